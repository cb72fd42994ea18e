#include "properties/domains/lp/planted_infeasible.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpPlantedInfeasible::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(0, 40));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto combined = choices.below(4);  // rows that the last one contradicts
  lp_build::Rows matrix;
  std::vector<double> right, last(columns);
  for (double& entry : last) entry = static_cast<double>(choices.below(3));
  double last_right = -std::ldexp(1.0, -exponent);
  for (std::uint64_t i = 0; i < combined; ++i) {
    matrix.push_back(lp_build::integers(choices, columns, 4));
    right.push_back(static_cast<double>(choices.around_zero(6)));
    const auto multiplier = static_cast<double>(choices.below(4));
    for (std::uint32_t j = 0; j < columns; ++j) last[j] -= multiplier * matrix[i][j];
    last_right -= multiplier * right[i];
  }
  matrix.push_back(last);
  right.push_back(last_right);
  auto cost = lp_build::integers(choices, columns, 4);
  LpProblem problem = lp_build::canonical(columns, matrix, std::move(right), std::move(cost));
  lp_build::shuffle(problem, choices);
  return {std::move(problem), exponent};
}

}  // namespace assay
