// Clouds of more points than the other domains have: code that begins with a size.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 49 to 248 points z = (p x + q y) / 8 with small integers, each coordinate moved by at most `ulps` ulps, and one far
/// above them: Hull3UlpPlane with more points than small clouds have, and something to stand on.
/// Difficulty  ulps, 0 to 8.
struct Hull3CrowdedPlane {
  static constexpr std::string_view kName = "hull3/crowded_plane";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim = "Walks among triangles that are coplanar, or as good as.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    Cloud3 cloud;
    cloud.points.resize(49 + choices.below(200));
    const auto slope_x = static_cast<double>(choices.between(1, 8)),
               slope_y = static_cast<double>(choices.between(1, 8));
    for (Point3& p : cloud.points) {
      const double x = 1 + choices.dyadic(6), y = 1 + choices.dyadic(6);
      p = {x, y, (slope_x * x + slope_y * y) / 8};
      p.x = nudge(p.x, choices.around_zero(ulps));
      p.y = nudge(p.y, choices.around_zero(ulps));
      p.z = nudge(p.z, choices.around_zero(ulps));
    }
    cloud.points.push_back({1 + choices.dyadic(6), 1 + choices.dyadic(6), 8});
    return {cloud, ulps};
  }
};

}  // namespace assay
