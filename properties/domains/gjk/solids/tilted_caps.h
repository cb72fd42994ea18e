// Prisms whose facing caps are almost parallel.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// Two prisms over lattice polygons, one above the other; the caps that face each other are tilted by slopes of at most
/// four times 2^-28 (3.7e-9), and the upper body is lifted by 0 or +-2^(3 - k).
///
/// Every coordinate is a multiple of 2^-47 below 16.
struct GjkTiltedCaps {
  static constexpr std::string_view kName = "gjk/tilted_caps_3d";
  static constexpr Axis kAxis = plain_axis("k of a lift of 2^(3 - k), 0 for none");
  static constexpr std::string_view kAim =
      "faces that are parallel to all but the last bits: which vertices are nearest";
  static constexpr ContactShares kShares = {{0.37, 0.48}, {0.01, 0.06}, {0.49, 0.6}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto k = static_cast<std::int32_t>(choices.between(0, solids::kGapsMost));
    const double lift = solids::drawn_gap(choices, k);
    const auto prism = [&](double cap, double base) {
      const Points ring = solids::lattice_body<2>(choices, choices.between(3, 6), 3, 1);
      const double along = 0x1p-28 * static_cast<double>(choices.around_zero(2));
      const double across = 0x1p-28 * static_cast<double>(choices.around_zero(2));
      Points body{3, {}};
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const double x = ring[i][0], y = ring[i][1];
        solids::add<3>(body, {x, y, cap + (along * x + across * y)});
        solids::add<3>(body, {x, y, base});
      }
      return body;
    };
    Points a = prism(0, -4);
    Points b = prism(lift, 4);
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<3>(pair, choices);
    return {std::move(pair), k};
  }
};

}  // namespace assay
