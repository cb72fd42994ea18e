// The exact monotone chain, which names the last of several coinciding points and states the first.
#pragma once
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullNamesLast {
  static constexpr std::string_view kName = "fault/hull_names_last";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Names the last of several coinciding points, though it states the first.", hull::by_lowest_index<Hull2Family>());

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Hull2Answer answer = MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto* hull = std::get_if<Hull>(&answer)) take_last(cloud, hull->ccw);
    if (auto* flat = std::get_if<FlatHull>(&answer)) take_last(cloud, flat->extreme);
    return answer;
  }

 private:
  static void take_last(const Cloud2& cloud, std::vector<std::uint32_t>& indices) {
    for (std::uint32_t& i : indices)
      for (std::uint32_t j = i + 1; j < cloud.points.size(); ++j)
        if (cloud.points[j] == cloud.points[i]) i = j;
  }
};

}  // namespace assay
