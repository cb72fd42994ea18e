// Doubles become integers without loss.
#include "oracles/exact/dyadic.h"

#include <gtest/gtest.h>

#include <limits>

#include "oracles/exact/words.h"
#include "tests/support/random_numbers.h"

namespace assay::dyadic_test {
namespace {

TEST(Dyadic, IntegersTimesTheCommonPowerAreTheDoubles) {
  test::AdversarialDoubles draw(11);
  for (int i = 0; i < 2000; ++i) {
    std::vector<double> values;
    for (int k = 0; k < 5; ++k) values.push_back(i % 2 == 0 ? draw.any_exponent() : draw.mixed());
    const int exponent = common_exponent(values);
    bool some_odd = false;
    for (const double value : values) {
      const Integer integer = scaled_integer(value, exponent);
      ASSERT_EQ(Rational(integer) * power_of_two(exponent), exact(value));
      some_odd = some_odd || bit_test(abs(integer), 0);
    }
    ASSERT_TRUE(some_odd) << "the exponent is the largest possible";
  }
}

TEST(Dyadic, TheEndsOfTheRangeArePlain) {
  const double smallest = std::numeric_limits<double>::denorm_min(), largest = std::numeric_limits<double>::max();
  EXPECT_EQ(common_exponent(std::vector<double>{smallest, largest}), -1074);
  EXPECT_EQ(scaled_integer(smallest, -1074), 1);
  EXPECT_EQ(scaled_integer(-smallest, -1074), -1);
  EXPECT_EQ(Rational(scaled_integer(largest, -1074)) * power_of_two(-1074), exact(largest));
  EXPECT_EQ(common_exponent(std::vector<double>{0.0, -0.0}), 0);
  EXPECT_EQ(scaled_integer(-0.0, -1074), 0);
  EXPECT_EQ(power_of_two(3), 8);
  EXPECT_EQ(power_of_two(-3), Rational(1, 8));
}

TEST(Dyadic, TheDotProductIsExact) {
  const std::vector<double> x = {1e300, 1, -1e300, 0x1p-1074}, y = {1e300, 3, 1e300, 1};
  EXPECT_EQ(exact_dot(x, y), Rational(3) + power_of_two(-1074));
  EXPECT_EQ(exact_dot({}, {}), 0);
}

TEST(Words, NumbersReadWell) {
  EXPECT_EQ(in_words(0.75), "0x1.8p-1 (0.75)");
  EXPECT_EQ(in_words(std::numeric_limits<double>::quiet_NaN()), "nan");
  EXPECT_EQ(in_words(-std::numeric_limits<double>::infinity()), "-inf");
  EXPECT_EQ(in_words(std::vector<double>{1, -0.5}), "(0x1p+0, -0x1p-1) = (1, -0.5)");
  EXPECT_EQ(in_words(Rational(1, 3)), "1/3");
  EXPECT_EQ(in_words(power_of_two(-200)), "about 0x1p-200 (6.22302e-61)");
  EXPECT_EQ(in_words(power_of_two(-5000)), "about 1 * 2^-5000");
}

}  // namespace
}  // namespace assay::dyadic_test
