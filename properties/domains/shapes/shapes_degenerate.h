// Concentric and nested bodies, and kissing boxes.
#pragma once
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "properties/domains/shapes/bodies.h"

namespace assay {

/// Bodies of any kinds around one centre, or off it by the smallest double.
/// Difficulty  log2 of the larger size, 0 to 60; the smaller is 1.
struct ShapesConcentric {
  static constexpr std::string_view kName = "shapes/concentric";
  static constexpr Axis kAxis = log2_axis("ratio of sizes");
  static constexpr std::string_view kAim = "No direction from centre to centre: 0/0 in a normal, bodies inside bodies.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(16));
    const double x = draw::lattice(choices, 3), y = draw::lattice(choices, 3);
    const auto around = [&](double size) {
      switch (choices.below(4)) {
        case 0: return draw::ball({x, y}, size);
        case 1: return draw::shape_of(ShapeKind::kBox, 2, {x - size, y - size, x + size, y + size});
        case 2: {
          const auto [u, v] = draw::axis(choices);
          return draw::shape_of(ShapeKind::kOrientedBox, 2, {x, y, size, size / 2, u, v});
        }
        default: return draw::shape_of(ShapeKind::kPolygon, 2, {x - size, y - size, x + size, y, x - size, y + size});
      }
    };
    Shape a = around(1), b = around(std::ldexp(1.0, k));
    if (x == 0 && choices.chance(1, 4)) a.numbers[0] = std::numeric_limits<double>::denorm_min();
    if (a.kind == ShapeKind::kBox && a.numbers[0] > a.numbers[2]) std::swap(a.numbers[0], a.numbers[2]);
    if (choices.chance(1, 2)) std::swap(a, b);
    return draw::contact(std::move(a), std::move(b), k);
  }
};

/// Boxes in the plane or in space with a gap, a common face, edge or corner, or an overlap of 2^-k.
/// Difficulty  k, 0 to 52.
struct ShapesKissingBoxes {
  static constexpr std::string_view kName = "shapes/kissing_boxes";
  static constexpr Axis kAxis = minus_log2_axis("of the gap");
  static constexpr std::string_view kAim = "Boxes kept as centre and half extents are not the boxes that were given.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(53));
    const auto d = static_cast<std::uint32_t>(2 + choices.below(2));
    Shape a{ShapeKind::kBox, d, {}}, b{ShapeKind::kBox, d, {}};
    a.numbers.resize(2 * d), b.numbers.resize(2 * d);
    for (std::uint32_t i = 0; i < d; ++i) {
      // Tenths round, so that half of a difference does too.
      const double low = draw::lattice(choices, 9) / 10, high = low + (1 + draw::size(choices, 8)) / 10;
      const double gap = static_cast<double>(choices.around_zero(1)) * std::ldexp(1.0, -k);
      a.numbers[i] = low, a.numbers[d + i] = high;
      b.numbers[i] = choices.chance(1, 2) ? low - std::abs(gap) : high + gap;
      b.numbers[d + i] = b.numbers[i] + (1 + draw::size(choices, 8)) / 10;
    }
    return draw::contact(std::move(a), std::move(b), k);
  }
};

}  // namespace assay
