// A body within the other, and single points of it.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// The second body is the first one shrunk by 2^-k towards one of its vertices or the midpoint of two, or is that point
/// alone.
///
/// The lattice has step 2 and radius 8: everything is exact.
template <int D>
struct GjkNested {
  static constexpr std::string_view kName = D == 2 ? "gjk/nested_2d" : "gjk/nested_3d";
  static constexpr Axis kAxis = plain_axis("k of a shrinking by 2^-k");
  static constexpr std::string_view kAim =
      "deep overlaps, a body that vanishes in the other, points on the boundary and inside";
  static constexpr ContactShares kShares = {{0, 0}, {0.1, 0.27}, {0.73, 0.9}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, 40));
    Points a = solids::lattice_body<D>(choices, choices.between(D + 1, 8), 4, 2);
    const auto one = a[choices.below(a.size())], other = a[choices.below(a.size())];
    solids::Vector<D> centre;
    for (std::size_t axis = 0; axis < D; ++axis) centre[axis] = (one[axis] + other[axis]) / 2;
    Points b{D, {}};
    if (!choices.chance(3, 4)) {
      solids::add<D>(b, centre);
    } else {
      b = a;
      for (std::size_t i = 0; i < b.size(); ++i) {
        for (std::size_t axis = 0; axis < D; ++axis) {
          b[i][axis] = centre[axis] + std::ldexp(b[i][axis] - centre[axis], -k);
        }
      }
    }
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), k};
  }
};

}  // namespace assay
