#include "algorithms/gjk/distance/hill_climbing.h"

namespace assay {

GjkAnswer GjkHillClimbing::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::prepare_and_climb(pair, watch);
}

}  // namespace assay
