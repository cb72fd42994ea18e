#include "properties/domains/lp/numerics/free_columns.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpFreeColumns::draw(Choices& choices) {
  const bool tilted = choices.chance(1, 2);
  const auto exponent = static_cast<int>(choices.between(0, 40));
  LpProblem problem;
  problem.columns = static_cast<std::uint32_t>(choices.between(2, 5));
  problem.rows = static_cast<std::uint32_t>(choices.between(1, problem.columns - 1));
  const auto planted = lp_build::integers(choices, problem.columns, 4);
  problem.cost.assign(problem.columns, 0);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const auto row = lp_build::integers(choices, problem.columns, 3);
    const double activity = lp_build::dot(row, planted);
    problem.row_lower.push_back(activity - static_cast<double>(choices.between(0, 3)));
    problem.row_upper.push_back(activity + static_cast<double>(choices.between(0, 3)));
    const auto multiplier = static_cast<double>(choices.around_zero(2));
    for (std::uint32_t j = 0; j < problem.columns; ++j) problem.cost[j] += multiplier * row[j];
    problem.matrix.insert(problem.matrix.end(), row.begin(), row.end());
  }
  const auto column = choices.below(problem.columns);
  if (tilted) problem.cost[column] += std::ldexp(1.0, -exponent);  // 47 bits at most: exact
  problem.lower.assign(problem.columns, -kInfinity);
  problem.upper.assign(problem.columns, kInfinity);
  return {std::move(problem), tilted ? exponent : 0};
}

}  // namespace assay
