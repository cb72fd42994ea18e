// The exact monotone chain after a removal of duplicates that removes too much.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullDropsRepeated {
  static constexpr std::string_view kName = "fault/hull_drops_repeated";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Drops every copy of a point that occurs more than once.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    std::erase_if(order, [&](std::uint32_t i) { return std::count(points.begin(), points.end(), points[i]) > 1; });
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
