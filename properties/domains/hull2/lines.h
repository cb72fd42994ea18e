// Clouds on a line or next to it.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 12 points t (dx, dy) with integers 1 <= dx, dy <= 8 and t = 1 + k / 64 < 9, each coordinate moved by at
/// most `ulps` ulps.
/// Difficulty  ulps, 0 to 8: at 0 the cloud is exactly flat, above the exact hull has nearly as many corners as
///             points.
struct HullCollinearUlps {
  static constexpr std::string_view kName = "hull2/collinear_ulps";
  static constexpr Axis kAxis = plain_axis("ulps");
  static constexpr std::string_view kAim =
      "Orientation tests whose rounding errors are as large as the turns, so that they contradict each other.";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto ulps = static_cast<std::int32_t>(choices.below(9));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    const auto dx = static_cast<double>(choices.between(1, 8)), dy = static_cast<double>(choices.between(1, 8));
    for (Point2& p : cloud.points) {
      const double t = 1 + 8 * choices.dyadic(9);
      p.x = nudge(t * dx, choices.around_zero(ulps));
      p.y = nudge(t * dy, choices.around_zero(ulps));
    }
    return {cloud, ulps};
  }
};

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
