// Shapes full of collinear points, turned until rounding bends their sides.
#pragma once
#include <algorithm>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// A rotation with a rational tangent of half the angle, as rounded: (1 - t^2, 2 t) / (1 + t^2).
struct RoundedRotation {
  double cosine, sine;

  explicit RoundedRotation(double t) : cosine((1 - t * t) / (1 + t * t)), sine(2 * t / (1 + t * t)) {}
  Point2 operator()(double x, double y) const { return {cosine * x - sine * y, sine * x + cosine * y}; }
};

/// 3 to 24 points of [-2^r, 2^r]^2, each coordinate clamped to [-1, 1], turned by up to a quarter turn.
/// Difficulty  r, 0 to 4: at 0 nothing is clamped, at 4 nearly everything lies on the sides of a square or in its
///             corners.
/// Source      the random tests of Box2D's hulls clamp like this.
struct HullClampedRotated {
  static constexpr std::string_view kName = "hull2/clamped_rotated";
  static constexpr Axis kAxis = log2_axis("of the range that is clamped");
  static constexpr std::string_view kAim = "Sides that were straight, bent by the rounding of a rotation.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto r = static_cast<std::int32_t>(choices.between(0, 4));
    const double range = static_cast<double>(1 << r);
    const RoundedRotation turned(choices.dyadic(20));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(22));
    for (Point2& p : cloud.points) {
      const double x = std::clamp(range * (1 - 2 * choices.dyadic(30)), -1.0, 1.0);
      const double y = std::clamp(range * (1 - 2 * choices.dyadic(30)), -1.0, 1.0);
      p = turned(x, y);
    }
    return {cloud, r};
  }
};

/// 3 to 24 points of the grid 0 .. side, turned by up to a quarter turn and moved by up to 1.
/// Difficulty  side, 1 to 9.
struct HullRotatedLattice {
  static constexpr std::string_view kName = "hull2/rotated_lattice";
  static constexpr Axis kAxis = plain_axis("side of the grid");
  static constexpr std::string_view kAim = "Collinear and coinciding points that a rotation made nearly so.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto side = static_cast<std::int32_t>(choices.between(1, 9));
    const RoundedRotation turned(choices.dyadic(20));
    const double move_x = choices.dyadic(20), move_y = choices.dyadic(20);
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(22));
    for (Point2& p : cloud.points) {
      const auto x = static_cast<double>(choices.between(0, side)), y = static_cast<double>(choices.between(0, side));
      const Point2 corner = turned(x, y);
      p = {corner.x + move_x, corner.y + move_y};
    }
    return {cloud, side};
  }
};

}  // namespace assay
