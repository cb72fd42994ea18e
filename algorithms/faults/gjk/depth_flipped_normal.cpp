#include "algorithms/faults/gjk/depth_flipped_normal.h"

#include "algorithms/gjk/depth/expanding_polytope_search.h"

namespace assay {
namespace {

struct FlipsNormal : gjk::ExpandsFully {
  static constexpr double kNormalSign = -1;
};

}  // namespace

GjkAnswer GjkDepthFlippedNormal::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_by_expansion<FlipsNormal>(pair, watch);
}

}  // namespace assay
