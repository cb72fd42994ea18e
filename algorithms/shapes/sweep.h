// When a ball on its straight way first meets a body that stands: the entries of a ray into the set of differences.
#pragma once
#include <algorithm>
#include <optional>
#include <utility>

#include "algorithms/model/shapes.h"
#include "algorithms/shapes/contact.h"
#include "algorithms/shapes/rings.h"
#include "algorithms/shapes/separation.h"

namespace assay::shapes {

/// The sign of t + k sqrt(p), by squares. Precondition: p >= 0.
template <class N>
int sign_with_root(const N& t, const N& k, const N& p) {
  const int rest = sign_of(t), root = sign_of(k) * sign_of(p);
  if (root == 0 || root == rest) return rest;
  const int larger = sign_of(t * t - k * k * p);
  return larger > 0 ? rest : larger < 0 ? root : 0;
}

/// The origin moves to t w; where it enters what is at most `radius` from a convex ring that it is farther from at 0.
template <class N>
struct RingSweep {
  Ring<N> ring;
  Vector2<N> way;
  N radius;

  /// The entry into the disc around a corner p: the first root of A t^2 + 2 B t + C, C > 0, is C / (-B + sqrt(d)) with
  /// d = B^2 - A C = A R^2 - (w x p)^2.
  std::optional<Wide> into_disc(const Vector2<N>& p) const {
    const N a = dot(way, way), b = -dot(way, p), c = dot(p, p) - radius * radius, turn = cross(way, p);
    const N d = a * radius * radius - turn * turn;
    if (sign_of(b) >= 0 || sign_of(d) < 0) return std::nullopt;
    if (sign_of(a + b) < 0 && sign_of(a + b + b + c) > 0) return std::nullopt;  // after the way's end
    return wide(c) / (root(wide(d)) + wide(-b));
  }

  /// Where the edge from p to q, moved out by the radius, is crossed. With e = q - p, the height h = p' . (e.y, -e.x)
  /// of the origin over the edge's line, p' = -p, and its change v by the whole way, the time is (h - R |e|) / -v;
  /// written down as (h^2 - R^2 e.e) / (-v (h + R |e|)), since the difference cancels. Whether it is in [0, 1], and its
  /// foot on the edge, are signs with one root.
  std::optional<Wide> over_edge(const Vector2<N>& p, const Vector2<N>& q) const {
    const Vector2<N> e = q - p;
    const N ee = dot(e, e), h = cross(e, p), v = cross(way, e), rest = h * h - radius * radius * ee;
    if (sign_of(h) <= 0 || sign_of(v) >= 0 || sign_of(rest) < 0) return std::nullopt;
    if (sign_with_root(h + v, -radius, ee) > 0) return std::nullopt;  // after the way's end
    const N along = dot(e, way), reach = -(radius * along);
    if (sign_with_root(h * along + v * dot(e, p), reach, ee) < 0) return std::nullopt;
    if (sign_with_root(h * along + v * dot(e, q), reach, ee) > 0) return std::nullopt;
    return wide(rest) / (wide(-v) * (wide(h) + wide(radius) * root(wide(ee))));
  }

  /// The least time of all; none: there is no contact in [0, 1].
  ///
  /// What is within R of the ring's hull is that hull and, around each edge, discs and a rectangle, all of them parts
  /// of it; so its boundary, where the first contact is, lies on the discs and the edges moved out, and no disc or edge
  /// is met before the whole is.
  std::optional<Wide> first() const {
    std::optional<Wide> least;
    const auto take = [&](const std::optional<Wide>& time) {
      if (time && (!least || (*time + -*least).mantissa < 0)) least = time;
    };
    for (std::size_t i = 0; i < ring.size(); ++i) {
      take(into_disc(ring[i]));
      if (ring.size() > 1) take(over_edge(ring[i], ring[(i + 1) % ring.size()]));
    }
    return least;
  }
};

/// The ray of a moving ball's centre and the ring of the body's polytope less that centre. Precondition: posed, finite.
template <class Arithmetic>
RingSweep<typename Arithmetic::Number> rays_of(const Shape& a, const Shape& b) {
  using N = typename Arithmetic::Number;
  const auto at = [&](std::size_t i) { return Vector2<N>{N(b.numbers[i]), N(b.numbers[i + 1])}; };
  return {difference_ring(ring_of<Arithmetic>(a), Ring<N>{at(0)}), at(3), radius_of<N>(a) + N(b.numbers[2])};
}

/// The first contact of a body and a moving ball.
///
/// Promise  ExactArithmetic: `touches` exact; the time within 8 roundings of itself, so the bodies are apart or overlap
///          by no more than 8 roundings of the way's length then; the normal of that time as shapes::kGap says.
///          PlainArithmetic: nothing.
/// Error    none. Precondition: posed, finite.
/// Cost     O(n) for n corners, after the ring is made.
template <class Arithmetic>
ShapesAnswer sweep(const Shape& a, const Shape& b) {
  using N = typename Arithmetic::Number;
  const RingSweep<N> rays = rays_of<Arithmetic>(a, b);
  const Separation<N> start = from_ring(rays.ring);
  ShapeSweep answer;
  answer.touches = start.side <= 0 || sign_of(start.square - rays.radius * rays.radius * start.under) <= 0;
  if (!answer.touches) {
    const std::optional<Wide> first = rays.first();
    if (!first) return answer;
    answer.touches = true;
    answer.time = std::clamp(first->value(), 0.0, 1.0);
  }
  const N time(answer.time);
  Ring<N> then = rays.ring;
  for (Vector2<N>& p : then) p = p - Vector2<N>{time * rays.way.x, time * rays.way.y};
  const Separation<N> gap = from_ring(then);
  answer.normal = unit_vector({wide(gap.normal[0]), wide(gap.normal[1]), wide(gap.normal[2])});
  return answer;
}

}  // namespace assay::shapes
