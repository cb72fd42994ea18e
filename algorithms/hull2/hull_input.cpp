#include "algorithms/hull2/hull_input.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace assay::hull {

bool all_finite(std::span<const Point2> points) {
  return std::all_of(points.begin(), points.end(),
                     [](const Point2& p) { return std::isfinite(p.x) && std::isfinite(p.y); });
}

std::optional<Hull2Answer> refusal(std::span<const Point2> points) {
  if (points.size() > std::numeric_limits<std::uint32_t>::max()) return Declined{"more than 2^32 - 1 points"};
  if (!all_finite(points)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return std::nullopt;
}

std::vector<std::uint32_t> distinct_in_order(std::span<const Point2> points) {
  std::vector<std::uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0u);
  return distinct_in_order(points, std::move(order));
}

std::vector<std::uint32_t> distinct_in_order(std::span<const Point2> points, std::vector<std::uint32_t> order) {
  std::sort(order.begin(), order.end(), [points](std::uint32_t i, std::uint32_t j) {
    return before(points[i], points[j]) || (points[i] == points[j] && i < j);
  });
  const auto last = std::unique(order.begin(), order.end(),
                                [points](std::uint32_t i, std::uint32_t j) { return points[i] == points[j]; });
  order.erase(last, order.end());
  return order;
}

Hull2Answer answer_of_ring(std::span<const Point2> points, std::vector<std::uint32_t> ring) {
  const auto smallest = std::min_element(
      ring.begin(), ring.end(), [points](std::uint32_t i, std::uint32_t j) { return before(points[i], points[j]); });
  std::rotate(ring.begin(), smallest, ring.end());
  if (ring.size() < 3) return FlatHull{std::move(ring)};
  return Hull{std::move(ring)};
}

}  // namespace assay::hull
