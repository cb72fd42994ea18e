// The signed-volumes search with one face of the full simplex never tested: says hit for bodies that miss.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but the face opposite the oldest vertex of the full simplex counts as passed, in search and proof
/// alike.
struct GjkSkipsAFace {
  static constexpr std::string_view kName = "fault/gjk_skips_a_face";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Never tests on which side of the face opposite the oldest vertex of the full simplex the origin lies.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
