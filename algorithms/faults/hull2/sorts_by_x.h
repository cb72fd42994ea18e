// The exact monotone chain over points in half an order.
#pragma once
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullSortsByX {
  static constexpr std::string_view kName = "fault/hull_sorts_by_x";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Sorts by x alone: points of one x stay in the order given.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> order(points.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t i, std::uint32_t j) { return points[i].x < points[j].x; });
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
