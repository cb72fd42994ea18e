// Clouds on lattices: points repeat, edges and faces hold many of them.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 0 to 40 points with integer coordinates of [0, side]^3.
/// Difficulty  side, 1 to 9.
struct Hull3Lattice {
  static constexpr std::string_view kName = "hull3/lattice";
  static constexpr Axis kAxis = plain_axis("side of the lattice");
  static constexpr std::string_view kAim = "Coinciding, collinear and coplanar points, and clouds that are flat.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto side = static_cast<std::int32_t>(choices.between(1, 9));
    Cloud3 cloud;
    cloud.points.resize(choices.below(41));
    for (Point3& p : cloud.points) {
      p = point_of([&] { return static_cast<double>(choices.below(static_cast<std::uint64_t>(side) + 1)); });
    }
    return {cloud, side};
  }
};

/// 8 to 64 points of the lattice {0 .. 3}^3, turned about two axes by a drawn angle and rounded.
/// Difficulty  the number of turns that the coordinates went through, 0 to 8: at 0 faces are exactly flat.
struct Hull3RotatedLattice {
  static constexpr std::string_view kName = "hull3/rotated_lattice";
  static constexpr Axis kAxis = plain_axis("turns");
  static constexpr std::string_view kAim = "Faces that are flat but for the last bits of rounding.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto turns = static_cast<std::int32_t>(choices.below(9));
    Cloud3 cloud;
    cloud.points.resize(8 + choices.below(57));
    const double cosine = 1 - choices.dyadic(20) / 2, sine = std::sqrt(1 - cosine * cosine);
    for (Point3& p : cloud.points) {
      p = point_of([&] { return static_cast<double>(choices.below(4)); });
      for (std::int32_t k = 0; k < turns; ++k) {
        p = {cosine * p.x - sine * p.y, sine * p.x + cosine * p.y, p.z};
        p = {p.z, p.x, p.y};
      }
    }
    return {cloud, turns};
  }
};

}  // namespace assay
