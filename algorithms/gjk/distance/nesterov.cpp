#include "algorithms/gjk/distance/nesterov.h"

#include "algorithms/gjk/distance_search.h"

namespace assay {
namespace {

struct WithMomentum : gjk::BySignedVolumes {
  static constexpr bool kHasMomentum = true;
};

}  // namespace

GjkAnswer GjkNesterov::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_distance<WithMomentum>(pair, watch);
}

}  // namespace assay
