// Collision queries between the bodies of the collision domains, as linear programs in three forms.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// A pair of a collision domain (lattice, touching, nearly touching, flat, ulps apart; plane) as one of three programs:
/// P2, minimise e.(b - A x) over A x <= b, x >= 0; P1, A x = b, x >= 0 without a cost; the distance in the 1-norm. The
/// costs of P2 are sums that may be rounded: those doubles are the problem.
/// Source   A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///          1077502, 19 May 2016.
struct LpCollisionForms {
  static constexpr std::string_view kName = "lp/collision_forms";
  static constexpr Axis kAxis = plain_axis("form: 0 slack (P2), 1 feasibility (P1), 2 distance in the 1-norm");
  static constexpr std::string_view kAim = "the programs of collision queries on the pairs that break collision codes";
  static constexpr StatusShares kShares = {{0.6, 1}, {0.02, 0.4}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
