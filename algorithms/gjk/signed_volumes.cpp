#include "algorithms/gjk/signed_volumes.h"

#include "algorithms/gjk/signed_volumes_search.h"

namespace assay {

GjkAnswer GjkSignedVolumes::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_signed_volumes<gjk::TestsAll>(pair, watch);
}

}  // namespace assay
