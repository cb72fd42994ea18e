// Programs made against one rule of the simplex method: exponentially many pivots, bases that come back, pivots that a
// tolerance takes for rounding.
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/lp/revised/revised_simplex.h"
#include "tests/algorithms/lp/programs/textbook_rules.h"

namespace assay::revised_cycles_test {
namespace {

using lp::AntiCycling;
using lp::Pricing;
using lp::RevisedOptions;
using lp::RevisedRun;
using lp::RevisedSimplex;
using lp::TieBreak;
using test::classic;
using test::textbook;
using test::why;
using Method = RevisedOptions::Method;

// 2^n - 1 pivots of the largest coefficient rule, as published, in chapter 4 of Chvatal's book.
TEST(RevisedSimplex, VisitsEveryVertexOfAKleeMintyCube) {
  for (std::uint32_t n = 3; n <= 12; ++n) {
    LpProblem cube;
    cube.rows = cube.columns = n;
    for (std::uint32_t i = 0; i < n; ++i) {
      for (std::uint32_t j = 0; j < n; ++j) {
        cube.matrix.push_back(j < i ? 2 * std::pow(10.0, i - j) : j == i ? 1.0 : 0.0);
      }
      cube.row_lower.push_back(-kInfinity);
      cube.row_upper.push_back(std::pow(100.0, i));
      cube.cost.push_back(-std::pow(10.0, n - 1 - i));
      cube.lower.push_back(0);
      cube.upper.push_back(kInfinity);
    }
    const RevisedRun run = RevisedSimplex(textbook(Method::kPrimal, Pricing::kDantzig)).solve(cube);
    EXPECT_EQ(run.pivots, (1U << n) - 1);
    EXPECT_TRUE(std::holds_alternative<Optimal>(run.answer));
  }
}

// Cycles of length six under the rules that are known to cause them (Gass and Vinjamuri 2004).
TEST(RevisedSimplex, SeesTheKnownCycles) {
  const auto cycles = [](std::string_view name, TieBreak tie) {
    RevisedSimplex solver(textbook(Method::kPrimal, Pricing::kDantzig, tie));
    const RevisedRun run = solver.solve(classic(name));
    EXPECT_EQ(why(run.answer), GaveUp::Why::kCycling) << name;
    EXPECT_EQ(run.pivots, 7) << name;  // the first basis to come back is that after the first pivot
  };
  cycles("beale_1955", TieBreak::kLowestIndex);
  cycles("beale_dyadic", TieBreak::kLowestIndex);
  cycles("chvatal", TieBreak::kLowestIndex);
  cycles("marshall_suurballe", TieBreak::kLowestIndex);
  cycles("kuhn", TieBreak::kLargestPivot);
}

TEST(RevisedSimplex, EveryCureEndsTheKnownCycles) {
  for (const std::string_view name : {"beale_1955", "beale_dyadic", "chvatal", "marshall_suurballe", "kuhn"}) {
    for (const AntiCycling cure : {AntiCycling::kBland, AntiCycling::kPerturbation}) {
      for (const TieBreak tie : {TieBreak::kLowestIndex, TieBreak::kLargestPivot}) {
        RevisedOptions options = textbook(Method::kPrimal, Pricing::kDantzig, tie);
        options.rules.anti_cycling = cure;
        EXPECT_TRUE(std::holds_alternative<Optimal>(RevisedSimplex(options).solve(classic(name)).answer)) << name;
      }
    }
  }
}

LpProblem unscaled(std::uint32_t rows, std::vector<double> cost, std::vector<double> matrix,
                   std::vector<double> upper) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = static_cast<std::uint32_t>(cost.size());
  problem.lower.assign(problem.columns, 0.0);
  problem.upper.assign(problem.columns, kInfinity);
  problem.row_lower.assign(rows, -kInfinity);
  problem.cost = std::move(cost);
  problem.matrix = std::move(matrix);
  problem.row_upper = std::move(upper);
  return problem;
}

// Entries of 2^-32 and 2^-37 beside large ones of other rows: nothing has cancelled there, so they are pivots.
TEST(RevisedSimplex, TakesSmallEntriesThatNothingCancelledForPivots) {
  const LpProblem tight = unscaled(2, {-1}, {0x1p12, 0x1p-32}, {0x1p14, 0});
  const LpProblem open = unscaled(2, {-1, 0}, {0x1p-37, -1, 1, 0}, {0, kInfinity});
  for (const auto solve : {&PrimalBland::solve, &PrimalDantzig::solve, &DualDantzig::solve}) {
    EXPECT_TRUE(std::holds_alternative<Optimal>(solve(tight, Watch{})));
    EXPECT_TRUE(std::holds_alternative<Unbounded>(solve(open, Watch{})));
  }
}

// An entry left out of the ratio test as rounding moves its row out of its bounds; believed, it ends the turns of
// phases.
TEST(RevisedSimplex, TakesNoTurnsBetweenThePhases) {
  LpProblem problem = unscaled(3, {0, 1}, {0, 0x1p44, 1, 0, -1, -2}, {kInfinity, 1, -0.5});
  RevisedSimplex solver(textbook(Method::kPrimal, Pricing::kDantzig));
  const RevisedRun run = solver.solve(problem);
  EXPECT_TRUE(std::holds_alternative<Optimal>(run.answer));
  EXPECT_LT(run.pivots, 20u);
}

}  // namespace
}  // namespace assay::revised_cycles_test
