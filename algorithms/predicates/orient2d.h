// The orientation test of planar hulls as a template argument: variants of an algorithm differ in this type and nothing
// else.
#pragma once
#include <concepts>
#include <string_view>

#include "algorithms/model/points.h"

namespace assay {

/// A orientation test says on which side of the line from a to b a point c lies: > 0 left, < 0 right, 0 on the line.
/// Precondition: finite coordinates. kName is the last word of the names of the variants that use it; kPhrase, the end
/// of their sentences, and kIsExact are asked of the tests of listed variants only.
template <class T>
concept Orient2d = requires(const Point2& a, const Point2& b, const Point2& c) {
  { T::kName } -> std::convertible_to<std::string_view>;
  { T::sign(a, b, c) } -> std::same_as<int>;
};

/// The determinant of (b - a, c - a) in double precision, sign as computed.
///
/// Promise  none: within a few ulps of a line the sign may be 0 or inverted, and it is 0 where the determinant
///          overflows to NaN.
struct NaiveOrient2d {
  static constexpr std::string_view kName = "naive";
  static constexpr std::string_view kPhrase = "the orientation test in plain double";
  static constexpr bool kIsExact = false;
  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    const double det = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return det > 0 ? 1 : det < 0 ? -1 : 0;
  }
};

}  // namespace assay
