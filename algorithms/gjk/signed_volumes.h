// Our own distance GJK: nearest points of two polytopes in the plane or in space, or a proof that they meet, or
// neither.
#pragma once
#include <string_view>

#include "algorithms/gjk/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// The difference v of nearest points of conv(a) and conv(b), or vertex differences around the origin where the bodies
/// meet.
///
/// Shape    Both bodies of dimension 2 or 3, one vertex or more, no order, duplicates and flat bodies allowed.
/// Unit     The caller's. No tolerance is absolute: scaling all coordinates by a power of two changes no bit of the
///          answer as long as no coordinate becomes subnormal.
/// Promise  Separated: v separates strictly, and |v|^2 - h(v) <= gjk::kDistanceGap * L^2 with h(v) = min v.(a - b) and
///          L the largest coordinate extent of both bodies together. SeparatedAlong: the direction separates strictly;
///          given where the gap is so small (below about 1e-7 L, unless a vertex pair is nearest) that rounded weights
///          no longer name the direction. Overlapping: the origin is strictly inside the simplex of the differences.
///          Each was proved, in double with a forward error bound (algorithms/gjk/tolerances.h), before it was given.
/// Error    GaveUp kUncertain: more than one verdict is possible within rounding, as for touching bodies; also bodies
///          that meet in a position where no simplex of vertex differences has the origin strictly inside (a point
///          where a square's diagonals cross, bodies that lie in one plane of space). kStalled: no progress before the
///          gap closed. kStepLimit; kNotFinite; kStopped. Declined: an empty body, dimensions that differ or are
///          neither 2 nor 3.
/// Cost     O(n) an iteration for n vertices, 3 to 6 iterations; no heap up to 1536 coordinates. Measured on one core
///          of an AMD EPYC, g++ -O2, both bodies of n vertices in space: 0.3 us for 8, 0.6 us for 32, 2.1 us for 128.
///          Touching bodies cost about 10 us: all searches and the last resort run.
/// Source   E. G. Gilbert, D. W. Johnson, S. S. Keerthi, IEEE J. Robot. Autom. 4(2), 1988, 193-203; sub-algorithm after
///          M. Montanari, N. Petrinic, E. Barbieri, ACM Trans. Graph. 36(3), 2017, article 30, differences at
///          gjk::nearest_on_simplex. The proofs and the repeated searches are ours.
struct GjkSignedVolumes {
  static constexpr std::string_view kName = "gjk/signed_volumes";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("distance GJK with signed volumes that proves its answer in double");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
