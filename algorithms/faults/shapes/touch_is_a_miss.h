// The exact contact that takes a distance of 0 for a miss, although it states that touching is a hit.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"

namespace assay {

struct ShapesTouchIsAMiss {
  static constexpr std::string_view kName = "fault/shapes_touch_is_a_miss";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Counts bodies that only touch as apart.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    if (auto* contact = std::get_if<ShapeContact>(&answer)) contact->overlap = contact->distance < 0;
    return answer;
  }
};

}  // namespace assay
