// The exact monotone chain around a point that need not be inside.
#pragma once
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullFirstPointIsInner {
  static constexpr std::string_view kName = "fault/hull_first_point_is_inner";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Takes the first of four or more points for an inner one and never lists it.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    const auto& points = cloud.points;
    if (points.size() < 4) return MonotoneChain<ExactOrient2d>::solve(cloud, watch);
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    std::erase(order, 0u);
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
