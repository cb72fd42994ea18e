// The exact monotone chain after points close to one another were made one.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullWelds {
  static constexpr std::string_view kName = "fault/hull_welds";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Welds points closer than 1e-7 in both coordinates, in any unit of length.");
  static constexpr double kWelded = 1e-7;  ///< unit: the coordinates'; the defect is that there is such a number

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> kept;
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      const bool welded = std::any_of(kept.begin(), kept.end(), [&](std::uint32_t j) {
        return std::abs(points[i].x - points[j].x) < kWelded && std::abs(points[i].y - points[j].y) < kWelded;
      });
      if (!welded) kept.push_back(i);
    }
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points, std::move(kept));
    return hull::answer_of_ring(points, hull::ring_of_sorted<ExactOrient2d>(points, order));
  }
};

}  // namespace assay
