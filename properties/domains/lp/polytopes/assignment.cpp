#include "properties/domains/lp/polytopes/assignment.h"

namespace assay {

Case<LpFamily> LpAssignment::draw(Choices& choices) {
  const auto k = static_cast<std::uint32_t>(choices.between(1, 5));
  LpProblem problem;
  problem.rows = 2 * k;
  problem.columns = k * k;
  problem.matrix.assign(std::size_t{problem.rows} * problem.columns, 0.0);
  for (std::uint32_t i = 0; i < k; ++i) {
    for (std::uint32_t j = 0; j < k; ++j) {
      const std::size_t column = std::size_t{i} * k + j;
      problem.matrix[std::size_t{i} * problem.columns + column] = 1;
      problem.matrix[(std::size_t{k} + j) * problem.columns + column] = 1;
      problem.cost.push_back(static_cast<double>(choices.below(6)));
    }
  }
  problem.row_lower.assign(problem.rows, 1.0);
  problem.row_upper = problem.row_lower;
  problem.lower.assign(problem.columns, 0.0);
  problem.upper.assign(problem.columns, kInfinity);
  return {std::move(problem), static_cast<std::int32_t>(k)};
}

}  // namespace assay
