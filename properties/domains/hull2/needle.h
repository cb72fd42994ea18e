// Long thin clouds in every direction.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 16 points t (dx, dy) + w 2^-k (-dy, dx) with integers |dx|, |dy| <= 2^10, t in [0, 1) of 40 bits and w in (-1,
/// 1] of 20 bits, each coordinate rounded twice.
/// Difficulty  k, 2 to 60: the needle is 2^k times as long as it is thick, until rounding is all its thickness.
struct HullNeedle {
  static constexpr std::string_view kName = "hull2/needle";
  static constexpr Axis kAxis = log2_axis("of length over thickness");
  static constexpr std::string_view kAim = "Turns that all are small, in directions that no axis has.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(2, 60));
    const double thickness = std::ldexp(1.0, -k);
    const auto dx = static_cast<double>(choices.around_zero(1 << 10));
    const auto dy = static_cast<double>(choices.around_zero(1 << 10));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(14));
    for (Point2& p : cloud.points) {
      const double t = choices.dyadic(40), w = thickness * (1 - 2 * choices.dyadic(20));
      p = {t * dx - w * dy, t * dy + w * dx};
    }
    return {cloud, k};
  }
};

}  // namespace assay
