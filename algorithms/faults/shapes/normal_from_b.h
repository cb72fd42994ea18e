// The exact contact with the wrong sign of the normal, but only between bodies that are apart.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"

namespace assay {

struct ShapesNormalFromB {
  static constexpr std::string_view kName = "fault/shapes_normal_from_b";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Gives the normal from b to a where the bodies are apart.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    if (auto* contact = std::get_if<ShapeContact>(&answer); contact != nullptr && !contact->overlap)
      for (double& x : contact->normal) x = -x;
    return answer;
  }
};

}  // namespace assay
