// The distance search that takes a vertex met again for its end.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but a support that shares the vertex of one body with the simplex ends the search, unproved.
struct GjkDuplicateIsConvergence {
  static constexpr std::string_view kName = "fault/gjk_duplicate_is_convergence";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Takes a support with a vertex of one body met before for convergence.");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
