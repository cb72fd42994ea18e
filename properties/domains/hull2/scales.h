// Clouds of any scale, of several at once, at the ends of the range, and far from the origin.
#pragma once
#include <algorithm>
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

/// 3 to 19 points of the lattice of [0, 1)^2 with spacing 2^-10, and one of them moved to 2^k times a vector of
/// length about 1.
/// Difficulty  k, multiples of 4 from 0 to 100.
struct HullFarOutlier {
  static constexpr std::string_view kName = "hull2/far_outlier";
  static constexpr Axis kAxis = log2_axis("distance over extent");
  static constexpr std::string_view kAim =
      "Tolerances relative to the whole cloud, and determinants that one far point dominates.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(26));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(17));
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(10);
      p.y = choices.dyadic(10);
    }
    const double x = 1 - 2 * choices.dyadic(20), y = 1 - 2 * choices.dyadic(20);
    cloud.points[choices.below(cloud.points.size())] = {std::ldexp(x, k), std::ldexp(y, k)};
    return {cloud, k};
  }
};

/// 3 to 19 points of the lattice of [0, 1)^2 with spacing 2^-10, all moved by (2^k, +-2^k).
/// Difficulty  k, multiples of 4 from 0 to 52. Up to 40 the shift is exact; above, rounding merges points and
///             aligns them.
struct HullOffset {
  static constexpr std::string_view kName = "hull2/offset";
  static constexpr Axis kAxis = log2_axis("offset over extent");
  static constexpr std::string_view kAim =
      "Determinants expanded around the origin, and tolerances relative to coordinates.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(14));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(17));
    const double shift = std::ldexp(1.0, k), side = choices.chance(1, 2) ? -shift : shift;
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(10) + shift;
      p.y = choices.dyadic(10) + side;
    }
    return {cloud, k};
  }
};

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
