// The exact answers of lists that are one point short: the classic loop that ends one early.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"

namespace assay {

struct ShapesSkipsLastPoint {
  static constexpr std::string_view kName = "fault/shapes_skips_last_point";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Never looks at the last point or vertex of a list.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesProblem shorter = problem;
    for (Shape* shape : {&shorter.a, &shorter.b})
      if (is_list(shape->kind) && size_of(*shape) > 1 && problem.question != ShapesQuestion::kMotion)
        shape->numbers.resize(shape->numbers.size() - shape->dimension);
    return RobustShapes::solve(shorter, watch);
  }
};

}  // namespace assay
