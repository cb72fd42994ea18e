// The exact contact of shapes that takes a radius without its sign.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"

namespace assay {

/// RobustShapes, but a ball of a negative radius is the ball of the positive one.
struct ShapesTakesAnyRadius {
  static constexpr std::string_view kName = "fault/shapes_takes_any_radius";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::answering_no_problem<ShapesFamily>("Takes a negative radius for a positive one.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesProblem taken = problem;
    for (Shape* shape : {&taken.a, &taken.b})
      if (shape->kind == ShapeKind::kBall && has_its_numbers(*shape))
        shape->numbers.back() = std::fabs(shape->numbers.back());
    return RobustShapes::solve(taken, watch);
  }
};

}  // namespace assay
