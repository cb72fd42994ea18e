// A sample of clouds in space: the population of rates (properties/domains/sample.h).
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/hull3/points.h"
#include "properties/domains/sample.h"

namespace assay {

/// 8, 16 or 32 points that a machine measured, in any unit. One half lie on an ellipsoid, or up to a sixteenth of the
/// way to its middle; the other half are heights of up to a drawn relief over drawn places of a rectangle. Half axes,
/// half sides and the relief are of [1/4, 8), each octave as likely as any other; the middle is in [-16, 16)^3.
/// Coordinates are multiples of 2^-19 below 32, times 2^k, k of [-6, 6].
/// Difficulty  b of 2^b points.
struct Hull3SampleScan {
  static constexpr std::string_view kName = "hull3/sample_scan";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim =
      "sample: scans of things and of ground; 8, 16 or 32 points, extents of 1/2 to 16 times 2^-6 to 2^6";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto b = static_cast<std::int32_t>(choices.between(3, 5));
    const bool is_ground = choices.chance(1, 2);
    const auto unit = static_cast<int>(choices.around_zero(6));
    const Point3 half = point_of([&] { return sample::length(choices, -2, 2); });
    const Point3 middle = point_of([&] { return 16 * sample::either_way(choices); });
    const auto placed = [unit](double x, double half_side, double from) {
      return std::ldexp(sample::on_grid(from + half_side * x, 19), unit);
    };
    Cloud3 cloud;
    cloud.points.resize(std::size_t{1} << b);
    for (Point3& p : cloud.points) {
      p = is_ground ? in_cube(choices, 20) : near_sphere(choices);
      if (!is_ground) p = scaled(p, 1 - choices.dyadic(20) / 16);
      p = {placed(p.x, half.x, middle.x), placed(p.y, half.y, middle.y), placed(p.z, half.z, middle.z)};
    }
    return {std::move(cloud), b};
  }
};

}  // namespace assay
