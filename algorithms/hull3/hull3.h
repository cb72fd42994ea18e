// The production entry point for spatial hulls.
#pragma once
#include <string_view>

#include "algorithms/hull2/statement.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/watch.h"

namespace assay {

/// The boundary of the convex hull of a cloud in space.
///
/// Shape    Hull3 of triangles with face_of, extreme points only, counter-clockwise from outside; FlatHull3 of the
///          cloud's dimension below that. The same cloud gives the same answer, however many threads there are.
/// Promise  exact for every finite input: overflow, underflow and every degeneracy included.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^29 points.
/// Cost     O(n log n) expected for points that are not extreme in a pattern against it, O(n) memory. Points deep
///          inside cost some 10 ns each, extreme points less than a microsecond. Two threads beyond kParallelPoints.
/// Source   incremental insertion in rounds, each round along a space-filling curve: N. Amenta, S. Choi, G. Rote,
///          Incremental constructions con BRIO, Proc. 19th Symp. Comput. Geom., 2003, 211-219. A point is located by
///          walking over the facets of the surface as seen from inside, instead of being kept in conflict lists.
Hull3Answer hull3(const Cloud3& cloud);

/// hull3 as a variant. The watch is asked once for each round.
struct ProductionHull3 {
  static constexpr std::string_view kName = "hull3/hull3";
  static constexpr Statement<Hull3Family> kStatement{
      .sentence = "production hull in space: incremental in rounds, located by walking, two threads",
      .promises = hull::always_answered<Hull3Family>(),
      .note = hull::kExact};
  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch);
};

}  // namespace assay
