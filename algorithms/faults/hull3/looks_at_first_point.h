// The exact quickhull that looks at one point alone to tell whether a cloud is finite.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

/// QuickHull3<ExactOrient3d>, but of all points behind the first a coordinate that is not finite is 0.
struct Hull3LooksAtFirstPoint {
  static constexpr std::string_view kName = "fault/hull3_looks_at_first_point";
  static constexpr Statement<Hull3Family> kStatement =
      fault::answering_no_problem<Hull3Family>("Looks at the first point only to tell whether a cloud is finite.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Cloud3 taken = cloud;
    for (std::size_t i = 1; i < taken.points.size(); ++i)
      for (double* x : {&taken.points[i].x, &taken.points[i].y, &taken.points[i].z})
        if (!std::isfinite(*x)) *x = 0;
    return QuickHull3<ExactOrient3d>::solve(taken, watch);
  }
};

}  // namespace assay
