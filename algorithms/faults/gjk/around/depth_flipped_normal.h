// The expanding polytope that answers with the normal the wrong way round: moving along it goes deeper.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/depth/epa.h"
#include "algorithms/model/family.h"

namespace assay {

/// Epa, but the normal points from b to a.
struct GjkDepthFlippedNormal {
  static constexpr std::string_view kName = "fault/gjk_depth_flipped_normal";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Answers the normal of the penetration with the wrong sign.", gjk::kDepth);

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    GjkAnswer answer = Epa::solve(pair, watch);
    if (auto* penetrating = std::get_if<Penetrating>(&answer))
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k) penetrating->normal[k] = -penetrating->normal[k];
    return answer;
  }
};

}  // namespace assay
