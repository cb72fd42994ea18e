// What clouds in the plane and in space share: their extent, and what is said of them before any hull is.
#pragma once
#include <cmath>
#include <limits>
#include <variant>

#include "oracles/exact/words.h"
#include "properties/severity/bodies.h"

namespace assay {

/// A cloud of a plain scale without repeated points.
struct PlainCloud {
  Rational extent;  ///< the largest over the axes
  Numbers numbers;
};

/// The severity where it does not take the hull.
template <Cloud T>
std::variant<Severity, PlainCloud> begin_with(const T& cloud) {
  PlainCloud plain{0, numbers_of(cloud)};
  if (!plain.numbers.are_finite) return Severity::kExtreme;
  const Points points = points_of(cloud.points);
  for (std::uint32_t k = 0; k < points.dimension && !points.empty(); ++k) {
    double low = points[0][k], high = low;
    for (std::uint32_t i = 1; i < points.size(); ++i) {
      low = std::min(low, points[i][k]);
      high = std::max(high, points[i][k]);
    }
    plain.extent = std::max<Rational>(plain.extent, exact(high) - exact(low));
  }
  if (plain.extent == 0) return Severity::kDegenerate;
  if (!is_plain_scale(plain.extent, plain.numbers.largest)) return Severity::kExtreme;
  if (repeats_a_point(points)) return Severity::kDegenerate;
  return plain;
}

/// A double that is no less.
inline double rounded_up(const Rational& value) {
  return std::nextafter(approximate(value), std::numeric_limits<double>::infinity());
}

}  // namespace assay
