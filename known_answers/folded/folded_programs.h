// Small programs of a fixed draw, many of them at the edge of what a tolerance sees, and what simplex codes make of
// them as words of a folded run.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <variant>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tableau/tableau_run.h"
#include "known_answers/drawn/mixed_programs.h"
#include "known_answers/folded/folded_variant.h"

namespace assay::known {

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
inline LpProblem folded_program(Choices& c, std::uint64_t k, std::uint32_t most) {
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

/// The k-th program of the hard draw: nearly singular rows, the ends of the exponent range, far bounds, contradictions
/// and descents of 2^-20 to 2^-45.
inline LpProblem hard_program(Choices& c, std::uint64_t k) {
  LpProblem problem = folded_program(c, k % 4 == 3 ? 5 * k : k, 6);
  const auto power = [&](int low, int high) {
    const double by = std::ldexp(1.0, static_cast<int>(c.between(low, high)));
    return c.below(2) == 0 ? by : 1 / by;
  };
  if (problem.rows == 0 || problem.columns == 0) return problem;
  const auto row = static_cast<std::uint32_t>(c.below(problem.rows));
  const auto column = static_cast<std::uint32_t>(c.below(problem.columns));
  if (k % 4 == 0) {
    for (std::uint32_t i = 0; i < problem.rows; ++i)
      for (std::uint32_t j = 0; j < problem.columns; ++j) problem.matrix[i * problem.columns + j] = 1.0 / (i + j + 1);
  } else if (k % 4 == 1) {
    const double of_row = power(400, 1040), of_column = c.below(2) == 0 ? 1 : power(400, 1000);
    for (std::uint32_t j = 0; j < problem.columns; ++j) problem.matrix[row * problem.columns + j] *= of_row;
    for (std::uint32_t i = 0; i < problem.rows; ++i) problem.matrix[i * problem.columns + column] *= of_column;
    problem.cost[column] *= power(0, 1020);
    if (c.below(2) == 0) problem.row_upper[row] = std::max(problem.row_lower[row], problem.row_upper[row] * of_row);
  } else if (k % 4 == 2) {
    const double far = std::ldexp(1.0, static_cast<int>(c.between(15, 45)));
    for (auto* bounds : {&problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper})
      for (double& bound : *bounds) bound *= far;
    nudge_some(c, problem.matrix, 2);
  } else {
    const double little = std::ldexp(1.0, -static_cast<int>(c.between(20, 45)));
    problem.rows += 1;
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      problem.matrix.push_back(-problem.matrix[row * problem.columns + j]);
    const double bound = std::isinf(problem.row_lower[row]) ? 1 : problem.row_lower[row];
    problem.row_lower[row] = bound;
    problem.row_upper[row] = kInfinity;
    problem.row_lower.push_back(-bound + (c.below(3) == 0 ? -1 : 1) * little);
    problem.row_upper.push_back(kInfinity);
    problem.lower[column] = c.below(2) == 0 ? -kInfinity : 0;
    problem.upper[column] = kInfinity;
    problem.cost[column] = c.below(2) == 0 ? -little : little;
  }
  return problem;
}

inline void take(FoldedRun& run, const Basis& basis) { fold_value(run, basis); }
inline void take(FoldedRun& run, const std::optional<TableauLine>& line) { fold_value(run, line); }
inline void take(FoldedRun& run, const LpAnswer& answer) { fold_answer(run, answer); }
inline void take(FoldedRun& run, const lp::RevisedRun& end) {
  take(run, end.answer);
  take(run, end.basis);
  take(run, end.line);
  for (const std::uint32_t count : {end.pivots, end.flips, end.degenerate_pivots, end.refactorisations})
    run.take(count);
}
/// What the primal and the dual revised simplex make of a program under the same rules.
inline void take_both_methods(FoldedRun& run, const lp::SimplexRules& rules, const LpProblem& problem) {
  using Method = lp::RevisedOptions::Method;
  for (const Method method : {Method::kPrimal, Method::kDual})
    take(run, lp::RevisedSimplex({rules, method, 0}).solve(problem));
}
inline void take(FoldedRun& run, const lp::TableauRun& end) {
  take(run, end.answer);
  for (const std::uint32_t count : {end.pivots, end.bound_flips, end.resets, end.longest_stall}) run.take(count);
  run.take(end.objective);
  for (const auto& basis : end.bases) run.take(basis);
  run.take(end.cycle.has_value());
  if (end.cycle) {
    run.take(end.cycle->first);
    run.take(end.cycle->length);
    run.take(end.cycle->bases.size());
  }
  run.take(end.repetition.has_value());
}

}  // namespace assay::known
