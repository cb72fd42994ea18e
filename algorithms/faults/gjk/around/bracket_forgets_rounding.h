// A bracket of the distance without any room for rounding: both ends are the length of the vector as computed.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, with the length of its nearest points' difference, as it comes out in double, given as exact.
struct GjkBracketForgetsRounding {
  static constexpr std::string_view kName = "fault/gjk_bracket_forgets_rounding";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Gives the computed distance as both ends of a bracket of the exact one.",
      {.witness = true, .distance_gap = gjk::kDistanceGap, .bracket_width = gjk::kBracketWidth});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
