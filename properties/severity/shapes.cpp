// Of shapes: the unit is L, the largest extent of the bodies or points; what is room depends on the question.
#include <span>
#include <vector>

#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "properties/severity/bodies.h"

namespace assay {
namespace {

Points listed(const Shape& shape) { return {shape.dimension, shape.numbers}; }

bool is_flat_shape(const Shape& shape) {
  const std::vector<double>& x = shape.numbers;
  switch (shape.kind) {
    case ShapeKind::kBall: return x.back() == 0;
    case ShapeKind::kMovingBall: return x[2] == 0;
    case ShapeKind::kBox:
      for (std::uint32_t k = 0; k < shape.dimension; ++k)
        if (x[k] == x[shape.dimension + k]) return true;
      return false;
    case ShapeKind::kOrientedBox: return x[2] == 0 || x[3] == 0 || (x[4] == 0 && x[5] == 0);
    case ShapeKind::kPolygon: return is_flat_or_repeats(listed(shape));
    case ShapeKind::kPoints: return repeats_a_point(listed(shape));
    default: return false;
  }
}

Room room_of_contact(const ShapesProblem& problem, const Rational& least) {
  const SignedDistance distance = DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({});
  if (distance.sign() == 0) return Room::kNone;
  // The sign of t - D: D is at least `least`, or at most minus that.
  const bool is_wide = distance.sign() > 0 ? distance.compared_to(least) <= 0 : distance.compared_to(-least) >= 0;
  return is_wide ? Room::kWide : Room::kNarrow;
}

Room room_of_centroid(const ShapesProblem& problem, const Rational& least) {
  const Rational area = abs(exact_centroid(problem.a).twice_area);
  if (area == 0) return Room::kNone;
  return area >= least ? Room::kWide : Room::kNarrow;
}

/// L: of both bodies where there are two, of the points of a else.
Rational extent_asked(const ShapesProblem& problem) {
  const ExactBody a = exact_body(problem.a);
  const bool has_two_bodies = problem.question == ShapesQuestion::kContact ||
                              problem.question == ShapesQuestion::kMerge || problem.question == ShapesQuestion::kSweep;
  return has_two_bodies ? extent_of(a, exact_body(problem.b)) : extent_of(std::span(a.corners));
}

}  // namespace

CaseScale scale_of(const ShapesProblem& problem) {
  const Numbers numbers = numbers_of(problem);
  if (!is_posed(problem) || !all_finite(problem)) return {.is_problem = false, .numbers = numbers};
  return scale_of_length(extent_asked(problem), numbers.largest, numbers);
}

bool is_flat(const ShapesProblem& problem) { return is_flat_shape(problem.a) || is_flat_shape(problem.b); }

Room room_of(const ShapesProblem& problem, const CaseScale& scale, double least) {
  const Rational length = exact(least) * scale.extent;
  // Of a sweep: to the answer where a ball that is moved by so much meets the body, or misses it.
  if (problem.question == ShapesQuestion::kContact || problem.question == ShapesQuestion::kSweep)
    return room_of_contact(problem, length);
  if (problem.question == ShapesQuestion::kCentroid) return room_of_centroid(problem, length * scale.extent);
  return Room::kWide;
}

}  // namespace assay
