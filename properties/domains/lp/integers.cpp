#include "properties/domains/lp/integers.h"

#include <cmath>

#include "properties/domains/lp/build.h"
#include "properties/domains/lp/planted.h"

namespace assay {
namespace {

void draw_bounds(Choices& choices, std::vector<double>& lower, std::vector<double>& upper) {
  enum Kind : std::uint8_t { kLower, kUpper, kRange, kEqual, kNone, kKinds };
  const auto kind = choices.below(kKinds);
  const auto first = static_cast<double>(choices.around_zero(4));
  const auto width = static_cast<double>(choices.between(0, 4));
  lower.push_back(kind == kUpper || kind == kNone ? -kInfinity : first);
  upper.push_back(kind == kLower || kind == kNone ? kInfinity : kind == kRange ? first + width : first);
}

}  // namespace

Case<LpFamily> LpGeneralBounds::draw(Choices& choices) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(choices.between(1, 4));
  problem.columns = static_cast<std::uint32_t>(choices.between(1, 4));
  problem.matrix = lp_build::integers(choices, std::size_t{problem.rows} * problem.columns, 3);
  problem.cost = lp_build::integers(choices, problem.columns, 3);
  for (std::uint32_t i = 0; i < problem.rows; ++i) draw_bounds(choices, problem.row_lower, problem.row_upper);
  for (std::uint32_t j = 0; j < problem.columns; ++j) draw_bounds(choices, problem.lower, problem.upper);
  const auto size = static_cast<std::int32_t>(problem.rows + problem.columns);
  return {std::move(problem), size};
}

Case<LpFamily> LpNearParallel::draw(Choices& choices) {
  const auto ulps = choices.between(0, 64);
  const auto rows = static_cast<std::size_t>(choices.between(2, 4));
  const auto tenths = [&choices] { return static_cast<double>(choices.between(1, 30)) / 10; };
  const std::vector<double> first = {tenths(), tenths()};
  const double bound = tenths();
  lp_build::Rows matrix = {first};
  std::vector<double> right = {bound};
  while (matrix.size() < rows) {
    std::vector<double> row = first;
    for (double& entry : row) entry = nudge(entry, choices.around_zero(ulps));
    matrix.push_back(std::move(row));
    right.push_back(nudge(bound, choices.around_zero(ulps)));
  }
  std::vector<double> cost;
  for (const double entry : first) cost.push_back(-nudge(entry, choices.around_zero(8)));
  return {lp_build::canonical(2, matrix, std::move(right), std::move(cost)), static_cast<std::int32_t>(ulps)};
}

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

Case<LpFamily> LpSmallInteger::draw(Choices& choices) {
  const auto rows = static_cast<std::uint32_t>(choices.between(1, 4));
  const auto columns = static_cast<std::uint32_t>(choices.between(1, 4));
  lp_build::Rows matrix(rows);
  for (auto& row : matrix) row = lp_build::integers(choices, columns, 4);
  std::vector<double> right(rows);
  for (double& bound : right) {
    const auto k = choices.between(0, 11);  // 0, 1 ... 8, then -1, -2, -3
    bound = static_cast<double>(k <= 8 ? k : 8 - k);
  }
  auto cost = lp_build::integers(choices, columns, 4);
  return {lp_build::canonical(columns, matrix, std::move(right), std::move(cost)),
          static_cast<std::int32_t>(rows + columns)};
}

}  // namespace assay
