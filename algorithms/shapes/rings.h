// Planar shapes as convex rings, and the ring of their differences.
#pragma once
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/model/point_lists.h"
#include "algorithms/shapes/arithmetic.h"

namespace assay::shapes {

template <class N>
using Ring = std::vector<Vector2<N>>;

/// The parallelogram centre + s e + t f, |s|, |t| <= 1, with f left of e; a segment or a point where e or f is 0.
template <class N>
Ring<N> parallelogram(const Vector2<N>& centre, const Vector2<N>& e, const Vector2<N>& f) {
  const Vector2<N> zero;
  if (e == zero && f == zero) return {centre};
  if (e == zero || f == zero) return {centre - e - f, centre + e + f};
  return {centre - e - f, centre + e - f, centre + e + f, centre - e + f};
}

/// The polytope of a planar shape: one point, two, or three and more counter-clockwise; the radius is left to the
/// caller. Precondition: is_a_body.
template <class Arithmetic>
Ring<typename Arithmetic::Number> ring_of(const Shape& shape) {
  using N = typename Arithmetic::Number;
  const std::vector<double>& x = shape.numbers;
  switch (shape.kind) {
    case ShapeKind::kBall: return {{N(x[0]), N(x[1])}};
    case ShapeKind::kBox: {
      // Corners one by one, so that they are the doubles given.
      if (x[0] == x[2] && x[1] == x[3]) return {{N(x[0]), N(x[1])}};
      if (x[0] == x[2] || x[1] == x[3]) return {{N(x[0]), N(x[1])}, {N(x[2]), N(x[3])}};
      return {{N(x[0]), N(x[1])}, {N(x[2]), N(x[1])}, {N(x[2]), N(x[3])}, {N(x[0]), N(x[3])}};
    }
    case ShapeKind::kOrientedBox: {
      const N h0 = x[2], h1 = x[3], u = x[4], v = x[5];
      return parallelogram<N>({N(x[0]), N(x[1])}, {h0 * u, h0 * v}, {-(h1 * v), h1 * u});
    }
    default: break;
  }
  const auto cloud = cloud_of<Cloud2>(x);
  const Hull2Answer hull = MonotoneChain<typename Arithmetic::TurnTest>::solve(cloud, Watch{});
  Ring<N> ring;
  const auto add = [&](const std::vector<std::uint32_t>& indices) {
    for (const std::uint32_t i : indices) ring.push_back({N(cloud.points[i].x), N(cloud.points[i].y)});
  };
  if (const auto* full = std::get_if<Hull>(&hull)) add(full->ccw);
  if (const auto* flat = std::get_if<FlatHull>(&hull)) add(flat->extreme);
  return ring;
}

/// { p - q } of two convex rings: their edges, those of b turned round, in the order of their directions.
///
/// Both walks begin at the lowest corner (of those, the leftmost), so both see directions from 0 up to a full turn, and
/// the smaller direction goes first. Two directions at hand differ by less than half a turn, or one walk would have
/// passed a gap of more than that between neighbouring edges, so the cross product tells which is smaller.
/// Cost  O(n + m)
template <class N>
Ring<N> difference_ring(const Ring<N>& a, const Ring<N>& b) {
  Ring<N> c;
  for (const Vector2<N>& q : b) c.push_back(Vector2<N>{} - q);
  const auto lowest = [](const Ring<N>& ring) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
      if (ring[i].y < ring[best].y || (ring[i].y == ring[best].y && ring[i].x < ring[best].x)) best = i;
    return best;
  };
  const std::size_t first_a = lowest(a), first_c = lowest(c);
  const std::size_t edges_a = a.size() == 1 ? 0 : a.size(), edges_c = c.size() == 1 ? 0 : c.size();
  const auto corner = [](const Ring<N>& ring, std::size_t first, std::size_t i) -> const Vector2<N>& {
    return ring[(first + i) % ring.size()];
  };
  Ring<N> sum;
  std::size_t i = 0, j = 0;
  do {
    sum.push_back(corner(a, first_a, i) + corner(c, first_c, j));
    int order = i == edges_a ? -1 : 1;
    if (i < edges_a && j < edges_c)
      order = sign_of(
          cross(corner(a, first_a, i + 1) - corner(a, first_a, i), corner(c, first_c, j + 1) - corner(c, first_c, j)));
    if (order >= 0 && i < edges_a) ++i;
    if (order <= 0 && j < edges_c) ++j;
  } while (i < edges_a || j < edges_c);
  return sum;
}

}  // namespace assay::shapes
