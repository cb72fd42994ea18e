// Random programs of every form, of sizes at which an exact solve still takes milliseconds.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/model/lp.h"
#include "properties/choices.h"

namespace assay::test {

/// Bounds of a drawn kind: none, lower, upper, both, equal. `middle` is inside them where `feasible`.
inline void draw_bounds(Choices& c, double middle, bool feasible, double& lower, double& upper) {
  const auto kind = c.below(6);
  const double below = static_cast<double>(c.below(4)), above = static_cast<double>(c.below(4));
  const double shift = feasible ? 0.0 : static_cast<double>(c.around_zero(3));
  lower = kind == 0 || kind == 2 ? -kInfinity : middle + shift - (kind == 4 ? 0 : below);
  upper = kind == 0 || kind == 1 ? kInfinity : middle + shift + (kind == 4 ? 0 : above);
}

/// Integer entries, `density` eighths of them nonzero; row and variable bounds of every kind around a point, so that
/// about half of the rows are degenerate there. Infeasible now and then, unbounded often unless `boxed`.
inline LpProblem mixed_program(Choices& c, std::uint32_t rows, std::uint32_t columns, std::uint64_t density,
                               bool feasible, bool boxed) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  std::vector<double> point(columns);
  for (double& x : point) x = static_cast<double>(c.around_zero(3));
  for (std::uint32_t j = 0; j < columns; ++j) {
    double lower = 0, upper = 0;
    draw_bounds(c, point[j], feasible, lower, upper);
    if (boxed) {
      lower = std::max(lower, point[j] - 8);
      upper = std::min(upper, point[j] + 8);
    }
    problem.lower.push_back(lower);
    problem.upper.push_back(upper);
    problem.cost.push_back(static_cast<double>(c.around_zero(5)));
  }
  for (std::uint32_t i = 0; i < rows; ++i) {
    double activity = 0;
    for (std::uint32_t j = 0; j < columns; ++j) {
      const double entry = c.below(8) < density ? static_cast<double>(c.around_zero(4)) : 0.0;
      problem.matrix.push_back(entry);
      activity += entry * point[j];
    }
    double lower = 0, upper = 0;
    draw_bounds(c, activity, feasible, lower, upper);
    problem.row_lower.push_back(lower);
    problem.row_upper.push_back(upper);
  }
  return problem;
}

/// One number in `share` of the list by a relative 2^-k less or more, k of [22, 52].
inline void nudge_some(Choices& c, std::vector<double>& numbers, std::uint64_t share) {
  for (double& x : numbers) {
    if (c.below(share) != 0 || std::isinf(x)) continue;
    const int exponent = -static_cast<int>(22 + c.below(31));
    const double by = std::ldexp(c.below(2) == 0 ? 1.0 : -1.0, exponent);
    x = x == 0 ? by : x * (1 + by);
  }
}

/// Everything times 1/3, so that pivots round.
inline void into_thirds(LpProblem& problem) {
  for (auto* numbers : {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper})
    for (double& x : *numbers) x /= 3;
}

/// Rows and columns in units of their own, 10^-4 to 10^4.
inline void rescale(Choices& c, LpProblem& problem) {
  constexpr std::array<double, 9> kUnits = {1, 10, 0.1, 100, 0.01, 1e3, 1e-3, 1e4, 1e-4};
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const double by = kUnits[c.below(kUnits.size())];
    for (std::uint32_t j = 0; j < problem.columns; ++j) problem.matrix[i * problem.columns + j] *= by;
    problem.row_lower[i] *= by;
    problem.row_upper[i] *= by;
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const double by = kUnits[c.below(kUnits.size())];
    for (std::uint32_t i = 0; i < problem.rows; ++i) problem.matrix[i * problem.columns + j] *= by;
    problem.cost[j] *= by;
    problem.lower[j] /= by;
    problem.upper[j] /= by;
  }
}

/// The k-th program of the draw: small whole numbers, thirds, nearly equal rows, nudged numbers, other units.
inline LpProblem varied_program(Choices& c, std::uint64_t k, std::uint32_t most) {
  const auto rows = static_cast<std::uint32_t>(c.below(most + 1)),
             columns = static_cast<std::uint32_t>(c.below(most + 1));
  LpProblem problem = mixed_program(c, rows, columns, 2 + c.below(7), k % 3 != 0, k % 2 == 0);
  if (k % 5 == 1 || k % 5 == 3) into_thirds(problem);
  if (k % 5 == 2 && rows > 1 && columns > 0)
    for (std::uint32_t j = 0; j < columns; ++j) problem.matrix[columns + j] = problem.matrix[j];
  if (k % 5 == 2 || k % 5 == 3) {
    for (auto* numbers : {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper, &problem.lower})
      nudge_some(c, *numbers, 4);
    for (std::uint32_t i = 0; i < rows; ++i)
      problem.row_upper[i] = std::max(problem.row_lower[i], problem.row_upper[i]);
    for (std::uint32_t j = 0; j < columns; ++j) problem.upper[j] = std::max(problem.lower[j], problem.upper[j]);
  }
  if (k % 5 == 4) rescale(c, problem);
  return problem;
}

}  // namespace assay::test
