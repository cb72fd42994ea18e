// Samples of bodies that move straight on: the populations of rates (properties/domains/sample.h).
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "properties/domains/cast/described.h"
#include "properties/domains/gjk/sample.h"
#include "properties/domains/sample.h"

namespace assay {

/// Two bodies of a scene, in metres, that move straight on: each a box of gjk/sample_boxes or, as often, in the plane a
/// polygon of gjk/sample_polygons_2d and in space a hull of 8 vertices of gjk/sample_hulls_3d, unscaled. The first
/// one's origin is in [-16, 16)^n, the second's from it along each axis by up to 3.5 times the sum of both half
/// extents. The first moves along the line of both origins by up to twice their distance, and along each axis besides
/// by up to 0.8 of that sum; in one of two cases both move besides by a vector of [-8, 8)^n. All numbers are multiples
/// of 2^-18 below 64.
template <int D>
struct CastSampleScene {
  static constexpr std::string_view kName = D == 2 ? "cast/sample_scene_2d" : "cast/sample_scene_3d";
  static constexpr Axis kAxis = moving::kVertexAxis;
  static constexpr std::string_view kAim = D == 2 ? "sample: bodies that move straight on; boxes and polygons of a "
                                                    "scene with extents of 1/8 to 4, two of three pairs meet"
                                                  : "sample: bodies that move straight on; boxes and hulls of a scene "
                                                    "with extents of 1/8 to 4, two of three pairs meet";

  static Case<CastFamily> draw(Choices& choices) {
    constexpr int kBits = 18;
    Points a = body(choices);
    Points b = body(choices);
    const std::array<double, D> half_a = sample::half_extents<D>(a), half_b = sample::half_extents<D>(b);
    const double share = 2 * choices.dyadic(20);
    const bool both_move = choices.chance(1, 2);
    std::array<double, D> of_a, of_b;
    MovingPair pair;
    for (std::size_t k = 0; k < D; ++k) {
      const double half = half_a[k] + half_b[k], way = 3.5 * half * sample::either_way(choices);
      of_a[k] = 16 * sample::either_way(choices);
      of_b[k] = of_a[k] + way;
      const double aside = 0.8 * half * sample::either_way(choices), common = 8 * sample::either_way(choices);
      pair.of_b.displacement[k] = both_move ? sample::on_grid(common, kBits) : 0;
      pair.of_a.displacement[k] = sample::on_grid(share * way + aside, kBits) + pair.of_b.displacement[k];
    }
    sample::put<D>(a, of_a, kBits);
    sample::put<D>(b, of_b, kBits);
    const auto vertices = static_cast<std::int32_t>(a.size() + b.size());
    pair.bodies = {std::move(a), std::move(b)};
    return {std::move(pair), vertices};
  }

 private:
  static Points body(Choices& choices) {
    if (choices.chance(1, 2)) {
      const bool is_turned = choices.chance(1, 2);
      return sample::box<D>(choices, is_turned);
    }
    return D == 2 ? sample::polygon(choices) : sample::hull(choices, 8);
  }
};

}  // namespace assay
