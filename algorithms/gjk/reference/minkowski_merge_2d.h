// The planar Minkowski difference by merging the edges of both polygons in the order of their angles.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The polygon whose edges are those of conv(a) and of -conv(b), counter-clockwise by angle; then the nearest of its
/// edges.
///
/// Shape    The plane.
/// Promise  As gjk/signed_volumes: the same proofs. Which vertices the difference has is exact (minkowski_sum); where
///          they are is rounded.
/// Error    As gjk/minkowski_brute.
/// Cost     O(n log n + m log m) for the hulls, O(n + m) for merging and for the search.
/// Source   M. de Berg, O. Cheong, M. van Kreveld, M. Overmars, Computational Geometry, 3rd ed., 2008, section 13.3.
struct GjkMinkowskiMerge2d {
  static constexpr std::string_view kName = "gjk/minkowski_merge_2d";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("planar distance by merging the edges of both polygons by angle");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
