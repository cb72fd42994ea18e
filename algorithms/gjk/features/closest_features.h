// Nearest points of polyhedra by their closest features: V-Clip, beside the searches that know corners only.
#pragma once
#include <string_view>

#include "algorithms/gjk/features/solid.h"
#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

namespace gjk {

/// Steps of one walk; from a corner in the direction of the other body 8 + 8 random vertices take some ten.
inline constexpr std::uint32_t kFeatureSteps = 1024;

/// The answer for two bodies whose features are known. Precondition: they are those of the pair's bodies, of space,
/// finite and not all one point.
GjkAnswer solve_features(const ConvexPair& pair, const Solid& a, const Solid& b, const Watch& watch);

}  // namespace gjk

/// The distance from the pair of features, corner, edge or face, that the nearest points lie on.
///
/// Shape    dimension 3; solids and flat bodies.
/// Promise  As gjk/signed_volumes: the features end the search and prove nothing; what is answered is proved on the
///          corners.
/// Error    Declined: the plane, other dimensions, a body without vertices. GaveUp: kUncertain where a proof fails, as
///          for touching bodies; kStalled where rounding brings a pair of features back, kStepLimit beyond
///          gjk::kFeatureSteps; kNotFinite. Of bodies that overlap the walk finds an edge through a face or a corner
///          inside; a simplex around the origin is looked for there, then among corners far apart, and not everywhere.
/// Cost     Both hulls, once a query here; then the walk, whose steps look at the neighbours of two features only.
/// Source   B. Mirtich, V-Clip: fast and robust polyhedral collision detection, ACM Trans. Graph. 17(3), 1998, 177-208.
struct GjkClosestFeatures {
  static constexpr std::string_view kName = "gjk/closest_features";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("distance by the closest features of both hulls (V-Clip)");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
