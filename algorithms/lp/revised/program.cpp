#include "algorithms/lp/revised/program.h"

#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/geometric_scaling.h"
#include "algorithms/lp/tolerances.h"

namespace assay::lp {
namespace {

/// Working tolerances are this share of the promise, so that what was let through while working passes the final check.
constexpr double kShareOfPromise = 0.5;
/// Rounding of values near 1 over a few hundred operations; smaller violations cannot be told from it.
constexpr double kPrimalNoise = 1e-12, kDualNoise = 1e-14;

bool any_nan(const std::vector<double>& values) {
  return std::any_of(values.begin(), values.end(), [](double value) { return std::isnan(value); });
}
/// Zero times a number is 0, times an infinity or NaN it is NaN: four sums without a branch find either.
bool all_finite(const std::vector<double>& values) {
  double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  std::size_t k = 0;
  for (; k + 4 <= values.size(); k += 4) {
    s0 += values[k] * 0;
    s1 += values[k + 1] * 0;
    s2 += values[k + 2] * 0;
    s3 += values[k + 3] * 0;
  }
  for (; k < values.size(); ++k) s0 += values[k] * 0;
  return s0 + s1 + s2 + s3 == 0;
}

bool is_exact(double value, double scaled) {
  return value == 0 || std::isinf(value) || (std::isfinite(scaled) && std::fabs(scaled) >= 0x1p-1022);
}

/// The nonzeros of few rows, a column at a time: every entry is written and kept if it is not 0.
void fill_short_columns(const LpProblem& problem, SparseMatrix& columns) {
  const std::size_t n = problem.columns;
  columns.start.resize(n + 1);
  columns.index.resize(problem.matrix.size() + 1);
  columns.value.resize(problem.matrix.size() + 1);
  const double* const matrix = problem.matrix.data();  // null without rows
  std::uint32_t at = 0;
  columns.start[0] = 0;
  for (std::size_t j = 0; j < n; ++j) {
    std::size_t entry = j;
    for (std::uint32_t i = 0; i < problem.rows; ++i, entry += n) {
      columns.index[at] = i;
      columns.value[at] = matrix[entry];
      at += matrix[entry] != 0;
    }
    columns.start[j + 1] = at;
  }
  columns.index.resize(at);
  columns.value.resize(at);
}

void fill_columns(const LpProblem& problem, SparseMatrix& columns, std::vector<std::uint32_t>& cursor) {
  if (problem.rows <= kFewRows) return fill_short_columns(problem, columns);
  const std::size_t n = problem.columns;
  columns.start.assign(n + 1, 0);
  const double* entry = problem.matrix.data();
  for (std::uint32_t i = 0; i < problem.rows; ++i, entry += n) {
    for (std::size_t j = 0; j < n; ++j) columns.start[j + 1] += entry[j] != 0;
  }
  for (std::size_t j = 0; j < n; ++j) columns.start[j + 1] += columns.start[j];
  cursor.assign(columns.start.begin(), columns.start.end());
  columns.index.resize(columns.start[n]);
  columns.value.resize(columns.start[n]);
  entry = problem.matrix.data();
  for (std::uint32_t i = 0; i < problem.rows; ++i, entry += n) {
    for (std::size_t j = 0; j < n; ++j) {
      if (entry[j] == 0) continue;
      const std::uint32_t at = cursor[j]++;
      columns.index[at] = i;
      columns.value[at] = entry[j];
    }
  }
}

void fill_rows(Program& program) {
  const SparseMatrix& columns = program.by_column;
  SparseMatrix& rows = program.by_row;
  rows.start.assign(program.rows + 1, 0);
  for (const std::uint32_t i : columns.index) ++rows.start[i + 1];
  for (std::uint32_t i = 0; i < program.rows; ++i) rows.start[i + 1] += rows.start[i];
  rows.index.resize(columns.index.size());
  rows.value.resize(columns.index.size());
  // start[i] serves as the cursor of row i and ends as start[i + 1]; shifted back below.
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    for (std::uint32_t at = columns.start[j]; at < columns.start[j + 1]; ++at) {
      const std::uint32_t to = rows.start[columns.index[at]]++;
      rows.index[to] = j;
      rows.value[to] = columns.value[at];
    }
  }
  for (std::uint32_t i = program.rows; i > 0; --i) rows.start[i] = rows.start[i - 1];
  rows.start[0] = 0;
}

/// Bounds and costs of the problem by variable, in units of w; false where one of them would be rounded.
bool fill_vectors(const LpProblem& problem, Program& program, int bound_exponent, int cost_exponent) {
  const std::uint32_t n = problem.columns;
  bool exact = true;
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    const double lower = v < n ? problem.lower[v] : problem.row_lower[v - n];
    const double upper = v < n ? problem.upper[v] : problem.row_upper[v - n];
    const int by = bound_exponent - program.exponent[v];
    program.lower[v] = lower;
    program.upper[v] = upper;
    if (by == 0) continue;
    program.lower[v] *= power_of_two(by);
    program.upper[v] *= power_of_two(by);
    exact = exact && is_exact(lower, program.lower[v]) && is_exact(upper, program.upper[v]);
  }
  for (std::uint32_t j = 0; j < n; ++j) {
    const int by = cost_exponent + program.exponent[j];
    program.cost[j] = problem.cost[j];
    if (by == 0) continue;
    program.cost[j] *= power_of_two(by);
    exact = exact && is_exact(problem.cost[j], program.cost[j]);
  }
  std::fill(program.cost.begin() + n, program.cost.end(), 0.0);
  if (exact) {
    for (std::uint32_t v = 0; v < program.variables; ++v) program.exponent[v] -= bound_exponent;
    program.cost_exponent = cost_exponent + bound_exponent;
  }
  return exact;
}

