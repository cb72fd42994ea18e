// Exact numbers: sums and products as the rationals have them, at every exponent.
#include "algorithms/shapes/dyadic.h"

#include <gtest/gtest.h>

#include <cmath>

#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay::shapes::dyadic_test {
namespace {

double drawn(Choices& choices) {
  const auto mantissa = static_cast<double>(choices.around_zero(std::int64_t{1} << 52));
  return std::ldexp(mantissa, static_cast<int>(choices.around_zero(choices.chance(1, 2) ? 40 : 960)));
}

TEST(Dyadic, SumsAndProductsAreThoseOfRationals) {
  for (std::uint64_t key = 0; key < 3000; ++key) {
    Choices choices(mix64(key));
    const double x = drawn(choices), y = drawn(choices), z = drawn(choices), w = drawn(choices);
    const Dyadic value = Dyadic(x) * Dyadic(y) - Dyadic(z) * Dyadic(w) + Dyadic(x);
    const Rational truth = exact(x) * exact(y) - exact(z) * exact(w) + exact(x);
    ASSERT_EQ(value.sign(), sign(truth)) << key;
    const Wide rounded = value.rounded();
    const double near = Rational(truth).is_zero() ? 0 : rounded.mantissa;
    // mantissa 2^exponent against the truth, in rationals.
    Rational power = 1;
    const Rational base = rounded.exponent < 0 ? Rational(1, 2) : Rational(2);
    for (std::int64_t i = 0; i < std::abs(rounded.exponent); ++i) power *= base;
    ASSERT_LE(abs(exact(near) * power - truth), abs(truth) * exact(0x1.01p-53)) << key;
  }
}

TEST(Dyadic, CancelsToNothing) {
  const Dyadic huge(0x1.fffffffffffffp1023), tiny(0x1p-1074);
  EXPECT_EQ((huge - huge).sign(), 0);
  EXPECT_EQ((huge + tiny - huge).sign(), 1);
  EXPECT_TRUE(huge + tiny - huge == tiny);
  EXPECT_TRUE((-tiny + tiny) == Dyadic());
  EXPECT_TRUE(-huge < tiny);
  EXPECT_EQ((Dyadic(3.0) * Dyadic(-5.0) + Dyadic(15.0)).sign(), 0);
}

TEST(Wide, KeepsWhatDoublesLose) {
  const Wide square = Wide::of(0x1p1000) * Wide::of(0x1p1000);
  EXPECT_EQ(root(square).value(), 0x1p1000);
  EXPECT_EQ(root(Wide::of(2)).value(), std::sqrt(2.0));
  EXPECT_EQ((Wide::of(0x1p-1000) * Wide::of(0x1p-1000) / Wide::of(0x1p-1000)).value(), 0x1p-1000);
  EXPECT_EQ(square.value(), HUGE_VAL);
  EXPECT_EQ((Wide::of(1) + Wide::of(-1)).value(), 0);
  const auto unit = unit_vector({Wide::of(3, 4000), Wide::of(4, 4000), Wide{}});
  EXPECT_EQ(unit[0], 0.6);
  EXPECT_EQ(unit[1], 0.8);
}

}  // namespace
}  // namespace assay::shapes::dyadic_test
