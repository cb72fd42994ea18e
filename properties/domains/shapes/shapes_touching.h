// Pairs that touch exactly, and the same pairs a few ulps off.
#pragma once
#include <cmath>
#include <string_view>
#include <utility>

#include "properties/domains/shapes/bodies.h"

namespace assay {
namespace draw {

/// Two bodies that touch in one point, off by `ulps` in their smallest way: centres and radii from Pythagorean triples,
/// so that touching is exact in doubles.
inline Case<ShapesFamily> touching(Choices& choices, std::int64_t ulps, int exponent, std::int32_t difficulty) {
  // a^2 + b^2 = c^2, and a^2 + b^2 + c^2 = d^2 for spheres.
  constexpr double kTriples[][3] = {{0, 1, 1}, {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
  constexpr double kQuadruples[][4] = {{1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9}, {4, 4, 7, 9}, {2, 6, 9, 11}};
  const auto& t = kTriples[choices.below(6)];
  const auto& q = kQuadruples[choices.below(5)];
  const double factor = 1 + size(choices, 6), sign = choices.chance(1, 2) ? -1 : 1;
  const std::uint64_t which = choices.below(6);
  const double reach = factor * (which == 1 ? q[3] : t[2]), share = std::floor(reach * choices.dyadic(3));
  const double x = factor * t[0] * sign, y = factor * t[1];
  const auto off = [&](double length) { return nudge(length, ulps); };
  Shape a, b;
  switch (which) {
    case 0:  // two circles
      a = ball({0, 0}, share), b = ball({x, y}, off(reach - share));
      break;
    case 1:  // two spheres
      a = ball({0, 0, 0}, share), b = ball({factor * q[0] * sign, factor * q[1], factor * q[2]}, off(reach - share));
      break;
    case 2:  // a box's corner and a circle
      a = shape_of(ShapeKind::kBox, 2, {-factor, -2 * factor, 0, 0}), b = ball({std::abs(x), y}, off(reach));
      break;
    case 3:  // two boxes with a common side or corner
      a = shape_of(ShapeKind::kBox, 2, {-factor, -share, 0, 0}),
      b = shape_of(ShapeKind::kBox, 2, {nudge(0, ulps), t[0] * sign - 1, factor, t[0] * sign});
      break;
    case 4:  // a side of an oriented box, its axis along the triple, and a circle: axis and half extents are integers
      a = shape_of(ShapeKind::kOrientedBox, 2, {0, 0, factor, 1 + share, x, y}),
      b = ball({(factor + 1) * x, (factor + 1) * y}, off(reach));
      break;
    default:  // a polygon's corner on another's slanted edge
      a = shape_of(ShapeKind::kPolygon, 2, {0, 0, -x - 1, -y, -x, -y - 1}), go_around_shape(a);
      b = shape_of(ShapeKind::kPolygon, 2, {-t[1], nudge(t[0], ulps), t[1], -t[0], t[0] * 2 + 1, t[1] * 2 + 1}),
      go_around_shape(b);
  }
  if (choices.chance(1, 2)) std::swap(a, b);
  return contact(scaled(std::move(a), exponent), scaled(std::move(b), exponent), difficulty);
}

}  // namespace draw

/// Circles, spheres, boxes, oriented boxes and polygons that touch exactly, times 2^k.
/// Difficulty  |k|, multiples of 40 up to 480.
struct ShapesTouching {
  static constexpr std::string_view kName = "shapes/touching";
  static constexpr Axis kAxis = plain_axis("|log2 scale|");
  static constexpr std::string_view kAim = "A distance of exactly 0, where every rounding shows as a hit or a miss.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(40 * choices.around_zero(12));
    return draw::touching(choices, 0, k, std::abs(k));
  }
};

/// The same, with one length off by an ulp or a few.
/// Difficulty  ulps, 1 to 8, either way.
struct ShapesNearTouching {
  static constexpr std::string_view kName = "shapes/near_touching";
  static constexpr Axis kAxis = plain_axis("ulps from touching");
  static constexpr std::string_view kAim = "Gaps and overlaps of an ulp, below what a square root or a product keeps.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto ulps = static_cast<std::int64_t>(1 + choices.below(8));
    return draw::touching(choices, choices.chance(1, 2) ? -ulps : ulps, 0, static_cast<std::int32_t>(ulps));
  }
};

}  // namespace assay
