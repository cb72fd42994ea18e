#include "properties/domains/lp/polytopes/chebyshev_centre.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpChebyshevCentre::draw(Choices& choices) {
  const auto dimension = static_cast<std::uint32_t>(choices.between(2, 3));
  const auto cuts = choices.below(9);
  lp_build::Rows matrix;
  std::vector<double> right;
  const auto add_face = [&](std::vector<double> normal, double bound) {
    normal.push_back(std::sqrt(lp_build::dot(normal, normal)));
    matrix.push_back(std::move(normal));
    right.push_back(bound);
  };
  for (std::uint32_t axis = 0; axis < dimension; ++axis) {
    const auto centre = static_cast<double>(choices.around_zero(3));
    const auto half = static_cast<double>(choices.between(1, 5));
    std::vector<double> normal(dimension, 0.0);
    normal[axis] = 1;
    add_face(normal, centre + half);
    normal[axis] = -1;
    add_face(normal, half - centre);
  }
  for (std::uint64_t k = 0; k < cuts; ++k) {
    if (choices.chance(1, 3)) {
      const auto earlier = choices.below(matrix.size());
      matrix.push_back(matrix[earlier]);
      right.push_back(nudge(right[earlier], choices.around_zero(2)));
      continue;
    }
    std::vector<double> normal = lp_build::integers(choices, dimension, 4);
    if (lp_build::dot(normal, normal) == 0) normal[0] = 1;
    const auto bound = static_cast<double>(choices.between(-1, 10));
    add_face(std::move(normal), bound);
  }
  std::vector<double> cost(dimension, 0.0);
  cost.push_back(-1);
  const auto faces = static_cast<std::int32_t>(matrix.size());
  LpProblem problem = lp_build::canonical(dimension + 1, matrix, std::move(right), std::move(cost));
  for (std::uint32_t axis = 0; axis < dimension; ++axis) problem.lower[axis] = -kInfinity;
  return {std::move(problem), faces};
}

}  // namespace assay
