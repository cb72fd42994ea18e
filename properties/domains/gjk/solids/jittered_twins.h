// A body and a copy of it that differs in the last bits.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// A body of 3 to 10 points and its copy, every coordinate of which is moved by at most 2^j units of 2^-49.
///
/// The coordinates are multiples of 2^-20 below 4: the jitter is exact.
template <int D>
struct GjkJitteredTwins {
  static constexpr std::string_view kName = D == 2 ? "gjk/jittered_twins_2d" : "gjk/jittered_twins_3d";
  static constexpr Axis kAxis = plain_axis("j of a jitter of 2^(j - 49)");
  static constexpr std::string_view kAim =
      "the difference body of near-equal bodies: nearly symmetric, with a knot of points around the origin";
  static constexpr ContactShares kShares = {{0, 0.06}, {0, 0.02}, {0.93, 1}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto j = static_cast<std::int32_t>(choices.between(0, 40));
    const auto jitter = std::int64_t{1} << j;
    Points a = solids::lattice_body<D>(choices, choices.between(3, 10), 4 << 20, 0x1p-20);
    Points b = a;
    for (double& x : b.coordinates) x += 0x1p-49 * static_cast<double>(choices.around_zero(jitter));
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), j};
  }
};

}  // namespace assay
