// A square root between two neighbouring doubles.
#pragma once
#include "oracles/exact/rational.h"

namespace assay::certified {

/// low <= sqrt(numerator / denominator) 2^exponent <= high: one double twice where the root is a double, two neighbours
/// where it is not, the greatest double and infinity beyond the range. Precondition: numerator >= 0, denominator > 0.
struct RootBracket {
  double low = 0, high = 0;
};
RootBracket root_bracket(const Integer& numerator, const Integer& denominator, int exponent);

}  // namespace assay::certified
