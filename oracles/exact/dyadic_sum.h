// Sums of doubles times integers, exactly and without fractions.
#pragma once
#include <cstdint>

#include "oracles/exact/rational.h"

namespace assay {

/// value = mantissa * 2^exponent with |mantissa| < 2^53. Precondition: finite.
struct Mantissa {
  std::int64_t mantissa = 0;
  int exponent = 0;
};
Mantissa mantissa_of(double value);

/// sum of a_k N_k, kept as an integer times a power of two.
class DyadicSum {
 public:
  void add(double factor, const Integer& term);
  int sign() const { return mpz_sgn(sum_.backend().data()); }
  /// About the sum divided by `denominator` > 0: correct to some 15 digits; infinite or 0 beyond the range of doubles.
  double near(const Integer& denominator) const;
  /// The sum divided by `denominator` > 0.
  Rational over(const Integer& denominator) const;

 private:
  Integer sum_ = 0, scratch_ = 0;
  int exponent_ = 0;
  bool empty_ = true;
};

}  // namespace assay
