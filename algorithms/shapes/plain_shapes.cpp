#include "algorithms/shapes/plain_shapes.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "algorithms/shapes/questions.h"

namespace assay {
namespace {

/// The exponent e with all |x| < 2^e; 0 for zeros.
int exponent_of(std::initializer_list<std::span<const double>> lists) {
  double greatest = 0;
  for (const auto list : lists)
    for (const double x : list) greatest = std::max(greatest, std::abs(x));
  return greatest == 0 ? 0 : std::ilogb(greatest) + 1;
}

/// What of a shape is a length; the axis of an oriented box is a factor of its half extents.
std::span<const double> lengths(const Shape& shape) {
  return shape.part(0, shape.kind == ShapeKind::kOrientedBox ? 2 : shape.numbers.size());
}

/// The exponent of the half extents times the axis.
int box_exponent(const Shape& shape) {
  if (shape.kind != ShapeKind::kOrientedBox) return exponent_of({lengths(shape)});
  return std::max(exponent_of({lengths(shape)}), exponent_of({shape.part(2, 2)}) + exponent_of({shape.part(4, 2)}));
}

Shape scaled(const Shape& shape, int exponent) {
  Shape copy = shape;
  const int axis = shape.kind == ShapeKind::kOrientedBox ? exponent_of({shape.part(4, 2)}) : 0;
  for (std::size_t i = 0; i < copy.numbers.size(); ++i) {
    const bool is_half = shape.kind == ShapeKind::kOrientedBox && (i == 2 || i == 3);
    const bool is_axis = shape.kind == ShapeKind::kOrientedBox && i >= 4;
    copy.numbers[i] = std::ldexp(copy.numbers[i], is_axis ? -axis : is_half ? axis - exponent : -exponent);
  }
  return copy;
}

bool scale_back(double& x, int exponent) {
  x = std::ldexp(x, exponent);
  return std::isfinite(x);
}

}  // namespace

ShapesAnswer PlainShapes::solve(const ShapesProblem& problem, const Watch&) {
  const bool measured = problem.question == ShapesQuestion::kContact || problem.question == ShapesQuestion::kCentroid ||
                        problem.question == ShapesQuestion::kSweep;
  if (!measured || !is_posed(problem) || !shapes::all_finite(problem.a) || !shapes::all_finite(problem.b))
    return shapes::answer<shapes::PlainArithmetic>(problem);
  const int exponent = std::max(box_exponent(problem.a), box_exponent(problem.b));
  auto answer = shapes::answer<shapes::PlainArithmetic>(
      {problem.question, scaled(problem.a, exponent), scaled(problem.b, exponent)});
  bool finite = true;
  if (auto* contact = std::get_if<ShapeContact>(&answer)) {
    finite = scale_back(contact->distance, exponent);
    for (double& x : contact->move) finite &= scale_back(x, exponent);
  }
  if (auto* centroid = std::get_if<ShapeCentroid>(&answer))
    for (double& x : centroid->at) finite &= scale_back(x, exponent);
  if (!finite) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return answer;
}

}  // namespace assay
