// Few places, many points at each.
#pragma once
#include <string_view>
#include <vector>

#include "properties/domain.h"

namespace assay {

/// 3 to 24 points, each at one of 3 to 6 places of [0, 1)^2 of 30 bits, each coordinate moved by at most `ulps` ulps.
/// Difficulty  ulps, 0 to 8.
struct HullNearDuplicates {
  static constexpr std::string_view kName = "hull2/near_duplicates";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim = "Vertices that are clusters: which of their points are extreme?";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    std::vector<Point2> places(3 + choices.below(4));
    for (Point2& place : places) {
      place.x = choices.dyadic(30);
      place.y = choices.dyadic(30);
    }
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(22));
    for (Point2& p : cloud.points) {
      p = places[choices.below(places.size())];
      p.x = nudge(p.x, choices.around_zero(ulps));
      p.y = nudge(p.y, choices.around_zero(ulps));
    }
    return {cloud, ulps};
  }
};

/// 1 to 4 different points of the grid 0 .. 3, each given 2^c times in a drawn order; up to a few drawn once more.
/// Difficulty  c, 0 to 5.
struct HullDuplicates {
  static constexpr std::string_view kName = "hull2/duplicates";
  static constexpr Axis kAxis = log2_axis("copies of each point");
  static constexpr std::string_view kAim = "Copies of one point: zero edges, pivots that are their own neighbours.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto copies = static_cast<std::int32_t>(choices.between(0, 5));
    std::vector<Point2> places(1 + choices.below(4));
    for (Point2& place : places) {
      place.x = static_cast<double>(choices.between(0, 3));
      place.y = static_cast<double>(choices.between(0, 3));
    }
    Cloud2 cloud;
    for (int k = 0; k < 1 << copies; ++k) cloud.points.insert(cloud.points.end(), places.begin(), places.end());
    for (std::size_t left = cloud.points.size(); left > 1; --left) {
      std::swap(cloud.points[left - 1], cloud.points[left - 1 - choices.below(left)]);
    }
    return {cloud, copies};
  }
};

}  // namespace assay
