// A bracket of the distance without any room for rounding: both ends are the length of the vector as computed.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, with the length of its nearest points' difference, as it comes out in double, given as exact.
struct GjkBracketForgetsRounding {
  static constexpr std::string_view kName = "fault/gjk_bracket_forgets_rounding";
  static constexpr std::string_view kPlanted =
      "Gives the computed distance as both ends of a bracket of the exact one.";
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

static_assert(GjkAlgorithm<GjkBracketForgetsRounding>);

}  // namespace assay
