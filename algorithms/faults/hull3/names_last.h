// The exact quickhull, which names the last of several coinciding points and states the first.
#pragma once
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull3/quickhull.h"

namespace assay {

struct Hull3NamesLast {
  static constexpr std::string_view kName = "fault/hull3_names_last";
  static constexpr Statement<Hull3Family> kStatement = fault::planted<Hull3Family>(
      "Names the last of several coinciding points, though it states the first.", hull::by_lowest_index<Hull3Family>());

  static Hull3Answer solve(const Cloud3& cloud, const Watch& watch) {
    Hull3Answer answer = QuickHull3<ExactOrient3d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull3>(&answer)) take_last(cloud, hull->corner);
    if (auto* flat = std::get_if<FlatHull3>(&answer)) take_last(cloud, flat->extreme);
    return answer;
  }

 private:
  static void take_last(const Cloud3& cloud, std::vector<std::uint32_t>& indices) {
    for (std::uint32_t& i : indices)
      for (std::uint32_t j = i + 1; j < cloud.points.size(); ++j)
        if (cloud.points[j] == cloud.points[i]) i = j;
  }
};

}  // namespace assay
