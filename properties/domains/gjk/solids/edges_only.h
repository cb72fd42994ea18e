// Pairs that only the common normal of two edges separates.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// Two wedges of height 2^-j with crossed ridges at a distance of 0 or +-2^-(j + k), k in [1, 12]: the ridge of a runs
/// along x at height 0 and its feet are at (0, +-1), 2^-j lower; b is the same upside down, turned by a quarter and
/// lifted.
///
/// Every normal of a face of either body is off the vertical by a slope of 2^-j or more, and along it the other body
/// reaches across; only the vertical, which is normal to both ridges, separates gaps that small.
struct GjkEdgesOnly {
  static constexpr std::string_view kName = "gjk/edges_only_3d";
  static constexpr Axis kAxis = plain_axis("j of a wedge of height 2^-j");
  static constexpr std::string_view kAim = "separating axes that are no face normals; wedges that get flatter";
  static constexpr ContactShares kShares = {{0.28, 0.38}, {0.29, 0.39}, {0.28, 0.38}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto j = static_cast<std::int32_t>(choices.between(0, 24));
    const double height = std::ldexp(1.0, -j);
    const auto size = static_cast<double>(choices.between(1, 3));
    const double shift = static_cast<double>(choices.around_zero(2)) / 4;
    double gap = 0;
    if (!choices.chance(1, 3)) {
      // Drawn first: compilers differ in the order of arguments.
      const int k = static_cast<int>(choices.between(1, 12));
      gap = std::ldexp(choices.chance(1, 2) ? -1.0 : 1.0, -j - k);
    }
    ConvexPair pair;
    for (const double end : {-1.0, 1.0}) {
      solids::add<3>(pair.a, {end * size + shift, 0, 0});
      solids::add<3>(pair.a, {0, end, -height});
      solids::add<3>(pair.b, {0, end * size + shift, gap});
      solids::add<3>(pair.b, {end, 0, gap + height});
    }
    contact::turn<3>(pair, choices);
    return {std::move(pair), j};
  }
};

}  // namespace assay
