// Clouds whose volumes are about the least normal number.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domains/hull3/points.h"

namespace assay {

/// 5 to 64 points of the lattice of [-1, 1)^3 with 8 bits, times 2^-k: coordinates are normal numbers, products of
/// three differences are normal, subnormal or zero.
/// Difficulty  k, 330 to 363.
struct Hull3TinyVolumes {
  static constexpr std::string_view kName = "hull3/tiny_volumes";
  static constexpr Axis kAxis = minus_log2_axis("scale");
  static constexpr std::string_view kAim =
      "Error bounds that forget underflow: the terms of a determinant lose their last bits.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(330, 363));
    Cloud3 cloud;
    cloud.points.resize(5 + choices.below(60));
    for (Point3& p : cloud.points) p = scaled(in_cube(choices, 8), std::ldexp(1.0, -k));
    return {cloud, k};
  }
};

/// 5 to 64 points of the lattice of [-1, 1)^2 with 8 bits, at a height of m 2^-k, |m| <= 8, along one axis.
/// Difficulty  k, 1024 to 1074: thinner than the least normal number, down to the least number there is.
struct Hull3SubnormalPlate {
  static constexpr std::string_view kName = "hull3/subnormal_plate";
  static constexpr Axis kAxis = minus_log2_axis("thickness");
  static constexpr std::string_view kAim =
      "A thickness in subnormals: products with it vanish, differences of it do not.";

  static Case<Hull3Family> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(1024, 1074));
    const auto axis = choices.below(3);
    Cloud3 cloud;
    cloud.points.resize(5 + choices.below(60));
    for (Point3& p : cloud.points) {
      const double x = 2 * choices.dyadic(8) - 1, y = 2 * choices.dyadic(8) - 1;
      const double z = std::ldexp(static_cast<double>(choices.around_zero(8)), -k);
      p = axis == 0 ? Point3{x, y, z} : axis == 1 ? Point3{y, z, x} : Point3{z, x, y};
    }
    return {cloud, k};
  }
};

}  // namespace assay
