// Clouds in one corner of what doubles hold.
#pragma once
#include <array>
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 66 points with coordinates s (64 + j) 2^(1017 - k), integers 0 <= j < 64, each moved by at most 2 ulps. In
/// three of four clouds the signs s are the same for all points, one for each axis; in the others every coordinate has
/// its own.
/// Difficulty  k, 0 to 3: coordinates reach from 2^(1023 - k) to 2^(1024 - k). At 0 every sum of two of one sign
///             overflows, and every difference of two of different ones.
struct HullEndOfRange {
  static constexpr std::string_view kName = "hull2/end_of_range";
  static constexpr Axis kAxis = log2_axis("of the greatest double over the coordinates");
  static constexpr std::string_view kAim = "sums and differences of coordinates that overflow, all to one side";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(4));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(64));
    const bool one_corner = choices.chance(3, 4);
    const auto sign = [&] { return choices.chance(1, 2) ? -1.0 : 1.0; };
    std::array<double, 2> signs = {sign(), sign()};
    for (Point2& p : cloud.points) {
      if (!one_corner) signs = {sign(), sign()};
      const auto coordinate = [&](double of_axis) {
        const double size = std::ldexp(static_cast<double>(64 + choices.below(64)), 1017 - k);
        return nudge(of_axis * size, choices.around_zero(2));
      };
      p.x = coordinate(signs[0]);
      p.y = coordinate(signs[1]);
    }
    return {cloud, k};
  }
};

}  // namespace assay
