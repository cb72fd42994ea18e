// The exact monotone chain behind a pre-filter that looks at two corners where it takes four.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullTrustsTwoCorners {
  static constexpr std::string_view kName = "fault/hull_trusts_two_corners";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Leaves out what lies inside the rectangle between the points of least and of greatest x + y.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    if (points.empty()) return FlatHull{};
    const auto [low, high] = std::minmax_element(
        points.begin(), points.end(), [](const Point2& p, const Point2& q) { return p.x + p.y < q.x + q.y; });
    std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    std::erase_if(order, [&](std::uint32_t i) {
      return low->x < points[i].x && points[i].x < high->x && low->y < points[i].y && points[i].y < high->y;
    });
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
