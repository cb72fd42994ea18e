// Arithmetic modulo the prime 2^61 - 1: one word, no division.
#pragma once
#include <cstdint>

#include "oracles/exact/rational.h"

namespace assay::mersenne {

__extension__ using Wide = unsigned __int128;
using Residue = std::uint64_t;  ///< always below kPrime

inline constexpr Residue kPrime = (Residue{1} << 61) - 1;

/// 2^61 = 1, so the high bits are added to the low ones.
constexpr Residue reduce(Wide value) {
  const Wide once = (value & kPrime) + (value >> 61);
  const auto twice = static_cast<Residue>(once & kPrime) + static_cast<Residue>(once >> 61);
  return twice >= kPrime ? twice - kPrime : twice;
}
constexpr Residue add(Residue a, Residue b) { return a + b >= kPrime ? a + b - kPrime : a + b; }
constexpr Residue subtract(Residue a, Residue b) { return a >= b ? a - b : a + kPrime - b; }
constexpr Residue multiply(Residue a, Residue b) { return reduce(Wide{a} * b); }

/// Fermat: a^(p-2). Precondition: a != 0.
constexpr Residue inverse(Residue a) {
  Residue power = a, product = 1;
  for (Residue exponent = kPrime - 2; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) product = multiply(product, power);
    power = multiply(power, power);
  }
  return product;
}

/// The representative in [0, p), also of negative integers.
inline Residue residue_of(const Integer& value) { return mpz_fdiv_ui(value.backend().data(), kPrime); }

}  // namespace assay::mersenne
