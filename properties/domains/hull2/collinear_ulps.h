// Points of a line through the origin, each coordinate off by a few ulps.
#pragma once
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 12 points t (dx, dy) with integers 1 <= dx, dy <= 8 and t = 1 + k / 64 < 9, each coordinate moved by at
/// most `ulps` ulps.
/// Difficulty  ulps, 0 to 8: at 0 the cloud is exactly flat, above the exact hull has nearly as many corners as
///             points.
struct HullCollinearUlps {
  static constexpr std::string_view kName = "hull2/collinear_ulps";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim =
      "Orientation tests whose rounding errors are as large as the turns, so that they contradict each other.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    const auto dx = static_cast<double>(choices.between(1, 8)), dy = static_cast<double>(choices.between(1, 8));
    for (Point2& p : cloud.points) {
      const double t = 1 + 8 * choices.dyadic(9);
      p.x = nudge(t * dx, choices.around_zero(ulps));
      p.y = nudge(t * dy, choices.around_zero(ulps));
    }
    return {cloud, ulps};
  }
};

}  // namespace assay
