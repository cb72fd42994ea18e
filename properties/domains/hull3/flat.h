// Clouds that span less than space, exactly or nearly.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 0 to 24 points s u + t v with small integer vectors u and v and dyadic s and t: exactly coplanar. Collinear for a
/// quarter of the cases, all equal for an eighth, in a plane that holds the z direction for a quarter.
/// Difficulty  spread, 0 to 40: s and t are integers times 2^-e, e <= spread.
struct Hull3Flat {
  static constexpr std::string_view kName = "hull3/flat";
  static constexpr Axis kAxis = log2_axis("of the ratio of distances");
  static constexpr std::string_view kAim = "Degenerate answers: engines that see a volume where there is none.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto spread = static_cast<std::int32_t>(choices.between(0, 40));
    Cloud3 cloud;
    cloud.points.resize(choices.below(25));
    const auto kind = choices.below(8);  // 7: all equal, 5 and 6: collinear, 3 and 4: upright
    const Point3 u = point_of([&] { return static_cast<double>(choices.around_zero(8)); });
    Point3 v = point_of([&] { return static_cast<double>(choices.around_zero(8)); });
    if (kind == 3 || kind == 4) v = {0, 0, v.z};
    const auto factor = [&] {
      const auto m = static_cast<double>(choices.around_zero(16));
      return std::ldexp(m, -static_cast<int>(choices.between(0, spread)));
    };
    for (Point3& p : cloud.points) {
      const double s = kind == 7 ? 1 : factor(), t = kind >= 5 ? 0 : factor();
      p = {s * u.x + t * v.x, s * u.y + t * v.y, s * u.z + t * v.z};  // at most 9 + 40 bits: exact
    }
    return {cloud, spread};
  }
};

/// 5 to 40 points of [-1, 1)^3, one or two axes shrunk by 2^-k.
/// Difficulty  k, multiples of 4 from 0 to 100.
struct Hull3Needle {
  static constexpr std::string_view kName = "hull3/needle";
  static constexpr Axis kAxis = log2_axis("length over width");
  static constexpr std::string_view kAim = "Needles and plates: determinants far smaller than their terms.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(26));
    const bool plate = choices.chance(1, 2);
    Cloud3 cloud;
    cloud.points.resize(5 + choices.below(36));
    for (Point3& p : cloud.points) {
      p = in_cube(choices, 20);
      p.z = std::ldexp(p.z, -k);
      if (!plate) p.y = std::ldexp(p.y, -k);
      if (k < 30) p = {p.x + p.z, p.y + p.x, p.z + p.y};  // aslant, rounded
    }
    return {cloud, k};
  }
};

}  // namespace assay
