// Ball arithmetic encloses the exact number, on the numbers that rounding is hard on.
#include "oracles/lp/sums/ball.h"

#include <gtest/gtest.h>

#include <cmath>

#include "oracles/exact/dyadic.h"
#include "tests/support/random_numbers.h"

namespace assay::ball_test {
namespace {

// Full mantissas and short ones, at exponents around 0 or all over the range.
double draw(test::Stream& stream, bool wild) {
  const std::uint64_t word = stream.next();
  const double mantissa =
      word % 3 == 0 ? static_cast<double>(word >> 60) : std::ldexp(static_cast<double>(word >> 11), -53);
  const int exponent = wild ? static_cast<int>(stream.next() % 2050) - 1060 : static_cast<int>(stream.next() % 8) - 4;
  return std::ldexp(word % 2 == 0 ? mantissa : -mantissa, exponent);
}

void expect_enclosed(const Ball& ball, const Rational& value, std::uint64_t& finite) {
  if (!std::isfinite(ball.lower()) || !std::isfinite(ball.upper())) return;  // says nothing
  ++finite;
  ASSERT_LE(exact(ball.lower()), value);
  ASSERT_GE(exact(ball.upper()), value);
}

TEST(Ball, EnclosesSumsOfProducts) {
  test::Stream state{1};
  std::uint64_t finite = 0, total = 0;
  for (int round = 0; round < 4000; ++round) {
    const bool wild = round % 2 == 1;
    Ball sum = 0.0;
    Rational truth = 0;
    for (int k = 0; k < 8; ++k) {
      const double a = draw(state, wild), b = draw(state, wild);
      sum += Ball(a) * Ball(b);
      truth += exact(a) * exact(b);
    }
    const double c = draw(state, wild);
    ++total;
    expect_enclosed(sum * Ball(c) - sum, truth * exact(c) - truth, finite);
  }
  EXPECT_GT(finite, total / 2) << "balls that say nothing prove nothing";
}

TEST(Ball, EnclosesSumsThatCancel) {
  test::Stream state{2};
  std::uint64_t finite = 0;
  for (int round = 0; round < 2000; ++round) {
    const double a = draw(state, false), b = draw(state, false), c = draw(state, false);
    const Ball rest = Ball(a) * Ball(b) + Ball(c) - Ball(b) * Ball(a) - Ball(c) + Ball(0x1p-70);
    expect_enclosed(rest, exact(0x1p-70), finite);
  }
  EXPECT_EQ(finite, 2000u);
}

TEST(Ball, StaysExactOnSmallIntegers) {
  Ball sum = 0.0;
  for (int k = 1; k <= 1000; ++k) sum += Ball(k) * Ball(k % 2 == 0 ? k : -k);
  EXPECT_EQ(sum.radius, 0);
  EXPECT_EQ(sum.middle, 500500);
}

TEST(Ball, EnclosesAmongSubnormals) {
  std::uint64_t finite = 0;
  for (const double a : {0x1p-1074, 0x3p-1074, 0x1.8p-540, 0x1.fffffffffffffp-1022, 0x1.5555555555555p-530}) {
    for (const double b : {0x1p-1074, 0x1.8p-1, 0x1.5555555555555p-540, 0x1.3p-500, 3.0}) {
      expect_enclosed(Ball(a) * Ball(b), exact(a) * exact(b), finite);
      expect_enclosed(Ball(a) * Ball(b) + Ball(a), exact(a) * exact(b) + exact(a), finite);
      expect_enclosed((Ball(a) * Ball(b)) * (Ball(b) * Ball(a)), exact(a) * exact(b) * exact(b) * exact(a), finite);
    }
  }
  EXPECT_EQ(finite, 75u);
}

TEST(Ball, SaysNothingBeyondTheRange) {
  const Ball huge = Ball(1e300) * Ball(1e300);
  EXPECT_FALSE(huge.upper() <= 0x1p1023);
  EXPECT_FALSE(huge.lower() > 0);
  const Ball gone = huge - huge;
  EXPECT_FALSE(gone.upper() <= 0);
  EXPECT_FALSE(gone.lower() >= 0);
  EXPECT_EQ((Ball(0.0) * huge).upper(), 0) << "an exact 0 stays 0";
}

TEST(Ball, NoNumberInItIsLargerThanItsMagnitude) {
  EXPECT_GE(Ball(-3, 0.5).magnitude(), 3.5);
  EXPECT_LT(Ball(-3, 0.5).magnitude(), 3.51);
  EXPECT_GE(Ball(3, 0.5).magnitude(), 3.5);
  EXPECT_LT(Ball(3, 0.5).magnitude(), 3.51);
  EXPECT_GE(Ball(0.25, 4).magnitude(), 4.25);
  EXPECT_GE(Ball(-0.25, 4).magnitude(), 4.25);
  EXPECT_EQ(Ball(-2.0).magnitude(), 2);
  EXPECT_EQ(Ball(2.0).magnitude(), 2);
}

/// Half of the products are rounded down: what is added is a unit in the last place at least, and no more than two.
TEST(Ball, AChangedNumberIsWithinTheChangeAndTheRadiusIsHardlyMore) {
  test::Stream state{9};
  for (int k = 0; k < 20000; ++k) {
    const double change = std::fabs(draw(state, k % 2 == 1)), scale = std::fabs(draw(state, k % 2 == 1));
    const double radius = changed(1, scale, change).radius;
    const Rational exactly = exact(change) * exact(scale);
    if (!std::isfinite(radius)) continue;
    ASSERT_LE(exactly, exact(radius));
    ASSERT_LE(exact(radius), exactly * (1 + power_of_two(-50)) + power_of_two(-1071));
  }
  EXPECT_EQ(changed(1, 5, 0).radius, 0);
}

}  // namespace
}  // namespace assay::ball_test
