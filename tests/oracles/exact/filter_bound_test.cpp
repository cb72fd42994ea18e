// Inputs at which all roundings behind det2_sign point the same way, so that its error is close to the proved bound.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/exact/filter.h"
#include "oracles/exact/rational.h"

namespace assay::filter_bound_test {
namespace {

// With e = 2^-52, 1 is where a rounding is largest relative to the number: the exact entries are 1 + i e + s e, rounded
// to 1 + i e, with |s| just below 1/2. The product of 1 + i e and 1 + l e is 1 + (i + l + i l e) e, and i l e is just
// above 1/2, rounded up; j k e is just below, rounded down. Three roundings on each side make three steps of e in all:
// the rounded determinant is +2 e, the exact one is negative, and only a bound of more than 2 e, which is u (|p| + |q|)
// times two, keeps the filter from deciding.
TEST(Filter, IsNotCertainWhereAllRoundingsPointTheSameWay) {
  constexpr double kStep = 0x1p-52, kAlmostHalf = 0x1.fp-54;
  const double root = std::ldexp(std::sqrt(0.5), 26);
  const double i = std::floor(root) + 2, l = std::floor(root) + 1, j = std::floor(root), k = std::floor(root);
  const auto check = [&](double p0, double p1, double q0, double q1) {
    const double x[2] = {1 + p0 * kStep, 1 + q0 * kStep}, y[2] = {1 + q1 * kStep, 1 + p1 * kStep};
    const Rational half = exact(kAlmostHalf);
    EXPECT_EQ(x[0] - kAlmostHalf, x[0]);
    EXPECT_EQ(x[1] + kAlmostHalf, x[1]);
    const Rational p = (exact(x[0]) - half) * (exact(y[1]) - half), q = (exact(x[1]) + half) * (exact(y[0]) + half);
    const auto sign_of_rounded = det2_sign(x, y);
    if (sign_of_rounded) {
      EXPECT_EQ(*sign_of_rounded, sign(Rational(p - q)));
    }
    return x[0] * y[1] - x[1] * y[0] > 0 && p < q;
  };
  int deceptive = 0;
  for (int a = -3; a <= 3; ++a) {
    for (int b = -3; b <= 3; ++b) {
      for (int c = -3; c <= 3; ++c) deceptive += check(i + a, l + b, j + c, k);
    }
  }
  EXPECT_GT(deceptive, 10);
}

}  // namespace
}  // namespace assay::filter_bound_test
