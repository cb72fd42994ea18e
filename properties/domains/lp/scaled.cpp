#include "properties/domains/lp/scaled.h"

#include <cmath>

#include "properties/domains/lp/planted_optimum.h"

namespace assay {

Case<LpFamily> LpScaled::draw(Choices& choices) {
  const auto most = choices.between(0, 60);
  LpProblem problem = LpPlantedOptimum::draw(choices).problem;
  const auto exponent = [&choices, most] { return static_cast<int>(choices.around_zero(most)); };
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const int power = exponent();
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      double& entry = problem.matrix[std::size_t{i} * problem.columns + j];
      entry = std::ldexp(entry, power);
    }
    problem.row_upper[i] = std::ldexp(problem.row_upper[i], power);
  }
  const int cost_power = exponent();
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const int power = exponent();
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      double& entry = problem.matrix[std::size_t{i} * problem.columns + j];
      entry = std::ldexp(entry, power);
    }
    problem.cost[j] = std::ldexp(problem.cost[j], power + cost_power);
  }
  return {std::move(problem), static_cast<std::int32_t>(most)};
}

}  // namespace assay
