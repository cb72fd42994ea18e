// Points beside the diagonal at an exactly known relative distance: the axis of the effective epsilon of a hull.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 16 points (t, t + s 2^-k) with t in [0, 1) of 52 bits and s in {-1, 0, 1}; every coordinate is exact.
/// Difficulty  k, 10 to 52: no point is farther than 2^-k from the diagonal of a cloud of diameter about 1.
struct HullNearCollinear {
  static constexpr std::string_view kName = "hull2/near_collinear";
  static constexpr Axis kAxis = relative_axis("relative deviation");
  static constexpr std::string_view kAim = "The relative distance from a line below which turns are no longer seen.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(10, 52));
    const double deviation = std::ldexp(1.0, -k);
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(14));
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(52);
      p.y = p.x + static_cast<double>(choices.around_zero(1)) * deviation;  // a multiple of 2^-52 below 2: exact
    }
    return {cloud, k};
  }
};

}  // namespace assay
