#include "algorithms/faults/cast/forgets_b.h"

#include "algorithms/cast/advancement_search.h"

namespace assay {
namespace {

struct Planted : cast::AdvancesHonestly {
  static constexpr bool kMovesBoth = false;
};

}  // namespace

CastAnswer CastForgetsB::solve(const MovingPair& pair, const Watch& watch) {
  return cast::advance<Planted>(pair, watch);
}

}  // namespace assay
