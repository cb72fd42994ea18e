// A small cloud and one point far away; or the whole cloud far away.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 19 points of the lattice of [0, 1)^2 with spacing 2^-10, and one of them moved to 2^k times a vector of
/// length about 1.
/// Difficulty  k, multiples of 4 from 0 to 100.
struct HullFarOutlier {
  static constexpr std::string_view kName = "hull2/far_outlier";
  static constexpr Axis kAxis = log2_axis("distance over extent");
  static constexpr std::string_view kAim =
      "Tolerances relative to the whole cloud, and determinants that one far point dominates.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(26));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(17));
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(10);
      p.y = choices.dyadic(10);
    }
    const double x = 1 - 2 * choices.dyadic(20), y = 1 - 2 * choices.dyadic(20);
    cloud.points[choices.below(cloud.points.size())] = {std::ldexp(x, k), std::ldexp(y, k)};
    return {cloud, k};
  }
};

/// 3 to 19 points of the lattice of [0, 1)^2 with spacing 2^-10, all moved by (2^k, +-2^k).
/// Difficulty  k, multiples of 4 from 0 to 52. Up to 40 the shift is exact; above, rounding merges points and
///             aligns them.
struct HullOffset {
  static constexpr std::string_view kName = "hull2/offset";
  static constexpr Axis kAxis = log2_axis("offset over extent");
  static constexpr std::string_view kAim =
      "Determinants expanded around the origin, and tolerances relative to coordinates.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(14));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(17));
    const double shift = std::ldexp(1.0, k), side = choices.chance(1, 2) ? -shift : shift;
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(10) + shift;
      p.y = choices.dyadic(10) + side;
    }
    return {cloud, k};
  }
};

}  // namespace assay
