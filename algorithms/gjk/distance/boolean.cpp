#include "algorithms/gjk/distance/boolean.h"

#include "algorithms/gjk/distance_search.h"

namespace assay {
namespace {

struct EndsEarly : gjk::BySignedVolumes {
  static constexpr bool kWantsDistance = false;
};

}  // namespace

GjkAnswer GjkBoolean::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_distance<EndsEarly>(pair, watch);
}

}  // namespace assay
