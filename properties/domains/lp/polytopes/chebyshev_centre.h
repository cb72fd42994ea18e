// Linear programs that look for the largest ball in a polytope.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// maximise r subject to a_k.x + |a_k| r <= b_k, x free, r >= 0: the centre and radius of the largest ball in a
/// polytope.
///
/// A box of integer sides in the plane or in space and up to eight cuts with integer normals of [-4, 4]^n; the norms
/// are rounded square roots, and those doubles are the problem. A third of the cuts repeat an earlier face, moved by at
/// most two ulps. Cuts that leave nothing make the program infeasible.
/// Source   the program of Drake issue 15341, where a solver returned a wrong ball.
struct LpChebyshevCentre {
  static constexpr std::string_view kName = "lp/chebyshev_centre";
  static constexpr Axis kAxis = plain_axis("half-spaces");
  static constexpr std::string_view kAim =
      "the largest ball in a polytope: rounded norms, repeated and nearly repeated faces, centres that are not unique";
  static constexpr StatusShares kShares = {{0.6, 1}, {0, 0.4}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
