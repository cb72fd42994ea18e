// The check before an answer leaves a simplex code: each promise from both sides, and the parts that it is made of.
#include "algorithms/lp/final_check.h"

#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/tolerances.h"
#include "oracles/exact/rational.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::final_check_test {
namespace {

constexpr double kBelow = 0.999, kAbove = 1.001;  // of a promise of 1e-9

bool is_optimal(const LpProblem& problem, const Basis& basis) {
  bool singular = false;
  return lp::optimal_from_basis(problem, basis, singular).has_value() && !singular;
}

/// minimise cost x, row_lower <= entry x <= row_upper, lower <= x <= upper.
LpProblem of_one(double cost, double entry, double row_lower, double row_upper, double lower, double upper) {
  LpProblem problem;
  problem.rows = problem.columns = 1;
  problem.cost = {cost};
  problem.matrix = {entry};
  problem.row_lower = {row_lower};
  problem.row_upper = {row_upper};
  problem.lower = {lower};
  problem.upper = {upper};
  return problem;
}

// x stands at a bound, its row's activity is basic: the row, then x by a row at its bound.
TEST(FinalCheck, LetsActivitiesLeaveTheirBoundsByThePromiseAndNoMore) {
  const Basis activity{{1}, {}}, activity_upper{{1}, {0}}, variable{{0}, {}}, variable_upper{{0}, {1}};
  for (const double bound : {0.5, -0.5, 1.0, -4096.0, 4096.0}) {
    const double room = lp::kPrimalPromise * std::max(1.0, std::fabs(bound));
    for (const double share : {kBelow, kAbove}) {
      const bool is_kept = share < 1;
      const double low = bound - share * room, high = bound + share * room;
      EXPECT_EQ(is_optimal(of_one(0, 1, bound, kInfinity, low, kInfinity), activity), is_kept) << bound;
      EXPECT_EQ(is_optimal(of_one(0, 1, -kInfinity, bound, high, kInfinity), activity), is_kept) << bound;
      EXPECT_EQ(is_optimal(of_one(0, 1, -kInfinity, bound, -kInfinity, high), activity), is_kept) << bound;
      EXPECT_EQ(is_optimal(of_one(0, 1, -kInfinity, bound, bound - 9, high), activity_upper), is_kept) << bound;
      EXPECT_EQ(is_optimal(of_one(0, 1, low, kInfinity, bound, kInfinity), variable), is_kept) << bound;
      EXPECT_EQ(is_optimal(of_one(0, 1, high, kInfinity, -kInfinity, bound), variable), is_kept) << bound;
      EXPECT_EQ(is_optimal(of_one(0, 1, bound - 9, high, -kInfinity, bound), variable_upper), is_kept) << bound;
    }
  }
}

TEST(FinalCheck, LetsReducedCostsAndMultipliersLeaveTheirSidesByThePromiseAndNoMore) {
  const Basis at_lower{{1}, {}}, at_upper{{1}, {0}}, row_lower{{0}, {}}, row_upper{{0}, {1}};
  for (const double share : {kBelow, kAbove}) {
    const bool is_kept = share < 1;
    const double off = share * lp::kDualPromise;
    // x stands at its bound 0 with a cost that would move it.
    EXPECT_EQ(is_optimal(of_one(-off, 1, -kInfinity, kInfinity, 0, kInfinity), at_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(off, 1, -kInfinity, kInfinity, -kInfinity, 0), at_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(-off, 1, -kInfinity, kInfinity, 0, 0x1p-10), at_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(off, 1, -kInfinity, kInfinity, -0x1p-10, 0), at_upper), is_kept);
    EXPECT_EQ(is_optimal(of_one(-off, 1, -kInfinity, kInfinity, -kInfinity, kInfinity), at_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(off, 1, -kInfinity, kInfinity, -kInfinity, kInfinity), at_lower), is_kept);
    // A multiplier of the row, y = cost / 1.
    EXPECT_EQ(is_optimal(of_one(-off, 1, 0, kInfinity, -kInfinity, kInfinity), row_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(off, 1, -kInfinity, 0, -kInfinity, kInfinity), row_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(-off, 1, 0, 0x1p-10, -kInfinity, kInfinity), row_lower), is_kept);
    EXPECT_EQ(is_optimal(of_one(off, 1, -0x1p-10, 0, -kInfinity, kInfinity), row_upper), is_kept);
    // Equal bounds take either sign.
    EXPECT_TRUE(is_optimal(of_one(-1, 1, -kInfinity, kInfinity, 0, 0), at_lower));
    EXPECT_TRUE(is_optimal(of_one(1, 1, 0, 0, -kInfinity, kInfinity), row_lower));
  }
}

// What a dual promise lets pass may still be too much beside a far bound.
TEST(FinalCheck, RefusesAGapThatASmallMultiplierOpensAtAFarBound) {
  for (const double share : {kBelow, kAbove}) {
    const double far = -share * 0x1p12;
    LpProblem problem = of_one(-0x1p-12 * lp::kGapPromise, 1, -kInfinity, kInfinity, 0, -far);
    EXPECT_EQ(is_optimal(problem, {{1}, {}}), share < 1) << "x may go to " << -far;
    problem = of_one(-0x1p-12 * lp::kGapPromise, 1, 0, -far, -kInfinity, kInfinity);
    EXPECT_EQ(is_optimal(problem, {{0}, {}}), share < 1) << "its row may";
  }
}

TEST(FinalCheck, TellsASingularBasisFromARefusedOne) {
  LpProblem problem = test::canonical(2, 2, {0, 0}, {1, 2, 2, 4}, {1, 2});
  bool singular = false;
  EXPECT_FALSE(lp::optimal_from_basis(problem, {{0, 1}, {}}, singular));
  EXPECT_TRUE(singular);
  EXPECT_FALSE(lp::optimal_from_basis(problem, {{0}, {}}, singular)) << "too few";
  EXPECT_FALSE(singular);
  problem.matrix[3] = 5;
  EXPECT_TRUE(lp::optimal_from_basis(problem, {{0, 1}, {}}, singular));
  EXPECT_FALSE(singular);
}

TEST(FinalCheck, TakesAProofOfInfeasibilityFromBothSidesOfItsBounds) {
  // x <= -1 and x >= 0; -x <= -1 and x <= 0; and the two rows of `apart`.
  EXPECT_TRUE(lp::proves_infeasible(of_one(0, 1, -kInfinity, -1, 0, kInfinity), {-1}));
  EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, -kInfinity, -1, 0, kInfinity), {1})) << "no lower bound";
  EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, -kInfinity, 0, 0, kInfinity), {-1})) << "0 is no contradiction";
  EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, -kInfinity, -1, -kInfinity, kInfinity), {-1})) << "x is free";
  EXPECT_TRUE(lp::proves_infeasible(of_one(0, 1, 1, kInfinity, -kInfinity, 0), {1}));
  EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, 1, kInfinity, -kInfinity, 0), {-1})) << "no upper bound";
  EXPECT_TRUE(lp::proves_infeasible(of_one(0, 1, 4, kInfinity, 1, 3), {1}));
  EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, 3, kInfinity, 1, 3), {1}));
  EXPECT_TRUE(lp::proves_infeasible(of_one(0, 1, -kInfinity, 0, 1, 3), {-1}));
  EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, -kInfinity, 1, 1, 3), {-1}));
  for (const double odd : {0.0, std::nan(""), kInfinity, -kInfinity})
    EXPECT_FALSE(lp::proves_infeasible(of_one(0, 1, 1, kInfinity, -kInfinity, 0), {odd}));
  EXPECT_TRUE(lp::proves_infeasible(test::apart(), {-1, -1}));
  EXPECT_FALSE(lp::proves_infeasible(test::apart(), {-1, 0}));
  for (const double share : {kBelow, kAbove}) {
    // What of a free variable is left over, relative to the largest multiplier.
    for (const double length : {1.0, 8.0}) {
      LpProblem rest = of_one(0, share * lp::kDualPromise, -kInfinity, -1, -kInfinity, kInfinity);
      EXPECT_EQ(lp::proves_infeasible(rest, {-length}), share < 1);
      rest.matrix[0] = -rest.matrix[0];
      EXPECT_EQ(lp::proves_infeasible(rest, {-length}), share < 1);
    }
  }
}

