// Points left out before a hull is looked for, and the hulls of what is left.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/hull2/hull_input.h"
#include "algorithms/hull2/sorted_ring.h"
#include "algorithms/predicates/exact_orient2d.h"

namespace assay::hull {

/// What a test says about a point among others.
enum class PointFate : std::uint8_t {
  kOpen,    ///< nothing
  kInside,  ///< it is in the hull of those that are not kInside
  kCorner   ///< it is not in the hull of the others
};

/// A list of points without those that are said to be inside.
struct Sifted {
  std::vector<std::uint32_t> left;     ///< in their order
  std::vector<std::uint32_t> corners;  ///< said to be corners of the hull of all; none where not all were asked about
};

/// fates_of(list) says for each of a few distinct points what became of it. Of more than `most` points some are asked
/// about, spread evenly, and only among each other. `order` names distinct points.
template <class Point, class Fates>
Sifted sifted(std::span<const Point> points, std::span<const std::uint32_t> order, std::size_t most,
              const Fates& fates_of) {
  const std::size_t count = std::min(order.size(), most);
  std::vector<Point> asked;
  for (std::size_t i = 0; i < count; ++i) asked.push_back(points[order[i * order.size() / count]]);
  const std::vector<PointFate> fates = fates_of(asked);
  Sifted sifted;
  for (std::size_t place = 0, i = 0; place < order.size(); ++place) {
    const bool is_asked = i < count && place == i * order.size() / count;
    const PointFate fate = is_asked ? fates[i++] : PointFate::kOpen;
    if (fate != PointFate::kInside) sifted.left.push_back(order[place]);
    if (fate == PointFate::kCorner && count == order.size()) sifted.corners.push_back(order[place]);
  }
  return sifted;
}

/// Whether every one of these corners is among those listed.
inline bool all_listed(std::span<const std::uint32_t> corners, std::span<const std::uint32_t> listed) {
  return std::all_of(corners.begin(), corners.end(), [listed](std::uint32_t corner) {
    return std::find(listed.begin(), listed.end(), corner) != listed.end();
  });
}

/// The exact hull of what is left. A test that leaves a corner out spoils it, and where a point that is said to be a
/// corner is none, GaveUp{kUncertain} comes back.
template <class Fates>
Hull2Answer hull_of_sifted(const Cloud2& cloud, std::size_t most, const Fates& fates_of) {
  if (auto refused = refusal(cloud.points)) return *std::move(refused);
  const std::vector<std::uint32_t> order = distinct_in_order(cloud.points);
  const Sifted sifted = hull::sifted<Point2>(cloud.points, order, most, fates_of);
  std::vector<std::uint32_t> ring = ring_of_sorted<ExactOrient2d>(cloud.points, sifted.left);
  if (!all_listed(sifted.corners, ring)) return GaveUp{GaveUp::Why::kUncertain, 0};
  return answer_of_ring(cloud.points, std::move(ring));
}

}  // namespace assay::hull
