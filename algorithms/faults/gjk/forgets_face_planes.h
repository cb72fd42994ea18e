// Closest features that never look from an edge to the faces beside it.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkClosestFeatures, but the region of an edge has no plane towards its faces, and where the walk ends is believed.
struct GjkForgetsFacePlanes {
  static constexpr std::string_view kName = "fault/gjk_forgets_face_planes";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Takes an edge for the closest feature where a face beside it is nearer, and its nearest point for the answer.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
