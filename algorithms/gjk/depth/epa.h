// Penetration depth of two polytopes in the plane or in space by an expanding polytope, proved before it is answered.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The shortest move of b that leaves conv(a) and conv(b) without common interior, with the face of a - b that shows
/// it.
///
/// Shape    Both bodies of dimension 2 or 3, one vertex or more, no order, duplicates and flat bodies allowed.
/// Promise  Penetrating: |depth - D| <= gjk::kDepthGap * L, D the exact depth and L the largest coordinate extent of
///          both bodies together, and along the normal that depth is attained within the same. Proved, in double with
///          forward error bounds, before it is given: a closed surface of vertex differences lies no nearer to the
///          origin, and no difference reaches farther along the normal. The face is left out where it is not proved to
///          be at that depth. Bodies apart: what gjk/signed_volumes answers.
/// Error    GaveUp kUncertain: the proof failed, as for touching bodies, bodies that overlap by little more than
///          rounding, and needles of faces near the origin. kStalled: rounding left no rim to join a vertex to.
///          kStepLimit; kNotFinite, also where the depth overflows; kStopped. Declined: as gjk/signed_volumes.
/// Cost     O(n + f) an expansion for n vertices and f faces, and f for the proof.
/// Source   G. van den Bergen, "Proximity queries and penetration depth computation on 3D game objects", Game
///          Developers Conference 2001. In difference to it faces are taken by signed distance, so that a start beside
///          the origin serves, and faces seen by the new vertex are found by looking at all of them. The proofs are
///          ours.
struct Epa {
  static constexpr std::string_view kName = "gjk/epa";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("penetration depth by an expanding polytope that proves its answer in double", gjk::kDepth);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
