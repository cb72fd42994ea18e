// From a question to its algorithm.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "algorithms/model/shapes.h"
#include "algorithms/shapes/arithmetic.h"
#include "algorithms/shapes/contact.h"
#include "algorithms/shapes/sweep.h"

namespace assay::shapes {

/// The least box that holds the corners or points of the shapes; a shape without numbers adds nothing.
inline ShapeBounds bounds_of(const Shape& a, const Shape& b) {
  ShapeBounds box;
  for (std::uint32_t k = 0; k < a.dimension; ++k) {
    box.low[k] = box.high[k] = a.numbers[k];
    for (const Shape* shape : {&a, &b}) {
      for (std::size_t i = k; i < shape->numbers.size(); i += a.dimension) {
        box.low[k] = std::min(box.low[k], shape->numbers[i]);
        box.high[k] = std::max(box.high[k], shape->numbers[i]);
      }
    }
  }
  return box;
}

/// The centroid of a ring of vertices, or their mean where the ring has no area.
///
/// From the first vertex p the area is the sum of the triangles p, p_i, p_{i+1}, whose centroids are p + (d_i +
/// d_{i+1}) / 3 with d_i = p_i - p; so a ring far from the origin has no larger numbers than one near it.
/// Promise  ExactArithmetic: `flat` exact, each coordinate within 3 roundings of itself. PlainArithmetic: nothing.
/// Error    GaveUp kNotFinite where a coordinate is beyond the doubles, as of a ring that crosses itself. Precondition:
///          posed, finite.
template <class Arithmetic>
ShapesAnswer centroid(const Shape& ring) {
  using N = typename Arithmetic::Number;
  const std::vector<double>& x = ring.numbers;
  const Vector2<N> base{N(x[0]), N(x[1])};
  std::vector<Vector2<N>> d;
  for (std::size_t i = 0; i + 1 < x.size(); i += 2) d.push_back(Vector2<N>{N(x[i]), N(x[i + 1])} - base);
  N twice_area{};
  Vector2<N> moment, sum;
  for (std::size_t i = 0; i < d.size(); ++i) {
    const Vector2<N>& next = d[(i + 1) % d.size()];
    const N turn = cross(d[i], next);
    twice_area = twice_area + turn;
    moment = moment + Vector2<N>{(d[i].x + next.x) * turn, (d[i].y + next.y) * turn};
    sum = sum + d[i];
  }
  ShapeCentroid answer;
  answer.flat = sign_of(twice_area) == 0;
  const N under = answer.flat ? N(static_cast<double>(d.size())) : N(3.0) * twice_area;
  const Vector2<N>& over = answer.flat ? sum : moment;
  answer.at = {(wide(base.x * under + over.x) / wide(under)).value(),
               (wide(base.y * under + over.y) / wide(under)).value()};
  if (!std::isfinite(answer.at[0]) || !std::isfinite(answer.at[1])) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return answer;
}

/// f + m (x - f) + t for every point x.
///
/// Promise  ExactArithmetic: each coordinate within one rounding of itself. PlainArithmetic: nothing.
/// Error    GaveUp kNotFinite where a coordinate is beyond the doubles. Precondition: posed, finite.
template <class Arithmetic>
ShapesAnswer images(const Shape& points, const Shape& map) {
  using N = typename Arithmetic::Number;
  const std::vector<double>& m = map.numbers;
  MovedPoints moved;
  for (std::size_t i = 0; i + 1 < points.numbers.size(); i += 2) {
    const Vector2<N> off{N(points.numbers[i]) - N(m[0]), N(points.numbers[i + 1]) - N(m[1])};
    moved.coordinates.push_back(wide(N(m[0]) + N(m[2]) * off.x + N(m[3]) * off.y + N(m[6])).value());
    moved.coordinates.push_back(wide(N(m[1]) + N(m[4]) * off.x + N(m[5]) * off.y + N(m[7])).value());
  }
  if (!std::all_of(moved.coordinates.begin(), moved.coordinates.end(), [](double x) { return std::isfinite(x); }))
    return GaveUp{GaveUp::Why::kNotFinite, 0};
  return moved;
}

inline bool all_finite(const Shape& shape) {
  return std::all_of(shape.numbers.begin(), shape.numbers.end(), [](double x) { return std::isfinite(x); });
}

template <class Arithmetic>
ShapesAnswer answer(const ShapesProblem& problem) {
  if (!is_posed(problem)) return Declined{"not a question of the family about bodies that are not empty"};
  if (!all_finite(problem.a) || !all_finite(problem.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  switch (problem.question) {
    case ShapesQuestion::kContact: return contact<Arithmetic>(problem.a, problem.b);
    case ShapesQuestion::kBounds:
    case ShapesQuestion::kMerge: return bounds_of(problem.a, problem.b);
    case ShapesQuestion::kCentroid: return centroid<Arithmetic>(problem.a);
    case ShapesQuestion::kMotion: return images<Arithmetic>(problem.a, problem.b);
    case ShapesQuestion::kSweep: return sweep<Arithmetic>(problem.a, problem.b);
  }
  return Declined{"not a question of the family"};
}

}  // namespace assay::shapes
