// Clouds in space whose coordinates are all single-precision numbers, so that float engines can be asked the problem
// itself.
#pragma once
#include <cmath>
#include <string_view>

#include "properties/domains/hull3/surface.h"
#include "properties/domains/single_precision.h"

namespace assay {

/// Hull3Sphere with every coordinate rounded to a multiple of 2^-24, of which floats hold those up to 1.
/// Difficulty  k of 2^k points, 2 to 10.
struct Hull3SingleSphere {
  static constexpr std::string_view kName = "hull3/single_sphere";
  static constexpr Axis kAxis = log2_size_axis("points");
  static constexpr std::string_view kAim = "float engines: a round cloud, whose ridges grow flat as points grow many";

  static Case<Hull3Family> draw(Choices& choices) {
    Case<Hull3Family> drawn = Hull3Sphere::draw(choices);
    for (Point3& p : drawn.problem.points) p = {on_single_grid(p.x), on_single_grid(p.y), on_single_grid(p.z)};
    return drawn;
  }
};

/// 4 to 40 points, uniform on the lattice of [-1, 1)^3 with spacing 2^(1 - bits), bits from 2 to 24.
/// Difficulty  bits: on coarse lattices many points coincide or are coplanar, on fine ones hardly any.
struct Hull3SingleCloud {
  static constexpr std::string_view kName = "hull3/single_cloud";
  static constexpr Axis kAxis = plain_axis("bits of a coordinate");
  static constexpr std::string_view kAim = "float engines: the ordinary case, on grids and anywhere";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto bits = static_cast<std::int32_t>(choices.between(2, 24));
    Cloud3 cloud;
    cloud.points.resize(4 + choices.below(37));
    for (Point3& p : cloud.points) p = in_cube(choices, bits);
    return {cloud, bits};
  }
};

/// 4 to 24 points (x, y, (p x + q y) / 8 + s 2^-k) with x and y in [1, 2) of 6 bits, integers 1 <= p, q <= 8 and s in
/// {-1, 0, 1}.
/// Difficulty  k, 4 to 22: heights are multiples of 2^-9 or of 2^-k below 4 + 2^-4, of at most 24 bits.
struct Hull3SingleNearPlane {
  static constexpr std::string_view kName = "hull3/single_near_plane";
  static constexpr Axis kAxis = relative_axis("relative deviation");
  static constexpr std::string_view kAim =
      "float engines: the relative distance from a plane below which a side is no longer seen";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(4, 22));
    Cloud3 cloud{near_plane(choices, 4 + choices.below(21), 0)};
    for (Point3& p : cloud.points) p.z += std::ldexp(static_cast<double>(choices.around_zero(1)), -k);
    return {cloud, k};
  }
};

/// 4 to 20 points of the integers [-127, 127]^3, times 2^k.
/// Difficulty  k, multiples of 4, |k| <= 100.
struct Hull3SingleScaled {
  static constexpr std::string_view kName = "hull3/single_scaled";
  static constexpr Axis kAxis = log2_axis("scale");
  static constexpr std::string_view kAim =
      "float engines: tolerances that are absolute, products that overflow or underflow";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.around_zero(25));
    Cloud3 cloud;
    cloud.points.resize(4 + choices.below(17));
    for (Point3& p : cloud.points)
      p = point_of([&] { return std::ldexp(static_cast<double>(choices.around_zero(127)), k); });
    return {cloud, k};
  }
};

}  // namespace assay
