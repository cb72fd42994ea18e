// What the filter of bases proves, and what it must leave open, on bases whose values are known by hand.
#include "oracles/lp/basis/basis_filter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "oracles/exact/work_bound.h"
#include "oracles/lp/basis/basis_kernel.h"

namespace assay::basis_filter_test {
namespace {

/// Every variable free, no cost: tests set the rest.
LpProblem unbounded(std::uint32_t rows, std::uint32_t columns, std::vector<double> matrix) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  problem.matrix = std::move(matrix);
  problem.cost.assign(columns, 0);
  problem.lower.assign(columns, -kInfinity);
  problem.upper.assign(columns, kInfinity);
  problem.row_lower.assign(rows, -kInfinity);
  problem.row_upper.assign(rows, kInfinity);
  return problem;
}

struct Filtered {
  Filtered(LpProblem given, const Basis& basis)
      : problem(std::move(given)),
        places(*places_of(problem, basis)),
        kernel(kernel_of(problem, places)),
        filter(problem, places, kernel) {}
  LpProblem problem;
  std::vector<Place> places;
  BasisKernel kernel;
  BasisFilter filter;
};

bool is_ray(const LpProblem& problem, const Basis& basis, std::uint32_t moving) {
  return Filtered(problem, basis).filter.column_is_a_ray(moving);
}
bool is_infeasible_row(const LpProblem& problem, const Basis& basis, std::uint32_t proving) {
  return Filtered(problem, basis).filter.row_proves_infeasibility(proving);
}

// x0 = 4 - 2 y and x1 = 1 - y by the first two rows, so the third is 3 x1 + y = 3 - 2 y; y <= 0 may only fall.
struct OneWay {
  LpProblem problem = unbounded(3, 3, {1, 0, 2, 0, 1, 1, 0, 3, 1});
  Basis basis = {{0, 1, 5}, {}};
  OneWay() {
    problem.row_lower = {4, 1, -kInfinity};
    problem.row_upper = {4, 1, kInfinity};
    problem.upper[2] = 0;
  }
};

/// Values and multipliers of a basis are found once.
TEST(BasisFilter, AskedAgainItHasLessToDo) {
  const OneWay one;
  Filtered filtered(one.problem, one.basis);
  const auto units = [&](const auto& asked) {
    const std::uint64_t before = work_meter().spent;
    asked(filtered.filter);
    return work_meter().spent - before;
  };
  const auto by_row = [](BasisFilter& filter) { filter.row_proves_infeasibility(5); };
  const auto by_values = [](BasisFilter& filter) { filter.is_primal_feasible(); };
  const auto by_multipliers = [](BasisFilter& filter) { filter.is_dual_feasible(); };
  const std::uint64_t first = units(by_row);
  EXPECT_LT(units(by_row), first);
  EXPECT_EQ(units(by_values), 0u);
  EXPECT_GT(units(by_multipliers), 0u);
  EXPECT_EQ(units(by_multipliers), 0u);
}

TEST(BasisFilter, ProvesWhatIsAboveItsBoundsAsWellAsWhatIsBelow) {
  const OneWay one;
  for (const std::uint32_t proving : {0u, 1u, 5u}) {
    const double value = std::vector<double>{4, 1, 0, 0, 0, 3}[proving];
    const auto with_bounds = [&](double lower, double upper) {
      LpProblem problem = one.problem;
      (proving < 3 ? problem.lower[proving] : problem.row_lower[proving - 3]) = lower;
      (proving < 3 ? problem.upper[proving] : problem.row_upper[proving - 3]) = upper;
      return problem;
    };
    EXPECT_TRUE(is_infeasible_row(with_bounds(-kInfinity, value - 0.5), one.basis, proving)) << proving;
    EXPECT_FALSE(is_infeasible_row(with_bounds(-kInfinity, value), one.basis, proving)) << "inside: " << proving;
    EXPECT_FALSE(is_infeasible_row(with_bounds(value + 0.5, kInfinity), one.basis, proving))
        << "y mends it: " << proving;
    LpProblem rising = with_bounds(value + 0.5, kInfinity);
    rising.lower[2] = 0, rising.upper[2] = kInfinity;
    EXPECT_TRUE(is_infeasible_row(rising, one.basis, proving)) << proving;
    rising = with_bounds(-kInfinity, value - 0.5);
    rising.lower[2] = 0, rising.upper[2] = kInfinity;
    EXPECT_FALSE(is_infeasible_row(rising, one.basis, proving)) << "y mends it: " << proving;
    rising.upper[2] = 0;
    EXPECT_TRUE(is_infeasible_row(rising, one.basis, proving)) << "a fixed variable mends nothing: " << proving;
    LpProblem free = with_bounds(-kInfinity, value - 0.5);
    free.upper[2] = kInfinity;
    EXPECT_FALSE(is_infeasible_row(free, one.basis, proving)) << "y mends it: " << proving;
    LpProblem loose = with_bounds(-kInfinity, value - 0.5);
    loose.row_lower[proving == 1 ? 1 : 0] = -kInfinity;
    loose.row_upper[1] = 1;
    EXPECT_EQ(is_infeasible_row(loose, {{0, 1, 5}, {}}, proving), proving == 5) << "its own row mends it: " << proving;
  }
}

// x0 = 4 + y by the first row, and two rows beside: y and -y.
struct Ray {
  LpProblem problem = unbounded(3, 2, {1, -1, 0, 1, 0, -1});
  Basis basis = {{0, 3, 4}, {}};
  Ray() {
    problem.row_lower[0] = problem.row_upper[0] = 4;
    problem.cost = {0, -1};
  }
};

TEST(BasisFilter, ARayNeedsACostThatSurelyFallsAndNoBoundInItsWay) {
  const Ray ray;
  EXPECT_TRUE(is_ray(ray.problem, ray.basis, 1));
  for (const double cost : {0.0, 1.0, -1.0}) {
    LpProblem problem = ray.problem;
    problem.cost = {-cost, cost};  // of x0 = 4 + y: they cancel
    EXPECT_FALSE(is_ray(problem, ray.basis, 1)) << cost;
  }
  for (const double way : {1.0, -1.0}) {
    const auto blocked = [&](std::uint32_t v, double change) {
      LpProblem problem = ray.problem;
      problem.cost[1] = -way;
      const bool rises = way * change > 0;
      if (v < 2) (rises ? problem.upper[v] : problem.lower[v]) = rises ? 9 : -9;
      if (v >= 2) (rises ? problem.row_upper[v - 2] : problem.row_lower[v - 2]) = rises ? 9 : -9;
      return is_ray(problem, {{0, 3, 4}, {}}, 1);
    };
    EXPECT_FALSE(blocked(0, 1)) << way;
    EXPECT_TRUE(blocked(0, -1)) << way;
    EXPECT_FALSE(blocked(3, 1)) << way;
    EXPECT_TRUE(blocked(3, -1)) << way;
    EXPECT_FALSE(blocked(4, -1)) << way;
    EXPECT_TRUE(blocked(4, 1)) << way;
  }
}

TEST(BasisFilter, AnActivityMovesAlongARayToo) {
  // x0 is the first row, the second is 2 x0.
  LpProblem problem = unbounded(2, 1, {1, 2});
  problem.row_upper[0] = 5;
  problem.cost = {1};
  const Basis basis = {{0, 2}, {}};
  EXPECT_TRUE(is_ray(problem, basis, 1));
  problem.row_lower[1] = -9;
  EXPECT_FALSE(is_ray(problem, basis, 1));
  problem.row_lower[1] = -kInfinity, problem.lower[0] = -9;
  EXPECT_FALSE(is_ray(problem, basis, 1));
  problem.lower[0] = -kInfinity, problem.cost = {-1};
  EXPECT_FALSE(is_ray(problem, basis, 1)) << "it has an upper bound";
  problem.cost = {0};
  EXPECT_FALSE(is_ray(problem, basis, 1));
}

TEST(BasisFilter, AColumnThatRestsAtZeroLeavesTheValuesAsSureAsTheyAre) {
  LpProblem with = unbounded(1, 3, {3, 0.1, 7}), without = unbounded(1, 2, {3, 0.1});
  with.row_lower = with.row_upper = without.row_lower = without.row_upper = {0.1};
  with.lower[1] = with.upper[1] = without.lower[1] = without.upper[1] = 0.1;
  with.lower[2] = 0;
  Filtered three(with, {{0}, {}}), two(without, {{0}, {}});
  ASSERT_TRUE(three.filter.is_primal_feasible() && two.filter.is_primal_feasible());
  EXPECT_GT(two.filter.values()[0].radius, 0);
  EXPECT_EQ(three.filter.values()[0].radius, two.filter.values()[0].radius);
}

// The multiplier of the row is 2^-1080, which no double is, and the second column makes 2^-780 of it.
TEST(BasisFilter, AMultiplierThatUnderflowsIsNotZero) {
  LpProblem problem = unbounded(1, 2, {0x1p80, 0x1p300});
  problem.cost = {0x1p-1000, 0};
  problem.row_lower = problem.row_upper = {1};
  problem.lower[1] = 0;
  EXPECT_FALSE(Filtered(problem, {{0}, {}}).filter.is_dual_feasible());
  problem.cost[1] = 0x1p-700;
  EXPECT_TRUE(Filtered(problem, {{0}, {}}).filter.is_dual_feasible());
}

// Multipliers of a third; the cost of the last column is the double below what they make of it.
TEST(BasisFilter, IsNotMisledByRoundingAtAnyScale) {
  constexpr std::uint32_t kRows = 5;
  for (const double scale : {0x1p-400, 0x1p-150, 1.0, 0x1p150, 0x1p400}) {
    for (int entry = 1; entry < 200; ++entry) {
      LpProblem problem = unbounded(kRows, kRows + 1, {});
      problem.row_lower.assign(kRows, 1);
      problem.lower.assign(kRows + 1, 0);
      Rational thirds = 0;
      Basis basis;
      for (std::uint32_t i = 0; i < kRows; ++i) {
        problem.cost[i] = scale;
        for (std::uint32_t j = 0; j < kRows; ++j) problem.matrix.push_back(i == j ? 3 : 0);
        problem.matrix.push_back(entry + i * i);
        thirds += exact(problem.matrix.back()) / 3;
        basis.basic.push_back(i);
      }
      double below = thirds.convert_to<double>();
      while (exact(below) >= thirds) below = std::nextafter(below, 0.0);
      problem.cost[kRows] = below * scale;
      EXPECT_FALSE(Filtered(problem, basis).filter.is_dual_feasible()) << scale << " " << entry;
      problem.cost[kRows] = (below + entry) * scale;
      EXPECT_TRUE(Filtered(problem, basis).filter.is_dual_feasible()) << scale << " " << entry;
    }
  }
}

}  // namespace
}  // namespace assay::basis_filter_test
