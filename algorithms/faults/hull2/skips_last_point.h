// The exact monotone chain that never looks at the last input point: the classic loop that ends one early.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullSkipsLastPoint {
  static constexpr std::string_view kName = "fault/hull_skips_last_point";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Leaves the last point of the cloud out, whether it is extreme or not.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 shorter = cloud;
    if (!shorter.points.empty()) shorter.points.pop_back();
    return MonotoneChain<ExactOrient2d>::solve(shorter, watch);
  }
};

}  // namespace assay
