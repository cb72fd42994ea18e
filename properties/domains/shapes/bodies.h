// What the domains of shapes share: bodies on a lattice, and problems of one question.
#pragma once
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <vector>

#include "algorithms/model/shapes.h"
#include "properties/choices.h"
#include "properties/domain.h"
#include "properties/domains/gjk/go_around.h"

namespace assay::draw {

inline Shape ball(std::initializer_list<double> centre, double radius) {
  Shape shape{ShapeKind::kBall, static_cast<std::uint32_t>(centre.size()), centre};
  shape.numbers.push_back(radius);
  return shape;
}

inline Shape shape_of(ShapeKind kind, std::uint32_t dimension, std::vector<double> numbers) {
  return {kind, dimension, std::move(numbers)};
}

inline Case<ShapesFamily> contact(Shape a, Shape b, std::int32_t difficulty) {
  return {{ShapesQuestion::kContact, std::move(a), std::move(b)}, difficulty};
}

/// A question about `a` alone.
inline Case<ShapesFamily> about(ShapesQuestion question, Shape a, std::int32_t difficulty) {
  Shape none{ShapeKind::kNone, a.dimension, {}};
  return {{question, std::move(a), std::move(none)}, difficulty};
}

/// Integers of [-radius, radius], simplest 0.
inline double lattice(Choices& choices, std::int64_t radius) {
  return static_cast<double>(choices.around_zero(radius));
}
/// Integers of [0, radius].
inline double size(Choices& choices, std::int64_t radius) { return static_cast<double>(choices.between(0, radius)); }

/// Axes of oriented boxes: (1, 0), the two nearest doubles to a unit vector of a Pythagorean triple, or lattice vectors
/// of any length.
inline std::pair<double, double> axis(Choices& choices) {
  constexpr double kTriples[][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};
  switch (choices.below(4)) {
    case 0: return {1, 0};
    case 1: return {std::ldexp(lattice(choices, 8), -3), std::ldexp(1 + size(choices, 7), -3)};
    default: {
      const auto& t = kTriples[choices.below(5)];
      return choices.chance(1, 2) ? std::pair{t[1] / t[2], t[0] / t[2]} : std::pair{t[0] / t[2], -t[1] / t[2]};
    }
  }
}

/// Puts the vertices in the order of the boundary.
inline void go_around_shape(Shape& shape) {
  Points ring{2, std::move(shape.numbers)};
  go_around(ring);
  shape.numbers = std::move(ring.coordinates);
}

/// Up to `most` vertices in the order around their mean, with |coordinate| <= radius on the lattice.
inline Shape polygon(Choices& choices, std::uint64_t most, std::int64_t radius) {
  Shape ring{ShapeKind::kPolygon, 2, {}};
  const std::uint64_t count = 1 + choices.below(most);
  for (std::uint64_t i = 0; i < 2 * count; ++i) ring.numbers.push_back(lattice(choices, radius));
  go_around_shape(ring);
  return ring;
}

/// A body of the kind on the lattice of [-radius, radius], sizes up to a half of that; point-like ones included.
inline Shape body(Choices& choices, ShapeKind kind, std::uint32_t dimension, std::int64_t radius) {
  if (kind == ShapeKind::kPolygon) return polygon(choices, 8, radius);
  Shape shape{kind, dimension, {}};
  for (std::uint32_t k = 0; k < dimension; ++k) shape.numbers.push_back(lattice(choices, radius));
  if (kind == ShapeKind::kBall) shape.numbers.push_back(size(choices, radius / 2));
  if (kind == ShapeKind::kBox)
    for (std::uint32_t k = 0; k < dimension; ++k) shape.numbers.push_back(shape.numbers[k] + size(choices, radius / 2));
  if (kind == ShapeKind::kOrientedBox) {
    for (int k = 0; k < 2; ++k) shape.numbers.push_back(size(choices, radius / 2));
    const auto [u, v] = axis(choices);
    shape.numbers.insert(shape.numbers.end(), {u, v});
  }
  return shape;
}

inline ShapeKind planar_kind(Choices& choices) {
  constexpr ShapeKind kKinds[] = {ShapeKind::kBall, ShapeKind::kBox, ShapeKind::kOrientedBox, ShapeKind::kPolygon};
  return kKinds[choices.below(4)];
}

/// Two bodies of any kinds, in the plane twice as often as in space.
inline std::pair<Shape, Shape> pair_of_bodies(Choices& choices, std::int64_t radius) {
  if (choices.chance(1, 3)) {
    const auto kind = [&] { return choices.chance(1, 2) ? ShapeKind::kBox : ShapeKind::kBall; };
    const ShapeKind first = kind(), second = kind();
    Shape a = body(choices, first, 3, radius);
    return {std::move(a), body(choices, second, 3, radius)};
  }
  const ShapeKind first = planar_kind(choices), second = planar_kind(choices);
  Shape a = body(choices, first, 2, radius);
  return {std::move(a), body(choices, second, 2, radius)};
}

/// Lengths of the shape times 2^exponent; directions stay. A map's fixed point and shift are lengths.
inline Shape scaled(Shape shape, int exponent) {
  for (std::size_t i = 0; i < shape.numbers.size(); ++i) {
    if (shape.kind == ShapeKind::kOrientedBox && i >= 4) continue;
    if (shape.kind == ShapeKind::kMap && i >= 2 && i < 6) continue;
    shape.numbers[i] = std::ldexp(shape.numbers[i], exponent);
  }
  return shape;
}

/// The shape moved by a vector, of which it takes as many entries as it has dimensions; sizes and directions stay.
/// Precondition: a body or a moving ball.
inline Shape shifted(Shape shape, const std::array<double, 3>& by) {
  const bool has_places_alone = shape.kind == ShapeKind::kBox || shape.kind == ShapeKind::kPolygon;
  const std::size_t places = has_places_alone ? shape.numbers.size() : shape.dimension;
  for (std::size_t i = 0; i < places; ++i) shape.numbers[i] += by[i % shape.dimension];
  return shape;
}

}  // namespace assay::draw
