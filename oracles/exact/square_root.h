// The square root of a ratio of integers, as a double.
#pragma once
#include "oracles/exact/rational.h"

namespace assay {

/// sqrt(ratio) for ratio >= 0; an even power of two is taken out first: a ratio may underflow where its root does not.
///
/// Error  three roundings.
double square_root(const Rational& ratio);

}  // namespace assay