TEST(FinalCheck, TakesARayFromBothSidesOfItsPromises) {
  // minimise -x, x >= 0 and a row x >= -1.
  const LpProblem open = of_one(-1, 1, -1, kInfinity, 0, kInfinity);
  EXPECT_TRUE(lp::proves_unbounded(open, {0}, {1}));
  EXPECT_FALSE(lp::proves_unbounded(open, {0}, {-1}));
  EXPECT_FALSE(lp::proves_unbounded(open, {-0.5}, {1})) << "outside its bound";
  EXPECT_FALSE(lp::proves_unbounded(of_one(0, 1, -1, kInfinity, 0, kInfinity), {0}, {1})) << "no descent";
  EXPECT_FALSE(lp::proves_unbounded(of_one(-1, 1, 1, kInfinity, 0, kInfinity), {0}, {1})) << "outside its row";
  for (const double odd : {0.0, std::nan(""), kInfinity}) EXPECT_FALSE(lp::proves_unbounded(open, {0}, {odd}));
  // A second variable, or a row, that drifts towards its bound.
  for (const double share : {kBelow, kAbove}) {
    for (const double length : {1.0, 8.0}) {
      const double drift = share * lp::kPrimalPromise * length;
      LpProblem problem = test::canonical(1, 2, {-1, 0}, {0, 1}, {kInfinity});
      EXPECT_EQ(lp::proves_unbounded(problem, {0, 0}, {length, -drift}), share < 1);
      problem.lower[1] = -kInfinity;
      EXPECT_TRUE(lp::proves_unbounded(problem, {0, 0}, {length, -drift}));
      problem.row_lower[0] = -1;
      EXPECT_EQ(lp::proves_unbounded(problem, {0, 0}, {length, -drift}), share < 1);
      problem.row_lower[0] = -kInfinity;
      problem.row_upper[0] = 1;
      EXPECT_TRUE(lp::proves_unbounded(problem, {0, 0}, {length, -drift}));
      EXPECT_EQ(lp::proves_unbounded(problem, {0, 0}, {length, drift}), share < 1);
      problem.row_upper[0] = kInfinity;
      problem.upper[1] = 1;
      EXPECT_EQ(lp::proves_unbounded(problem, {0, 0}, {length, drift}), share < 1);
    }
  }
}

