// The distance search with a tolerance in the caller's unit.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but the search ends at a duality gap of 1e-6 in the square of the caller's unit, unproved.
struct GjkAbsoluteEpsilon {
  static constexpr std::string_view kName = "fault/gjk_absolute_epsilon";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Ends where the duality gap is below 1e-6 whatever the size of the bodies.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
