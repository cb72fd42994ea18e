// A touching contact with every coordinate moved by a few representable numbers.
#pragma once
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// A lattice pair that touches, away from the origin so that its coordinates are of one binade or two, each coordinate
/// then moved by at most k ulps, k of [0, 3]. Source  The planar grid of L. Kettner, K. Mehlhorn, S. Pion, S. Schirra,
/// C. Yap, "Classroom examples of robustness problems in
///         geometric computations", Comput. Geom. 40(1), 2008, 61-78, carried over to pairs of bodies.
template <int D>
struct GjkUlpGrid {
  static constexpr std::string_view kName = D == 2 ? "gjk/ulp_grid_2d" : "gjk/ulp_grid_3d";
  static constexpr Axis kAxis = plain_axis("largest move in ulps");
  static constexpr std::string_view kAim =
      "signs that rounding decides: touching, apart and overlapping cases within a few ulps of each other";
  static constexpr std::int32_t kMost = 3;
  static constexpr ContactShares kShares = {{0.1, 0.6}, {0.2, 0.6}, {0.1, 0.6}};
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
