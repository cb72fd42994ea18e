// Points that differ by next to nothing, beside points that do not.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 12 points with coordinates m + s 2^-k, integers -2 <= m <= 2, s in {-1, 0, 1}, rounded: from k = 53 on only
/// coordinates beside 0 keep their twin, and its distance is lost in every difference to another point.
/// Difficulty  k, 40 to 70.
/// Source      issue 722 of GEOS, whose hull of points with abscissas of +-1.4e-17 depended on their order.
struct HullTwins {
  static constexpr std::string_view kName = "hull2/twins";
  static constexpr Axis kAxis = minus_log2_axis("distance of twins");
  static constexpr std::string_view kAim = "Points that are different, but not in any difference that is computed.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(40, 70));
    const double apart = std::ldexp(1.0, -k);
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    for (Point2& p : cloud.points) {
      for (double* coordinate : {&p.x, &p.y}) {
        const auto m = static_cast<double>(choices.around_zero(2));
        *coordinate = m + static_cast<double>(choices.around_zero(1)) * apart;
      }
    }
    return {cloud, k};
  }
};

}  // namespace assay
