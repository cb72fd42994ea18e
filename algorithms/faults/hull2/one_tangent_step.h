// Divide and conquer that moves the upper tangent too little.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/hull2/monotone_chain.h"

namespace assay {

struct HullOneTangentStep {
  static constexpr std::string_view kName = "fault/hull_one_tangent_step";
  static constexpr Statement<Hull2Family> kStatement =
      fault::planted<Hull2Family>("Joins the hulls of two halves at their nearest vertices: no tangent is looked for.");

  static Hull2Answer solve(const Cloud2& cloud, const Watch&) {
    const auto& points = cloud.points;
    if (auto refused = hull::refusal(points)) return *std::move(refused);
    const std::vector<std::uint32_t> order = hull::distinct_in_order(points);
    const std::span<const std::uint32_t> all(order);
    std::vector<std::uint32_t> ring = hull::ring_of_sorted<ExactOrient2d>(points, all.first(order.size() / 2));
    const auto right = hull::ring_of_sorted<ExactOrient2d>(points, all.subspan(order.size() / 2));
    ring.insert(ring.end(), right.begin(), right.end());
    return hull::answer_of_ring(points, std::move(ring));
  }
};

}  // namespace assay
