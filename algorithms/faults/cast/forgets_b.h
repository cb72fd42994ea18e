// Conservative advancement that takes body b for standing still.
#pragma once
#include <string_view>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/refusal.h"
#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// ConservativeAdvancement, but body b is not displaced.
struct CastForgetsB {
  static constexpr std::string_view kName = "fault/cast_forgets_b";
  static constexpr Statement<CastFamily> kStatement =
      fault::planted<CastFamily>("Leaves the displacement of body b out of the relative motion.");

  static CastAnswer solve(const MovingPair& pair, const Watch& watch) {
    if (auto declined = cast::refusal(pair)) return *declined;
    MovingPair still = pair;
    still.of_b.displacement = {};
    return ConservativeAdvancement::solve(still, watch);
  }
};

}  // namespace assay
