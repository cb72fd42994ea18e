// One face of a hull from one of its edges, as gift wrapping finds it.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/hull3/hull3_input.h"

namespace assay::spatial {

/// The face of the hull of `chosen` in which the edge runs from `from` to `to`: its extreme points, counter-clockwise
/// from outside. Paper is folded about the edge until no point is above it; all points in its plane belong to the face.
///
/// Promise  exact with exact tests, if the edge is an edge of the hull. With others a ring of fewer than three points
///          may come back, or one without the edge.
/// Cost     O(m) side tests for m chosen points, O(k log k) turns for k of them in the plane.
template <Orient3d S>
std::vector<std::uint32_t> folded_face(std::span<const Point3> points, std::span<const std::uint32_t> chosen,
                                       std::uint32_t from, std::uint32_t to) {
  using T = typename S::PlanarOrient2d;
  const Point3 &a = points[from], &b = points[to];
  bool found = false;
  std::uint32_t apex = from;
  for (const std::uint32_t i : chosen) {
    if (i == from || i == to) continue;  // in every plane through the edge, whatever the test says
    if (!found ? open_view<T>(a, b, points[i]).axis >= 0 : S::sign(a, b, points[apex], points[i]) > 0) {
      apex = i;
      found = true;
    }
  }
  if (!found) return {};
  std::vector<std::uint32_t> in_plane;
  for (const std::uint32_t i : chosen) {
    if (i == from || i == to || i == apex || S::sign(a, b, points[apex], points[i]) == 0) in_plane.push_back(i);
  }
  const View view = open_view<T>(a, b, points[apex]);
  auto ring = planar_hull<T>(points, in_plane, view.axis);
  if (view.turn < 0) std::reverse(ring.begin(), ring.end());
  return ring;
}

/// What the hull of `chosen` has in an upright plane that touches it: a face, or the two ends of an edge. All are
/// tried, in the order of the planar hull seen along z, until the points in one are `wanted`; empty where none is.
template <Orient3d S, class Wanted>
std::vector<std::uint32_t> wall_face(std::span<const Point3> points, std::span<const std::uint32_t> chosen,
                                     Wanted wanted) {
  using T = typename S::PlanarOrient2d;
  const auto ring = planar_hull<T>(points, chosen, 2);
  std::vector<std::uint32_t> wall;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Point2 a = seen_along(2, points[ring[k]]), b = seen_along(2, points[ring[(k + 1) % ring.size()]]);
    wall.clear();
    for (const std::uint32_t i : chosen) {
      if (T::sign(a, b, seen_along(2, points[i])) == 0) wall.push_back(i);
    }
    if (wall.size() >= 2 && wanted(wall)) return planar_hull<T>(points, wall, a.x != b.x ? 1 : 0);
  }
  return {};
}

}  // namespace assay::spatial
