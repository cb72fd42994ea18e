// The minimum translation that forgets the edges of the second polygon: answers a longer move than needed.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// MinimumTranslation2d, but only the edges of a are walked.
struct GjkDepthForgetsEdges {
  static constexpr std::string_view kName = "fault/gjk_depth_forgets_edges";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Looks for the least overlap along the normals of the first polygon only.", gjk::kDepth);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
