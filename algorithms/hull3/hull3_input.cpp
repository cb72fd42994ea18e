#include "algorithms/hull3/hull3_input.h"

#include <algorithm>
#include <numeric>

namespace assay::hull3 {

bool all_finite(std::span<const Point3> points) {
  return std::all_of(points.begin(), points.end(),
                     [](const Point3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); });
}

std::vector<std::uint32_t> distinct_in_order(std::span<const Point3> points) {
  std::vector<std::uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [points](std::uint32_t i, std::uint32_t j) {
    return before(points[i], points[j]) || (points[i] == points[j] && i < j);
  });
  const auto last = std::unique(order.begin(), order.end(),
                                [points](std::uint32_t i, std::uint32_t j) { return points[i] == points[j]; });
  order.erase(last, order.end());
  return order;
}

std::optional<Hull3Answer> refusal(std::span<const Point3> points) {
  // A hull of n points has at most 2n - 4 triangles, and half the edges' numbers must fit as well.
  if (points.size() > std::numeric_limits<std::uint32_t>::max() / 8) return Declined{"more than 2^29 points"};
  if (!all_finite(points)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return std::nullopt;
}

}  // namespace assay::hull3
