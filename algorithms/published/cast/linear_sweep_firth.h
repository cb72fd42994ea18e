// The continuous linear cast of the article "Collision detection for dummies" (P. Firth, 2011), as described.
#pragma once
#include <string_view>

#include "algorithms/cast/tolerances.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// Time of first contact of two convex polygons that move straight on: a ray from the origin along the relative
/// velocity against the edges of b - a.
///
/// Shape    Planar polygons of three vertices or more, in counter-clockwise order, as the article draws them; no
///          rotation.
/// Promise  None. The article warns that bodies which meet at first make the test fail: then the ray leaves b - a,
///          whose edges all face away, and the answer is a miss.
/// Error    Declined: not planar, not a convex polygon in that order as plain double turns tell, bodies that turn.
///          GaveUp kNotFinite.
/// Cost     O(n^2)
/// Source   The article's section on continuous linear detection, which has no listing. Readings: edges as in its
///          listing of the minimum translation, all supporting vertices included; an edge that the ray does not run
///          against is left out; the ray hits an edge where it crosses the edge's line within the edge, ends included,
///          at a time in [0, 1]; the least such time is the answer.
struct LinearSweepFirth {
  static constexpr std::string_view kName = "published/linear_sweep_firth";
  /// The article says nothing about touching; its listing is held to what plain double can do.
  static constexpr Statement<CastFamily> kStatement{.kind = EngineKind::kPublished,
                                                    .sentence = "planar linear sweep as P. Firth describes it",
                                                    .promises = {.gap = cast::kCastGap},
                                                    .note = "as described: bodies must not meet at first"};
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
