#include "properties/domains/lp/planted_optimum.h"

#include "properties/domains/lp/build.h"

namespace assay {
namespace {

// Unit lower times unit upper triangular: determinant 1, entries small.
lp_build::Rows regular_part(Choices& choices, std::size_t size) {
  lp_build::Rows lower(size, std::vector<double>(size, 0.0)), upper = lower, product = lower;
  for (std::size_t i = 0; i < size; ++i) {
    lower[i][i] = upper[i][i] = 1;
    for (std::size_t j = 0; j < i; ++j) {
      lower[i][j] = static_cast<double>(choices.around_zero(2));
      upper[j][i] = static_cast<double>(choices.around_zero(2));
    }
  }
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j) {
      for (std::size_t k = 0; k < size; ++k) product[i][j] += lower[i][k] * upper[k][j];
    }
  }
  return product;
}

}  // namespace

Case<LpFamily> LpPlantedOptimum::draw(Choices& choices) {
  const auto tight = static_cast<std::size_t>(choices.between(1, 4));
  const auto rows = tight + choices.below(4), columns = tight + choices.below(4);
  const auto zeros = static_cast<std::size_t>(choices.below(rows + 1));  // of the `rows` basic variables

  lp_build::Rows matrix = regular_part(choices, tight);
  for (auto& row : matrix) {
    for (const double entry : lp_build::integers(choices, columns - tight, 3)) row.push_back(entry);
  }
  while (matrix.size() < rows) matrix.push_back(lp_build::integers(choices, columns, 3));

  std::vector<double> x(columns, 0.0), right(rows), cost(columns, 0.0);
  for (std::size_t j = zeros; j < tight; ++j) x[j] = static_cast<double>(choices.between(1, 6));
  for (std::size_t i = 0; i < rows; ++i) {
    right[i] = lp_build::dot(matrix[i], x);
    if (i >= tight && i >= zeros) right[i] += static_cast<double>(choices.between(1, 6));
  }
  for (std::size_t i = 0; i < tight; ++i) {
    const auto multiplier = static_cast<double>(choices.between(1, 4));
    for (std::size_t j = 0; j < columns; ++j) cost[j] -= multiplier * matrix[i][j];
  }
  for (std::size_t j = tight; j < columns; ++j) cost[j] += static_cast<double>(choices.between(1, 4));

  LpProblem problem =
      lp_build::canonical(static_cast<std::uint32_t>(columns), matrix, std::move(right), std::move(cost));
  lp_build::shuffle(problem, choices);
  return {std::move(problem), static_cast<std::int32_t>(zeros)};
}

}  // namespace assay
