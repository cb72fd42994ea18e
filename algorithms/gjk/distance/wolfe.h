// Distances of polytopes in R^n for small n, by Wolfe's nearest-point method.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The point of conv(a) - conv(b) nearest to the origin, in two to six dimensions.
///
/// Shape    Both bodies of one dimension from 2 to 6.
/// Promise  In the plane and in space as gjk/signed_volumes. Above, where a witness has no room for a simplex:
///          BareDistance d with |d^2 - D^2| <= 2 gjk::kDistanceGap L^2 for the exact distance D; BareVerdict where only
///          a direction that separates, or a simplex of differences with the origin strictly inside, was proved.
/// Error    As gjk/signed_volumes. No last resort above space: bodies that meet without such a simplex end in GaveUp.
/// Cost     O(n D) an iteration for n vertices, O(D^3) for each vertex that leaves the simplex.
/// Source   P. Wolfe, Finding the nearest point in a polytope, Math. Programming 11, 1976, 128-149.
struct GjkWolfe {
  static constexpr std::string_view kName = "gjk/wolfe";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = "distance in two to six dimensions by Wolfe's nearest-point method",
      .promises = {.distance_gap = gjk::kDistanceGap, .refuses_no_problem = true},
      .note =
          "above space a number or a verdict alone; answers only what it has proved; gives up where rounding leaves "
          "more than one verdict"};
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
