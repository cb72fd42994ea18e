// Our own boolean GJK: whether two polytopes meet, with the proof and without the distance.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// Whether the origin is in conv(a) - conv(b), by a direction that separates or by vertex differences around the
/// origin.
///
/// Shape    As gjk/signed_volumes.
/// Promise  SeparatedAlong: min over a of direction.a > max over b of direction.b. Overlapping: the origin is strictly
///          inside the simplex of the differences. Each was proved in double before it was given.
/// Error    As gjk/signed_volumes: touching bodies end in GaveUp kUncertain.
/// Cost     O(n) an iteration; the search ends with the first direction whose support is proved to be positive, not
///          with the nearest point.
/// Source   E. G. Gilbert, D. W. Johnson, S. S. Keerthi, IEEE J. Robot. Autom. 4(2), 1988, 193-203; the early end after
///          G. van den Bergen, A fast and robust GJK implementation for collision detection of convex objects, J.
///          Graphics Tools 4(2), 1999, 7-25.
struct GjkBoolean {
  static constexpr std::string_view kName = "gjk/boolean";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("boolean GJK that ends with the first direction proved to separate",
                  {.witness = true, .refuses_no_problem = true});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
