// One cloud at every scale, to both ends of the exponent range.
#pragma once
#include <algorithm>
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 12 points t (dx, dy) with integers -8 <= dx, dy <= 8 and 1 <= t < 128, each coordinate moved by at most 2
/// ulps, times 2^k. Half of the clouds have one direction (dx, dy) for all points.
/// Difficulty  k, a multiple of 32 from -1056 to 1012 (the last step is cut short of overflow). Below -1022
///             coordinates are subnormal and the cloud is what rounding leaves of it; above 511 products overflow,
///             below -537 they underflow.
struct HullScales {
  static constexpr std::string_view kName = "hull2/scales";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim = "Determinants that overflow or underflow, and absolute tolerances.";

  static Case<Hull2Family> draw(Choices& choices) {
    constexpr std::int64_t kScaleStep = 32, kSteps = 33, kHighest = 1012;
    const auto k = static_cast<std::int32_t>(std::min(kScaleStep * choices.around_zero(kSteps), kHighest));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    const bool one_line = choices.chance(1, 2);
    auto dx = static_cast<double>(choices.around_zero(8)), dy = static_cast<double>(choices.around_zero(8));
    for (Point2& p : cloud.points) {
      const auto t = static_cast<double>(choices.between(1, 127));
      if (!one_line) {
        dx = static_cast<double>(choices.around_zero(8));
        dy = static_cast<double>(choices.around_zero(8));
      }
      p.x = std::ldexp(nudge(t * dx, choices.around_zero(2)), k);
      p.y = std::ldexp(nudge(t * dy, choices.around_zero(2)), k);
    }
    return {cloud, k};
  }
};

}  // namespace assay
