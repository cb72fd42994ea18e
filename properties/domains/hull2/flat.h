// Clouds that span less than the plane, exactly.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 0 to 16 points t (dx, dy) with integers |dx|, |dy| <= 2^10 and t = m 2^-e, |m| <= 2^9, 0 <= e <= spread: exactly
/// collinear. All equal for an eighth of the cases.
/// Difficulty  spread, 0 to 60: from about 30 on differences of coordinates round, and a naive orientation test sees an
///             area.
struct HullFlat {
  static constexpr std::string_view kName = "hull2/flat";
  static constexpr Axis kAxis = log2_axis("of the ratio of distances");
  static constexpr std::string_view kAim = "Degenerate answers: engines that see an area where there is none.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto spread = static_cast<std::int32_t>(choices.between(0, 60));
    Cloud2 cloud;
    cloud.points.resize(choices.below(17));
    const bool all_equal = choices.chance(1, 8);
    const auto dx = static_cast<double>(choices.around_zero(1 << 10));
    const auto dy = static_cast<double>(choices.around_zero(1 << 10));
    for (Point2& p : cloud.points) {
      const auto m = static_cast<double>(choices.around_zero(1 << 9));
      const double t = all_equal ? 1 : std::ldexp(m, -static_cast<int>(choices.between(0, spread)));
      p = {t * dx, t * dy};  // at most 20 bits: exact
    }
    return {cloud, spread};
  }
};

}  // namespace assay
