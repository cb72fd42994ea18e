// Planar clouds on a dyadic lattice: what an ordinary test would draw.
#pragma once
#include <string_view>

#include "properties/domain.h"

namespace assay {

/// 3 to 40 points, uniform on the lattice of [0, 1)^2 with spacing 2^-bits, bits from 2 to 30.
/// Difficulty  bits: on coarse lattices many points coincide or are collinear, on fine ones hardly any.
struct HullLatticeCloud {
  static constexpr std::string_view kName = "hull2/lattice_cloud";
  static constexpr Axis kAxis = plain_axis("bits of a coordinate");
  static constexpr std::string_view kAim =
      "Nothing in particular: a control on which a naive hull should be right nearly always.";

  static Case<Hull2Family> draw(Choices& choices) {
    const int bits = static_cast<int>(choices.between(2, 30));
    Cloud2 cloud;
    cloud.points.resize(3 + choices.below(38));
    for (Point2& p : cloud.points) {
      p.x = choices.dyadic(bits);
      p.y = choices.dyadic(bits);
    }
    return {cloud, bits};
  }
};

}  // namespace assay
