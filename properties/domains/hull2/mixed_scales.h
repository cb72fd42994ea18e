// Coordinates of very different magnitudes in one cloud.
#pragma once
#include <algorithm>
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 12 points whose coordinates are m 2^e with integers -9 <= m <= 9 and |e| < 2^spread.
/// Difficulty  spread, 0 to 10: exponents from 0 alone to the whole range.
struct HullMixedScales {
  static constexpr std::string_view kName = "hull2/mixed_scales";
  static constexpr Axis kAxis = log2_axis("of the range of exponents");
  static constexpr std::string_view kAim = "Differences that round one point away next to another: 1e-23 beside 1e23.";

  static Case<Hull2Family> draw(Choices& choices) {
    constexpr std::int64_t kLargest = 1019;  // 9 * 2^1019 is finite
    const auto spread = static_cast<std::int32_t>(choices.below(11));
    const std::int64_t exponents = std::min((std::int64_t{1} << spread) - 1, kLargest);
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    for (Point2& p : cloud.points) {
      for (double* coordinate : {&p.x, &p.y}) {
        const auto m = static_cast<double>(choices.around_zero(9));
        *coordinate = std::ldexp(m, static_cast<int>(choices.around_zero(exponents)));
      }
    }
    return {cloud, spread};
  }
};

}  // namespace assay
