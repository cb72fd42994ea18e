#include "properties/domains/lp/numerics/wide_costs.h"

#include <cmath>

#include "properties/domains/lp/build.h"

namespace assay {

Case<LpFamily> LpWideCosts::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(0, 50));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 5));
  const auto rows = static_cast<std::uint32_t>(choices.between(0, 3));
  std::vector<double> planted(columns);
  for (double& entry : planted) entry = static_cast<double>(choices.between(0, 4));
  lp_build::Rows matrix{std::vector<double>(columns, 1.0)};
  std::vector<double> right{lp_build::dot(matrix[0], planted)};
  for (std::uint32_t i = 0; i < rows; ++i) {
    matrix.push_back(lp_build::integers(choices, columns, 4));
    right.push_back(lp_build::dot(matrix.back(), planted) + static_cast<double>(choices.between(0, 3)));
  }
  auto cost = lp_build::integers(choices, columns, 8);
  for (double& entry : cost) entry += std::ldexp(1.0, exponent);  // below 2^53: exact
  LpProblem problem = lp_build::canonical(columns, matrix, std::move(right), std::move(cost));
  problem.row_lower[0] = problem.row_upper[0];
  lp_build::shuffle(problem, choices);
  return {std::move(problem), exponent};
}

}  // namespace assay
