// Clouds on surfaces: most points are extreme, or lie in few planes.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 2^k directions divided by their length.
/// Difficulty  k, 2 to 10.
struct Hull3Sphere {
  static constexpr std::string_view kName = "hull3/sphere";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "Large surfaces of small triangles; nothing is coplanar.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(2, 10));
    Cloud3 cloud;
    cloud.points.resize(std::size_t{1} << k);
    for (Point3& p : cloud.points) p = near_sphere(choices);
    return {cloud, k};
  }
};

/// 2^k points at a drawn share of the way from the centre to the unit sphere.
/// Difficulty  k, 2 to 11.
struct Hull3Ball {
  static constexpr std::string_view kName = "hull3/ball";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "Nothing in particular: a control, with ever more points inside.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(2, 11));
    Cloud3 cloud;
    cloud.points.resize(std::size_t{1} << k);
    for (Point3& p : cloud.points) {
      const double radius = std::cbrt(choices.dyadic(30));
      p = scaled(near_sphere(choices), radius);
    }
    return {cloud, k};
  }
};

/// 6 to 205 points on the faces of [-1, 1]^3, the others of their coordinates on a lattice of spacing 2^(1 - bits).
/// Difficulty  bits, 2 to 30.
struct Hull3CubeSurface {
  static constexpr std::string_view kName = "hull3/cube_surface";
  static constexpr Axis kAxis = plain_axis("bits of a coordinate");
  static constexpr std::string_view kAim =
      "Exactly coplanar points in six planes; on coarse lattices on edges and corners too.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto bits = static_cast<std::int32_t>(choices.between(2, 30));
    Cloud3 cloud;
    cloud.points.resize(6 + choices.below(200));
    for (Point3& p : cloud.points) {
      p = in_cube(choices, bits);
      const auto face = choices.below(6);
      (face / 2 == 0 ? p.x : face / 2 == 1 ? p.y : p.z) = face % 2 == 0 ? 1 : -1;
    }
    return {cloud, bits};
  }
};

/// Two or more rings of 3 to 40 points around one axis: the same x and y at every height, in rings of one z.
/// Difficulty  the number of rings, 2 to 8.
struct Hull3Cylinder {
  static constexpr std::string_view kName = "hull3/cylinder";
  static constexpr Axis kAxis = plain_axis("rings");
  static constexpr std::string_view kAim =
      "Caps that are exactly flat and sides of parallel edges: faces of four corners and of many.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto rings = static_cast<std::int32_t>(choices.between(2, 8));
    const auto around = static_cast<std::int32_t>(choices.between(3, 40));
    const double turn = choices.dyadic(10);
    Cloud3 cloud;
    for (std::int32_t k = 0; k < around; ++k) {
      const double angle = turn + 6.25 * k / around;
      for (std::int32_t ring = 0; ring < rings; ++ring) {
        cloud.points.push_back({std::cos(angle), std::sin(angle), static_cast<double>(ring)});
      }
    }
    return {cloud, rings};
  }
};

}  // namespace assay
