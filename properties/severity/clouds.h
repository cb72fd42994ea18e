// What clouds in the plane and in space share: their extent, and how doubles may help to find their room.
#pragma once
#include <cmath>
#include <limits>

#include "oracles/exact/words.h"
#include "oracles/gjk/promise.h"
#include "properties/severity/bodies.h"
#include "properties/severity/range.h"

namespace assay {

/// L is the largest extent over the axes.
template <Cloud T>
CaseScale scale_of_cloud(const T& cloud) {
  const Numbers numbers = numbers_of(cloud);
  if (!numbers.are_finite) return {.is_problem = false, .numbers = numbers};
  const ConvexPair alone{points_of(cloud.points), {}};
  const Rational extent = alone.a.empty() ? Rational(0) : extent_of(alone);
  return scale_of_length(extent, numbers.largest, numbers);
}

/// A double that is no less than the length, for what doubles show surely; infinite, so that they show nothing, where
/// the scale is not plain and products might overflow or underflow.
inline double for_doubles(const Rational& least, const CaseScale& scale) {
  const double infinite = std::numeric_limits<double>::infinity();
  return has_scale_of(kPlainRange, scale) ? std::nextafter(rounded_down(least), infinite) : infinite;
}

}  // namespace assay
