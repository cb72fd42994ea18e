// The exact quickhull that looks at flat clouds from above only.
#pragma once
#include <string_view>
#include <utility>
#include <variant>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

struct Hull3ProjectsAlongZ {
  static constexpr std::string_view kName = "fault/hull3_projects_along_z";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Takes the hull of the projection along z of a coplanar cloud, upright or not.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Hull3Answer answer = QuickHull3<ExactOrient3d>::solve(cloud, watch);
    auto* flat = std::get_if<FlatHull3>(&answer);
    if (flat == nullptr || flat->dimension != 2) return answer;
    const auto order = spatial::distinct_in_order(cloud.points);
    flat->extreme = spatial::planar_hull<ExactOrient2d>(cloud.points, order, 2);
    return answer;
  }
};

}  // namespace assay
