// Bases that double precision cannot tell from optimal ones: seen under the microscope, and mended without exact
// pivots.
#include "certified/lp/exact_basis.h"

#include <gtest/gtest.h>

#include "certified/lp/certified_lp.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay {
namespace {

using Way = CertifiedRun::Way;

constexpr std::uint32_t kColumns = 12;
constexpr double kHardly = 0x1p-44;  // below every tolerance, far above rounding of 1

// minimise -sum (1 + k kHardly) x_k, sum x <= 1, x >= 0, columns in the order k = step * j modulo 13: the last k wins.
LpProblem nearly_equal_costs(std::uint32_t step) {
  LpProblem problem;
  problem.rows = 1;
  problem.columns = kColumns;
  for (std::uint32_t j = 1; j <= kColumns; ++j) problem.cost.push_back(-1 - kHardly * (step * j % (kColumns + 1)));
  problem.matrix.assign(kColumns, 1);
  problem.row_lower = {-kInfinity};
  problem.row_upper = {1};
  problem.lower.assign(kColumns, 0);
  problem.upper.assign(kColumns, kInfinity);
  return problem;
}
// Its dual: maximise y, y <= 1 + k kHardly for every k.
LpProblem nearly_equal_bounds(std::uint32_t step) {
  LpProblem problem;
  problem.rows = kColumns;
  problem.columns = 1;
  problem.cost = {-1};
  problem.matrix.assign(kColumns, 1);
  problem.row_lower.assign(kColumns, -kInfinity);
  for (std::uint32_t j = 1; j <= kColumns; ++j) problem.row_upper.push_back(1 + kHardly * (step * j % (kColumns + 1)));
  problem.lower = {0};
  problem.upper = {kInfinity};
  return problem;
}

TEST(ExactBasis, KnowsAnOptimalBasisFromOneThatIsHardlyOptimal) {
  const LpProblem problem = nearly_equal_costs(1);
  for (std::uint32_t j = 0; j < kColumns; ++j) {
    const Basis basis{{j}, {}};
    const auto exactly = ExactBasis::of(problem, basis);
    ASSERT_TRUE(exactly);
    EXPECT_EQ(exactly->is_optimal(), j + 1 == kColumns) << j;
    EXPECT_EQ(exactly->is_optimal(), classify_basis(problem, basis) == BasisClass::kOptimal);
  }
  const LpProblem bounds = nearly_equal_bounds(1);
  for (std::uint32_t i = 0; i < kColumns; ++i) {
    Basis basis{{0}, {}};
    for (std::uint32_t k = 0; k < kColumns; ++k) {
      if (k != i) basis.basic.push_back(1 + k);
    }
    const auto exactly = ExactBasis::of(bounds, basis);
    ASSERT_TRUE(exactly);
    EXPECT_EQ(exactly->is_optimal(), i == 0) << i;
  }
}

TEST(ExactBasis, HasNoPlaceForSingularAndMalformedBases) {
  LpProblem problem = test::wedge();
  EXPECT_FALSE(ExactBasis::of(problem, {{0}, {}}));
  problem = nearly_equal_costs(1);
  problem.matrix[0] = 0;
  EXPECT_FALSE(ExactBasis::of(problem, {{0}, {}}));
}

TEST(ExactBasis, MagnifiesWhatIsWrongToOne) {
  const LpProblem problem = nearly_equal_costs(1);
  const auto moved = ExactBasis::of(problem, {{0}, {}})->magnified();
  double least = 0;
  for (std::uint32_t j = 0; j < kColumns; ++j) {
    EXPECT_EQ(moved.cost[j], j == 0 ? 0 : moved.cost[1] * j);  // exactly: the differences are
    least = std::min(least, moved.cost[j]);
    EXPECT_EQ(moved.lower[j], j == 0 ? -1 : 0);  // the point is 0, where x_0 was 1
    EXPECT_EQ(moved.upper[j], kInfinity);
  }
  EXPECT_LE(least, -1);
  EXPECT_GT(least, -2);

  const LpProblem bounds = nearly_equal_bounds(1);
  Basis basis{{0}, {}};
  for (std::uint32_t k = 0; k + 1 < kColumns; ++k) basis.basic.push_back(1 + k);
  const auto seen = ExactBasis::of(bounds, basis)->magnified();
  EXPECT_EQ(seen.upper[kColumns], 0);  // the row that the basis rests on
  EXPECT_LE(seen.upper[1], -1);
  EXPECT_GT(seen.upper[1], -2);
}

// Before there was a microscope each of these that double precision got wrong cost exact pivots.
TEST(CertifiedLp, MendsWhatTolerancesLetPassWithoutExactPivots) {
  CertifiedSolver solver;
  int magnified = 0;
  for (std::uint32_t step = 1; step <= kColumns; ++step) {
    for (const LpProblem& problem : {nearly_equal_costs(step), nearly_equal_bounds(step)}) {
      const CertifiedRun run = solver.solve(problem);
      const auto* optimal = std::get_if<Optimal>(&run.answer);
      ASSERT_NE(optimal, nullptr) << step;
      EXPECT_EQ(run.exact_pivots, 0u) << step;
      EXPECT_EQ(classify_basis(problem, optimal->basis), BasisClass::kOptimal) << step;
      EXPECT_EQ(*exact_objective(problem, optimal->basis), certify_lp(problem)->objective);
      magnified += run.way == Way::kMagnified;
    }
  }
  EXPECT_GT(magnified, 0);
}

TEST(CertifiedLp, BoundsItsExactPivotsByTheSizeOfTheProgram) {
  LpProblem problem;
  problem.rows = problem.columns = 10;
  EXPECT_EQ(CertifiedSolver::exact_pivots(problem), CertifiedSolver::kExactPivots);
  problem.rows = problem.columns = 10000;
  EXPECT_EQ(CertifiedSolver::exact_pivots(problem), 10u);
  problem.rows = problem.columns = 4000000000;
  EXPECT_EQ(CertifiedSolver::exact_pivots(problem), 1u);
}

}  // namespace
}  // namespace assay
