// Penetration depth of two planar bodies by walking the edges of both, proved before it is answered.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The shortest move of b that leaves conv(a) and conv(b) without common interior: every edge of a - b is an edge of
/// one body with the other's vertex farthest against its normal.
///
/// Shape    Both bodies planar, one vertex or more, no order; their convex polygons are found first, exactly.
/// Promise  Penetrating: |depth - D| <= gjk::kDepthGap * L as for gjk/epa, with the edge of a - b. SeparatedAlong: the
///          normal of an edge separates strictly; not every separated pair has one. Both proved before they are given.
/// Error    GaveUp kUncertain: neither is proved, as for touching bodies; kNotFinite. Declined: not planar, an empty
///          body.
/// Cost     O(n log n) for the polygons, O(n^2) for the walk.
/// Source   P. Firth, "Collision detection for dummies", wildbunny blog, 2011 (published/minimum_translation_firth is
///          the article's own listing).
struct MinimumTranslation2d {
  static constexpr std::string_view kName = "gjk/minimum_translation_2d";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("planar penetration depth by walking the edges of both bodies", gjk::kDepth);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