// Roundings that all point one way: terms of one size and sign with full mantissas.
TEST(BoundedSum, EnclosesTheExactSumOfTermsThatRoundOneWay) {
  for (int n = 1; n <= 400; n = 2 * n + 1) {
    for (const double a : {1 - 0x1p-53, 0x1.fffffffp-1, 4.0 / 3, 0x1p-540, 0x1.8p-1074}) {
      lp::BoundedSum sum;
      Rational truth(0), unsure(0);
      for (int k = 0; k < n; ++k) {
        const double b = a < 0x1p-500 ? 0x1.0000000000001p-535 : 1 + 0x1p-52 * (2 * k + 1);
        sum.add(k % 7 == 6 ? -a : a, b);
        truth += exact(k % 7 == 6 ? -a : a) * exact(b);
        sum.add_unsure(-a, 0x1.3p-30);
        unsure += exact(a) * exact(0x1.3p-30);
      }
      const Rational off = truth - exact(sum.value());
      EXPECT_LE((off < 0 ? Rational(-off) : off) + unsure, exact(sum.error())) << n << " " << a;
      EXPECT_LE(truth + unsure, exact(sum.upper()));
      EXPECT_GE(truth - unsure, exact(sum.lower()));
    }
  }
}

}  // namespace
}  // namespace assay::final_check_test
