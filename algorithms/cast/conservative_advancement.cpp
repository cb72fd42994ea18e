#include "algorithms/cast/conservative_advancement.h"

#include "algorithms/cast/advancement_search.h"

namespace assay {

CastAnswer ConservativeAdvancement::solve(const MovingPair& pair, const Watch& watch) {
  return cast::advance<cast::AdvancesHonestly>(pair, watch);
}

}  // namespace assay
