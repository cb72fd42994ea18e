#include "algorithms/gjk/support/hull_graph.h"

#include <algorithm>
#include <tuple>
#include <variant>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/model/point_lists.h"

namespace assay::gjk {

std::vector<std::uint32_t> polygon_of(const Points& body) {
  const Hull2Answer hull = hull2(points_at<Point2>(body.coordinates));
  if (const auto* round = std::get_if<Hull>(&hull)) return round->ccw;
  if (const auto* flat = std::get_if<FlatHull>(&hull)) return flat->extreme;
  return {};
}

HullGraph::HullGraph(const Points& body) {
  std::vector<Join> joins;
  if (body.dimension == 2) {
    add_ring(polygon_of(body), joins);
  } else {
    const Hull3Answer hull = hull3(cloud_of<Cloud3>(body.coordinates));
    if (const auto* round = std::get_if<Hull3>(&hull))
      for (std::uint32_t f = 0; f < round->facets(); ++f) add_ring(round->facet(f), joins);
    if (const auto* flat = std::get_if<FlatHull3>(&hull)) add_ring(flat->extreme, joins);
  }
  std::sort(corners_.begin(), corners_.end());
  corners_.erase(std::unique(corners_.begin(), corners_.end()), corners_.end());
  const auto by_ends = [](const Join& x, const Join& y) { return std::tie(x.from, x.to) < std::tie(y.from, y.to); };
  std::sort(joins.begin(), joins.end(), by_ends);
  first_.assign(body.size() + 1, 0);
  for (std::size_t j = 0; j < joins.size(); ++j) {
    if (j > 0 && joins[j].from == joins[j - 1].from && joins[j].to == joins[j - 1].to) continue;
    neighbour_.push_back(joins[j].to);
    ++first_[joins[j].from + 1];
  }
  for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
}

void HullGraph::add_ring(std::span<const std::uint32_t> ring, std::vector<Join>& joins) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    corners_.push_back(ring[i]);
    const std::uint32_t next = ring[(i + 1) % ring.size()];
    if (next == ring[i]) continue;
    joins.push_back({ring[i], next});
    joins.push_back({next, ring[i]});
  }
}

}  // namespace assay::gjk
