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
    Cloud3 cloud{near_plane(choices, 49 + choices.below(200), ulps)};
    cloud.points.push_back({1 + choices.dyadic(6), 1 + choices.dyadic(6), 8});
    return {cloud, ulps};
  }
};

}  // namespace assay
