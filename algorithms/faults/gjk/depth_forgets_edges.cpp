#include "algorithms/faults/gjk/depth_forgets_edges.h"

#include "algorithms/gjk/depth/minimum_translation_walk.h"

namespace assay {
namespace {

struct ForgetsB : gjk::WalksBoth {
  static constexpr bool kWalksB = false;
};

}  // namespace

GjkAnswer GjkDepthForgetsEdges::solve(const ConvexPair& pair, const Watch&) {
  return gjk::solve_by_walking<ForgetsB>(pair);
}

}  // namespace assay
