// The exact contact, but whether two balls meet is told by squares as they come.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"

namespace assay {

struct ShapesUnscaledSquares {
  static constexpr std::string_view kName = "fault/shapes_unscaled_squares";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Compares squares of lengths that may overflow or underflow.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    auto* contact = std::get_if<ShapeContact>(&answer);
    if (contact == nullptr || problem.a.kind != ShapeKind::kBall || problem.b.kind != ShapeKind::kBall) return answer;
    double square = 0;
    const std::size_t d = problem.a.dimension;
    for (std::size_t k = 0; k < d; ++k) {
      const double off = problem.a.numbers[k] - problem.b.numbers[k];
      square += off * off;
    }
    const double reach = problem.a.numbers[d] + problem.b.numbers[d];
    contact->overlap = square <= reach * reach;
    return answer;
  }
};

}  // namespace assay
