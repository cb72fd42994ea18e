// First contact of planar bodies that move straight on, by the edges of their Minkowski difference, decided exactly.
#pragma once
#include <string_view>

#include "algorithms/cast/tolerances.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// A bracket [t0, t1] of the first contact, a few doubles wide; a touch is a contact.
///
/// Along a normal n the gap min n.b - max n.a less t n.v, v the displacement of a less that of b, says whether the
/// bodies are apart at t. The edges' normals of both hulls suffice: each gives the time from which on, or until which,
/// they are not apart along it, and the first contact is the latest of the former (M. Cyrus, J. Beck, "Generalized two-
/// and three-dimensional clipping", Comput. Graph. 3(1), 1978, for a line and a convex polygon). Directions along and
/// across v stand in where bodies are flat.
///
/// Shape    Planar bodies of one vertex or more in any order; no rotation.
/// Promise  Every decision is exact. HitAt: t0 <= t* <= t1, at most 64 doubles apart each from the rounded quotient.
///          InitiallyOverlapping, Missed: exact; the direction of a miss is given where it still parts after rounding.
/// Error    GaveUp kUncertain: numbers spread over more than 300 binades, and touches that last for less than the
///          doubles around t* resolve. kNotFinite. Declined: space, bodies that turn, an empty body.
/// Cost     O((m + n)^2) products in double, and an exact one where two vertices are nearly level.
struct CastEdges2d {
  static constexpr std::string_view kName = "cast/edges_2d";
  static constexpr Statement<CastFamily> kStatement{
      .sentence = "planar cast against the exact edges of the Minkowski difference",
      .promises = {.touching = Touching::kHit, .gap = cast::kEdgesGap, .refuses_no_problem = true},
      .note = "exact; gives up on bodies that touch for less than what doubles resolve of the time"};
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
