// A rational as a number known up to a radius, for filters whose bounds are rationals.
#pragma once
#include <cmath>

#include "oracles/exact/enclosure.h"
#include "oracles/exact/words.h"

namespace assay {

/// The value within the error of its truncation to double: 2^-52 of it, or the smallest double where it is subnormal.
/// Beyond the range of doubles the radius is infinite.
inline Enclosure enclosed(const Rational& value) {
  const double middle = approximate(value);
  return {middle, widened(std::abs(middle) * 0x1p-51 + kSmallestDouble)};
}

}  // namespace assay
