// A rational as a number known up to a radius, for filters whose bounds are rationals.
#pragma once
#include <algorithm>
#include <cmath>

#include "oracles/exact/enclosure.h"
#include "oracles/exact/words.h"

namespace assay {

/// The value within the error of its rounding to one of the neighbouring doubles: less than a unit in the last place,
/// which is at most 2^-52 of the double (the product's rounding keeps that order), or the smallest double where it is
/// subnormal. Beyond the range of doubles the radius is infinite.
inline Enclosure enclosed(const Rational& value) {
  const double middle = approximate(value);
  return {middle, std::max(std::abs(middle) * 0x1p-52, kSmallestDouble)};
}

}  // namespace assay
