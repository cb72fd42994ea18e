// The judge of the spatial hull family: is a surface the boundary of the convex hull of a cloud, every facet proved?
#pragma once
#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What the engine says its surface is; what it says decides what counts as wrong.
struct Hull3Statement {
  /// Neighbouring facets may lie in one plane: faces come triangulated. Otherwise every face is one facet.
  bool faces_may_be_divided = true;
  /// Every vertex is an extreme point. Otherwise points inside faces and edges may be vertices too.
  bool vertices_are_extreme = true;
  /// Promises::hull_gap: what is not the exact hull may be near it, see near_hull3.h.
  double gap = 0;
};

/// Judges the surface; the numbered claims and the lemma are in check_hull3.cpp.
///
/// Shape      any facets; triangles and polygons may be mixed. face_of is judged where it is not empty.
/// Error      Undecided where the cloud is not finite.
/// Magnitude  of a violation: outward_distance3 of the vertices listed.
/// Cost       O(n + F) for n points and F corners, but for points near the surface: these walk, O(1) steps as a rule.
Verdict check_hull3(const Cloud3& cloud, const Hull3& hull, const Hull3Statement& statement = {});

/// Judges the answer to a cloud that spans less than space; the claims are in check_flat_hull3.cpp.
///
/// Error      Undecided where the cloud is not finite.
/// Cost       O(n log h)
Verdict check_flat_hull3(const Cloud3& cloud, const FlatHull3& hull);

}  // namespace assay
