// The exact quickhull with one comparison wrong: a point in the plane of a facet counts as above it.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

struct Hull3CountsCoplanarAsAbove {
  static constexpr std::string_view kName = "fault/hull3_counts_coplanar_as_above";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Replaces facets that a point lies in the plane of, as if it saw them.");

  struct AboveOrIn {
    static constexpr std::string_view kName = "above_or_in";
    using PlanarOrient2d = ExactOrient2d;
    static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
      return ExactOrient3d::sign(a, b, c, d) >= 0 ? 1 : -1;
    }
  };

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    return QuickHull3<AboveOrIn>::solve(cloud, watch);
  }
};

}  // namespace assay
