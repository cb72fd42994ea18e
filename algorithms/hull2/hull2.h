// The planar hull for users: exact for every finite input, and fast.
#pragma once
#include <span>
#include <string_view>

#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The vertices of the convex hull of the points.
///
/// Points inside a polygon spanned by extreme ones are left out first; the others are put in lexicographic order, and
/// two monotone chains go over them with the adaptive orientation test. Large clouds are halved between threads and the
/// two hulls joined the same way; the hull is unique, so the number of threads does not show in the answer.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding points
///          the lowest index. FlatHull: nothing for no points, one index where all coincide, the ends of a collinear
///          cloud, the smaller one first.
/// Promise  exact for all finite coordinates.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points.
/// Cost     O(n) comparisons and O(k log k) for the k points that are not left out; O(k) memory.
/// Source   S. G. Akl, G. T. Toussaint, A fast convex hull algorithm, Inf. Process. Lett. 7(5), 1978, 219-222, for
///          leaving points out; A. M. Andrew, Inf. Process. Lett. 9(5), 1979, 216-219, for the chains.
Hull2Answer hull2(std::span<const Point2> points);

/// hull2 as a variant of the family.
struct ProductionHull2 {
  static constexpr std::string_view kName = "hull/hull2";
  static constexpr Statement<Hull2Family> kStatement{
      .sentence = "production hull: inner points left out, monotone chains, two threads",
      .promises = hull::always_answered<Hull2Family>(),
      .note = hull::kExact};
  static Hull2Answer solve(const Cloud2& cloud, const Watch&) { return hull2(cloud.points); }
};

}  // namespace assay
