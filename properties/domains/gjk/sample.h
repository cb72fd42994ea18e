// Samples of pairs of convex bodies: the populations of rates (properties/domains/sample.h).
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"

namespace assay {
namespace sample {

/// A box around the origin with half sides of [1/16, 2), each octave as likely as any other, along the axes or turned
/// by a drawn direction of the plane, in space by a drawn quaternion.
template <int D>
Points box(Choices& choices, bool is_turned);
/// 3 to 8 vertices of an ellipse around the origin, counter-clockwise, half axes as the half sides of boxes.
Points polygon(Choices& choices);
/// So many vertices of an ellipsoid around the origin, half axes as the half sides of boxes.
Points hull(Choices& choices, std::uint32_t vertices);

/// Half the extent of the body along each axis.
template <int D>
std::array<double, D> half_extents(const Points& body);

/// Adds the offset to every vertex and rounds to multiples of 2^-bits.
template <int D>
void put(Points& body, const std::array<double, D>& offset, int bits);

}  // namespace sample

/// Two boxes of a scene, in metres: sides of [1/8, 4), each octave as likely as any other; in half of the cases both
/// lie along the axes, in half both are turned at random. The first one's origin is in [-16, 16)^n, the second's from
/// it along each axis by up to 1.15 times the sum of both half extents. Coordinates are multiples of 2^-19 below 32.
template <int D>
struct GjkSampleBoxes {
  static constexpr std::string_view kName = D == 2 ? "gjk/sample_boxes_2d" : "gjk/sample_boxes_3d";
  static constexpr Axis kAxis = log2_size_axis("vertices of each body", true);
  static constexpr std::string_view kAim =
      "sample: boxes of a physics scene; sides of 1/8 to 4, half of the pairs turned, about half in contact, within 32 "
      "of the origin";
  static Case<GjkFamily> draw(Choices& choices);
};

/// Two polygons of 3 to 8 vertices on ellipses with half axes of [1/16, 2), each octave as likely as any other. The
/// first one's origin is in [-4, 4)^2, the second's from it along each axis by up to 1.15 times the sum of both half
/// extents. Coordinates are multiples of 2^-20 below 16, times 2^k, k of [-6, 6].
struct GjkSamplePolygons {
  static constexpr std::string_view kName = "gjk/sample_polygons_2d";
  static constexpr Axis kAxis = size_axis("vertices of both bodies");
  static constexpr std::string_view kAim =
      "sample: small convex polygons; 3 to 8 vertices on ellipses of 1/8 to 4 times 2^-6 to 2^6, about half of the "
      "pairs in contact";
  static Case<GjkFamily> draw(Choices& choices);
};

/// Two hulls of 8, 16 or 32 vertices on ellipsoids, otherwise as GjkSamplePolygons but for 1 instead of 1.15.
struct GjkSampleHulls {
  static constexpr std::string_view kName = "gjk/sample_hulls_3d";
  static constexpr Axis kAxis = log2_size_axis("vertices of each body", true);
  static constexpr std::string_view kAim =
      "sample: hulls of scans; 8, 16 or 32 vertices on ellipsoids of 1/8 to 4 times 2^-6 to 2^6, about half of the "
      "pairs in contact";
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
