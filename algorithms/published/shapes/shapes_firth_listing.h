// The listings of shapes_firth.h for any number type that rounds.
#pragma once
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/model/family.h"
#include "algorithms/published/gjk/minimum_translation_firth_listing.h"
#include "algorithms/published/numbers.h"

namespace assay::published::firth {

template <class Number>
struct V {
  Number x = 0, y = 0;
  friend V operator+(const V& p, const V& q) { return {p.x + q.x, p.y + q.y}; }
  friend V operator-(const V& p, const V& q) { return {p.x - q.x, p.y - q.y}; }
  friend V operator*(const V& p, const Number& s) { return {p.x * s, p.y * s}; }
};

/// The article's shapes, every number of the problem taken as it is.
template <class Number>
class Shapes {
 public:
  static ShapesAnswer contact(const Shape& a, const Shape& b) {
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

  static ShapesAnswer build(const Shape& points) {
    constexpr double kGreatest = std::numeric_limits<double>::max();
    Vector low{kGreatest, kGreatest}, high{-kGreatest, -kGreatest};
    for (std::size_t i = 0; i + 1 < points.numbers.size(); i += 2) {
      const Vector p = at(points, i);
      low = least(p, low), high = greatest(p, high);
    }
    return written(from_corners(low, high));
  }

  static ShapesAnswer combine(const Shape& first, const Shape& second) {
    const Aabb a = box_of(first), b = box_of(second);
    return written(
        from_corners(least(a.centre - a.half, b.centre - b.half), greatest(a.centre + a.half, b.centre + b.half)));
  }

 private:
  using Vector = V<Number>;

  /// A box as the article keeps it.
  struct Aabb {
    Vector centre, half;
  };

  static Vector at(const Shape& shape, std::size_t i) {
    return {Number(shape.numbers[i]), Number(shape.numbers[i + 1])};
  }
  static Number length(const Vector& p) { return root(Number(p.x * p.x + p.y * p.y)); }
  static Number size(const Number& x) { return x < 0 ? Number(-x) : x; }
  static Aabb from_corners(const Vector& low, const Vector& high) {
    return {(low + high) * Number(0.5), (high - low) * Number(0.5)};
  }
  static Aabb box_of(const Shape& shape) { return from_corners(at(shape, 0), at(shape, 2)); }
  static Vector least(const Vector& p, const Vector& q) { return {std::min(p.x, q.x), std::min(p.y, q.y)}; }
  static Vector greatest(const Vector& p, const Vector& q) { return {std::max(p.x, q.x), std::max(p.y, q.y)}; }
  static std::array<double, 3> written(const Vector& p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y), 0};
  }
  static ShapeBounds written(const Aabb& box) {
    return {written(box.centre - box.half), written(box.centre + box.half)};
  }

  /// From the article's normal, which leads from b to a, and its distance: the vector n p moves b by p against n.
  static ShapeContact contact_of(bool overlap, const Vector& n, const Number& p) {
    return {overlap, static_cast<double>(p), written(Vector{-n.x, -n.y}), written(n * p)};
  }

  static ShapesAnswer circle_circle(const Shape& a, const Shape& b) {
    const Vector off = at(a, 0) - at(b, 0);
    const Number reach = Number(a.numbers[2]) + Number(b.numbers[2]), apart = length(off);
    return contact_of(off.x * off.x + off.y * off.y < reach * reach, off * Number(1 / apart), apart - reach);
  }

  static ShapesAnswer box_box(const Aabb& a, const Aabb& b) {
    const Vector off = b.centre - a.centre, reach = a.half + b.half;
    return BareVerdict{size(off.x) - reach.x < 0 && size(off.y) - reach.y < 0};
  }

  /// d leads from the nearest point of the box to the circle's centre.
  static ShapesAnswer clamped(const Vector& d, double radius, bool box_first) {
    const Number apart = length(d), distance = apart - Number(radius);
    const Vector n = d * Number(1 / apart);
    return contact_of(distance < 0, box_first ? n * Number(-1) : n, distance);
  }

