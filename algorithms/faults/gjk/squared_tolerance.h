// The distance search that compares a square with a length.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but a duality gap of 1e-6 |v| closes the search, as if |v|^2 were a length; the point is given
/// unproved.
struct GjkSquaredTolerance {
  static constexpr std::string_view kName = "fault/gjk_squared_tolerance";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Holds the squared distance to a tolerance meant for the distance.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
