// The bracket of the distance programmes that takes one norm for another.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// NormBracket with the distance in the greatest norm as an upper bound of the Euclidean one: it is a lower one.
struct GjkNormForNorm {
  static constexpr std::string_view kName = "fault/gjk_norm_for_norm";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Takes the distance in the greatest norm for an upper bound of the Euclidean one.", {.touching = Touching::kHit});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
