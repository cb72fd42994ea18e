#include "algorithms/faults/cast/answers_at_the_cap.h"

#include "algorithms/cast/advancement_search.h"

namespace assay {
namespace {

struct Planted : cast::AdvancesHonestly {
  static constexpr bool kGivesUpAtTheCap = false, kClosesTheBracket = false;
  static constexpr std::uint32_t kLimit = 8;
};

}  // namespace

CastAnswer CastAnswersAtTheCap::solve(const MovingPair& pair, const Watch& watch) {
  return cast::advance<Planted>(pair, watch);
}

}  // namespace assay
