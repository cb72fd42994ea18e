// Polygons of space in one plane.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// A planar pair in a known kind of contact, mapped into a plane of space by small integer vectors: a - b is flat, and
/// every simplex in it has no volume. Every coordinate is exact.
struct GjkCoplanar {
  static constexpr std::string_view kName = "gjk/coplanar_3d";
  static constexpr Axis kAxis = plain_axis("k of a gap of 2^(3 - k), 0 for touching");
  static constexpr std::string_view kAim = "a flat difference body, in which a full simplex never closes";
  static constexpr ContactShares kShares = {{0.4, 0.56}, {0.44, 0.6}, {0, 0}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, 25));
    const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(2))];
    const double gap = solids::drawn_gap(choices, k);
    ConvexPair plane = contact::draw<2>(choices, features, choices.chance(1, 2) ? 20 : 0, gap);
    contact::turn<2>(plane, choices);
    solids::Vector<3> u{1, 0, 0}, v{0, 1, 0};  // independent whatever is added to the third coordinates
    u[2] = static_cast<double>(choices.around_zero(3));
    v[2] = static_cast<double>(choices.around_zero(3));
    const auto height = static_cast<double>(choices.around_zero(5));
    ConvexPair pair;
    for (const auto& [flat, body] : {std::pair{&plane.a, &pair.a}, std::pair{&plane.b, &pair.b}}) {
      for (std::size_t i = 0; i < flat->size(); ++i) {
        const double x = (*flat)[i][0], y = (*flat)[i][1];
        solids::add<3>(*body, {x * u[0] + y * v[0], x * u[1] + y * v[1], x * u[2] + y * v[2] + height});
      }
    }
    contact::turn<3>(pair, choices);
    return {std::move(pair), k};
  }
};

}  // namespace assay
