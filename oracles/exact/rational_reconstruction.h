// A fraction from its image modulo a large number.
#pragma once
#include <optional>

#include "oracles/exact/rational.h"

namespace assay {

struct Fraction {
  Integer numerator = 0, denominator = 1;
};

/// The n / d with n = residue * d modulo `modulus`, d > 0 and both below about the square root of the modulus, from the
/// middle of Euclid's algorithm; empty when d would not be. There is at most one such fraction with 2 |n| d < modulus,
/// and every other candidate has n and d of the modulus's full length together. What comes out is a guess: the caller
/// proves it.
/// Source  P. S. Wang, A p-adic algorithm for univariate partial fractions, SYMSAC 1981, 212-217.
std::optional<Fraction> reconstruct(const Integer& residue, const Integer& modulus);

}  // namespace assay
