// A sample of planar clouds: the population of rates (properties/domains/sample.h).
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/sample.h"

namespace assay {

/// 8, 16, 32 or 64 points that a machine measured, in any unit. One half are laser scans: beams at even steps around a
/// rectangle with half sides of [1/2, 16), each octave as likely as any other, hit its wall or something before it, by
/// up to a quarter of the way to the middle. The other half are tracks: steps of up to 1/2 along each axis. The middle,
/// or the first point, is in [-16, 16)^2. Coordinates are multiples of 2^-18 below 64, times 2^k, k of [-5, 5].
/// Difficulty  b of 2^b points.
struct HullSampleScan {
  static constexpr std::string_view kName = "hull2/sample_scan";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim =
      "sample: laser scans and tracks; 8 to 64 points, of rooms with sides of 1 to 32 or steps of up to 1/2, times "
      "2^-5 to 2^5";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto b = static_cast<std::int32_t>(choices.between(3, 6));
    const bool is_track = choices.chance(1, 2);
    const double width = sample::length(choices, -1, 3), height = sample::length(choices, -1, 3);
    const auto unit = static_cast<int>(choices.around_zero(5));
    Point2 at;
    at.x = 16 * sample::either_way(choices);
    at.y = 16 * sample::either_way(choices);
    Cloud2 cloud;
    cloud.points.resize(std::size_t{1} << b);
    const double start = choices.dyadic(20), step = std::ldexp(4.0, -b);
    for (std::size_t i = 0; i < cloud.points.size(); ++i) {
      Point2& p = cloud.points[i];
      if (is_track) {
        p = at;
        at.x += sample::either_way(choices) / 2;
        at.y += sample::either_way(choices) / 2;
      } else {
        const double along = step * (static_cast<double>(i) + start), before = 1 - choices.dyadic(20) / 4;
        const Point2 wall = on_square(along);
        p = {at.x + before * width * wall.x, at.y + before * height * wall.y};
      }
      p.x = std::ldexp(sample::on_grid(p.x, 18), unit);
      p.y = std::ldexp(sample::on_grid(p.y, 18), unit);
    }
    return {std::move(cloud), b};
  }

 private:
  /// On the boundary of [-1, 1]^2, counter-clockwise, one unit of `along` a side: of [0, 4).
  static Point2 on_square(double along) {
    const int side = static_cast<int>(along);
    const double t = 2 * (along - side) - 1;
    return side == 0 ? Point2{t, -1} : side == 1 ? Point2{1, t} : side == 2 ? Point2{-t, 1} : Point2{-1, -t};
  }
};

}  // namespace assay
