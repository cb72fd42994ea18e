#include "properties/domains/lp/build.h"

#include <numeric>

namespace assay::lp_build {
namespace {

std::vector<std::uint32_t> drawn_order(std::uint32_t count, Choices& choices) {
  std::vector<std::uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0u);
  for (std::uint32_t k = 0; k + 1 < count; ++k) std::swap(order[k], order[k + choices.below(count - k)]);
  return order;
}

std::vector<double> picked(const std::vector<double>& values, const std::vector<std::uint32_t>& order) {
  std::vector<double> result;
  result.reserve(values.size());
  for (const std::uint32_t k : order) result.push_back(values[k]);
  return result;
}

}  // namespace

LpProblem canonical(std::uint32_t columns, const Rows& rows, std::vector<double> right, std::vector<double> cost) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(rows.size());
  problem.columns = columns;
  problem.cost = std::move(cost);
  for (const auto& row : rows) problem.matrix.insert(problem.matrix.end(), row.begin(), row.end());
  problem.row_lower.assign(rows.size(), -kInfinity);
  problem.row_upper = std::move(right);
  problem.lower.assign(columns, 0.0);
  problem.upper.assign(columns, kInfinity);
  return problem;
}

void shuffle(LpProblem& problem, Choices& choices) {
  const auto rows = drawn_order(problem.rows, choices);
  const auto columns = drawn_order(problem.columns, choices);
  std::vector<double> matrix;
  matrix.reserve(problem.matrix.size());
  for (const std::uint32_t i : rows) {
    for (const std::uint32_t j : columns) matrix.push_back(problem.at(i, j));
  }
  problem.matrix = std::move(matrix);
  for (auto* values : {&problem.row_lower, &problem.row_upper}) *values = picked(*values, rows);
  for (auto* values : {&problem.cost, &problem.lower, &problem.upper}) *values = picked(*values, columns);
}

std::vector<double> integers(Choices& choices, std::size_t count, std::int64_t radius) {
  std::vector<double> values(count);
  for (double& value : values) value = static_cast<double>(choices.around_zero(radius));
  return values;
}

}  // namespace assay::lp_build
