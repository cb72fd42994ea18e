#include "algorithms/lp/revised/program.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "algorithms/lp/tolerances.h"

namespace assay::lp {
namespace {

/// Working tolerances are this share of the promise, so that what was let through while working passes the final check.
constexpr double kShareOfPromise = 0.5;
/// Rounding of values near 1 over a few hundred operations; smaller violations cannot be told from it.
constexpr double kPrimalNoise = 1e-12, kDualNoise = 1e-14;
/// Matrices whose entries lie within these powers of two are left as they are.
constexpr int kWellScaled = 4;
/// Exponents stay in the range where products of three scales are far from the ends of double.
constexpr int kMostExponent = 300;
constexpr int kScalingPasses = 4;

bool any_nan(const std::vector<double>& values) {
  return std::any_of(values.begin(), values.end(), [](double value) { return std::isnan(value); });
}
bool all_finite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

/// floor(log2 |value|) of a normal number; the smallest exponent for 0 and subnormal numbers.
int exponent_of(double value) { return static_cast<int>(std::bit_cast<std::uint64_t>(value) >> 52 & 0x7ff) - 1023; }

bool is_exact(double value, double scaled) {
  return value == 0 || std::isinf(value) || (std::isfinite(scaled) && std::fabs(scaled) >= 0x1p-1022);
}

void fill_columns(const LpProblem& problem, SparseMatrix& columns, std::vector<std::uint32_t>& cursor) {
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

bool is_well_scaled(const SparseMatrix& matrix) {
  return std::all_of(matrix.value.begin(), matrix.value.end(),
                     [](double value) { return std::abs(exponent_of(value)) <= kWellScaled; });
}

/// Geometric means of the least and greatest entry of each line, by exponents: a few rounds over rows and columns, then
/// columns so that their greatest entry is in [1, 2).
class GeometricScaling {
 public:
  explicit GeometricScaling(const Program& program) : matrix_(program.by_column) {
    row_.assign(program.rows, 0);
    column_.assign(program.columns, 0);
    least_.resize(program.rows);
    most_.resize(program.rows);
    for (int pass = 0; pass < kScalingPasses; ++pass) {
      scale_rows();
      scale_columns(false);
    }
    scale_columns(true);
  }
  const std::vector<int>& row() const { return row_; }
  const std::vector<int>& column() const { return column_; }

 private:
  static constexpr int kNone = 5000;
  static int centre(int least, int most) { return std::clamp(-((least + most) >> 1), -kMostExponent, kMostExponent); }
  void scale_rows() {
    std::fill(least_.begin(), least_.end(), kNone);
    std::fill(most_.begin(), most_.end(), -kNone);
    for (std::size_t j = 0; j < column_.size(); ++j) {
      for (std::uint32_t at = matrix_.start[j]; at < matrix_.start[j + 1]; ++at) {
        const int e = exponent_of(matrix_.value[at]) + column_[j];
        int& least = least_[matrix_.index[at]];
        int& most = most_[matrix_.index[at]];
        least = std::min(least, e);
        most = std::max(most, e);
      }
    }
    for (std::size_t i = 0; i < row_.size(); ++i) row_[i] = least_[i] == kNone ? 0 : centre(least_[i], most_[i]);
  }
  void scale_columns(bool by_greatest) {
    for (std::size_t j = 0; j < column_.size(); ++j) {
      int least = kNone, most = -kNone;
      for (std::uint32_t at = matrix_.start[j]; at < matrix_.start[j + 1]; ++at) {
        const int e = exponent_of(matrix_.value[at]) + row_[matrix_.index[at]];
        least = std::min(least, e);
        most = std::max(most, e);
      }
      column_[j] = least == kNone ? 0 : by_greatest ? centre(most, most) : centre(least, most);
    }
  }

  const SparseMatrix& matrix_;
  std::vector<int> row_, column_, least_, most_;
};

/// Bounds and costs of the problem by variable, in units of w; false where one of them would be rounded.
bool fill_vectors(const LpProblem& problem, Program& program, int bound_exponent, int cost_exponent) {
  const std::uint32_t n = problem.columns;
  bool exact = true;
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    const double lower = v < n ? problem.lower[v] : problem.row_lower[v - n];
    const double upper = v < n ? problem.upper[v] : problem.row_upper[v - n];
    const int by = bound_exponent - program.exponent[v];
    program.lower[v] = by == 0 ? lower : std::ldexp(lower, by);
    program.upper[v] = by == 0 ? upper : std::ldexp(upper, by);
    exact = exact && is_exact(lower, program.lower[v]) && is_exact(upper, program.upper[v]);
  }
  for (std::uint32_t j = 0; j < n; ++j) {
    const int by = cost_exponent + program.exponent[j];
    program.cost[j] = by == 0 ? problem.cost[j] : std::ldexp(problem.cost[j], by);
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
  const GeometricScaling scaling(program);
  SparseMatrix& matrix = program.by_column;
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      const int by = scaling.column()[j] + scaling.row()[matrix.index[at]];
      if (!is_exact(matrix.value[at], std::ldexp(matrix.value[at], by))) return;
    }
  }
  for (std::uint32_t j = 0; j < program.columns; ++j) {
    for (std::uint32_t at = matrix.start[j]; at < matrix.start[j + 1]; ++at) {
      matrix.value[at] = std::ldexp(matrix.value[at], scaling.column()[j] + scaling.row()[matrix.index[at]]);
    }
  }
  for (std::uint32_t j = 0; j < program.columns; ++j) program.exponent[j] = scaling.column()[j];
  for (std::uint32_t i = 0; i < program.rows; ++i) program.exponent[program.columns + i] = -scaling.row()[i];
  program.is_scaled = true;
}

void set_tolerances(const LpProblem& problem, Program& program) {
  double most_cost = 0;
  for (const double cost : problem.cost) most_cost = std::max(most_cost, std::fabs(cost));
  program.largest_cost = 0;
  for (const double cost : program.cost) program.largest_cost = std::max(program.largest_cost, std::fabs(cost));
  const double cost_scale = std::max(1.0, program.largest_cost);
  for (std::uint32_t v = 0; v < program.variables; ++v) {
    double least = kInfinity;
    for (const double bound : {program.lower[v], program.upper[v]}) {
      if (std::isfinite(bound)) least = std::min(least, std::fabs(bound));
    }
    if (std::isinf(least)) least = 0;
    // Promised for w: promise * max(1, |bound|) in the problem's units; for the lesser of two bounds, where they differ.
    const double unit = std::ldexp(1.0, -program.exponent[v]);
    const double promised = kShareOfPromise * kPrimalPromise * std::max(unit, least);
    program.primal_tolerance[v] = std::clamp(promised, kPrimalNoise * std::max(1.0, least),
                                             kShareOfPromise * kPrimalPromise * std::max(1.0, least));
    const bool structural = v < program.columns;
    const double cost = structural ? std::fabs(problem.cost[v]) : most_cost;
    const double allowed =
        kShareOfPromise * kDualPromise * std::ldexp(std::max(1.0, cost), program.cost_exponent + program.exponent[v]);
    program.dual_tolerance[v] =
        std::clamp(allowed, kDualNoise * cost_scale, kShareOfPromise * kDualPromise * cost_scale);
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
  if (scaling == Scaling::kGeometric && !is_well_scaled(program.by_column)) scale(program);
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
  fill_rows(program);
  set_tolerances(problem, program);
}

}  // namespace assay::lp
