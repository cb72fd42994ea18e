// The Minkowski difference by all pairs of vertices and a hull: the reference that needs no search.
#pragma once
#include <cstddef>
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

namespace gjk {
/// Pairs of vertices beyond which the variant declines.
inline constexpr std::size_t kBrutePairs = 1 << 14;
}  // namespace gjk

/// All differences a_i - b_j, rounded, and the exact hull of these; then the nearest of all its facets.
///
/// Shape    Both bodies of dimension 2 or 3, at most gjk::kBrutePairs pairs of vertices.
/// Promise  As gjk/signed_volumes: the same proofs, against the bodies and not against the rounded differences.
/// Error    GaveUp kUncertain where a proof fails, as for touching bodies and some of high symmetry.
/// Cost     O(n m log(n m)) for n and m vertices.
/// Source   The definition of the Minkowski difference.
struct GjkMinkowskiBrute {
  static constexpr std::string_view kName = "gjk/minkowski_brute";
  static constexpr Statement<GjkFamily> kStatement = gjk::proved("distance by the hull of all differences of vertices");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
