// The exact monotone chain that looks at the first coordinates alone to tell whether a cloud is finite.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

/// MonotoneChain<ExactOrient2d>, but only the first coordinates are looked at: a y that is not finite is 0.
struct HullLooksAtX {
  static constexpr std::string_view kName = "fault/hull_looks_at_x";
  static constexpr Statement<Hull2Family> kStatement = fault::answering_no_problem<Hull2Family>(
      "Looks at the first coordinates only to tell whether a cloud is finite.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 taken = cloud;
    for (Point2& p : taken.points)
      if (!std::isfinite(p.y)) p.y = 0;
    return MonotoneChain<ExactOrient2d>::solve(taken, watch);
  }
};

}  // namespace assay
