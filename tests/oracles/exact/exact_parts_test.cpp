// The small parts that judges' arithmetic is made of: roots, mantissas, sums, residues, fractions, signs, the worst
// breach.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/dyadic_sum.h"
#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/mersenne.h"
#include "oracles/exact/rational_reconstruction.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/exact/worst_breach.h"

namespace assay::exact_parts_test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

TEST(SquareRoot, OfSquaresIsExactHoweverLargeOrSmall) {
  EXPECT_EQ(square_root(0), 0);
  EXPECT_EQ(rounded_root(0), 0);
  EXPECT_EQ(enclosed_root(0).high, 0);
  for (const int exponent : {-2000, -1040, -601, -2, -1, 0, 1, 2, 7, 600, 1000, 1030, 3000})
    for (const double odd : {1.0, 3.0, 0x1.0000001p0}) {
      const Rational root = exact(odd) * power_of_two(exponent);
      if (exponent > -1000) {
        EXPECT_EQ(rounded_root(root * root), root) << exponent;
      }
      EXPECT_EQ(square_root(root * root), exponent > 1025 ? kInf : std::ldexp(odd, exponent)) << exponent;
      const RootEnclosure enclosed = enclosed_root(root * root);
      EXPECT_EQ(enclosed.low, root) << exponent;
      EXPECT_EQ(enclosed.high, root) << exponent;
    }
}

TEST(SquareRoot, IsEnclosedBetweenRationalsThatAreNear) {
  for (const Rational& ratio : {Rational(2), Rational(1, 3), Rational(7, 1000003), Rational(power_of_two(-900) * 5)}) {
    const auto [low, high] = enclosed_root(ratio);
    EXPECT_LT(low * low, ratio);
    EXPECT_GT(high * high, ratio);
    EXPECT_LE(high - low, high * power_of_two(-190));
    EXPECT_LE(abs(Rational(rounded_root(ratio) - low)), high * power_of_two(-50));
  }
}

TEST(Mantissa, IsTheOddPartWithItsPower) {
  for (const double value : {0.0, 1.0, -1.0, 3.0, 0x1.fffffffffffffp0, -0x1.8p-1070, 0x1p1023, 0.1, -12.0}) {
    const Mantissa parts = mantissa_of(value);
    EXPECT_EQ(Rational(Integer(static_cast<long>(parts.mantissa))) * power_of_two(parts.exponent), exact(value));
    EXPECT_TRUE(value == 0 ? parts.mantissa == 0 && parts.exponent == 0 : parts.mantissa % 2 != 0) << value;
  }
}

TEST(DyadicSum, IsExactInEveryOrderOfPowers) {
  const std::vector<double> factors = {0.75, 0, 12, -0x1p-40, 0x1p60, 0.75, -1};
  const std::vector<int> terms = {3, 5, -7, 11, 1, 0, 2};
  for (std::size_t first = 0; first < factors.size(); ++first) {
    DyadicSum sum;
    Rational expected = 0;
    for (std::size_t k = 0; k < factors.size(); ++k) {
      const std::size_t at = (first + k) % factors.size();
      sum.add(factors[at], terms[at]);
      expected += exact(factors[at]) * terms[at];
      EXPECT_EQ(sum.over(6), expected / 6);
      EXPECT_EQ(sum.sign(), sign(expected));
      EXPECT_NEAR(sum.near(6), approximate(expected / 6), std::abs(approximate(expected)) * 1e-15);
    }
  }
  DyadicSum whole;
  whole.add(4, 3);
  EXPECT_EQ(whole.over(1), 12);
}

TEST(Mersenne, InversesAreInverses) {
  namespace m = mersenne;
  for (const m::Residue a : {m::Residue{1}, m::Residue{2}, m::Residue{12345678901}, m::kPrime - 1, m::kPrime / 2}) {
    volatile m::Residue hidden = a;  // not computed by the compiler
    EXPECT_EQ(m::multiply(a, m::inverse(hidden)), 1U) << a;
  }
}

TEST(Reconstruction, FindsFractionsOfEitherSign) {
  const Integer modulus = (Integer(1) << 61) - 1;
  for (int n = -9; n <= 9; ++n)
    for (int d = 1; d <= 7; ++d) {
      const mersenne::Residue inverse = mersenne::inverse(static_cast<mersenne::Residue>(d));
      Integer residue = Integer(n) * Integer(static_cast<unsigned long>(inverse)) % modulus;
      if (residue < 0) residue += modulus;
      const Fraction found = reconstruct(residue, modulus);
      EXPECT_GT(found.denominator, 0);
      EXPECT_EQ(Rational(found.numerator, found.denominator), Rational(n, d));
    }
}

TEST(Signs, OfDifferencesAndOfWhatIsKnownUpToABound) {
  EXPECT_EQ(sign_of_difference(1, 2), -1);
  EXPECT_EQ(sign_of_difference(2, 1), 1);
  EXPECT_EQ(sign_of_difference(2, 2), 0);
  EXPECT_EQ(sign_of_difference(0.0, -0.0), 0);
  EXPECT_EQ(certain_sign(2, 1), 1);
  EXPECT_EQ(certain_sign(-2, 1), -1);
  for (const double unsure : {-1.0, -0.5, 0.0, 0.5, 1.0}) EXPECT_EQ(certain_sign(unsure, 1), std::nullopt) << unsure;
}

TEST(EnclosedRational, HasARadiusOfAUnitInTheLastPlace) {
  EXPECT_EQ(enclosed(1).radius, 0x1p-52);
  EXPECT_EQ(enclosed(Rational(-3, 2)).radius, 0x1.8p-52);
  EXPECT_EQ(enclosed(0).radius, 0x1p-1074);
}

TEST(WorstBreach, IsTheGreatestAndTheFirstOfEqualOnes) {
  const auto of = [](std::vector<double> magnitudes) {
    WorstBreach worst;
    for (std::size_t k = 0; k < magnitudes.size(); ++k) {
      worst.add(Violated{ClaimId{}, std::to_string(k), magnitudes[k]});
      worst.add(std::nullopt);
    }
    return std::move(worst).verdict();
  };
  EXPECT_TRUE(holds(of({})));
  EXPECT_EQ(violation(of({0}))->evidence, "0");
  EXPECT_EQ(violation(of({1, 3, 2}))->evidence, "1");
  EXPECT_EQ(violation(of({3, 3, 1}))->evidence, "0");
  EXPECT_EQ(violation(of({1, 2, kInf}))->evidence, "2");
}

TEST(Words, SayWhatIsNoNumber) {
  EXPECT_EQ(in_words(kInf), "inf");
  EXPECT_EQ(in_words(-kInf), "-inf");
  EXPECT_EQ(in_words(std::numeric_limits<double>::quiet_NaN()), "nan");
}

}  // namespace
}  // namespace assay::exact_parts_test
