// The revised simplex exactly at its tolerances, and where roundings hide what a contradiction hangs on.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "oracles/lp/certificate/check_lp.h"
#include "tests/algorithms/lp/programs/textbook_rules.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::revised_boundaries_test {
namespace {

using lp::Pricing;
using lp::RevisedOptions;
using lp::RevisedRun;
using lp::RevisedSimplex;
using lp::Scaling;
using test::textbook;
using Method = RevisedOptions::Method;

constexpr LpPromise kPromise{lp::kPrimalPromise, lp::kDualPromise, lp::kGapPromise};

// minimise -c x + y, x + y <= 1.
TEST(RevisedSimplex, AReducedCostOfExactlyTheToleranceIsNoDescent) {
  constexpr double kTolerance = 0.5 * lp::kDualPromise;
  for (const Pricing pricing : {Pricing::kDantzig, Pricing::kDevex, Pricing::kSteepestEdge, Pricing::kBland,
                                Pricing::kGreatestImprovement, Pricing::kRandomEdge}) {
    RevisedSimplex solver(textbook(Method::kPrimal, pricing));
    LpProblem problem = test::canonical(1, 2, {-kTolerance, 1}, {1, 1}, {1});
    EXPECT_EQ(solver.solve(problem).pivots, 0u) << static_cast<int>(pricing);
    problem.cost[0] = std::nextafter(-kTolerance, -1);
    EXPECT_EQ(solver.solve(problem).pivots, 1u) << static_cast<int>(pricing);
  }
}

// With a third as a double 3 (x / 3) is x - 2^-54 x, rounded x: three times the first row less the second says that
// -2^-54 x is at least 1, which is so from x = -2^54 on, and 0 as double precision sees it.
TEST(RevisedSimplex, NoContradictionIsBuiltOnAProductThatRoundsToNothing) {
  LpProblem problem = test::canonical(2, 2, {0, 0}, {1 / 3.0, 1, 1, 3}, {kInfinity, 2});
  problem.row_lower[0] = 1;
  problem.lower = {-1e20, -kInfinity};
  problem.upper = {0, kInfinity};
  for (const Method method : {Method::kPrimal, Method::kDual, Method::kAuto})
    for (const Scaling scaling : {Scaling::kNone, Scaling::kGeometric}) {
      RevisedOptions options = textbook(method, Pricing::kDantzig);
      options.rules.scaling = scaling;
      EXPECT_FALSE(std::holds_alternative<Infeasible>(RevisedSimplex(options).solve(problem).answer));
    }
  // The other way round x cannot help.
  problem.lower[0] = 0;
  problem.upper[0] = 1e20;
  for (const Method method : {Method::kPrimal, Method::kDual}) {
    const RevisedRun run = RevisedSimplex(textbook(method, Pricing::kDantzig)).solve(problem);
    if (const auto* infeasible = std::get_if<Infeasible>(&run.answer)) {
      EXPECT_TRUE(holds(check_infeasible(problem, *infeasible, kPromise)));
    }
  }
}

// Basic x has a multiplier of 2^1000 / 2^-500.
TEST(RevisedSimplex, AReducedCostBeyondTheDoublesEndsTheRun) {
  LpProblem problem = test::canonical(1, 2, {0x1p1000, 0}, {0x1p-500, 0x1p500}, {kInfinity});
  problem.row_lower[0] = 1;
  const Basis start{{0}, {}};
  for (const Method method : {Method::kPrimal, Method::kDual, Method::kAuto}) {
    const RevisedRun run = RevisedSimplex(textbook(method, Pricing::kDantzig)).solve(problem, {}, &start);
    const auto* gave_up = std::get_if<GaveUp>(&run.answer);
    ASSERT_NE(gave_up, nullptr);
    EXPECT_EQ(gave_up->why, GaveUp::Why::kNotFinite);
    EXPECT_EQ(run.pivots, 0u);
  }
}

}  // namespace
}  // namespace assay::revised_boundaries_test
