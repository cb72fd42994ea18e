// Small integer grids: every degeneracy, without rounding.
#pragma once
#include <string_view>

#include "properties/domain.h"

namespace assay {

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
