// Planar hull by two monotone chains, generic in the turn test.
#pragma once
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "algorithms/hull/hull_input.h"
#include "algorithms/model/family.h"
#include "algorithms/predicates/exact_turn.h"
#include "algorithms/predicates/turn.h"

namespace assay {

/// The vertices of the convex hull: the lower chain from left to right, then the upper chain back.
///
/// Shape    Hull: strictly convex, counter-clockwise, from the lexicographically smallest vertex; of coinciding
///          points the lowest index. FlatHull where the turn test sees no turn: no, one or two ends, the smaller
///          one first.
/// Promise  exact with an exact turn test; none with NaiveTurn, which loses extreme points and keeps points that
///          are none.
/// Error    GaveUp{kNotFinite} for NaN and infinity; Declined beyond 2^32 - 1 points. The watch is not asked: every
///          point is passed twice and no more, whatever the turn test says.
/// Cost     O(n log n) comparisons of coordinates, O(n) turn tests, O(n) memory.
/// Source   A. M. Andrew, Another efficient algorithm for convex hulls in two dimensions, Inf. Process. Lett. 9(5),
///          1979, 216-219. Andrew splits the points by the line through the extreme ones first; here both chains
///          pass over all of them.
template <Turn T>
struct MonotoneChain {
  static constexpr std::string_view kStem = "hull/monotone_chain_";
  static constexpr std::string_view kName = NameWithTurn<kStem, T>::kValue;

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (points.size() > std::numeric_limits<std::uint32_t>::max()) return Declined{"more than 2^32 - 1 points"};
    if (!hull::all_finite(points)) return GaveUp{GaveUp::Why::kNotFinite, 0};
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    if (order.size() < 2) return FlatHull{order};

    std::vector<std::uint32_t> chain;
    // Puts a point on the chain after dropping what does not turn left towards it; the first `fixed` entries stay.
    const auto extend = [&](std::uint32_t next, std::size_t fixed) {
      while (chain.size() > fixed &&
             T::sign(points[chain[chain.size() - 2]], points[chain.back()], points[next]) <= 0) {
        chain.pop_back();
      }
      chain.push_back(next);
    };
    for (const std::uint32_t i : order) extend(i, 1);
    const std::size_t lower = chain.size();
    for (auto i = order.rbegin() + 1; i != order.rend(); ++i) extend(*i, lower);
    chain.pop_back();  // the first point again: the ring is closed
    return hull::answer_of_ring(points, std::move(chain));
  }
};

static_assert(Hull2Algorithm<MonotoneChain<NaiveTurn>> && Hull2Algorithm<MonotoneChain<ExactTurn>>);

}  // namespace assay
