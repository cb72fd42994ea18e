// Planar hull by two monotone chains, generic in the orientation test.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/sorted_ring.h"
#include "algorithms/hull2/statement.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The vertices of the convex hull: the lower chain from left to right, then the upper chain back.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the orientation test sees no turn: no, one or two ends, the smaller
///          one first.
/// Promise  exact with an exact orientation test; none with NaiveOrient2d, which loses extreme points and keeps points
///          that are none.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not asked: every
///          point is passed twice and no more, whatever the orientation test says.
/// Cost     O(n log n) comparisons of coordinates, O(n) orientation tests, O(n) memory.
/// Source   A. M. Andrew, Another efficient algorithm for convex hulls in two dimensions, Inf. Process. Lett. 9(5),
///          1979, 216-219. Andrew splits the points by the line through the extreme ones first; here both chains
///          pass over all of them.
template <Orient2d T>
struct MonotoneChain {
  static constexpr std::string_view kStem = "hull/monotone_chain_";
  static constexpr std::string_view kName = Joined<kStem, T::kName>::kValue;
  static constexpr std::string_view kHow = "monotone chain on ";
  static constexpr Statement<Hull2Family> kStatement = hull::stated_on<Hull2Family, kHow, T>();

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    if (auto refused = hull::refusal(cloud.points)) return *std::move(refused);
    const std::vector<std::uint32_t> order = hull::distinct_in_order(cloud.points);
    return hull::answer_of_ring(cloud.points, hull::ring_of_sorted<T>(cloud.points, order));
  }
};

}  // namespace assay
