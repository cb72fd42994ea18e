// Choices of the exact simplex method: no answer depends on them, only how much it does for one.
#include "oracles/lp/exact/exact_simplex.h"

#include <gtest/gtest.h>

#include "tests/oracles/lp/small_problems.h"

namespace assay::exact_simplex_test {
namespace {

using End = ExactSimplex::End;

/// Made-up costs are as small as 2^-20 of the largest: a cost of four times that is dearer than either of them.
TEST(ExactSimplex, AMadeUpCostIsSmallBesideAGivenOneOfTheSameOrder) {
  constexpr std::uint32_t kWithoutCost = 4, kDear = 7;
  LpProblem problem = test::canonical(1, 8, {1, 0, 0, 0, 0, 0, 0, 0x1p-18}, {0, 0, 0, 0, 1, 0, 0, 1}, {kInfinity});
  problem.row_lower = {1};
  ExactSimplex simplex(problem, {});
  EXPECT_EQ(simplex.run(100), End::kOptimal);
  EXPECT_EQ(simplex.places()[kWithoutCost], Place::kBasic);
  EXPECT_NE(simplex.places()[kDear], Place::kBasic);
  EXPECT_EQ(simplex.pivots(), 1u) << "the dear one entered first";
}

TEST(DegenerateVertex, OfVariablesWithoutAFiniteLengthTheFirstLeaves) {
  const LpProblem problem = test::canonical(3, 1, {1}, {0x1p-1074, 0x1p-1074, 0x1p-1074}, {0, 0, 0});
  const auto places = places_of(problem, Basis{{1, 2, 3}, {}});
  const ExactKernel factored(problem, kernel_of(problem, *places));
  const auto column = tableau_column(problem, *places, factored, 0);
  ASSERT_TRUE(column);
  EXPECT_EQ(DegenerateVertex().choose({2, 3}, *column, 0, true), 2u);
}

}  // namespace
}  // namespace assay::exact_simplex_test
