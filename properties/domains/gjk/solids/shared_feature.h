// Bodies that share a vertex, the middle of an edge or the centroid of a face.
#pragma once
#include <cmath>
#include <cstdint>
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/gjk/contact/contact.h"
#include "properties/domains/gjk/contact/contact_shares.h"
#include "properties/domains/gjk/solids/solids.h"

namespace assay {

/// A lattice body and a second one with a vertex in a point p of the first: a vertex, the midpoint of two vertices or
/// the centroid of three. Half of the time the second is the first reflected in p, so that they touch where p is on the
/// boundary.
///
/// The lattice has step 6: midpoints and centroids are integers.
template <int D>
struct GjkSharedFeature {
  static constexpr std::string_view kName = D == 2 ? "gjk/shared_feature_2d" : "gjk/shared_feature_3d";
  static constexpr Axis kAxis = plain_axis("vertices that p is the mean of: 1, 2 or 3");
  static constexpr std::string_view kAim = "a common point that is a vertex of one body or of both";
  static constexpr ContactShares kShares = {{0, 0}, {0.35, 0.65}, {0.35, 0.65}};

  static Case<GjkFamily> draw(Choices& choices) {
    const auto kind = static_cast<std::int32_t>(choices.between(1, 3));
    Points a = solids::lattice_body<D>(choices, choices.between(D + 1, 8), 4, 6);
    solids::Vector<D> p{};
    for (std::int32_t i = 0; i < kind; ++i) {
      const auto vertex = a[choices.below(a.size())];
      for (std::size_t k = 0; k < D; ++k) p[k] += vertex[k] / kind;
    }
    const bool reflected = choices.chance(1, 2);
    Points b = reflected ? a : solids::lattice_body<D>(choices, choices.between(D + 1, 8), 4, 6);
    const solids::Vector<D> first = [&] {
      solids::Vector<D> corner;
      for (std::size_t k = 0; k < D; ++k) corner[k] = b[0][k];
      return corner;
    }();
    for (std::size_t i = 0; i < b.size(); ++i) {
      for (std::size_t k = 0; k < D; ++k) b[i][k] = reflected ? 2 * p[k] - b[i][k] : b[i][k] - first[k] + p[k];
    }
    ConvexPair pair{std::move(a), std::move(b)};
    contact::turn<D>(pair, choices);
    return {std::move(pair), kind};
  }
};

}  // namespace assay
