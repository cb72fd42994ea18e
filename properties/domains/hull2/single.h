// Planar clouds whose coordinates are all single-precision numbers, so that float engines can be asked the problem
// itself.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domains/hull2/size_ladder.h"
#include "properties/domains/single_precision.h"

namespace assay {

/// HullLadderCircle with every coordinate rounded to a multiple of 2^-24, of which floats hold those up to 1.
/// Difficulty  b of 2^b points, 3 to 10.
struct HullSingleCircle {
  static constexpr std::string_view kName = "hull2/single_circle";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "float engines: a round cloud, whose turns grow flat as points grow many";

  static Case<Hull2Family> draw(Choices& choices) {
    Case<Hull2Family> drawn = HullLadderCircle::draw(choices);
    for (Point2& p : drawn.problem.points) p = {on_single_grid(p.x), on_single_grid(p.y)};
    return drawn;
  }
};

/// 3 to 40 points, uniform on the lattice of [-1, 1)^2 with spacing 2^(1 - bits), bits from 2 to 24.
/// Difficulty  bits: on coarse lattices many points coincide or are collinear, on fine ones hardly any.
struct HullSingleCloud {
  static constexpr std::string_view kName = "hull2/single_cloud";
  static constexpr Axis kAxis = plain_axis("bits of a coordinate");
  static constexpr std::string_view kAim = "float engines: the ordinary case, on grids and anywhere";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto bits = static_cast<std::int32_t>(choices.between(2, 24));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(38));
    for (Point2& p : cloud.points) {
      p.x = 2 * choices.dyadic(bits) - 1;
      p.y = 2 * choices.dyadic(bits) - 1;
    }
    return {cloud, bits};
  }
};

/// HullNearCollinear on a grid that floats hold: points (t, t + s 2^-k) with t in [0, 1) of 23 bits and s in
/// {-1, 0, 1}.
/// Difficulty  k, 4 to 23: multiples of 2^-23 below 2 have at most 24 bits.
struct HullSingleNearCollinear {
  static constexpr std::string_view kName = "hull2/single_near_collinear";
  static constexpr Axis kAxis = relative_axis("relative deviation");
  static constexpr std::string_view kAim =
      "float engines: the relative distance from a line below which turns are no longer seen";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(4, 23));
    const double deviation = std::ldexp(1.0, -k);
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(14));
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(23);
      p.y = p.x + static_cast<double>(choices.around_zero(1)) * deviation;
    }
    return {cloud, k};
  }
};

/// 3 to 12 points of the integers [-127, 127]^2, times 2^k.
/// Difficulty  k, multiples of 4, |k| <= 100.
struct HullSingleScaled {
  static constexpr std::string_view kName = "hull2/single_scaled";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim =
      "float engines: tolerances that are absolute, products that overflow or underflow";

  static Case<Hull2Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.around_zero(25));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(10));
    for (Point2& p : cloud.points) {
      p.x = std::ldexp(static_cast<double>(choices.around_zero(127)), k);
      p.y = std::ldexp(static_cast<double>(choices.around_zero(127)), k);
    }
    return {cloud, k};
  }
};

}  // namespace assay
