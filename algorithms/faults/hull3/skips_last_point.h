// The exact quickhull that never looks at the last input point: the classic loop that ends one early.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

struct Hull3SkipsLastPoint {
  static constexpr std::string_view kName = "fault/hull3_skips_last_point";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Leaves the last point of the cloud out, whether it is extreme or not.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Cloud3 shorter = cloud;
    if (!shorter.points.empty()) shorter.points.pop_back();
    return QuickHull3<ExactOrient3d>::solve(shorter, watch);
  }
};

}  // namespace assay
