// Square roots between neighbouring doubles.
#include "certified/gjk/root_bracket.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>
#include <limits>
#include <random>

#include "oracles/exact/dyadic.h"

namespace assay::certified {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

TEST(RootBracket, IsADoubleTwiceWhereTheRootIsOne) {
  EXPECT_EQ(root_bracket(0, 7, 3).high, 0);
  EXPECT_EQ(root_bracket(9, 4, 0).low, 1.5);
  EXPECT_EQ(root_bracket(9, 4, 0).high, 1.5);
  EXPECT_EQ(root_bracket(1, 1, -1074).low, DBL_TRUE_MIN);
  EXPECT_EQ(root_bracket(1, 1, -1074).high, DBL_TRUE_MIN);
  EXPECT_EQ(root_bracket(1, 1, 1023).high, 0x1p1023);
}

TEST(RootBracket, GoesToTheEndsOfTheRange) {
  EXPECT_EQ(root_bracket(1, 4, -1074).low, 0);
  EXPECT_EQ(root_bracket(1, 4, -1074).high, DBL_TRUE_MIN);
  EXPECT_EQ(root_bracket(1, 1, -5000).low, 0);
  EXPECT_EQ(root_bracket(1, 1, -5000).high, DBL_TRUE_MIN);
  EXPECT_EQ(root_bracket(1, 1, 1024).low, DBL_MAX);
  EXPECT_EQ(root_bracket(1, 1, 1024).high, kInf);
  EXPECT_EQ(root_bracket(1, 1, 5000).high, kInf);
}

TEST(RootBracket, HasTheRootBetweenNeighboursWhateverTheFraction) {
  std::mt19937_64 bits(1);
  for (int i = 0; i < 4000; ++i) {
    Integer numerator = Integer(bits()) << static_cast<int>(bits() % 500),
            denominator = Integer(bits() | 1) << static_cast<int>(bits() % 500);
    numerator += bits() % 3;
    const int exponent = static_cast<int>(bits() % 3000) - 1500;
    const RootBracket root = root_bracket(numerator, denominator, exponent);
    const Rational unit = power_of_two(exponent), squared = Rational(numerator, denominator) * unit * unit;
    ASSERT_LE(exact(root.low) * exact(root.low), squared);
    if (std::isinf(root.high)) {
      ASSERT_EQ(root.low, DBL_MAX);
      ASSERT_GT(squared, exact(DBL_MAX) * exact(DBL_MAX));
      continue;
    }
    ASSERT_LE(squared, exact(root.high) * exact(root.high));
    ASSERT_TRUE(root.high == root.low || root.high == std::nextafter(root.low, kInf));
  }
}

}  // namespace
}  // namespace assay::certified
