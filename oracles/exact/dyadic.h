// Doubles as integers: finitely many doubles times one power of two are integers, without rounding.
#pragma once
#include <span>
#include <vector>

#include "oracles/exact/rational.h"

namespace assay {

/// The largest e such that every entry is an integer multiple of 2^e; 0 if all are zero. Precondition: finite.
int common_exponent(std::span<const double> values);

/// value * 2^-exponent. Precondition: finite, and a multiple of 2^exponent.
Integer scaled_integer(double value, int exponent);

/// 2^exponent.
Rational power_of_two(int exponent);

/// sum of x[i] y[i] in Q. Precondition: finite, equal sizes.
Rational exact_dot(std::span<const double> x, std::span<const double> y);

// In-place arithmetic for inner loops: no temporary is allocated.
inline void add_product(Integer& sum, const Integer& x, const Integer& y) {
  mpz_addmul(sum.backend().data(), x.backend().data(), y.backend().data());
}
inline void subtract_product(Integer& sum, const Integer& x, const Integer& y) {
  mpz_submul(sum.backend().data(), x.backend().data(), y.backend().data());
}
/// Precondition: divisor != 0 divides value.
inline void divide_exactly(Integer& value, const Integer& divisor) {
  mpz_divexact(value.backend().data(), value.backend().data(), divisor.backend().data());
}
inline int sign(const Integer& value) { return mpz_sgn(value.backend().data()); }

}  // namespace assay
