// The exact quickhull of other points: coordinates pass through single precision on the way in.
#pragma once
#include <limits>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

struct Hull3NarrowsToFloat {
  static constexpr std::string_view kName = "fault/hull3_narrows_to_float";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Rounds every coordinate to single precision before it computes.");

  static double narrowed(double x) {
    constexpr double kLargest = std::numeric_limits<float>::max();  // beyond it the conversion would be undefined
    return x > kLargest ? kLargest : x < -kLargest ? -kLargest : static_cast<double>(static_cast<float>(x));
  }
  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Cloud3 narrow = cloud;
    for (Point3& p : narrow.points) p = {narrowed(p.x), narrowed(p.y), narrowed(p.z)};
    return QuickHull3<ExactOrient3d>::solve(narrow, watch);
  }
};

}  // namespace assay
