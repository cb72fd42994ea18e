// Products of numbers known up to a radius, against GMP's integers.
#include "oracles/cast/fixed_ball.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <random>

#include "oracles/cast/turning_pair.h"
#include "oracles/exact/words.h"

namespace assay::fixed_ball_test {
namespace {

void expect_encloses(const WideInteger& x, const WideInteger& y) {
  const FixedBall product = FixedBall(x, 0) * FixedBall(y, 0);
  const Integer exact = Integer(x) * Integer(y), unit = Integer(1) << FixedBall::kFractionBits;
  EXPECT_LE(abs(Integer(Integer(product.middle()) * unit - exact)), Integer(product.radius()) * unit) << x << " " << y;
}

/// Boost 1.74 shifts a negative number whose lowest limb is 1 to a positive one.
TEST(FixedBall, KeepsTheSignOfAProductThatEndsInOne) {
  const WideInteger ones = (WideInteger(1) << 190) - 1;
  for (const int side : {1, -1}) {
    expect_encloses(ones, side * ones);
    expect_encloses(-ones, side * ones);
    expect_encloses(1, side * ((WideInteger(1) << 200) + 1));
  }
}

TEST(FixedBall, EnclosesProductsOfEveryPatternOfLimbs) {
  std::mt19937_64 random(5);
  const auto draw = [&] {
    WideInteger number = 0;
    for (auto limbs = 1 + random() % 3; limbs > 0; --limbs) {
      const std::uint64_t patterns[] = {0, 1, ~std::uint64_t{0}, random()};
      number = (number << 64) | WideInteger(patterns[random() % 4]);
    }
    return random() % 2 == 0 ? number : WideInteger(-number);
  };
  for (int i = 0; i < 20000; ++i) expect_encloses(draw(), draw());
}

/// At t = 1/3 the angle is 1/4 less one unit, all ones, and the bodies came out distorted. The first vertex of a is the
/// centre of its turn.
TEST(TurningPair, TurnsWithoutStretchingAtAThird) {
  MovingPair pair{{{2, {-6, -8, 7, -5, 7, 8, -5, 2}}, {2, {26, -8, 34, -8, 37, -2, 37, 2}}}, {}, {}};
  pair.of_a.displacement = {27, -7, 0};
  pair.of_a.rotation = {0, 0, 0.75};
  pair.of_a.centre = {-6, -8, 0};
  const TurningPair turning(pair);
  const auto moment = turning.at(Rational(1, 3));
  const Rational unit = power_of_two(turning.exponent());
  const std::array<double, 4> squares = {0, 13 * 13 + 3 * 3, 13 * 13 + 16 * 16, 1 + 10 * 10};
  for (std::size_t i = 0; i < 4; ++i) {
    Rational squared = 0;
    for (std::size_t k = 0; k < 2; ++k) {
      const Rational way = (moment.a.position[i][k].middle_value() - moment.a.position[0][k].middle_value()) * unit;
      squared += way * way;
    }
    EXPECT_NEAR(approximate(squared), squares[i], 1e-10) << i;
  }
}

/// sin^2 + cos^2 = 1 with sin = |w| f and cos = 1 - q g: nothing else fixes both, and few pairs of wrong sums obey it.
TEST(TurnFactors, EncloseASineAndACosineForEveryAngle) {
  for (const double angle : {0.0, 0x1p-100, 0x1p-20, 0.25, 1.0, 1.5, 1.75, 3.0, 3.25, 4.5, 6.3, 20.0, 64.0}) {
    const FixedBall q = FixedBall::of(exact(angle) * exact(angle));
    const TurnFactors factors = turn_factors(q);
    const FixedBall cosine = FixedBall::of(1) - q * factors.versine;
    const FixedBall off = q * factors.sine * factors.sine + cosine * cosine - FixedBall::of(1);
    EXPECT_LE(off.low(), 0) << angle;
    EXPECT_GE(off.high(), 0) << angle;
    EXPECT_LT(off.radius(), WideInteger(1) << (FixedBall::kFractionBits - 40)) << angle;
    const double sine = (factors.sine.middle_value() * exact(angle)).convert_to<double>();
    EXPECT_NEAR(sine, std::sin(angle), 1e-13) << angle;
  }
}

/// Positions known up to 2^100 units along x: the gap is between the ends that are nearest, or farthest, whichever
/// vertex they are of.
TEST(TurningPair, AGapIsThatOfTheNearestEndsFromBelowAndOfTheFarthestFromAbove) {
  const WideInteger unit = WideInteger(1) << FixedBall::kFractionBits, off = WideInteger(1) << 100;
  const TurningPair::Vector normal = {FixedBall::of(1), FixedBall::of(0), FixedBall::of(0)};
  const auto at = [&](int x, int times) {
    return TurningPair::Vector{FixedBall(x * unit, times * off), FixedBall::of(0), FixedBall::of(0)};
  };
  const auto expect_near = [&](const WideInteger& value, const WideInteger& expected) {
    EXPECT_LT(abs(WideInteger(value - expected)), 64);
  };
  for (std::size_t first = 0; first < 3; ++first) {
    TurningPair::Moment moment;
    const std::array<TurningPair::Vector, 3> a = {at(3, 2), at(1, 1), at(-2, 1)}, b = {at(5, 7), at(8, 1), at(6, 1)};
    for (std::size_t k = 0; k < 3; ++k) {
      moment.a.position.push_back(a[(first + k) % 3]);
      moment.b.position.push_back(b[(first + k) % 3]);
    }
    expect_near(TurningPair::least_gap(moment, normal), 2 * unit - 9 * off);
    expect_near(TurningPair::greatest_gap(moment, normal), 2 * unit + 9 * off);
  }
}

TEST(TurningPair, NoApproachIsFasterThanItsBoundAlongAnyAxis) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    MovingPair pair{{{3, {0, 0, 0}}, {3, {1, 1, 1}}}, {}, {}};
    pair.of_a.displacement[axis] = 2;
    pair.of_b.displacement[axis] = -1;
    const TurningPair turning(pair);
    EXPECT_GE(Rational(Integer(turning.greatest_speed())) * power_of_two(turning.exponent()),
              3 * power_of_two(static_cast<int>(FixedBall::kFractionBits)))
        << axis;
  }
}

}  // namespace
}  // namespace assay::fixed_ball_test
