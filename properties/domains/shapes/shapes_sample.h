// Samples of questions about simple shapes: the populations of rates (properties/domains/sample.h). All numbers are
// multiples of 2^-19 below 32, in metres.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/domains/sample.h"
#include "properties/domains/shapes/bodies.h"
#include "properties/domains/shapes/shapes_sweeps.h"

namespace assay {
namespace sample {

/// A ball, a box, in the plane also an oriented box, turned by a drawn direction, or a polygon of 3 to 8 vertices of an
/// ellipse: radii, half sides and half axes are of [1/16, 2), each octave as likely as any other, the middle is in
/// [-1, 1)^n.
inline Shape body(Choices& choices, ShapeKind kind, std::uint32_t dimension) {
  const auto on = [](double x) { return on_grid(x, 19); };
  const auto half = [&choices] { return length(choices, -4, 0); };
  std::array<double, 3> middle{};
  for (std::uint32_t k = 0; k < dimension; ++k) middle[k] = either_way(choices);
  Shape shape{kind, dimension, {}};
  std::vector<double>& x = shape.numbers;
  if (kind == ShapeKind::kPolygon) {
    std::array<double, 2> axes;
    for (double& axis : axes) axis = half();
    for (std::int64_t left = choices.between(3, 8); left > 0; --left) {
      const auto at = direction<2>(choices);
      for (std::size_t k = 0; k < 2; ++k) x.push_back(on(middle[k] + axes[k] * at[k]));
    }
    draw::go_around_shape(shape);
    return shape;
  }
  std::array<double, 3> high{};
  for (std::uint32_t k = 0; k < dimension; ++k) {
    const double half_side = half();
    high[k] = on(middle[k] + half_side);
    x.push_back(on(kind == ShapeKind::kBox ? middle[k] - half_side : middle[k]));
  }
  if (kind == ShapeKind::kBall) x.push_back(on(half()));
  if (kind == ShapeKind::kBox) x.insert(x.end(), high.begin(), high.begin() + dimension);
  if (kind == ShapeKind::kOrientedBox) {
    for (int k = 0; k < 2; ++k) x.push_back(on(half()));
    for (const double u : direction<2>(choices)) x.push_back(on_grid(u, 23));
  }
  return shape;
}

/// Moves both bodies to a place of [-16, 16)^n.
inline Case<ShapesFamily> somewhere(Choices& choices, ShapesProblem problem, std::int32_t difficulty) {
  std::array<double, 3> by{};
  for (std::uint32_t k = 0; k < problem.a.dimension; ++k) by[k] = on_grid(16 * either_way(choices), 19);
  problem.a = draw::shifted(std::move(problem.a), by);
  problem.b = draw::shifted(std::move(problem.b), by);
  return {std::move(problem), difficulty};
}

}  // namespace sample

/// Do two bodies of sample::body, each kind as often as any other, touch, somewhere in [-16, 16)^n?
template <int D>
struct ShapesSample {
  static constexpr std::string_view kName = D == 2 ? "shapes/sample_2d" : "shapes/sample_3d";
  static constexpr Axis kAxis = plain_axis("bodies that are no balls");
  static constexpr std::string_view kAim =
      D == 2 ? "sample: contacts of balls, boxes and polygons; extents of 1/8 to 4, about half of the pairs in contact"
             : "sample: contacts of balls and boxes; extents of 1/8 to 4, about half of the pairs in contact";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto kind = [&choices] {
      if (D == 2) return draw::planar_kind(choices);
      return choices.chance(1, 2) ? ShapeKind::kBox : ShapeKind::kBall;
    };
    const ShapeKind of_a = kind(), of_b = kind();
    Shape a = sample::body(choices, of_a, D);
    Shape b = sample::body(choices, of_b, D);
    const std::int32_t others = (of_a != ShapeKind::kBall) + (of_b != ShapeKind::kBall);
    return sample::somewhere(choices, {ShapesQuestion::kContact, std::move(a), std::move(b)}, others);
  }
};

/// Does a ball on its way meet a body of sample::body of the plane? It starts in [-5, 5)^2 and moves along the line to
/// the origin by up to twice its distance, and along each axis besides by up to 1; then both are moved to somewhere in
/// [-16, 16)^2.
struct ShapesSampleSweep {
  static constexpr std::string_view kName = "shapes/sample_sweep";
  static constexpr Axis kAxis = plain_axis("whether the body is no ball");
  static constexpr std::string_view kAim =
      "sample: balls that move; radii of 1/16 to 2, ways of up to 16, about half meet a body with extents of 1/8 to 4";

  static Case<ShapesFamily> draw(Choices& choices) {
    const ShapeKind kind = draw::planar_kind(choices);
    Shape a = sample::body(choices, kind, 2);
    const double radius = sample::on_grid(sample::length(choices, -4, 0), 19), share = 2 * choices.dyadic(20);
    std::array<double, 2> from, way;
    for (std::size_t k = 0; k < 2; ++k) {
      from[k] = sample::on_grid(5 * sample::either_way(choices), 19);
      way[k] = sample::on_grid(sample::either_way(choices) - share * from[k], 19);
    }
    Shape b = draw::moving_ball(from[0], from[1], radius, way[0], way[1]);
    return sample::somewhere(choices, {ShapesQuestion::kSweep, std::move(a), std::move(b)}, kind != ShapeKind::kBall);
  }
};

/// The other questions about the plane, each as often: the box of 2 to 16 points of [-16, 16)^2, the box of two boxes,
/// the centroid of a polygon, and where such points come that are turned by a drawn direction about one such point and
/// moved by another.
struct ShapesSamplePoints {
  static constexpr std::string_view kName = "shapes/sample_points";
  static constexpr Axis kAxis = plain_axis("question: 0 bounds, 1 bounds of boxes, 2 centroid, 3 motion");
  static constexpr std::string_view kAim =
      "sample: bounds, centroids and turns; of 2 to 16 points, two boxes or a polygon within 32 of the origin";

  static Case<ShapesFamily> draw(Choices& choices) {
    const auto question = static_cast<std::int32_t>(choices.below(4));
    const auto number = [&choices] { return sample::on_grid(16 * sample::either_way(choices), 19); };
    if (question == 1) {
      Shape a = sample::body(choices, ShapeKind::kBox, 2);
      Shape b = sample::body(choices, ShapeKind::kBox, 2);
      return sample::somewhere(choices, {ShapesQuestion::kMerge, std::move(a), std::move(b)}, question);
    }
    if (question == 2)
      return draw::about(ShapesQuestion::kCentroid, sample::body(choices, ShapeKind::kPolygon, 2), question);
    Shape points{ShapeKind::kPoints, 2, {}};
    for (std::uint64_t left = 2 * static_cast<std::uint64_t>(choices.between(2, 16)); left > 0; --left)
      points.numbers.push_back(number());
    if (question == 0) return draw::about(ShapesQuestion::kBounds, std::move(points), question);
    Shape map{ShapeKind::kMap, 2, {}};
    for (int i = 0; i < 2; ++i) map.numbers.push_back(number());
    const auto [u, v] = sample::direction<2>(choices);
    const double c = sample::on_grid(u, 23), s = sample::on_grid(v, 23);
    map.numbers.insert(map.numbers.end(), {c, -s, s, c});
    for (int i = 0; i < 2; ++i) map.numbers.push_back(number());
    return {{ShapesQuestion::kMotion, std::move(points), std::move(map)}, question};
  }
};

}  // namespace assay
