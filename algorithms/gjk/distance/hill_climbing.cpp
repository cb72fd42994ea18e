#include "algorithms/gjk/distance/hill_climbing.h"

namespace assay {

GjkAnswer GjkHillClimbing::solve(const ConvexPair& pair, const Watch& watch) {
  if (const auto no = gjk::refused(pair)) return *no;
  gjk::WarmStart cold;
  const Points &a = pair.a, &b = pair.b;
  if (a.dimension == 2) return gjk::solve_climbing<2>(gjk::PreparedBody<2>(a), gjk::PreparedBody<2>(b), cold, watch);
  if (a.dimension == 3) return gjk::solve_climbing<3>(gjk::PreparedBody<3>(a), gjk::PreparedBody<3>(b), cold, watch);
  return Declined{"only the plane and space are served"};
}

}  // namespace assay
