// Conservative advancement without the bound of the rotation: steps over contacts of turning bodies.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// ConservativeAdvancement, but the speed of approach leaves out how fast the bodies turn.
struct CastForgetsTheTurn {
  static constexpr std::string_view kName = "fault/cast_forgets_the_turn";
  static constexpr Statement<CastFamily> kStatement = fault::planted<CastFamily>(
      "Advances by the distance over the speed of the displacements alone, without r |w| of the turns.");
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
