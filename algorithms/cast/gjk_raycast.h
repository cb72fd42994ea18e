// First contact of bodies that move straight on: a ray cast against the Minkowski difference by GJK.
#pragma once
#include <string_view>

#include "algorithms/cast/tolerances.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// A bracket [t0, t1] of the first contact: apart until t0, met by t1.
///
/// Shape    Bodies of dimension 2 or 3, one vertex or more, no order; no rotation.
/// Promise  As cast/conservative_advancement, with the bodies closing by at most cast::kCastGap of the reach along the
///          normal within the bracket.
/// Error    As there. Declined: bodies that turn.
/// Cost     One support query and one small simplex an iteration, O(n) for n vertices, some 4 to 12 iterations.
/// Source   G. van den Bergen, "Ray casting against general convex objects with application to continuous collision
///          detection", 2004. The point on the ray moves to each supporting plane that has it outside, and the simplex
///          is kept. The tests for the end and the proofs are ours.
struct GjkRaycast {
  static constexpr std::string_view kName = "cast/gjk_raycast";
  static constexpr Statement<CastFamily> kStatement{
      .sentence = "ray cast against the Minkowski difference by GJK, bracketed by proofs",
      .promises = {.touching = Touching::kHit, .gap = cast::kCastGap, .refuses_no_problem = true},
      .note = cast::kProved,
      .watching = Watching::kAlways};
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
