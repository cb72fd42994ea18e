// The values of a basis over one denominator, against the same values as reduced fractions.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/exact/tableau_line.h"
#include "tests/support/random_numbers.h"

namespace assay::basic_line_test {
namespace {

using test::Stream;

// Entries of few bits, bounds of every size: subnormal, huge, integers, absent.
LpProblem drawn_program(Stream& stream) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(stream.within(1, 4));
  problem.columns = static_cast<std::uint32_t>(stream.within(1, 5));
  const auto bound = [&]() -> double {
    switch (stream.within(0, 4)) {
      case 0: return 0;
      case 1: return stream.within(-3, 3) * 0x1p-1074;
      case 2: return std::ldexp(stream.within(-7, 7), static_cast<int>(stream.within(-900, 900)));
      case 3: return 0.1 * stream.within(-9, 9);
      default: return stream.within(-3, 3);
    }
  };
  const auto add_bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
    const double a = bound(), b = bound();
    lower.push_back(stream.within(0, 3) == 0 ? -kInfinity : std::min(a, b));
    upper.push_back(stream.within(0, 3) == 0 ? kInfinity : std::max(a, b));
  };
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    problem.cost.push_back(0);
    add_bounds(problem.lower, problem.upper);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) add_bounds(problem.row_lower, problem.row_upper);
  for (std::uint32_t e = 0; e < problem.rows * problem.columns; ++e) {
    problem.matrix.push_back(stream.within(0, 2) == 0 ? 0 : 0.1 * stream.within(-9, 9));
  }
  return problem;
}

Basis drawn_basis(const LpProblem& problem, Stream& stream) {
  Basis basis;
  std::vector<bool> taken(problem.rows + problem.columns, false);
  while (basis.basic.size() < problem.rows) {
    const auto v = static_cast<std::uint32_t>(stream.within(0, static_cast<int>(taken.size()) - 1));
    if (!taken[v]) basis.basic.push_back(v);
    taken[v] = true;
  }
  for (std::uint32_t v = 0; v < taken.size(); ++v) {
    if (!taken[v] && std::isfinite(lower_of(problem, v)) && std::isfinite(upper_of(problem, v)) &&
        stream.within(0, 1) == 0)
      basis.at_upper.push_back(v);
  }
  return basis;
}

int order(const Rational& a, const Rational& b) { return a < b ? -1 : a > b ? 1 : 0; }

TEST(BasicLine, AgreesWithReducedFractions) {
  Stream stream{11};
  int compared = 0, ties = 0;
  for (int k = 0; k < 3000; ++k) {
    const LpProblem problem = drawn_program(stream);
    const auto places = places_of(problem, drawn_basis(problem, stream));
    ASSERT_TRUE(places);
    const ExactKernel factored(problem, kernel_of(problem, *places));
    const auto value = basic_values(problem, *places, factored);
    const auto line = basic_line(problem, *places, factored);
    ASSERT_EQ(value.has_value(), line.has_value());
    if (!line) continue;
    for (std::uint32_t v = 0; v < places->size(); ++v) {
      if ((*places)[v] != Place::kBasic) continue;
      const Rational& exactly = (*value)[v];
      ASSERT_EQ(line->at(v), exactly) << k << " " << v;
      const double near = exactly.convert_to<double>();
      if (!std::isfinite(near)) continue;
      for (const double bound : {near, std::nextafter(near, -kInfinity), std::nextafter(near, kInfinity), 0.0,
                                 lower_of(problem, v), upper_of(problem, v)}) {
        if (!std::isfinite(bound)) continue;
        const int expected = order(exactly, exact(bound));
        ASSERT_EQ(line->compare(v, bound), expected) << k << " " << v << " against " << bound;
        const Rational difference = exactly - exact(bound);
        const double told = line->near_difference(v, bound);
        if (expected == 0) {
          ASSERT_EQ(told, 0);
        } else if (std::isfinite(told) && std::fabs(told) > 0x1p-1000) {
          ASSERT_LE(abs(Rational(exact(told) - difference)), abs(difference) * exact(1e-10)) << k << " " << v;
        }
        ties += expected == 0;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 10000);
  EXPECT_GT(ties, 1000);
}

// 0.1 + 0.2 - 0.3 is 2^-55 as doubles have it: nothing that a double of the sum could tell from 0.
TEST(BasicLine, TellsASumFromItsRounding) {
  LpProblem problem;
  problem.rows = 1;
  problem.columns = 3;
  problem.cost = {0, 0, 0};
  problem.matrix = {0.1, 0.2, -0.3};
  problem.lower = problem.upper = {1, 1, 1};
  problem.row_lower = {0};
  problem.row_upper = {0};
  const auto places = places_of(problem, {{3}, {}});
  ASSERT_TRUE(places);
  const auto line = basic_line(problem, *places, ExactKernel(problem, kernel_of(problem, *places)));
  ASSERT_TRUE(line);
  const Rational sum = exact(0.1) + exact(0.2) - exact(0.3);
  EXPECT_EQ(line->at(3), sum);
  EXPECT_EQ(line->compare(3, 0), sign(sum));
  EXPECT_NE(sign(sum), 0);
  EXPECT_EQ(line->compare(3, sum.convert_to<double>()), 0);
}

}  // namespace
}  // namespace assay::basic_line_test
