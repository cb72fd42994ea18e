#include "algorithms/published/shapes/shapes_firth.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

#include "algorithms/published/gjk/minimum_translation_firth.h"

namespace assay {
namespace {

struct V {
  double x = 0, y = 0;
  friend V operator+(V p, V q) { return {p.x + q.x, p.y + q.y}; }
  friend V operator-(V p, V q) { return {p.x - q.x, p.y - q.y}; }
  friend V operator*(V p, double s) { return {p.x * s, p.y * s}; }
};
double length(V p) { return std::sqrt(p.x * p.x + p.y * p.y); }

/// A box as the article keeps it.
struct Aabb {
  V centre, half;
};

Aabb from_corners(V low, V high) { return {(low + high) * 0.5, (high - low) * 0.5}; }
Aabb box_of(const Shape& shape) {
  const auto& x = shape.numbers;
  return from_corners({x[0], x[1]}, {x[2], x[3]});
}
V least(V p, V q) { return {std::min(p.x, q.x), std::min(p.y, q.y)}; }
V greatest(V p, V q) { return {std::max(p.x, q.x), std::max(p.y, q.y)}; }

ShapeBounds written(const Aabb& box) {
  const V low = box.centre - box.half, high = box.centre + box.half;
  return {{low.x, low.y, 0}, {high.x, high.y, 0}};
}

Aabb build(const Shape& points) {
  constexpr double kGreatest = std::numeric_limits<double>::max();
  V low{kGreatest, kGreatest}, high{-kGreatest, -kGreatest};
  for (std::size_t i = 0; i + 1 < points.numbers.size(); i += 2) {
    const V p{points.numbers[i], points.numbers[i + 1]};
    low = least(p, low), high = greatest(p, high);
  }
  return from_corners(low, high);
}

Aabb combine(const Aabb& a, const Aabb& b) {
  return from_corners(least(a.centre - a.half, b.centre - b.half), greatest(a.centre + a.half, b.centre + b.half));
}

/// From the article's normal, which leads from b to a, and its distance: the vector n p moves b by p against n.
ShapeContact contact_of(bool overlap, V n, double p) {
  const V move = n * p;
  return {overlap, p, {-n.x, -n.y, 0}, {move.x, move.y, 0}};
}

ShapesAnswer circle_circle(const Shape& a, const Shape& b) {
  const V off = V{a.numbers[0], a.numbers[1]} - V{b.numbers[0], b.numbers[1]};
  const double reach = a.numbers[2] + b.numbers[2], apart = length(off);
  return contact_of(off.x * off.x + off.y * off.y < reach * reach, off * (1 / apart), apart - reach);
}

ShapesAnswer box_box(const Aabb& a, const Aabb& b) {
  const V off = b.centre - a.centre, reach = a.half + b.half;
  return BareVerdict{std::abs(off.x) - reach.x < 0 && std::abs(off.y) - reach.y < 0};
}

/// d leads from the nearest point of the box to the circle's centre.
ShapesAnswer clamped(V d, double radius, bool box_first) {
  const double apart = length(d), distance = apart - radius;
  const V n = d * (1 / apart);
  return contact_of(distance < 0, box_first ? n * -1 : n, distance);
}

ShapesAnswer circle_box(const Shape& circle, const Aabb& box, bool box_first) {
  const V centre{circle.numbers[0], circle.numbers[1]}, v = centre - box.centre;
  const V nearest = box.centre + V{std::clamp(v.x, -box.half.x, box.half.x), std::clamp(v.y, -box.half.y, box.half.y)};
  return clamped(centre - nearest, circle.numbers[2], box_first);
}

ShapesAnswer circle_oriented_box(const Shape& circle, const Shape& box, bool box_first) {
  const auto& x = box.numbers;
  const V centre{circle.numbers[0], circle.numbers[1]}, position{x[0], x[1]}, axis{x[4], x[5]}, off = centre - position;
  // The matrix has the axis and its left turn as columns; its transpose takes the circle into the box's space.
  const V v{off.x * axis.x + off.y * axis.y, off.y * axis.x - off.x * axis.y};
  const V within{std::clamp(v.x, -x[2], x[2]), std::clamp(v.y, -x[3], x[3])};
  const V point = position + V{within.x * axis.x - within.y * axis.y, within.x * axis.y + within.y * axis.x};
  return clamped(centre - point, circle.numbers[2], box_first);
}

Points polygon_of(const Shape& shape) {
  const auto& x = shape.numbers;
  if (shape.kind == ShapeKind::kPolygon) return {2, x};
  if (shape.kind == ShapeKind::kBox) return {2, {x[0], x[1], x[2], x[1], x[2], x[3], x[0], x[3]}};
  const V centre{x[0], x[1]}, e = V{x[4], x[5]} * x[2], f = V{-x[5], x[4]} * x[3];
  Points corners{2, {}};
  for (const V p : {centre - e - f, centre + e - f, centre + e + f, centre - e + f}) corners.push_back({p.x, p.y});
  return corners;
}

ShapesAnswer polygon_polygon(const Shape& a, const Shape& b) {
  const GjkAnswer walked = MinimumTranslationFirth::solve({polygon_of(a), polygon_of(b)}, Watch{});
  if (const auto* deep = std::get_if<Penetrating>(&walked)) {
    const V out{deep->normal[0], deep->normal[1]};  // of the depth's length
    const V n = out * (1 / length(out));
    return ShapeContact{true, -deep->depth, {n.x, n.y, 0}, {out.x, out.y, 0}};
  }
  if (std::holds_alternative<BareDistance>(walked)) return BareVerdict{false};
  if (const auto* gave_up = std::get_if<GaveUp>(&walked)) return *gave_up;
  return Declined{"polygons that the article's listing does not take"};
}

/// The article's matrices rotate: an axis is a unit vector, as far as doubles have one.
bool rotates(const Shape& shape) {
  if (shape.kind != ShapeKind::kOrientedBox) return true;
  const double u = shape.numbers[4], v = shape.numbers[5];
  return std::abs(u * u + v * v - 1) <= 0x1p-50;
}

ShapesAnswer contact(const Shape& a, const Shape& b) {
  using enum ShapeKind;
  if (!rotates(a) || !rotates(b)) return Declined{"the article's boxes have a unit vector as axis"};
  if (a.kind == kBall && b.kind == kBall) return circle_circle(a, b);
  if (a.kind == kBox && b.kind == kBox) return box_box(box_of(a), box_of(b));
  if (a.kind != kBall && b.kind != kBall) return polygon_polygon(a, b);
  const bool box_first = b.kind == kBall;
  const Shape &circle = box_first ? b : a, &other = box_first ? a : b;
  if (other.kind == kBox) return circle_box(circle, box_of(other), box_first);
  if (other.kind == kOrientedBox) return circle_oriented_box(circle, other, box_first);
  return Declined{"the article has no circle and polygon"};
}

}  // namespace

ShapesAnswer ShapesFirth::solve(const ShapesProblem& problem, const Watch&) {
  if (!is_posed(problem) || problem.a.dimension != 2) return Declined{"not a question of the article"};
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  switch (problem.question) {
    case ShapesQuestion::kContact: return contact(problem.a, problem.b);
    case ShapesQuestion::kBounds: return written(build(problem.a));
    case ShapesQuestion::kMerge: return written(combine(box_of(problem.a), box_of(problem.b)));
    default: return Declined{"not a question of the article"};
  }
}

}  // namespace assay
