// A small body at a large one.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// Bodies in a known kind of contact, the second one 2^-k of its size: scaled about the point of contact, gap included.
template <int D>
struct GjkSizeRatio {
  static constexpr std::string_view kName = D == 2 ? "gjk/size_ratio_2d" : "gjk/size_ratio_3d";
  static constexpr Axis kAxis = log2_axis("of the ratio of sizes");
  static constexpr std::string_view kAim =
      "tolerances relative to the larger body, supports that swallow the smaller one";
  static constexpr ContactShares kShares = {{0.42, 0.53}, {0.02, 0.08}, {0.42, 0.54}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, 40));
    const contact::Features features = contact::kKinds[choices.below(contact::kinds_in(D))];
    const double gap = solids::drawn_gap(choices, static_cast<std::int32_t>(choices.between(0, 20)));
    ConvexPair pair = contact::draw<D>(choices, features, choices.chance(1, 2) ? 20 : 0, gap);
    for (double& x : pair.b.coordinates) x = std::ldexp(x, -k);
    contact::turn<D>(pair, choices);
    return {std::move(pair), k};
  }
};

}  // namespace assay
