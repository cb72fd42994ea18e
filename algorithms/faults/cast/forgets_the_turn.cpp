#include "algorithms/faults/cast/forgets_the_turn.h"

#include "algorithms/cast/advancement_search.h"

namespace assay {
namespace {

struct Planted : cast::AdvancesHonestly {
  static constexpr bool kBoundsTheTurn = false;
};

}  // namespace

CastAnswer CastForgetsTheTurn::solve(const MovingPair& pair, const Watch& watch) {
  return cast::advance<Planted>(pair, watch);
}

}  // namespace assay
