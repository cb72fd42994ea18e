// The signed distance of the origin from a set of differences, before any root is taken.
#pragma once
#include <array>
#include <vector>

#include "algorithms/shapes/arithmetic.h"

namespace assay::shapes {

/// side sqrt(square / under) is the signed distance D from the polytope: 1 outside, -1 inside or on the boundary.
/// `normal` attains it, not of length one; a direction of choice where every one does.
template <class N>
struct Separation {
  int side = -1;
  N square{}, under{1.0};
  std::array<N, 3> normal{};
};

/// From the box between two corners of the first `d` axes.
///
/// Outside, the nearest point is the origin clamped to the box. Inside, the nearest face decides.
template <class N>
Separation<N> from_box(const std::array<N, 3>& low, const std::array<N, 3>& high, std::uint32_t d) {
  Separation<N> found;
  bool inside = true;
  for (std::uint32_t k = 0; k < d; ++k) {
    const N* off = sign_of(low[k]) > 0 ? &low[k] : sign_of(high[k]) < 0 ? &high[k] : nullptr;
    if (off == nullptr) continue;
    inside = false;
    found.square = found.square + *off * *off;
    found.normal[k] = -*off;
  }
  if (!inside) {
    found.side = 1;
    return found;
  }
  std::uint32_t axis = 0;
  bool up = true;
  N depth = high[0];
  for (std::uint32_t k = 0; k < d; ++k) {
    if (high[k] < depth) depth = high[k], axis = k, up = true;
    if (-low[k] < depth) depth = -low[k], axis = k, up = false;
  }
  found.square = depth * depth;
  found.normal[axis] = up ? N(1.0) : N(-1.0);
  return found;
}

/// From a convex ring, counter-clockwise: one point, two ends of a segment, or three corners and more that turn left.
///
/// For the edge e from p to q = p + e the cross product c = p x q is |e| times the height of the origin above the edge,
/// on the inside where it is positive; r = (e.y, -e.x) is the edge's outward direction. Inside, D = -min c / |e|.
/// Outside, only edges with c < 0 see the origin: the nearest point is an end where the origin's foot is beyond it, and
/// otherwise (c / e.e) r, at the squared distance c^2 / e.e.
template <class N>
Separation<N> from_ring(const std::vector<Vector2<N>>& ring) {
  Separation<N> found;
  const auto is_better = [&](const N& square, const N& under) { return square * found.under < found.square * under; };
  const auto take = [&](int side, const N& square, const N& under, const N& x, const N& y) {
    found = {side, square, under, {x, y, N{}}};
  };
  const auto take_point = [&](const Vector2<N>& p) { take(1, dot(p, p), N(1.0), -p.x, -p.y); };
  if (ring.size() == 1) {
    take_point(ring[0]);
    if (ring[0] == Vector2<N>{}) take(-1, N{}, N(1.0), N(1.0), N{});
    return found;
  }
  bool seen = false, any = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vector2<N>&p = ring[i], &q = ring[(i + 1) % ring.size()];
    const Vector2<N> e = q - p;
    const N c = cross(p, q);
    const int height = sign_of(c);
    const bool is_flat_view = ring.size() == 2 && height == 0;  // the origin on the segment's line
    if (height >= 0 && !is_flat_view) {
      if (seen || (any && !is_better(c * c, dot(e, e)))) continue;
      take(-1, c * c, dot(e, e), e.y, -e.x);
      any = true;
      continue;
    }
    const N along_p = dot(p, e), along_q = dot(q, e);
    if (!seen) any = false;  // what was taken from inside does not count
    seen = true;
    if (sign_of(along_p) > 0) {
      if (!any || is_better(dot(p, p), N(1.0))) take_point(p);
    } else if (sign_of(along_q) < 0) {
      if (!any || is_better(dot(q, q), N(1.0))) take_point(q);
    } else if (!any || is_better(c * c, dot(e, e))) {
      take(is_flat_view ? -1 : 1, c * c, dot(e, e), e.y, -e.x);
    }
    any = true;
  }
  return found;
}

}  // namespace assay::shapes
