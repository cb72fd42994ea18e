// A scan around the origin instead of around a point of the cloud.
#pragma once
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullNeedsTheOrigin {
  static constexpr std::string_view kName = "fault/hull_needs_the_origin";
  static constexpr Statement<Hull2Family> kStatement = fault::planted<Hull2Family>(
      "Drops corners that the origin sees from outside: takes for granted that it lies in the hull.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    std::vector<std::uint32_t> ring = hull::ring_of_sorted<ExactOrient2d>(points, hull::distinct_in_order(points));
    std::vector<std::uint32_t> kept;
    for (std::size_t k = 0; k < ring.size(); ++k) {
      const Point2 &here = points[ring[k]], &next = points[ring[(k + 1) % ring.size()]];
      if (ring.size() < 3 || ExactOrient2d::sign(here, next, {0, 0}) >= 0) kept.push_back(ring[k]);
    }
    return hull::answer_of_ring(points, std::move(kept));
  }
};

}  // namespace assay
