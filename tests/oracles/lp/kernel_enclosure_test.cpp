// The enclosures of a kernel's solutions hold the exact ones, and say nothing rather than something wrong.
#include "oracles/lp/basis/kernel_enclosure.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/basis/exact_kernel.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/tableau_line.h"
#include "tests/oracles/as_rationals.h"
#include "tests/oracles/lp/small_problems.h"
#include "tests/support/random_numbers.h"

namespace assay::kernel_enclosure_test {
namespace {

using test::as_rationals;
using test::Stream;

/// So many rows and columns: of each column a number `cost()` and then its bounds, then the bounds of each row, then
/// `entry()` for each entry; `bounds(lower, upper)` adds one to either list.
template <class Cost, class Bounds, class Entry>
LpProblem drawn_program(std::uint32_t rows, std::uint32_t columns, const Cost& cost, const Bounds& bounds,
                        const Entry& entry) {
  LpProblem problem;
  problem.rows = rows, problem.columns = columns;
  for (std::uint32_t j = 0; j < columns; ++j) {
    problem.cost.push_back(cost());
    bounds(problem.lower, problem.upper);
  }
  for (std::uint32_t i = 0; i < rows; ++i) bounds(problem.row_lower, problem.row_upper);
  for (std::uint32_t e = 0; e < rows * columns; ++e) problem.matrix.push_back(entry());
  return problem;
}

bool holds_within(const Ball& ball, const Rational& value) {
  if (!std::isfinite(ball.middle) || !std::isfinite(ball.radius)) return true;
  return abs(Rational(value - exact(ball.middle))) <= exact(ball.radius);
}

// Both orientations; whether there was an enclosure at all.
bool expect_enclosed(std::uint32_t order, const std::vector<double>& matrix, const std::vector<double>& right) {
  LpProblem problem;
  problem.rows = problem.columns = order;
  problem.matrix = matrix;
  BasisKernel kernel;
  kernel.rows.resize(order);
  std::iota(kernel.rows.begin(), kernel.rows.end(), 0);
  kernel.columns = kernel.rows;
  const auto enclosure = KernelEnclosure::of(problem, kernel);
  const ExactKernel factored(problem, kernel);
  if (!enclosure) return false;
  std::vector<Rational> exact_right;
  for (const double value : right) exact_right.push_back(exact(value));
  const std::vector<Ball> balls(right.begin(), right.end());
  const auto x = factored.solve(exact_right), y = factored.solve_transposed(exact_right);
  EXPECT_TRUE(x && y) << "an enclosure proves the kernel regular";
  if (!x || !y) return true;
  const auto exact_x = as_rationals(*x), exact_y = as_rationals(*y);
  const auto enclosed_x = enclosure->solve(balls), enclosed_y = enclosure->solve_transposed(balls);
  for (std::uint32_t k = 0; k < order; ++k) {
    EXPECT_TRUE(holds_within(enclosed_x[k], exact_x[k])) << "x " << k << " of order " << order;
    EXPECT_TRUE(holds_within(enclosed_y[k], exact_y[k])) << "y " << k << " of order " << order;
  }
  return true;
}

TEST(KernelEnclosure, HoldsTheExactSolutionOfRandomMatrices) {
  Stream stream{5};
  int enclosed = 0;
  for (int k = 0; k < 300; ++k) {
    const auto order = static_cast<std::uint32_t>(stream.within(1, 9));
    const int spread = stream.within(0, 1) * stream.within(0, 40);
    std::vector<double> matrix, right;
    for (std::uint32_t e = 0; e < order * order; ++e) {
      matrix.push_back(std::ldexp(stream.unit() - 0.5, stream.within(-spread, spread)));
    }
    for (std::uint32_t i = 0; i < order; ++i) right.push_back(std::ldexp(stream.unit() - 0.5, stream.within(0, 30)));
    enclosed += expect_enclosed(order, matrix, right);
  }
  EXPECT_GT(enclosed, 250);
}

// The worse the condition, the more of the error is in what the lemma adds to the residual.
TEST(KernelEnclosure, HoldsTheExactSolutionNearSingularity) {
  Stream stream{6};
  int enclosed = 0;
  for (int k = 0; k < 400; ++k) {
    const double near = std::ldexp(1 + stream.unit(), -stream.within(30, 51));
    enclosed += expect_enclosed(3, {1, 1, 1, 1, 1 + near, 1, 1.0 / 3, 1.0 / 3, 1.0 / 3 + std::ldexp(near, -1)},
                                {stream.unit(), stream.unit(), stream.unit()});
  }
  EXPECT_GT(enclosed, 100);
}

// The approximate inverse is then off by a sizeable part of itself, and so is a correction made with it.
TEST(KernelEnclosure, HoldsTheExactSolutionOfNearlyDependentRows) {
  Stream stream{8};
  int enclosed = 0;
  constexpr std::uint32_t kOrder = 6;
  for (int k = 0; k < 400; ++k) {
    std::vector<double> matrix, right;
    for (std::uint32_t e = 0; e < kOrder * (kOrder - 1); ++e) matrix.push_back(stream.unit() - 0.5);
    const double closeness = std::ldexp(1.0, -stream.within(38, 47));
    for (std::uint32_t j = 0; j < kOrder; ++j) {
      matrix.push_back(matrix[j] + matrix[kOrder + j] / 3 + closeness * stream.unit());
    }
    for (std::uint32_t i = 0; i < kOrder; ++i) right.push_back(stream.unit());
    enclosed += expect_enclosed(kOrder, matrix, right);
  }
  EXPECT_GT(enclosed, 200);
}

TEST(KernelEnclosure, HoldsTheExactSolutionOfHilbertSystems) {
  for (std::uint32_t order = 1; order <= 13; ++order) {
    std::vector<double> matrix;
    for (std::uint32_t i = 0; i < order; ++i) {
      for (std::uint32_t j = 0; j < order; ++j) matrix.push_back(1.0 / (i + j + 1));
    }
    const bool enclosed = expect_enclosed(order, matrix, std::vector<double>(order, 1.0 / 3));
    EXPECT_TRUE(enclosed || order > 9) << order;
  }
}

TEST(KernelEnclosure, HoldsTheExactSolutionAmongSubnormalsAndGiants) {
  expect_enclosed(2, {0x1p-1040, 0x1p-1042, 0x1p-1041, 0x1p-1040 * 1.1}, {0x1p-1060, 0x1p-1074});
  expect_enclosed(2, {0x1p1000, 0x1p990, 0x1p980, 0x1p1001}, {1, 0x1p1000});
  expect_enclosed(2, {0x1p-600, 0, 0, 0x1p600}, {0x1p-600, 0x1p600});
}

TEST(KernelEnclosure, SaysNothingAboutSingularMatrices) {
  EXPECT_FALSE(expect_enclosed(2, {1, 2, 2, 4}, {1, 1}));
  EXPECT_FALSE(expect_enclosed(2, {1.0 / 3, 1.0 / 7, 2.0 / 3, 2.0 / 7}, {1, 1}));
  EXPECT_FALSE(expect_enclosed(3, {1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 1, 1}));
  EXPECT_FALSE(expect_enclosed(1, {0}, {1}));
}

TEST(KernelEnclosure, IsExactOnSmallIntegers) {
  LpProblem problem;
  problem.rows = problem.columns = 2;
  problem.matrix = {2, 1, 1, 1};
  const auto enclosure = KernelEnclosure::of(problem, {{0, 1}, {0, 1}});
  ASSERT_TRUE(enclosure);
  for (const Ball& ball : enclosure->solve({Ball(3.0), Ball(2.0)})) EXPECT_EQ(ball.radius, 0);
}

/// A program of small multiples of 1 or 1/3, of at most four rows and columns.
LpProblem grainy_program(Stream& stream) {
  const auto rows = static_cast<std::uint32_t>(stream.within(1, 4));
  const auto columns = static_cast<std::uint32_t>(stream.within(1, 4));
  const double grain = stream.within(0, 1) ? 1 : 1.0 / 3;
  const auto number = [&] { return grain * stream.within(-3, 3); };
  const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
    const double low = number();
    const int kind = stream.within(0, 4);
    lower.push_back(kind == 0 || kind == 3 ? -kInfinity : low);
    upper.push_back(kind == 0 || kind == 1 ? kInfinity : kind == 2 ? low : low + grain * stream.within(0, 3));
  };
  return drawn_program(rows, columns, number, bounds, number);
}

std::vector<std::uint32_t> any_basis(Stream& stream, const LpProblem& problem) {
  std::vector<std::uint32_t> all(problem.rows + problem.columns);
  std::iota(all.begin(), all.end(), 0);
  for (std::size_t e = all.size(); e > 1; --e) std::swap(all[e - 1], all[stream.next() % e]);
  all.resize(problem.rows);
  return all;
}

/// A basic variable outside its bounds, whose row lets no other one help.
template <class Places>
void expect_infeasible_row(const LpProblem& problem, const Places& places, const ExactKernel& factored,
                           const Rational& value, std::uint32_t v) {
  const double lower = lower_of(problem, v), upper = upper_of(problem, v);
  const auto row = tableau_row(problem, places, factored, v);
  const bool below = std::isfinite(lower) && value < exact(lower);
  EXPECT_TRUE(below || (std::isfinite(upper) && value > exact(upper)));
  for (std::uint32_t w = 0; w < places.size(); ++w) {
    if (lower_of(problem, w) == upper_of(problem, w) || row->sign(w) == 0) continue;
    EXPECT_EQ(places[w], (row->sign(w) > 0) == below ? Place::kAtUpper : Place::kAtLower);
  }
}

/// A column along which the cost falls and no variable has a bound.
template <class Places>
void expect_ray(const LpProblem& problem, const Places& places, const ExactKernel& factored, const Rational& reduced,
                std::uint32_t v) {
  const auto column = tableau_column(problem, places, factored, v);
  EXPECT_NE(reduced, 0);
  for (std::uint32_t w = 0; w < places.size(); ++w) {
    const int change = -sign(reduced) * column->sign(w);
    if (change == 0) continue;
    EXPECT_TRUE(std::isinf(change > 0 ? upper_of(problem, w) : lower_of(problem, w)));
  }
}

// Whatever the filter says about a basis or a line is what exact arithmetic says.
TEST(BasisFilter, NeverSaysMoreThanIsTrue) {
  Stream stream{9};
  int primal_seen = 0, dual_seen = 0, row_seen = 0, column_seen = 0;
  for (int k = 0; k < 4000; ++k) {
    const LpProblem problem = grainy_program(stream);
    const auto places = places_of(problem, {any_basis(stream, problem), {}});
    const BasisKernel kernel = kernel_of(problem, *places);
    const ExactKernel factored(problem, kernel);
    const auto solution = solve_basis(problem, *places, factored);
    BasisFilter filter(problem, *places, kernel);
    const bool primal = filter.is_primal_feasible(), dual = filter.is_dual_feasible();
    if (!solution) {
      EXPECT_FALSE(primal || dual);
      continue;
    }
    primal_seen += primal;
    dual_seen += dual;
    for (std::uint32_t v = 0; v < places->size(); ++v) {
      const double lower = lower_of(problem, v), upper = upper_of(problem, v);
      const Rational& value = solution->value[v];
      const Rational& reduced = solution->reduced[v];
      if (primal) {
        EXPECT_TRUE((std::isinf(lower) || value >= exact(lower)) && (std::isinf(upper) || value <= exact(upper)));
      }
      if (dual && (*places)[v] != Place::kBasic && lower != upper) {
        EXPECT_TRUE((*places)[v] == Place::kAtUpper || reduced >= 0);
        EXPECT_TRUE((*places)[v] == Place::kAtLower || reduced <= 0);
      }
      if ((*places)[v] == Place::kBasic && filter.row_proves_infeasibility(v)) {
        ++row_seen;
        expect_infeasible_row(problem, *places, factored, value, v);
      }
      if ((*places)[v] != Place::kBasic && filter.column_is_a_ray(v)) {
        ++column_seen;
        expect_ray(problem, *places, factored, reduced, v);
      }
    }
  }
  for (const int seen : {primal_seen, dual_seen, row_seen, column_seen}) EXPECT_GT(seen, 40);
}

// Multipliers of a third; the cost of a last column is the largest double below what they make of it.
TEST(BasisFilter, SeesReducedCostsThatRoundingTurnsRound) {
  Stream stream{10};
  constexpr std::uint32_t kRows = 6;
  for (int k = 0; k < 500; ++k) {
    LpProblem problem = test::canonical(kRows, kRows + 1, {}, {}, {1, 1, 1, 1, 1, 1});
    problem.row_lower = problem.row_upper;
    problem.lower.assign(kRows + 1, 0);
    problem.upper.assign(kRows + 1, kInfinity);
    problem.cost.assign(kRows, 1);
    Rational thirds = 0;
    Basis basis;
    for (std::uint32_t i = 0; i < kRows; ++i) {
      for (std::uint32_t j = 0; j < kRows; ++j) problem.matrix.push_back(i == j ? 3 : 0);
      problem.matrix.push_back(stream.within(1, 1000));
      thirds += exact(problem.matrix.back()) / 3;
      basis.basic.push_back(i);
    }
    double below = thirds.convert_to<double>();
    while (exact(below) >= thirds) below = std::nextafter(below, 0.0);
    problem.cost.push_back(below);
    const auto places = places_of(problem, basis);
    const BasisKernel kernel = kernel_of(problem, *places);
    EXPECT_FALSE(BasisFilter(problem, *places, kernel).is_dual_feasible());
    EXPECT_EQ(classify_basis(problem, basis), BasisClass::kPrimalOnly);
  }
}

}  // namespace
}  // namespace assay::kernel_enclosure_test
