// The two monotone chains over points that are already in order: the heart of several planar hull variants.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/points.h"
#include "algorithms/predicates/orient2d.h"

namespace assay::hull {

/// The ring of vertices, counter-clockwise from the first point: the lower chain, then the upper chain back.
/// Precondition: `order` names distinct points in lexicographic order.
///
/// Cost  every point is pushed twice and popped at most twice, whatever the orientation test says.
template <Orient2d T>
std::vector<std::uint32_t> ring_of_sorted(std::span<const Point2> points, std::span<const std::uint32_t> order) {
  std::vector<std::uint32_t> chain;
  if (order.size() < 2) {
    chain.assign(order.begin(), order.end());
    return chain;
  }
  // Puts a point on the chain after dropping what does not turn left towards it; the first `fixed` entries stay.
  const auto extend = [&](std::uint32_t next, std::size_t fixed) {
    while (chain.size() > fixed && T::sign(points[chain[chain.size() - 2]], points[chain.back()], points[next]) <= 0) {
      chain.pop_back();
    }
    chain.push_back(next);
  };
  for (const std::uint32_t i : order) extend(i, 1);
  const std::size_t lower = chain.size();
  for (auto i = order.rbegin() + 1; i != order.rend(); ++i) extend(*i, lower);
  chain.pop_back();  // the first point again: the ring is closed
  return chain;
}

}  // namespace assay::hull
