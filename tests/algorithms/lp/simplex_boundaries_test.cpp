// The parts of the simplex codes where one more bit decides, and what the check before an answer does at far ends.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/final_check.h"
#include "algorithms/lp/revised/iterate.h"
#include "algorithms/lp/revised/program.h"
#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tableau/dictionary.h"
#include "algorithms/lp/tableau/ratio_test.h"
#include "algorithms/lp/tolerances.h"
#include "tests/algorithms/lp/programs/textbook_rules.h"
#include "tests/harness/last_where.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::simplex_boundaries_test {
namespace {

using lp::Iterate;
using lp::RevisedOptions;
using lp::RevisedSimplex;
using test::canonical;
using test::textbook;

// A row's drift is computed within a bound of its error, and may be minus the promise exactly.
TEST(ProvesUnbounded, ADriftMayReachThePromiseExactlyAndNotPassIt) {
  const double allowed = lp::kPrimalPromise * (1 - 0x1p-40);
  const auto lowest_drift = [](double entry) {
    lp::BoundedSum drift;
    drift.add(entry, 1);
    return drift.lower();
  };
  double entry = -allowed;
  while (lowest_drift(entry) < -allowed) entry = std::nextafter(entry, 0);
  ASSERT_EQ(lowest_drift(entry), -allowed) << "else there is no tie to try";
  LpProblem problem = canonical(1, 1, {-1}, {entry}, {kInfinity});
  problem.row_lower[0] = 0;
  EXPECT_TRUE(lp::proves_unbounded(problem, {0}, {1}));
  problem.matrix[0] = std::nextafter(entry, -1);
  EXPECT_FALSE(lp::proves_unbounded(problem, {0}, {1}));
  LpProblem above = canonical(1, 1, {-1}, {-entry}, {0});
  EXPECT_TRUE(lp::proves_unbounded(above, {0}, {1}));
  above.matrix[0] = std::nextafter(-entry, 1);
  EXPECT_FALSE(lp::proves_unbounded(above, {0}, {1}));
}

// Two rows of ones that contradict each other by 32 u: five terms are off by at most 10 u, five more a column by 90 u.
TEST(ProvesInfeasible, ColumnsThatLeanOnZeroOrOnNothingTakeNoRoom) {
  constexpr std::uint32_t kColumns = 40;
  LpProblem problem;
  problem.rows = 2;
  problem.columns = kColumns;
  problem.cost.assign(kColumns, 0);
  problem.matrix.assign(2 * kColumns, 1);
  problem.row_lower = {1 + 0x1p-48, -kInfinity};
  problem.row_upper = {kInfinity, 1};
  problem.lower.assign(kColumns, 0);
  problem.upper.assign(kColumns, kInfinity);
  problem.lower[1] = -kInfinity;
  problem.upper[2] = 0;
  EXPECT_TRUE(lp::proves_infeasible(problem, {1, -1}));
  problem.row_lower[0] = 1 + 0x1p-51;
  EXPECT_FALSE(lp::proves_infeasible(problem, {1, -1})) << "within the error of its own sum";
}

// A basic variable of size 1 that has kRoundsToZero of room stops the entering one at once.
TEST(RatioTest, RoomAtTheNoiseOfAValueIsNone) {
  const auto step = [](double room) {
    LpProblem problem = canonical(1, 1, {-1}, {1}, {room});
    problem.row_lower[0] = -1;
    const lp::Dictionary tableau(problem);
    return lp::Stopper(tableau)(0, 1).step;
  };
  const double above = std::nextafter(lp::kRoundsToZero, 1);
  EXPECT_EQ(step(lp::kRoundsToZero), 0);
  EXPECT_EQ(step(above), above);
}

// (1 + 2^-30)^2 is 1 + 2^-29 as rounded, and 2^-60 more without.
TEST(Allowance, RoundsItsProductOnEveryMachine) {
  const double share = 1 + 0x1p-30;
  EXPECT_EQ((lp::Allowance{-(1 + 0x1p-29), share}.of(share)), 0);
}

TEST(Iterate, IsFeasibleAtItsTolerancesAndNotBeyond) {
  constexpr double kTolerance = 0x1p-30;
  Iterate it;
  it.program.primal_tolerance = {kTolerance};
  it.lower = {0};
  it.upper = {1};
  it.basic = {0};
  const auto is_feasible = [&](double x) {
    it.x = {x};
    return it.primal_feasible();
  };
  EXPECT_TRUE(is_feasible(-kTolerance));
  EXPECT_FALSE(is_feasible(std::nextafter(-kTolerance, -1)));
  EXPECT_TRUE(is_feasible(1 + kTolerance));
  EXPECT_FALSE(is_feasible(std::nextafter(1 + kTolerance, 2)));
}

// The geometric means lift the small entries of row and column, and with them the large one, beyond the largest double.
TEST(Program, AScalingThatWouldOverflowIsLeftOut) {
  const LpProblem wide = canonical(2, 2, {1, 1}, {0x1p1023, 0x1p-1022, 0x1p-1022, 0x1p1023}, {1, 1});
  lp::Program program;
  lp::load(wide, lp::Scaling::kGeometric, program);
  EXPECT_FALSE(program.is_scaled);
  EXPECT_EQ(program.by_column.value, (std::vector<double>{0x1p1023, 0x1p-1022, 0x1p-1022, 0x1p1023}));
  const LpProblem narrow = canonical(2, 2, {1, 1}, {0x1p10, 0x1p-10, 0x1p-10, 0x1p10}, {1, 1});
  lp::load(narrow, lp::Scaling::kGeometric, program);
  EXPECT_TRUE(program.is_scaled);
}

RevisedOptions primal_textbook() { return textbook(RevisedOptions::Method::kPrimal, lp::Pricing::kDantzig); }

// minimise -x, x <= 2^-1060: what no normal double is becomes 0 before it is checked.
TEST(RevisedSimplex, AValueBelowTheNormalDoublesIsZero) {
  RevisedSimplex solver(primal_textbook());
  const lp::RevisedRun run = solver.solve(canonical(1, 1, {-1}, {1}, {0x1p-1060}));
  const auto* optimal = std::get_if<Optimal>(&run.answer);
  ASSERT_NE(optimal, nullptr);
  ASSERT_EQ(run.pivots, 1U) << "else x is no basic variable";
  EXPECT_EQ(optimal->x[0], 0);
  const lp::RevisedRun normal = solver.solve(canonical(1, 1, {-1}, {1}, {0x1p-1022}));
  ASSERT_NE(std::get_if<Optimal>(&normal.answer), nullptr);
  EXPECT_EQ(std::get<Optimal>(normal.answer).x[0], 0x1p-1022);
}

// minimise 2^-1060 x, x >= 1.
TEST(RevisedSimplex, AMultiplierBelowTheNormalDoublesIsZero) {
  RevisedSimplex solver(primal_textbook());
  LpProblem problem = canonical(1, 1, {0x1p-1060}, {1}, {kInfinity});
  problem.row_lower[0] = 1;
  const lp::RevisedRun run = solver.solve(problem);
  const auto* optimal = std::get_if<Optimal>(&run.answer);
  ASSERT_NE(optimal, nullptr);
  EXPECT_EQ(optimal->x[0], 1);
  EXPECT_EQ(optimal->y[0], 0);
}

// 2^-600 x >= 2^600: scaled, the least x is a double, and in the problem's units it is none.
TEST(RevisedSimplex, AnOptimumBeyondTheLargestDoubleIsNoAnswer) {
  for (const lp::Scaling scaling : {lp::Scaling::kNone, lp::Scaling::kGeometric}) {
    RevisedOptions options = primal_textbook();
    options.rules.scaling = scaling;
    RevisedSimplex solver(options);
    LpProblem problem = canonical(1, 1, {0}, {0x1p-600}, {kInfinity});
    problem.row_lower[0] = 0x1p600;
    EXPECT_TRUE(std::holds_alternative<GaveUp>(solver.solve(problem).answer)) << static_cast<int>(scaling);
    problem.row_lower[0] = 0x1p400;
    const LpAnswer answer = solver.solve(problem).answer;
    const auto* optimal = std::get_if<Optimal>(&answer);
    ASSERT_NE(optimal, nullptr) << static_cast<int>(scaling);
    EXPECT_EQ(optimal->x[0], 0x1p1000);
  }
}

}  // namespace
}  // namespace assay::simplex_boundaries_test