/// The exponent that lifts the largest finite number of `values` to [1, 2); 0 where it is there or above.
int lift(const std::vector<double>& a, const std::vector<double>& b) {
  double largest = 0;
  for (const auto* values : {&a, &b}) {
    for (const double value : *values) {
      if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
  }
  return largest == 0 || largest >= 1 ? 0 : std::min(-exponent_of(largest), kMostExponent);
}

void scale(Program& program) {
  const GeometricScaling scaling(program.by_column, program.rows);
  SparseMatrix& matrix = program.by_column;
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      const int by = scaling.column()[j] + scaling.row()[matrix.index[at]];
      if (!is_exact(matrix.value[at], matrix.value[at] * power_of_two(by))) return;
    }
  }
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      matrix.value[at] *= power_of_two(scaling.column()[j] + scaling.row()[matrix.index[at]]);
    }
  }
  for (std::uint32_t j = 0; j < program.columns; ++j) program.exponent[j] = scaling.column()[j];
  for (std::uint32_t i = 0; i < program.rows; ++i) program.exponent[program.columns + i] = -scaling.row()[i];
  program.is_scaled = true;
}

void set_tolerances(const LpProblem& problem, Program& program) {
  double most = 0, cost_scale = 1;
  for (const double cost : problem.cost) most = std::max(most, std::fabs(cost));
  for (const double cost : program.cost) cost_scale = std::max(cost_scale, std::fabs(cost));
  program.largest_cost = most;
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    double bound = 0;  // the lesser one, where they differ
    if (std::isfinite(program.lower[v])) bound = std::fabs(program.lower[v]);
    if (std::isfinite(program.upper[v]) && (std::isinf(program.lower[v]) || std::fabs(program.upper[v]) < bound)) {
      bound = std::fabs(program.upper[v]);
    }
    constexpr double kPrimal = kShareOfPromise * kPrimalPromise, kDual = kShareOfPromise * kDualPromise;
    const double near_one = std::max(1.0, bound);
    program.primal_tolerance[v] =
        std::clamp(kPrimal * std::max(program.unit(v), bound), kPrimalNoise * near_one, kPrimal * near_one);
    const double cost = v < program.columns ? std::fabs(problem.cost[v]) : most;
    program.dual_tolerance[v] =
        std::clamp(kDual * std::max(1.0, cost) * program.dual_unit(v), kDualNoise * cost_scale, kDual * cost_scale);
  }
}

void fill_dense(const LpProblem& problem, Program& program) {
  program.dense = problem.matrix;
  if (!program.is_scaled) return;
  const SparseMatrix& matrix = program.by_column;
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      program.dense[std::size_t{matrix.index[at]} * program.columns + j] = matrix.value[at];
    }
  }
}

}  // namespace

Refusal refusal_of(const LpProblem& problem) {
  const std::size_t m = problem.rows, n = problem.columns;
  if (problem.cost.size() != n || problem.matrix.size() != m * n || problem.row_lower.size() != m ||
      problem.row_upper.size() != m || problem.lower.size() != n || problem.upper.size() != n) {
    return Refusal::kSizes;
  }
  if (!all_finite(problem.cost) || !all_finite(problem.matrix)) return Refusal::kNotFinite;
  bool crossed = false;
  for (const auto& [lower, upper] :
       {std::pair{&problem.lower, &problem.upper}, std::pair{&problem.row_lower, &problem.row_upper}}) {
    if (any_nan(*lower) || any_nan(*upper)) return Refusal::kNotFinite;
    for (std::size_t k = 0; k < lower->size(); ++k) {
      if ((*lower)[k] == kInfinity || (*upper)[k] == -kInfinity) return Refusal::kNotFinite;
      crossed = crossed || (*lower)[k] > (*upper)[k];
    }
  }
  return crossed ? Refusal::kCrossed : Refusal::kNone;
}

void load(const LpProblem& problem, Scaling scaling, Program& program) {
  program.rows = problem.rows;
  program.columns = problem.columns;
  program.variables = problem.rows + problem.columns;
  program.is_scaled = false;
  program.cost_exponent = 0;
  program.exponent.assign(program.variables, 0);
  for (auto* values :
       {&program.lower, &program.upper, &program.cost, &program.primal_tolerance, &program.dual_tolerance}) {
    values->resize(program.variables);
  }
  std::vector<std::uint32_t>& cursor = program.by_row.index;  // filled for good below
  fill_columns(problem, program.by_column, cursor);
  if (scaling == Scaling::kGeometric && !is_well_scaled(program.by_column, program.rows, program.row_largest))
    scale(program);
  if (!fill_vectors(problem, program, 0, 0) && program.is_scaled) {
    program.is_scaled = false;
    program.exponent.assign(program.variables, 0);
    fill_columns(problem, program.by_column, cursor);
    fill_vectors(problem, program, 0, 0);
  }
  const int bounds_by = lift(program.lower, program.upper), cost_by = lift(program.cost, program.cost);
  if (bounds_by != 0 || cost_by != 0) {
    if (!fill_vectors(problem, program, bounds_by, cost_by)) fill_vectors(problem, program, 0, 0);
  }
  program.dense.clear();
  if (program.rows <= kFewRows) {
    fill_dense(problem, program);
  } else {
    fill_rows(program);
  }
  set_tolerances(problem, program);
}

}  // namespace assay::lp
