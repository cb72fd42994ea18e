// The exact quickhull that calls every triangle a face of its own.
#pragma once
#include <cstdint>
#include <string_view>
#include <variant>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

struct Hull3ForgetsGroups {
  static constexpr std::string_view kName = "fault/hull3_forgets_groups";
  static constexpr Statement<Hull3Family> kStatement =
      fault::planted<Hull3Family>("Numbers coplanar triangles as different faces.");

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Hull3Answer answer = QuickHull3<ExactOrient3d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull3>(&answer)) {
      for (std::uint32_t f = 0; f < hull->facets(); ++f) hull->face_of[f] = f;
    }
    return answer;
  }
};

}  // namespace assay
