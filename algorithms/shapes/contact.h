// How two shapes lie to each other: overlap, signed distance, normal and the shortest move that makes them touch.
#pragma once
#include <cmath>

#include "algorithms/model/shapes.h"
#include "algorithms/shapes/rings.h"
#include "algorithms/shapes/separation.h"

namespace assay::shapes {

template <class N>
N radius_of(const Shape& shape) {
  return shape.kind == ShapeKind::kBall ? N(shape.numbers.back()) : N{};
}

/// Balls and boxes differ by a box with rounded edges: an interval an axis.
template <class N>
Separation<N> separation_by_axes(const Shape& a, const Shape& b) {
  const auto corner = [](const Shape& shape, std::uint32_t k, bool high) {
    return N(shape.numbers[k + (high && shape.kind == ShapeKind::kBox ? shape.dimension : 0)]);
  };
  std::array<N, 3> low, high;
  for (std::uint32_t k = 0; k < a.dimension; ++k) {
    low[k] = corner(a, k, false) - corner(b, k, true);
    high[k] = corner(a, k, true) - corner(b, k, false);
  }
  return from_box(low, high, a.dimension);
}

/// The contact of two bodies.
///
/// Every body is a polytope and a radius around it; so is the set of differences, with the sum R of the radii. With the
/// signed distance s sqrt(Q) of the origin from the polytope, D = s sqrt(Q) - R. Where s is 1 that difference would
/// cancel, and D = (Q - R^2) / (sqrt(Q) + R) is written down instead, with an exact Q - R^2, whose sign is D's.
/// Promise  ExactArithmetic: overlap exact; distance within 8 roundings of D itself; with normal and move as
///          shapes::kGap says. PlainArithmetic: nothing.
/// Error    GaveUp kNotFinite where D is beyond the doubles. Precondition: posed, finite.
template <class Arithmetic>
ShapesAnswer contact(const Shape& a, const Shape& b) {
  using N = typename Arithmetic::Number;
  const auto by_axes = [](const Shape& shape) {
    return shape.kind == ShapeKind::kBall || shape.kind == ShapeKind::kBox;
  };
  const Separation<N> gap = by_axes(a) && by_axes(b)
                                ? separation_by_axes<N>(a, b)
                                : from_ring(difference_ring(ring_of<Arithmetic>(a), ring_of<Arithmetic>(b)));
  const N radius = radius_of<N>(a) + radius_of<N>(b);
  const Wide outer = root(wide(gap.square) / wide(gap.under)) + wide(radius);
  Wide distance = -outer;
  ShapeContact answer;
  answer.overlap = true;
  if (gap.side > 0) {
    const N rest = gap.square - radius * radius * gap.under;
    answer.overlap = sign_of(rest) <= 0;
    distance = wide(rest) / (wide(gap.under) * outer);
  }
  answer.distance = distance.value();
  if (!std::isfinite(answer.distance)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  answer.normal = unit_vector({wide(gap.normal[0]), wide(gap.normal[1]), wide(gap.normal[2])});
  for (std::size_t k = 0; k < 3; ++k) answer.move[k] = (-distance * Wide::of(answer.normal[k])).value();
  return answer;
}

}  // namespace assay::shapes
