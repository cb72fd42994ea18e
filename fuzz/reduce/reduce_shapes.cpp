// Reduces questions about shapes: vertices of lists go, shapes come to the origin, numbers become simple.
#include <algorithm>

#include "fuzz/reduce/descent.h"
#include "fuzz/reduce/numbers.h"
#include "fuzz/reduce/reduce.h"

namespace assay {
namespace {

using ShapesDescent = Descent<ShapesProblem>;

std::uint32_t deletable(const Shape& shape) { return is_list(shape.kind) ? size_of(shape) : 0; }
std::uint32_t list_points(const ShapesProblem& problem) { return deletable(problem.a) + deletable(problem.b); }

/// Without `count` list points from number `first` on, counted through a and b; a list keeps its last point.
ShapesProblem without_list_points(const ShapesProblem& problem, std::uint32_t first, std::uint32_t count) {
  ShapesProblem kept = problem;
  std::uint32_t number = 0;
  for (Shape* shape : {&kept.a, &kept.b}) {
    if (!is_list(shape->kind)) continue;
    std::vector<double> left = without_points(shape->numbers, shape->dimension, first, count, number);
    if (!left.empty()) shape->numbers = std::move(left);
  }
  return kept;
}

Places all_places(ShapesProblem& problem) {
  Places places;
  for (Shape* shape : {&problem.a, &problem.b})
    for (double& x : shape->numbers) places.push_back(&x);
  return places;
}

/// Coordinate `axis` of everything that a translation moves.
Places positions(ShapesProblem& problem, std::uint32_t axis) {
  Places places;
  for (Shape* shape : {&problem.a, &problem.b}) {
    std::size_t points = 0;
    if (is_list(shape->kind)) points = size_of(*shape);
    if (shape->kind == ShapeKind::kBox) points = 2;
    if (shape->kind == ShapeKind::kBall || shape->kind == ShapeKind::kOrientedBox || shape->kind == ShapeKind::kMap)
      points = 1;
    for (std::size_t i = 0; i < points; ++i) places.push_back(&shape->numbers[i * shape->dimension + axis]);
  }
  return places;
}

bool shift_to_origin(ShapesDescent& descent) {
  bool better = false;
  for (std::uint32_t axis = 0; axis < descent.best().a.dimension; ++axis) {
    ShapesProblem copy = descent.best();
    const std::size_t choices = positions(copy, axis).size();
    for (std::size_t which = 0; which < choices; ++which) {
      better |= descent.attempt_edit([&](ShapesProblem& problem) {
        const Places places = positions(problem, axis);
        shift_exactly(places, *places[which]);
      });
    }
  }
  return better;
}

}  // namespace

Reduced<ShapesFamily> reduce(const ShapesProblem& problem, const StillFails<ShapesFamily>& still_fails,
                             ReduceBudget budget) {
  // What is no question is no case: an answer to it cannot be wrong.
  ShapesDescent descent(
      problem, [&](const ShapesProblem& candidate) { return is_posed(candidate) && still_fails(candidate); },
      budget.questions);
  const bool minimal = descend(descent, list_points, without_list_points, [](auto& shapes) {
    bool better = shapes.attempt_edit([](ShapesProblem& edited) { std::swap(edited.a, edited.b); });
    better |= shift_to_origin(shapes);
    better |= simplify_jointly(shapes, all_places);
    better |= simplify_singly(shapes, all_places);
    return better;
  });
  return {descent.best(), descent.asked(), minimal};
}

}  // namespace assay
