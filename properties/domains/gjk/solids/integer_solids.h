// Boxes and diamonds with small integer coordinates.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// Kind 0: two diamonds, 1: a diamond and a box, 2: two boxes; centres and half widths are small integers, so that
/// touching, shared faces and common planes of symmetry abound.
template <int D>
struct GjkIntegerSolids {
  static constexpr std::string_view kName = D == 2 ? "gjk/integer_solids_2d" : "gjk/integer_solids_3d";
  static constexpr Axis kAxis = plain_axis("kind: 0 diamonds, 1 diamond and box, 2 boxes");
  static constexpr std::string_view kAim =
      "ties everywhere: equal supports, projections of exactly 0, touching on every kind of feature";
  static constexpr ContactShares kShares = {{0.34, 0.65}, {0.1, 0.22}, {0.2, 0.5}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto kind = static_cast<std::int32_t>(choices.between(0, 2));
    const auto body = [&](bool is_diamond) {
      solids::Vector<D> centre, low, high;
      for (double& x : centre) x = static_cast<double>(choices.around_zero(3));
      if (is_diamond) return solids::diamond<D>(centre, static_cast<double>(choices.between(1, 4)));
      for (std::size_t k = 0; k < D; ++k) {
        const auto half = static_cast<double>(choices.between(1, 2));
        low[k] = centre[k] - half;
        high[k] = centre[k] + half;
      }
      return solids::box<D>(low, high);
    };
    Points a = body(kind <= 1);
    Points b = body(kind == 0);
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), kind};
  }
};

}  // namespace assay
