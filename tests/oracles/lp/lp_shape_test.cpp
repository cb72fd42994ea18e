// What is no linear program is refused whichever of its numbers is at fault, and sums take their last terms too.
#include "oracles/lp/certificate/lp_shape.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>
#include <vector>

#include "oracles/lp/sums/ball.h"
#include "oracles/lp/sums/lp_sums.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::lp_shape_test {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
using Field = std::vector<double> LpProblem::*;
constexpr Field kFields[] = {&LpProblem::cost,      &LpProblem::matrix, &LpProblem::row_lower,
                             &LpProblem::row_upper, &LpProblem::lower,  &LpProblem::upper};

TEST(LpShape, EveryListHasItsLength) {
  ASSERT_EQ(unjudgeable(test::general()), "");
  for (const Field field : kFields)
    for (const bool longer : {true, false}) {
      LpProblem problem = test::general();
      std::vector<double>& list = problem.*field;
      longer ? list.push_back(0) : list.pop_back();
      EXPECT_EQ(unjudgeable(problem), kInconsistentSizes);
    }
}

TEST(LpShape, EveryNumberIsOneThatItMayBe) {
  for (const Field field : kFields)
    for (const double number : {kNan, kInfinity, -kInfinity}) {
      const bool is_upper = field == &LpProblem::row_upper || field == &LpProblem::upper;
      const bool is_lower = field == &LpProblem::row_lower || field == &LpProblem::lower;
      const bool may_be = (is_upper && number == kInfinity) || (is_lower && number == -kInfinity);
      LpProblem problem = test::general();
      for (double& entry : problem.*field) {
        const double good = std::exchange(entry, number);
        EXPECT_EQ(unjudgeable(problem), may_be ? "" : kNotFinite) << number;
        entry = good;
      }
    }
}

TEST(LpShape, BoundsAreCrossedWhereTheLowerOneIsAboveAndNotWhereTheyMeet) {
  const std::pair<Field, Field> bounds[] = {{&LpProblem::row_lower, &LpProblem::row_upper},
                                            {&LpProblem::lower, &LpProblem::upper}};
  for (const auto& [lower, upper] : bounds)
    for (std::size_t i = 0; i < (test::general().*lower).size(); ++i) {
      LpProblem problem = test::general();
      (problem.*lower)[i] = (problem.*upper)[i] = 7;
      EXPECT_FALSE(has_crossed_bounds(problem)) << i;
      (problem.*lower)[i] = 7 + 0x1p-50;
      EXPECT_TRUE(has_crossed_bounds(problem)) << i;
    }
}

// 2 rows, 3 columns, and every term another power of two, so that one that is left out is missed.
const LpProblem kPowers = test::canonical(2, 3, {1, -2, 4}, {8, -16, 32, -64, 128, 256}, {1, 1});

template <class Number>
void expect_whole_sums() {
  const std::vector<double> x = {1, -1, 1}, y = {1, -1};
  const auto is = [](const Number& sum, double whole) {
    if constexpr (std::is_same_v<Number, Rational>)
      EXPECT_EQ(sum, exact(whole));
    else
      EXPECT_EQ(sum.middle, whole);
  };
  is(row_activity<Number>(kPowers, 0, x), 8 + 16 + 32);
  is(row_activity<Number>(kPowers, 1, x), -64 - 128 + 256);
  is(reduced_cost<Number>(kPowers, 0, 1, y), 1 - 8 - 64);
  is(reduced_cost<Number>(kPowers, 2, 4, y), 4 - 32 + 256);
  is(dot<Number>(kPowers.cost, x), 1 + 2 + 4);
}

TEST(LpSums, TakeEveryTerm) {
  expect_whole_sums<Rational>();
  expect_whole_sums<Ball>();
  EXPECT_EQ(sizes_of_cost(kPowers, std::vector<double>{1, -1, -1}), 7);
  EXPECT_EQ(sizes_of_cost(test::canonical(0, 1, {-3}, {}, {}), std::vector<double>{2}), 6);
}

TEST(LpSums, ScalesAreTheLargestSizeWhereverItStands) {
  for (std::size_t at = 0; at < 3; ++at)
    for (const int side : {-1, 1}) {
      std::vector<double> values = {0.25, -0.25, 0.25};
      values[at] = side * 0.5;
      EXPECT_EQ(largest(values), 0.5) << at;
      values[at] = side * 8;
      EXPECT_EQ(largest(values), 8) << at;
      LpProblem row = test::canonical(1, 3, {0, 0, 0}, {0, 0, 0}, {1});
      row.matrix = values;
      EXPECT_EQ(largest_in_row(row, 0), 8) << at;
      LpProblem column = test::canonical(3, 1, {0}, {0, 0, 0}, {1, 1, 1});
      column.matrix = values;
      EXPECT_EQ(largest_in_column(column, 0), 8) << at;
    }
  LpProblem small = test::canonical(1, 1, {0}, {0.25}, {1});
  EXPECT_EQ(largest_in_row(small, 0), 1);
  EXPECT_EQ(largest_in_column(small, 0), 1);
  EXPECT_EQ(scale_of(-3).as<Rational>(), 3);
  EXPECT_EQ(scale_of(0.5).as<Rational>(), 1);
}

}  // namespace
}  // namespace assay::lp_shape_test
