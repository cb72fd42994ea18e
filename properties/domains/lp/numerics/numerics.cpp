#include "properties/domains/lp/numerics/numerics.h"

#include <cmath>
#include <numeric>

#include "properties/domains/lp/build.h"

namespace assay {
namespace {

std::vector<double> counts(Choices& choices, std::size_t count, std::int64_t most) {
  std::vector<double> values(count);
  for (double& value : values) value = static_cast<double>(choices.between(0, most));
  return values;
}

LpProblem as_price(Choices& choices, double big) {
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 3));
  const auto rows = static_cast<std::uint32_t>(choices.between(1, 3));
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns + rows;
  problem.cost = counts(choices, columns, 4);
  problem.cost.resize(problem.columns, big);
  for (std::uint32_t i = 0; i < rows; ++i) {
    const auto row = lp_build::integers(choices, columns, 3);
    problem.matrix.insert(problem.matrix.end(), row.begin(), row.end());
    for (std::uint32_t k = 0; k < rows; ++k) problem.matrix.push_back(k == i ? 1 : 0);
    problem.row_lower.push_back(static_cast<double>(choices.around_zero(6)));
  }
  problem.row_upper.assign(rows, kInfinity);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(problem.columns, kInfinity);
  return problem;
}

LpProblem as_switch(Choices& choices, double big) {
  const auto items = static_cast<std::uint32_t>(choices.between(1, 3));
  LpProblem problem;
  problem.columns = 2 * items;
  problem.rows = items + 1;
  problem.cost = counts(choices, items, 4);
  for (std::uint32_t k = 0; k < items; ++k) problem.cost.push_back(big * static_cast<double>(choices.between(0, 4)));
  for (std::uint32_t i = 0; i < items; ++i) {  // x_i - M y_i <= 0
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      problem.matrix.push_back(j == i ? 1 : j == items + i ? -big : 0);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) problem.matrix.push_back(j < items ? 1 : 0);
  problem.row_lower.assign(items, -kInfinity);
  problem.row_lower.push_back(static_cast<double>(choices.between(0, 9)));
  problem.row_upper.assign(items, 0);
  problem.row_upper.push_back(kInfinity);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(items, kInfinity);
  problem.upper.resize(problem.columns, 1);
  return problem;
}

}  // namespace

Case<LpFamily> LpBigM::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(10, 50));
  const double big = std::ldexp(1.0, exponent);
  LpProblem problem = choices.chance(1, 2) ? as_switch(choices, big) : as_price(choices, big);
  lp_build::shuffle(problem, choices);
  return {std::move(problem), exponent};
}

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

Case<LpFamily> LpHilbert::draw(Choices& choices) {
  const auto order = static_cast<std::uint32_t>(choices.between(1, 10));
  std::int64_t multiple = 1;  // of 1 .. 2 order - 1: at most 232792560
  for (std::int64_t k = 2; k < 2 * std::int64_t{order}; ++k) multiple = std::lcm(multiple, k);
  LpProblem problem;
  problem.rows = problem.columns = order;
  std::vector<double> planted(order);
  for (double& entry : planted) entry = static_cast<double>(choices.between(0, 3));
  for (std::uint32_t i = 0; i < order; ++i) {
    double side = 0;  // integers below 2^53: exact
    for (std::uint32_t j = 0; j < order; ++j) {
      const auto entry = static_cast<double>(multiple / (std::int64_t{i} + j + 1));
      problem.matrix.push_back(entry);
      side += entry * planted[j];
    }
    problem.row_lower.push_back(side);
  }
  problem.row_upper = problem.row_lower;
  problem.lower.assign(order, 0);
  problem.upper.assign(order, kInfinity);
  problem.cost = lp_build::integers(choices, order, 4);
  lp_build::shuffle(problem, choices);
  return {std::move(problem), static_cast<std::int32_t>(order)};
}

Case<LpFamily> LpTinyEntries::draw(Choices& choices) {
  const auto exponent = static_cast<int>(choices.between(20, 60));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto rows = choices.between(1, 4);
  lp_build::Rows matrix;
  std::vector<double> right;
  for (std::int64_t i = 0; i < rows; ++i) {
    matrix.push_back(lp_build::integers(choices, columns, 4));
    for (double& entry : matrix.back())
      if (choices.chance(1, 4)) entry = std::ldexp(entry, -exponent);
    right.push_back(static_cast<double>(choices.between(0, 6)));
  }
  auto cost = lp_build::integers(choices, columns, 4);
  return {lp_build::canonical(columns, matrix, std::move(right), std::move(cost)), exponent};
}

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
