#include "oracles/hull2/exact_hull2.h"

#include <algorithm>
#include <numeric>

#include "oracles/hull2/orient2d_sign.h"
#include "oracles/hull2/points_in_order.h"

namespace assay {

Hull2Answer exact_hull2(const Cloud2& cloud) {
  const auto& points = cloud.points;
  if (!std::all_of(points.begin(), points.end(), finite)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  std::vector<std::uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [&](std::uint32_t i, std::uint32_t j) {
    return before(points[i], points[j]) || (points[i] == points[j] && i < j);
  });
  order.erase(
      std::unique(order.begin(), order.end(), [&](std::uint32_t i, std::uint32_t j) { return points[i] == points[j]; }),
      order.end());
  if (order.size() < 2) return FlatHull{order};

  bool exactly = false;
  std::vector<std::uint32_t> ring;
  const auto extend = [&](std::uint32_t next, std::size_t fixed) {
    while (ring.size() > fixed &&
           orient2d_sign(points[ring[ring.size() - 2]], points[ring.back()], points[next], exactly) <= 0) {
      ring.pop_back();
    }
    ring.push_back(next);
  };
  for (const std::uint32_t i : order) extend(i, 1);
  const std::size_t lower = ring.size();
  for (auto i = order.rbegin() + 1; i != order.rend(); ++i) extend(*i, lower);
  ring.pop_back();  // the first point closes the ring
  if (ring.size() == 2) return FlatHull{ring};
  return Hull{ring};
}

}  // namespace assay
