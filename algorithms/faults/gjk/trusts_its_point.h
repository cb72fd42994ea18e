// The signed-volumes search that takes its last point for the nearest one untested: says miss for bodies that touch or
// meet.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but the point where the search ends is given as nearest without a look whether any vertex lies
/// beyond it.
struct GjkTrustsItsPoint {
  static constexpr std::string_view kName = "fault/gjk_trusts_its_point";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Gives the point where the search ends as nearest without testing that no vertex lies beyond it.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
