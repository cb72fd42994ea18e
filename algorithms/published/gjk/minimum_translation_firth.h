// The minimum translation of the article "Collision detection for dummies" (P. Firth, 2011), listing as printed.
#pragma once
#include <string_view>

#include "algorithms/gjk/tolerances.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

/// Penetration depth of two convex polygons, or a distance, by projecting the origin onto every edge of b - a.
///
/// Shape    Planar polygons of three vertices or more, in counter-clockwise order, as the article draws them.
/// Promise  None. The listing keeps the greatest signed distance and the least positive one, so bodies that only touch,
///          at a distance of exactly 0, are neither: the distance printed is then the greatest double.
/// Error    Declined: not planar, not a convex polygon in that order as plain double turns tell. GaveUp kNotFinite.
/// Cost     O(n^2)
/// Source   The article's listing over both bodies' faces. Readings: a world-space normal is the edge turned right,
///          over its length; GetSupportVertices gives every vertex with the greatest product as computed;
///          ProjectPointOntoEdge clamps to the edge; Sign(0) is 0, since no product with it is then counted as
///          penetrating; the point p0 where the greatest distance was found is the contact, and b moves by -p0.
struct MinimumTranslationFirth {
  static constexpr std::string_view kName = "published/minimum_translation_firth";
  /// Held to what plain double can do with its formulas, for the depth and for the distance that it gives otherwise.
  static constexpr Statement<GjkFamily> kStatement{
      .kind = EngineKind::kPublished,
      .sentence = "planar minimum translation as P. Firth prints it",
      .promises = {.distance_gap = gjk::kDistanceGap, .depth_gap = gjk::kDepthGap, .refuses_no_problem = true},
      .note = "as printed: bodies that touch are neither penetrating nor apart"};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
