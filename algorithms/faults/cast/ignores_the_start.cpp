#include "algorithms/faults/cast/ignores_the_start.h"

#include "algorithms/cast/advancement_search.h"

namespace assay {
namespace {

struct Planted : cast::AdvancesHonestly {
  static constexpr bool kAsksAtTheStart = false;
};

}  // namespace

CastAnswer CastIgnoresTheStart::solve(const MovingPair& pair, const Watch& watch) {
  return cast::advance<Planted>(pair, watch);
}

}  // namespace assay
