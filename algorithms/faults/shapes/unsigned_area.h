// The exact centroid, reflected in the first vertex where the ring goes round clockwise.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/shapes/robust_shapes.h"

namespace assay {

struct ShapesUnsignedArea {
  static constexpr std::string_view kName = "fault/shapes_unsigned_area";
  static constexpr Statement<ShapesFamily> kStatement =
      fault::planted<ShapesFamily>("Divides the moments of a ring by its area without the sign.");

  static ShapesAnswer solve(const ShapesProblem& problem, const Watch& watch) {
    ShapesAnswer answer = RobustShapes::solve(problem, watch);
    auto* centroid = std::get_if<ShapeCentroid>(&answer);
    if (centroid == nullptr || centroid->flat) return answer;
    const auto& x = problem.a.numbers;
    double area = 0;
    for (std::size_t i = 2; i + 3 < x.size(); i += 2)
      area += (x[i] - x[0]) * (x[i + 3] - x[1]) - (x[i + 2] - x[0]) * (x[i + 1] - x[1]);
    for (std::size_t k = 0; area < 0 && k < 2; ++k) centroid->at[k] = 2 * x[k] - centroid->at[k];
    return answer;
  }
};

}  // namespace assay
