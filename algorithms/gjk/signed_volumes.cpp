#include "algorithms/gjk/signed_volumes.h"

#include "algorithms/gjk/distance_search.h"

namespace assay {

GjkAnswer GjkSignedVolumes::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_distance<gjk::BySignedVolumes>(pair, watch);
}

}  // namespace assay
