// An enclosure holds its number through any chain of operations, on numbers of every size.
#include "oracles/exact/enclosure.h"

#include <gtest/gtest.h>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/enclosed_rational.h"
#include "tests/support/random_numbers.h"

namespace assay::enclosure_test {
namespace {

using test::AdversarialDoubles;

bool holds_number(const Enclosure& enclosure, const Rational& number) {
  if (!std::isfinite(enclosure.middle) || !std::isfinite(enclosure.radius)) return true;  // it says nothing
  return abs(number - exact(enclosure.middle)) <= exact(enclosure.radius);
}

TEST(Enclosure, HoldsTheExactNumberThroughChainsOfOperations) {
  AdversarialDoubles draw(7);
  int useful = 0, useless = 0, divided = 0;
  for (int i = 0; i < 20000; ++i) {
    const int kind = i % (AdversarialDoubles::kKinds + 1);
    const auto number = [&] { return kind < AdversarialDoubles::kKinds ? draw.of_kind(kind) : draw.mixed(); };
    const double start = number();
    Enclosure x = exactly(start);
    Rational truth = exact(start);
    for (int step = 0; step < 6; ++step) {
      const double operand = number();
      Enclosure y = exactly(operand);
      Rational other = exact(operand);
      if (draw.below(2) == 0) y = x * y, other *= truth;
      switch (draw.below(4)) {
        case 0: x = x + y, truth += other; break;
        case 1: x = x - y, truth -= other; break;
        case 2: x = x * y, truth *= other; break;
        default:
          if (other == 0) continue;
          x = x / y, truth /= other;
          ++divided;
      }
      ASSERT_TRUE(holds_number(x, truth)) << "case " << i << " step " << step;
      if (const auto s = certain_sign(x)) {
        ASSERT_EQ(*s, sign(truth)) << "case " << i << " step " << step;
      }
    }
    ++(certain_sign(x) ? useful : useless);
  }
  EXPECT_GT(useful, 4000);
  EXPECT_GT(useless, 4000);
  EXPECT_GT(divided, 10000);
}

// What filters leave to rationals hangs on the last bit of a radius, so each formula is held to its own roundings.
TEST(Enclosure, RadiiAreRoundedAsTheFormulasStand) {
  // 2^-1018 (1 + 2^-51): the product's last bit is even, and 8 eta are half of it.
  EXPECT_EQ(widened(0x1.0000000000002p-1018), 0x1.000000000000ap-1018);
  EXPECT_EQ(widened(0), 8 * kSmallestDouble);
  EXPECT_EQ(widened(1), 1 + 0x1p-49);
  const Enclosure x{3, 1}, y{-5, 0x1p-53};
  EXPECT_EQ((x + y).radius, widened(1 + 0x1p-53 + 0x1p-52));
  EXPECT_EQ((x - y).radius, widened(1 + 0x1p-53 + 0x1p-50));
  EXPECT_EQ((x * y).radius, widened(3 * 0x1p-53 + 5 + 0x1p-53 + 15 * 0x1p-53));
  EXPECT_EQ((y / Enclosure{2, 1}).radius, widened((0x1p-53 + 2.5 + 2 * kSmallestDouble) / 1 + 2.5 * 0x1p-53));
  EXPECT_EQ(blurred(x, 2).radius, widened(3));
}

TEST(Enclosure, ADivisorThatMayBeZeroSaysNothing) {
  EXPECT_FALSE(certain_sign(exactly(1) / exactly(0)));
  EXPECT_FALSE(certain_sign(exactly(1) / Enclosure{1, 1}));
  EXPECT_FALSE(certain_sign(exactly(1) / Enclosure{1, std::numeric_limits<double>::quiet_NaN()}));
}

TEST(Enclosure, OverflowSaysNothingForEver) {
  Enclosure x = exactly(1e308) * exactly(10);
  EXPECT_FALSE(certain_sign(x));
  x = x * exactly(0) + exactly(1);
  EXPECT_FALSE(certain_sign(x));
  x = exactly(1) / (exactly(1e308) + exactly(1e308));
  EXPECT_FALSE(certain_sign(x));
}

TEST(Enclosure, BlurringMovesTheSign) {
  EXPECT_TRUE(certain_sign(exactly(1)));
  EXPECT_FALSE(certain_sign(blurred(exactly(1), 1)));
  EXPECT_FALSE(certain_sign(blurred(exactly(1), std::numeric_limits<double>::infinity())));
}

/// However a rational is rounded to one of its neighbours: half a unit off at worst, or nearly a whole one.
TEST(Enclosure, ARationalIsWithinAUnitInTheLastPlaceOfItsDoubleAndTheRadiusIsNoMore) {
  for (const double x : {1.0, 1.5, -1.0, 0x1p-1022, 0x1p-1023, -0x1p-1040, 0x1p-971, 0x1p1000}) {
    const double next = std::nextafter(x, x < 0 ? -HUGE_VAL : HUGE_VAL);
    const Rational unit = exact(next) - exact(x);
    for (const Rational& part : {Rational(1, 2), Rational(power_of_two(-60)), Rational(1 - power_of_two(-60))}) {
      const Rational value = exact(x) + unit * part;
      const Enclosure enclosure = enclosed(value);
      EXPECT_LE(abs(Rational(value - exact(enclosure.middle))), exact(enclosure.radius)) << x;
      EXPECT_LT(exact(enclosure.radius), abs(unit) * 2) << x;
    }
  }
}

/// Half of the least double is no double: by itself it is rounded to nothing, in one operation with an odd number of
/// least doubles to a whole one.
TEST(Enclosure, EveryOperationOfARadiusIsRoundedForItself) {
  EXPECT_EQ((Enclosure{0x1p-1022, kSmallestDouble} + Enclosure{0, 0}).radius, 9 * kSmallestDouble);
}

}  // namespace
}  // namespace assay::enclosure_test
