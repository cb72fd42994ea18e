// Bodies of every kind on a small lattice, as they are and at other scales and places.
#pragma once
#include <array>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "properties/domains/shapes/bodies.h"

namespace assay {

/// Two bodies of any kinds with small integers: ties, touching, containment and coincidence are common.
/// Difficulty  the lattice's radius, 2 to 16: the smaller, the more ties.
struct ShapesLattice {
  static constexpr std::string_view kName = "shapes/lattice";
  static constexpr Axis kAxis = plain_axis("radius of the lattice");
  static constexpr std::string_view kAim =
      "Touching, containment, concentric bodies, points, shared corners and edges.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const std::int64_t radius = 2 << choices.below(4);
    auto [a, b] = draw::pair_of_bodies(choices, radius);
    return draw::contact(std::move(a), std::move(b), static_cast<std::int32_t>(radius));
  }
};

/// Lattice pairs times 2^k.
/// Difficulty  |k|, multiples of 35 up to 980: 1e200 is near 665. Both signs.
struct ShapesScaled {
  static constexpr std::string_view kName = "shapes/scaled";
  static constexpr Axis kAxis = plain_axis("|log2 scale|");
  static constexpr std::string_view kAim = "Squares that overflow above 2^512 and underflow below 2^-537.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(35 * choices.around_zero(28));
    auto [a, b] = draw::pair_of_bodies(choices, 8);
    return draw::contact(draw::scaled(std::move(a), k), draw::scaled(std::move(b), k), std::abs(k));
  }
};

/// Lattice pairs, both moved by (2^k, 2^k, 2^k) exactly.
/// Difficulty  k, 0 to 48.
struct ShapesOffset {
  static constexpr std::string_view kName = "shapes/offset";
  static constexpr Axis kAxis = log2_axis("offset");
  static constexpr std::string_view kAim = "Corners computed far from the origin lose the bits that decide.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(49));
    auto [a, b] = draw::pair_of_bodies(choices, 8);
    const std::array<double, 3> by = {std::ldexp(1.0, k), std::ldexp(1.0, k), std::ldexp(1.0, k)};
    return draw::contact(draw::shifted(std::move(a), by), draw::shifted(std::move(b), by), k);
  }
};

/// A lattice body and another 2^k times as large.
/// Difficulty  k, 0 to 100.
struct ShapesSizes {
  static constexpr std::string_view kName = "shapes/sizes";
  static constexpr Axis kAxis = log2_axis("ratio of sizes");
  static constexpr std::string_view kAim = "A tiny body beside, on or inside a huge one.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(5 * choices.below(21));
    auto [a, b] = draw::pair_of_bodies(choices, 8);
    return draw::contact(std::move(a), draw::scaled(std::move(b), k), k);
  }
};

}  // namespace assay
