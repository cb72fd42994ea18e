// What rounding to double may have taken from a number that is reported.
#pragma once
#include <cmath>
#include <limits>

#include "oracles/exact/rational.h"

namespace assay {

/// The greatest |x - value| of all real x that round to `value`: half of the way to the next double away from 0, as
/// neighbours towards 0 are no farther. Precondition: finite.
inline Rational rounding_of(double value) {
  const double size = std::fabs(value), next = std::nextafter(size, std::numeric_limits<double>::infinity());
  if (std::isinf(next)) return rounding_of(std::nextafter(size, 0));
  return (exact(next) - exact(size)) / 2;
}
/// A rational is reported as it is.
inline Rational rounding_of(const Rational&) { return 0; }

}  // namespace assay
