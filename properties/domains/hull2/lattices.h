// Clouds of lattice points: small grids, turned and not.
#pragma once
#include <algorithm>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 40 points, uniform on the lattice of [0, 1)^2 with spacing 2^-bits, bits from 2 to 30.
/// Difficulty  bits: on coarse lattices many points coincide or are collinear, on fine ones hardly any.
struct HullLatticeCloud {
  static constexpr std::string_view kName = "hull2/lattice_cloud";
  static constexpr Axis kAxis = plain_axis("bits of a coordinate");
  static constexpr std::string_view kAim =
      "Nothing in particular: a control on which a naive hull should be right nearly always.";

  static Case<Hull2Family> draw(Choices& choices) {
    const int bits = static_cast<int>(choices.between(2, 30));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(38));
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(bits);
      p.y = choices.dyadic(bits);
    }
    return {cloud, bits};
  }
};

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

/// 0 to 24 points with integer coordinates 0 .. side, side from 1 to 9, so that points repeat and edges are full of
/// points.
/// Difficulty  side.
struct HullSmallGrid {
  static constexpr std::string_view kName = "hull2/small_grid";
  static constexpr Axis kAxis = plain_axis("side of the grid");
  static constexpr std::string_view kAim =
      "Duplicates, collinear points on edges, flat and empty clouds: logic, not rounding.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto side = static_cast<std::int32_t>(choices.between(1, 9));
    Cloud2 cloud;
    cloud.points.resize(choices.below(25));
    for (Point2& p : cloud.points) {
      p.x = static_cast<double>(choices.between(0, side));
      p.y = static_cast<double>(choices.between(0, side));
    }
    return {cloud, side};
  }
};

}  // namespace assay
