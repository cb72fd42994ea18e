// Coordinates of extreme magnitude, alone or beside ordinary ones.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 5 to 30 points of the lattice of [-1, 1)^3 with 8 bits, times 2^k.
/// Difficulty  k, multiples of 40 from -1060 to 1020: below -1014 coordinates are subnormal and rounded.
struct Hull3Scales {
  static constexpr std::string_view kName = "hull3/scales";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim = "Overflow and underflow of products and of differences.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(20 + 40 * choices.around_zero(25) - (choices.chance(1, 26) ? 80 : 0));
    Cloud3 cloud;
    cloud.points.resize(5 + choices.below(26));
    for (Point3& p : cloud.points) {
      p = in_cube(choices, 8);
      p = {std::ldexp(p.x, k), std::ldexp(p.y, k), std::ldexp(p.z, k)};
    }
    return {cloud, k};
  }
};

/// 4 to 16 points m 2^e, each coordinate with its own |m| <= 4 and |e| <= spread.
/// Difficulty  spread, multiples of 8 from 0 to 80, or 1000.
struct Hull3MixedScales {
  static constexpr std::string_view kName = "hull3/mixed_scales";
  static constexpr Axis kAxis = log2_axis("spread of magnitudes");
  static constexpr std::string_view kAim = "Terms of a determinant that have nothing to do with each other.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto step = static_cast<std::int32_t>(choices.below(12));
    const std::int32_t spread = step == 11 ? 1000 : 8 * step;
    Cloud3 cloud;
    cloud.points.resize(4 + choices.below(13));
    for (Point3& p : cloud.points) {
      p = point_of([&] {
        const auto m = static_cast<double>(choices.around_zero(4));
        return std::ldexp(m, static_cast<int>(choices.around_zero(spread)));
      });
    }
    return {cloud, spread};
  }
};

/// 4 to 40 points of [-1, 1)^3, one of them moved away to about 2^k.
/// Difficulty  k, 0 to 60.
struct Hull3FarOutlier {
  static constexpr std::string_view kName = "hull3/far_outlier";
  static constexpr Axis kAxis = log2_axis("distance over extent");
  static constexpr std::string_view kAim =
      "Tolerances relative to the whole cloud: one point at 2^53 leaves none of the others.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(61));
    Cloud3 cloud;
    cloud.points.resize(4 + choices.below(37));
    for (Point3& p : cloud.points) p = in_cube(choices, 20);
    const auto which = choices.below(cloud.points.size());
    cloud.points[which] = scaled(cloud.points[which], std::ldexp(1.0, k));
    return {cloud, k};
  }
};

/// 4 to 40 points of [-1, 1)^3 with 10 bits, all moved by (2^k, 2^k, -2^k).
/// Difficulty  k, 0 to 52: above 43 rounding merges and aligns points.
struct Hull3Offset {
  static constexpr std::string_view kName = "hull3/offset";
  static constexpr Axis kAxis = log2_axis("offset over extent");
  static constexpr std::string_view kAim =
      "Determinants expanded around the origin, and tolerances relative to coordinates.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(53));
    const double shift = std::ldexp(1.0, k);
    Cloud3 cloud;
    cloud.points.resize(4 + choices.below(37));
    for (Point3& p : cloud.points) {
      p = in_cube(choices, 10);
      p = {p.x + shift, p.y + shift, p.z - shift};
    }
    return {cloud, k};
  }
};

}  // namespace assay
