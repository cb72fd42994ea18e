// A fraction from its image modulo a large number.
#pragma once
#include "oracles/exact/rational.h"

namespace assay {

struct Fraction {
  Integer numerator = 0, denominator = 1;
};

/// The n / d with n = residue * d modulo `modulus`, d > 0, |n| of at most half the bits of the modulus and d of one
/// more, from the middle of Euclid's algorithm: in it |factor| times the remainder before is at most the modulus. There
/// is at most one such fraction with 2 |n| d < modulus, and every other candidate has n and d of the modulus's full
/// length together. What comes out is a guess: the caller proves it.
/// Source  P. S. Wang, A p-adic algorithm for univariate partial fractions, SYMSAC 1981, 212-217.
Fraction reconstruct(const Integer& residue, const Integer& modulus);

}  // namespace assay
