// Integer boxes and diamonds: full of parallel faces, shared planes and symmetric supports.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact_shares.h"

namespace assay {

/// Boxes with integer corners and cross-polytopes ("diamonds") with integer centre and radius, sides and radii up to 4.
template <int D>
struct GjkLattice {
  static constexpr std::string_view kName = D == 2 ? "gjk/lattice_2d" : "gjk/lattice_3d";
  static constexpr Axis kAxis = plain_axis("kind: 0 diamond and diamond, 1 diamond and box, 2 box and box");
  static constexpr std::string_view kAim =
      "ties: several farthest vertices, zero products, an origin on a diagonal of the Minkowski difference";
  static constexpr ContactShares kShares = {{0.15, 0.6}, {0.05, 0.35}, {0.25, 0.7}};
  static Case<GjkFamily> draw(Choices& choices);
};

}  // namespace assay
