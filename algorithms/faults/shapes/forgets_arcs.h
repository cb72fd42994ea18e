// The exact first contact of a moving ball with the edges moved out, which leaves out the arcs at the corners.
#pragma once
#include <algorithm>
#include <optional>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"
#include "algorithms/shapes/sweep.h"

namespace assay {

struct ShapesForgetsArcs {
  static constexpr std::string_view kName = "fault/shapes_forgets_arcs";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Moves the edges out by the radius of a moving ball, and rounds no corner.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    auto* sweep = std::get_if<ShapeSweep>(&answer);
    if (sweep == nullptr || !sweep->touches || sweep->time == 0 || problem.a.kind == ShapeKind::kBall) return answer;
    const auto rays = shapes::rays_of<shapes::ExactArithmetic>(problem.a, problem.b);
    double least = 2;
    for (std::size_t i = 0; i < rays.ring.size(); ++i)
      if (const auto time = rays.over_edge(rays.ring[i], rays.ring[(i + 1) % rays.ring.size()]))
        least = std::min(least, time->value());
    if (least > 1) return ShapeSweep{};
    sweep->time = least;
    return answer;
  }
};

}  // namespace assay
