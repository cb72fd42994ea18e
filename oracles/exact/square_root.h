// The square root of a ratio of integers: as a double, and between two rationals.
#pragma once
#include "oracles/exact/rational.h"

namespace assay {

/// sqrt(ratio) for ratio >= 0; an even power of two is taken out first: a ratio may underflow where its root does not.
///
/// Error  three roundings.
double square_root(const Rational& ratio);

/// The same as a rational, where the root is beyond the doubles, too: a point that an engine gives may be farther off
/// than any double tells.
Rational rounded_root(const Rational& ratio);

/// low <= sqrt(ratio) <= high for ratio >= 0, equal where the root is rational; otherwise high - low <= 2^-190 high.
struct RootEnclosure {
  Rational low, high;
};
RootEnclosure enclosed_root(const Rational& ratio);

}  // namespace assay
