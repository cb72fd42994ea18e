// Planted faults that are patches of honest collision queries: <fault>.patch beside <fault>.cpp.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but the search ends at a duality gap of 1e-6 in the square of the caller's unit, unproved.
struct GjkAbsoluteEpsilon {
  static constexpr std::string_view kName = "fault/gjk_absolute_epsilon";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Ends where the duality gap is below 1e-6 whatever the size of the bodies.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// MinimumTranslation2d, but only the edges of a are walked.
struct GjkDepthForgetsEdges {
  static constexpr std::string_view kName = "fault/gjk_depth_forgets_edges";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Looks for the least overlap along the normals of the first polygon only.", gjk::kDepth);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// Epa, but the polytope grows once and no proof is asked for.
struct GjkDepthOneExpansion {
  static constexpr std::string_view kName = "fault/gjk_depth_one_expansion";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Takes the nearest face after one expansion for a face of the Minkowski difference.", gjk::kDepth);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSignedVolumes, but a support that shares the vertex of one body with the simplex ends the search, unproved.
struct GjkDuplicateIsConvergence {
  static constexpr std::string_view kName = "fault/gjk_duplicate_is_convergence";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Takes a support with a vertex of one body met before for convergence.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkClosestFeatures, but the region of an edge has no plane towards its faces, and where the walk ends is believed.
struct GjkForgetsFacePlanes {
  static constexpr std::string_view kName = "fault/gjk_forgets_face_planes";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Takes an edge for the closest feature where a face beside it is nearer, and its nearest point for the answer.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkHillClimbing, but climbing ends at the first corner that has a neighbour of its own height.
struct GjkMissedPlateau {
  static constexpr std::string_view kName = "fault/gjk_missed_plateau";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Stops climbing where a neighbour is as high, so that a level edge is taken for the summit.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSignedVolumes, but the face opposite the oldest vertex of the full simplex counts as passed, in search and proof
/// alike.
struct GjkSkipsAFace {
  static constexpr std::string_view kName = "fault/gjk_skips_a_face";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Never tests on which side of the face opposite the oldest vertex of the full simplex the origin lies.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSpheresFirst, but a sphere is as wide as the longest side of its body's box.
struct GjkSpheresTooSmall {
  static constexpr std::string_view kName = "fault/gjk_spheres_too_small";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Takes half the longest side of a bounding box for the radius of a bounding sphere.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSignedVolumes, but a duality gap of 1e-6 |v| closes the search, as if |v|^2 were a length; the point is given
/// unproved.
struct GjkSquaredTolerance {
  static constexpr std::string_view kName = "fault/gjk_squared_tolerance";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Holds the squared distance to a tolerance meant for the distance.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSignedVolumes, but with one iteration, whose point is given unproved.
struct GjkStopsEarly {
  static constexpr std::string_view kName = "fault/gjk_stops_early";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Stops after one iteration and gives the point reached as nearest.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkBoolean, but a support of zero within rounding is enough to separate.
struct GjkTouchingIsAMiss {
  static constexpr std::string_view kName = "fault/gjk_touching_is_a_miss";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Counts a direction along which the bodies touch within rounding as one that separates.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSignedVolumes, but the point where the search ends is given as nearest without a look whether any vertex lies
/// beyond it.
struct GjkTrustsItsPoint {
  static constexpr std::string_view kName = "fault/gjk_trusts_its_point";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Gives the point where the search ends as nearest without testing that no vertex lies beyond it.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