  static Vector clamped_to(const Vector& v, const Vector& half) {
    return {std::clamp(v.x, Number(-half.x), half.x), std::clamp(v.y, Number(-half.y), half.y)};
  }

  static ShapesAnswer circle_box(const Shape& circle, const Aabb& box, bool box_first) {
    const Vector centre = at(circle, 0), nearest = box.centre + clamped_to(centre - box.centre, box.half);
    return clamped(centre - nearest, circle.numbers[2], box_first);
  }

  static ShapesAnswer circle_oriented_box(const Shape& circle, const Shape& box, bool box_first) {
    const Vector centre = at(circle, 0), position = at(box, 0), axis = at(box, 4), off = centre - position;
    // The matrix has the axis and its left turn as columns; its transpose takes the circle into the box's space.
    const Vector v{off.x * axis.x + off.y * axis.y, off.y * axis.x - off.x * axis.y},
        within = clamped_to(v, at(box, 2));
    const Vector point =
        position + Vector{within.x * axis.x - within.y * axis.y, within.x * axis.y + within.y * axis.x};
    return clamped(centre - point, circle.numbers[2], box_first);
  }

  static Polygon<Number> polygon_of(const Shape& shape) {
    Polygon<Number> corners;
    const auto add = [&](const Vector& p) { corners.push_back({p.x, p.y}); };
    if (shape.kind == ShapeKind::kPolygon) {
      for (std::size_t i = 0; i + 1 < shape.numbers.size(); i += 2) add(at(shape, i));
    } else if (shape.kind == ShapeKind::kBox) {
      const Vector low = at(shape, 0), high = at(shape, 2);
      for (const Vector& p : {low, Vector{high.x, low.y}, high, Vector{low.x, high.y}}) add(p);
    } else {
      const Vector centre = at(shape, 0), half = at(shape, 2), axis = at(shape, 4);
      const Vector e = axis * half.x, f = Vector{-axis.y, axis.x} * half.y;
      for (const Vector& p : {centre - e - f, centre + e - f, centre + e + f, centre - e + f}) add(p);
    }
    return corners;
  }

  static ShapesAnswer polygon_polygon(const Shape& first, const Shape& second) {
    const Polygon<Number> a = polygon_of(first), b = polygon_of(second);
    for (const Polygon<Number>* polygon : {&a, &b})
      for (const Pair<Number>& p : *polygon)
        if (!is_number(p[0]) || !is_number(p[1])) return GaveUp{GaveUp::Why::kNotFinite, 0};
    const GjkAnswer walked = minimum_translation(a, b);
    if (const auto* deep = std::get_if<Penetrating>(&walked)) {
      const V<double> out{deep->normal[0], deep->normal[1]};  // of the depth's length
      const V<double> n = out * (1 / std::sqrt(out.x * out.x + out.y * out.y));
      return ShapeContact{true, -deep->depth, {n.x, n.y, 0}, {out.x, out.y, 0}};
    }
    if (std::holds_alternative<BareDistance>(walked)) return BareVerdict{false};
    return Declined{"polygons that the article's listing does not take"};
  }

  /// The article's matrices rotate: an axis is a unit vector, as far as doubles have one.
  static bool rotates(const Shape& shape) {
    if (shape.kind != ShapeKind::kOrientedBox) return true;
    const double u = shape.numbers[4], v = shape.numbers[5];
    return std::abs(u * u + v * v - 1) <= 0x1p-50;
  }
};

template <class Number>
ShapesAnswer shapes(const ShapesProblem& problem) {
  if (!is_posed(problem) || problem.a.dimension != 2) return Declined{"not a question of the article"};
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers)
      if (!std::isfinite(x)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  switch (problem.question) {
    case ShapesQuestion::kContact: return Shapes<Number>::contact(problem.a, problem.b);
    case ShapesQuestion::kBounds: return Shapes<Number>::build(problem.a);
    case ShapesQuestion::kMerge: return Shapes<Number>::combine(problem.a, problem.b);
    default: return Declined{"not a question of the article"};
  }
}

}  // namespace assay::published::firth
