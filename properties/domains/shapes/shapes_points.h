// Questions about points: bounds, merged boxes, centroids, images.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "properties/domains/shapes/bodies.h"

namespace assay {

/// Bounds of 1 to 12 points, or of two boxes, in the plane or in space, with tenths and 2^k.
/// Difficulty  |k|, multiples of 60 up to 1020.
struct ShapesBounds {
  static constexpr std::string_view kName = "shapes/bounds";
  static constexpr Axis kAxis = plain_axis("|log2 scale|");
  static constexpr std::string_view kAim = "Corners that go through a centre and half extents; sums that overflow.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(60 * choices.around_zero(17));
    const auto d = static_cast<std::uint32_t>(2 + choices.below(2));
    const auto number = [&] {
      const double x = draw::lattice(choices, 12);
      return std::ldexp(choices.chance(1, 2) ? x / 10 : x, k);
    };
    if (choices.chance(1, 2)) {
      Shape boxes[2];
      for (Shape& box : boxes) {
        box = {ShapeKind::kBox, d, std::vector<double>(2 * d)};
        for (std::uint32_t i = 0; i < d; ++i) {
          const double x = number(), y = number();
          box.numbers[i] = std::min(x, y), box.numbers[d + i] = std::max(x, y);
        }
      }
      return {{ShapesQuestion::kMerge, boxes[0], boxes[1]}, std::abs(k)};
    }
    Shape points{ShapeKind::kPoints, d, std::vector<double>(d * (1 + choices.below(12)))};
    for (double& x : points.numbers) x = number();
    return draw::about(ShapesQuestion::kBounds, std::move(points), std::abs(k));
  }
};

/// The centroid of a lattice ring of 1 to 8 vertices, moved by 2^k.
/// Difficulty  k, 0 to 48.
struct ShapesCentroidOffset {
  static constexpr std::string_view kName = "shapes/centroid_offset";
  static constexpr Axis kAxis = log2_axis("offset");
  static constexpr std::string_view kAim = "Cross products of coordinates that cancel far from the origin.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(49));
    Shape ring = draw::polygon(choices, 8, 8);
    for (double& x : ring.numbers) x += std::ldexp(1.0, k);
    return draw::about(ShapesQuestion::kCentroid, std::move(ring), k);
  }
};

/// Rings of little or no area: points, segments there and back, triangles of height 2^-k and of none, rings that cross
/// themselves; times 2^s.
/// Difficulty  k, 0 to 60.
struct ShapesCentroidFlat {
  static constexpr std::string_view kName = "shapes/centroid_flat";
  static constexpr Axis kAxis = minus_log2_axis("height");
  static constexpr std::string_view kAim = "Division by an area of zero, or by one that is mere rounding.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.below(61));
    Shape ring{ShapeKind::kPolygon, 2, {}};
    const double dx = draw::lattice(choices, 9) / 10, dy = draw::lattice(choices, 9) / 10;
    const std::uint64_t count = 1 + choices.below(5);
    for (std::uint64_t i = 0; i < count; ++i) {
      const double t = draw::lattice(choices, 9);
      ring.numbers.insert(ring.numbers.end(), {t * dx, t * dy});
    }
    if (choices.chance(1, 2)) ring.numbers.back() += std::ldexp(1.0, -k);
    const int s = static_cast<int>(100 * choices.around_zero(6));
    return draw::about(ShapesQuestion::kCentroid, draw::scaled(std::move(ring), s), k);
  }
};

/// Images of 1 to 6 lattice points under a rotation by a Pythagorean angle, a scaling along the axes, or any lattice
/// matrix, about a fixed point of about 2^k, with and without a shift that brings them back; times 2^s.
/// Difficulty  k, 0 to 60.
struct ShapesMotion {
  static constexpr std::string_view kName = "shapes/motion";
  static constexpr Axis kAxis = log2_axis("of the fixed point");
  static constexpr std::string_view kAim = "Sums that cancel: images near the origin of points about a far one.";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(4 * choices.below(16));
    Shape points{ShapeKind::kPoints, 2, std::vector<double>(2 * (1 + choices.below(6)))};
    for (double& x : points.numbers) x = draw::lattice(choices, 8);
    const double fx = std::ldexp(draw::lattice(choices, 9) / 8, k), fy = std::ldexp(draw::lattice(choices, 9) / 8, k);
    Shape map{ShapeKind::kMap, 2, {fx, fy, 1, 0, 0, 1, 0, 0}};
    auto& m = map.numbers;
    switch (choices.below(3)) {
      case 0: m[2] = draw::lattice(choices, 9) / 4, m[5] = draw::lattice(choices, 9) / 4; break;
      case 1: {
        const auto [u, v] = draw::axis(choices);
        m[2] = m[5] = u, m[4] = v, m[3] = -v;
        break;
      }
      default:
        for (std::size_t i = 2; i < 6; ++i) m[i] = draw::lattice(choices, 9) / 10;
    }
    if (choices.chance(1, 2)) m[6] = -fx * (1 - m[2]), m[7] = -fy * (1 - m[5]);
    const int s = static_cast<int>(100 * choices.around_zero(6));
    return {{ShapesQuestion::kMotion, draw::scaled(std::move(points), s), draw::scaled(std::move(map), s)}, k};
  }
};

}  // namespace assay
