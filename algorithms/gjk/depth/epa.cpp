#include "algorithms/gjk/depth/epa.h"

#include "algorithms/gjk/depth/expanding_polytope_search.h"

namespace assay {

GjkAnswer Epa::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_by_expansion<gjk::ExpandsFully>(pair, watch);
}

}  // namespace assay
