// The expanding polytope stopped after one expansion: answers the depth of a face that is none of the difference.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// Epa, but the polytope grows once and no proof is asked for.
struct GjkDepthOneExpansion {
  static constexpr std::string_view kName = "fault/gjk_depth_one_expansion";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Takes the nearest face after one expansion for a face of the Minkowski difference.", gjk::kDepth);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
