// Elimination over Q: solutions solve, ranks count, determinants change sign with a row exchange.
#include "oracles/exact/linear.h"

#include <gtest/gtest.h>

#include "tests/support/random_numbers.h"

namespace assay::linear_test {
namespace {

RationalMatrix matrix_of(std::size_t rows, std::size_t columns, std::vector<int> entries) {
  RationalMatrix m(rows, columns);
  for (std::size_t i = 0; i < entries.size(); ++i) m.entries[i] = entries[i];
  return m;
}

std::vector<Rational> times(const RationalMatrix& m, const std::vector<Rational>& x) {
  std::vector<Rational> y(m.rows);
  for (std::size_t r = 0; r < m.rows; ++r) {
    for (std::size_t c = 0; c < m.columns; ++c) y[r] += m(r, c) * x[c];
  }
  return y;
}

TEST(Linear, ASolutionSolves) {
  test::AdversarialDoubles draw(5);
  int solved = 0, singular = 0, too_many = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::size_t n = 1 + draw.below(4), m = n + draw.below(2);
    RationalMatrix a(m, n);
    for (auto& entry : a.entries)
      entry = exact(i % 3 == 0 ? draw.any_exponent() : static_cast<double>(draw.below(3)) - 1);
    std::vector<Rational> rhs(m);
    for (auto& entry : rhs) entry = exact(draw.lattice());
    if (i % 2 == 0) {  // consistent for certain
      std::vector<Rational> x(n);
      for (auto& entry : x) entry = exact(draw.lattice());
      rhs = times(a, x);
    }
    const auto x = solve(a, rhs);
    const std::size_t r = rank(a);
    if (x) {
      ++solved;
      ASSERT_EQ(r, n);
      ASSERT_EQ(times(a, *x), rhs);
    } else if (r < n) {
      ++singular;
      const auto kernel = kernel_vector(a);
      ASSERT_TRUE(kernel);
      ASSERT_EQ(times(a, *kernel), std::vector<Rational>(m));
      ASSERT_NE(*kernel, std::vector<Rational>(n));
    } else {
      ++too_many;
    }
    if (r == n) {
      ASSERT_FALSE(kernel_vector(a));
    }
  }
  EXPECT_GT(solved, 500);
  EXPECT_GT(singular, 200);
  EXPECT_GT(too_many, 100);
}

TEST(Linear, ALineThroughNothing) {
  EXPECT_EQ(rank(RationalMatrix(0, 3)), 0u);
  RationalMatrix empty;
  empty.columns = 2;
  EXPECT_TRUE(kernel_vector(empty));
  EXPECT_FALSE(solve(matrix_of(2, 1, {1, 1}), {Rational(1), Rational(2)}));
  EXPECT_TRUE(solve(RationalMatrix(2, 0), {Rational(0), Rational(0)}));
  EXPECT_FALSE(solve(RationalMatrix(2, 0), {Rational(0), Rational(1)}));
}

}  // namespace
}  // namespace assay::linear_test
