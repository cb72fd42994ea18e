// Hill climbing that takes level ground for the summit.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkHillClimbing, but climbing ends at the first corner that has a neighbour of its own height.
struct GjkMissedPlateau {
  static constexpr std::string_view kName = "fault/gjk_missed_plateau";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Stops climbing where a neighbour is as high, so that a level edge is taken for the summit.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
