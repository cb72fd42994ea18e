// Conservative advancement that knows no contact at the start.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// ConservativeAdvancement, but bodies that meet at t = 0 are reported as a miss.
struct CastIgnoresTheStart {
  static constexpr std::string_view kName = "fault/cast_ignores_the_start";
  static constexpr Statement<CastFamily> kStatement =
      fault::planted<CastFamily>("Takes bodies that overlap at t = 0 for a miss.");
  static CastAnswer solve(const MovingPair& pair, const Watch& watch);
};

}  // namespace assay
