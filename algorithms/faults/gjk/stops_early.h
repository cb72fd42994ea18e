// The distance search that ends after its first step.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but with one iteration, whose point is given unproved.
struct GjkStopsEarly {
  static constexpr std::string_view kName = "fault/gjk_stops_early";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Stops after one iteration and gives the point reached as nearest.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
