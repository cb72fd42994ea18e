#include "algorithms/faults/gjk/depth_one_expansion.h"

#include "algorithms/gjk/depth/expanding_polytope_search.h"

namespace assay {
namespace {

struct StopsAfterOne : gjk::ExpandsFully {
  static constexpr std::uint32_t kExpansions = 1;
  static constexpr bool kProves = false;
};

}  // namespace

GjkAnswer GjkDepthOneExpansion::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_by_expansion<StopsAfterOne>(pair, watch);
}

}  // namespace assay
