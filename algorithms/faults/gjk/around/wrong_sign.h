// The boolean search that answers its direction the wrong way round.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkBoolean, but directions point from a to b.
struct GjkWrongSign {
  static constexpr std::string_view kName = "fault/gjk_wrong_sign";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Answers the separating direction with the wrong sign.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    GjkAnswer answer = GjkBoolean::solve(pair, watch);
    if (auto* along = std::get_if<SeparatedAlong>(&answer))
      for (double& entry : along->direction) entry = -entry;
    return answer;
  }
};

}  // namespace assay
