// Orientation tests that call small determinants zero, as practice does: below a fixed number, or below a fixed share.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The determinant of (b - a, c - a) in double precision; 0 where its magnitude is at most kArea.
///
/// Promise  none: depends on the unit of length, sees no turn at all in a cloud smaller than 1e-5, and "on a line" is
///          not transitive.
/// Source   L. Kettner, K. Mehlhorn, S. Pion, S. Schirra, C. Yap, Classroom examples of robustness problems in
///          geometric computations, Comput. Geom. 40(1), 2008, 61-78, section 6, where this very number is shown not to
///          help.
struct AbsoluteEpsilonOrient2d {
  static constexpr std::string_view kName = "absolute";
  static constexpr std::string_view kPhrase = "a orientation test with an absolute epsilon";
  static constexpr bool kIsExact = false;
  static constexpr double kArea = 1e-10;  ///< unit: the square of the coordinates' unit

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    const double det = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return (det > kArea) - (det < -kArea);
  }
};

/// The determinant of (b - a, c - a) in double precision; 0 where it is at most kShare of the sum of its two products'
/// magnitudes.
///
/// Promise  none: corners flatter than the share count as straight, a chain of them may turn by any angle, and the
///          rounding of the differences is not covered far from the origin.
struct RelativeEpsilonOrient2d {
  static constexpr std::string_view kName = "relative";
  static constexpr std::string_view kPhrase = "a orientation test with a relative epsilon";
  static constexpr bool kIsExact = false;
  static constexpr double kShare = 1e-12;  ///< some 10^4 units in the last place, as mesh libraries choose

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    const double p = (b.x - a.x) * (c.y - a.y), q = (b.y - a.y) * (c.x - a.x);
    const double det = p - q, bound = kShare * (std::abs(p) + std::abs(q));
    return (det > bound) - (det < -bound);
  }
};

static_assert(Orient2d<AbsoluteEpsilonOrient2d> && Orient2d<RelativeEpsilonOrient2d>);

}  // namespace assay
