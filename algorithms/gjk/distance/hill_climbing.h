// The distance GJK on bodies made ready once, whose supports are found by climbing.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/statement.h"
#include "algorithms/gjk/support/climbing_frame.h"
#include "algorithms/model/family.h"

namespace assay {

namespace gjk {

/// What one query on prepared bodies took.
struct ClimbingCost {
  std::uint32_t iterations = 0;
  std::uint64_t evaluations = 0;  ///< dot products with single corners
};

/// The answer for two prepared bodies of one dimension. The search and the climbing start from `warm`, where the query
/// before ended, and leave there where this one did.
template <std::size_t D>
GjkAnswer solve_climbing(const PreparedBody<D>& a, const PreparedBody<D>& b, WarmStart& warm, const Watch& watch = {},
                         ClimbingCost* cost = nullptr) {
  const ClimbingFrame<D> frame(a, b, warm.size > 0 ? warm.a[warm.size - 1] : 0,
                               warm.size > 0 ? warm.b[warm.size - 1] : 0);
  if (const auto no = refused(frame)) return *no;
  DistanceSearch<D, BySignedVolumes, ClimbingFrame<D>> search(frame, watch);
  const GjkAnswer answer = search.run(warm);
  warm = search.warm_start();
  if (cost != nullptr) *cost = {search.steps(), frame.evaluations()};
  return answer;
}

}  // namespace gjk

/// As gjk/signed_volumes, with supports by hill climbing over the edges of both hulls.
///
/// Promise  As gjk/signed_volumes. Climbing finds the same least value as a scan of all corners: level ground is
///          walked, with the lemma at gjk::PreparedBody::climb.
/// Cost     The hulls, once a body; then a query's cost grows as the length of the walks: with a warm start hardly at
///          all with the number of vertices, measured by `bench_support`.
/// Source   S. Cameron, Enhancing GJK: computing minimum and penetration distances between convex polyhedra, Proc. IEEE
///          Int. Conf. Robot. Autom., 1997, 3112-3117: hill climbing and the start from the last query's simplex.
struct GjkHillClimbing {
  static constexpr std::string_view kName = "gjk/hill_climbing";
  static constexpr Statement<GjkFamily> kStatement =
      gjk::proved("distance GJK on supports by climbing over the edges of the hulls");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
