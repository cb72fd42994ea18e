#include "algorithms/gjk/features/solid.h"

#include <algorithm>
#include <tuple>
#include <variant>

#include "algorithms/hull3/hull3.h"
#include "algorithms/model/point_lists.h"

namespace assay::gjk {
namespace {

/// A side of a facet as it runs around it, and the face that the facet is a part of.
struct DirectedSide {
  std::uint32_t face = 0, from = 0, to = 0;
  friend auto operator<=>(const DirectedSide&, const DirectedSide&) = default;
};

/// The outline of each face of a hull: of all sides of its facets those that no other facet of it runs back along.
std::vector<std::vector<std::uint32_t>> outlines(const Hull3& hull) {
  std::vector<DirectedSide> sides;
  for (std::uint32_t f = 0; f < hull.facets(); ++f) {
    const auto facet = hull.facet(f);
    const std::uint32_t face = hull.face_of.empty() ? f : hull.face_of[f];
    for (std::size_t k = 0; k < facet.size(); ++k) sides.push_back({face, facet[k], facet[(k + 1) % facet.size()]});
  }
  std::sort(sides.begin(), sides.end());
  std::vector<DirectedSide> outer;
  for (const DirectedSide& side : sides)
    if (!std::binary_search(sides.begin(), sides.end(), DirectedSide{side.face, side.to, side.from}))
      outer.push_back(side);
  std::vector<std::vector<std::uint32_t>> rings;
  for (std::size_t first = 0; first < outer.size();) {
    std::size_t last = first;
    while (last < outer.size() && outer[last].face == outer[first].face) ++last;
    std::vector<std::uint32_t>& ring = rings.emplace_back();
    for (std::uint32_t here = outer[first].from; ring.size() < last - first;) {
      ring.push_back(here);
      const auto next =
          std::lower_bound(outer.begin() + static_cast<std::ptrdiff_t>(first),
                           outer.begin() + static_cast<std::ptrdiff_t>(last), DirectedSide{outer[first].face, here, 0});
      here = next->to;
    }
    first = last;
  }
  return rings;
}

}  // namespace

Solid::Solid(const Points& body) {
  const Hull3Answer hull = hull3(cloud_of<Cloud3>(body.coordinates));
  if (const auto* round = std::get_if<Hull3>(&hull)) {
    for (const auto& ring : outlines(*round)) add_face(ring);
  } else if (const auto* flat = std::get_if<FlatHull3>(&hull)) {
    corners_ = flat->extreme;
    if (corners_.size() > 2) {
      add_face(corners_);
      const std::vector<std::uint32_t> from_below(corners_.rbegin(), corners_.rend());
      add_face(from_below);
    }
  }
  join_sides();
  if (ends_.empty() && corners_.size() == 2) edges_.push_back({corners_[0], corners_[1]});
  corners_.insert(corners_.end(), ring_.begin(), ring_.end());
  std::sort(corners_.begin(), corners_.end());
  corners_.erase(std::unique(corners_.begin(), corners_.end()), corners_.end());
  list_edges_at_corners(body.size());
}

void Solid::add_face(std::span<const std::uint32_t> ring) {
  ring_.insert(ring_.end(), ring.begin(), ring.end());
  ends_.push_back(static_cast<std::uint32_t>(ring_.size()));
}

/// Every side is met twice, once in each direction.
void Solid::join_sides() {
  struct Met {
    std::uint32_t low, high, face, slot;
    bool upwards;
  };
  std::vector<Met> met;
  sides_.resize(ring_.size());
  for (std::uint32_t f = 0, slot = 0; f < faces(); ++f) {
    const auto around = ring(f);
    for (std::size_t k = 0; k < around.size(); ++k, ++slot) {
      const std::uint32_t from = around[k], to = around[(k + 1) % around.size()];
      met.push_back({std::min(from, to), std::max(from, to), f, slot, from < to});
    }
  }
  std::sort(met.begin(), met.end(), [](const Met& x, const Met& y) {
    return std::tie(x.low, x.high, x.slot) < std::tie(y.low, y.high, y.slot);
  });
  for (std::size_t i = 0; i < met.size(); ++i) {
    if (i == 0 || met[i].low != met[i - 1].low || met[i].high != met[i - 1].high)
      edges_.push_back({met[i].low, met[i].high});
    (met[i].upwards ? edges_.back().left : edges_.back().right) = met[i].face;
    sides_[met[i].slot] = static_cast<std::uint32_t>(edges_.size() - 1);
  }
}

void Solid::list_edges_at_corners(std::uint32_t points) {
  is_corner_.assign(points, 0);
  for (const std::uint32_t corner : corners_) is_corner_[corner] = 1;
  first_at_.assign(points + 1, 0);
  for (const SolidEdge& edge : edges_) ++first_at_[edge.tail + 1], ++first_at_[edge.head + 1];
  for (std::size_t i = 1; i < first_at_.size(); ++i) first_at_[i] += first_at_[i - 1];
  edge_at_.resize(2 * edges_.size());
  std::vector<std::uint32_t> next(first_at_.begin(), first_at_.end() - 1);
  for (std::uint32_t e = 0; e < edges_.size(); ++e)
    for (const std::uint32_t corner : {edges_[e].tail, edges_[e].head}) edge_at_[next[corner]++] = e;
}

}  // namespace assay::gjk
