#include "properties/domains/lp/planted.h"

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

Case<LpFamily> LpPlantedRay::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(0, 40));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto rows = choices.between(1, 4);
  std::vector<double> ray(columns), start(columns);
  for (double& entry : ray) entry = static_cast<double>(choices.below(3));
  for (double& entry : start) entry = static_cast<double>(choices.below(4));
  ray[0] = 1;  // the entry of every row that is chosen to make a.ray come out

  // `row` with its first entry set so that row.ray is `value`.
  const auto with_slope = [&ray](std::vector<double> row, double value) {
    row[0] = 0;
    row[0] = value - lp_build::dot(row, ray);
    return row;
  };
  lp_build::Rows matrix;
  std::vector<double> right;
  for (std::int64_t i = 0; i < rows; ++i) {
    auto entries = lp_build::integers(choices, columns, 4);
    matrix.push_back(with_slope(std::move(entries), -static_cast<double>(choices.below(3))));
    right.push_back(lp_build::dot(matrix.back(), start) + static_cast<double>(choices.below(4)));
  }
  auto cost = with_slope(lp_build::integers(choices, columns, 4), -std::ldexp(1.0, -exponent));
  LpProblem problem = lp_build::canonical(columns, matrix, std::move(right), std::move(cost));
  lp_build::shuffle(problem, choices);
  return {std::move(problem), exponent};
}

}  // namespace assay
