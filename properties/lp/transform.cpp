#include "properties/lp/transform.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace assay::lp_transform {
namespace {

/// Negated bounds, exchanged.
std::pair<double, double> turned(double lower, double upper) { return {0 - upper, 0 - lower}; }

double negated(double value) { return 0 - value; }  // no negative zeros

}  // namespace

LpProblem with_rows_reversed(const LpProblem& problem) {
  LpProblem result = problem;
  std::reverse(result.row_lower.begin(), result.row_lower.end());
  std::reverse(result.row_upper.begin(), result.row_upper.end());
  if (problem.matrix.size() != std::size_t{problem.rows} * problem.columns) return result;
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      result.matrix[std::size_t{i} * problem.columns + j] = problem.at(problem.rows - 1 - i, j);
  return result;
}

LpProblem with_columns_reversed(const LpProblem& problem) {
  LpProblem result = problem;
  if (!has_consistent_sizes(problem)) return result;
  for (auto* values : {&result.cost, &result.lower, &result.upper}) std::reverse(values->begin(), values->end());
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const auto first = result.matrix.begin() + static_cast<std::ptrdiff_t>(std::size_t{i} * problem.columns);
    std::reverse(first, first + problem.columns);
  }
  return result;
}

LpProblem with_signs_turned(const LpProblem& problem) {
  LpProblem result = problem;
  if (!has_consistent_sizes(problem)) return result;
  const auto is_turned = [](std::uint32_t k) { return k % 2 == 0; };
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      if (is_turned(i) != is_turned(j)) result.matrix[std::size_t{i} * problem.columns + j] = negated(problem.at(i, j));
    }
    if (!is_turned(i)) continue;
    std::tie(result.row_lower[i], result.row_upper[i]) = turned(problem.row_lower[i], problem.row_upper[i]);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (!is_turned(j)) continue;
    result.cost[j] = negated(problem.cost[j]);
    std::tie(result.lower[j], result.upper[j]) = turned(problem.lower[j], problem.upper[j]);
  }
  return result;
}

LpProblem with_redundant_rows(const LpProblem& problem) {
  LpProblem result = problem;
  if (!has_consistent_sizes(problem) || problem.rows == 0) return result;
  const auto append = [&result](const std::vector<double>& row, double lower, double upper) {
    result.matrix.insert(result.matrix.end(), row.begin(), row.end());
    result.row_lower.push_back(lower);
    result.row_upper.push_back(upper);
    ++result.rows;
  };
  const auto first = problem.matrix.begin();
  append({first, first + problem.columns}, problem.row_lower[0], problem.row_upper[0]);
  if (problem.rows < 2) return result;
  std::vector<double> row;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const auto sum = exact_sum(problem.at(0, j), problem.at(1, j));
    if (!sum) return result;
    row.push_back(*sum);
  }
  const auto bound = [](double a, double b, double absent) {
    if (!std::isfinite(a) || !std::isfinite(b)) return absent;
    return exact_sum(a, b).value_or(absent);
  };
  const double lower = bound(problem.row_lower[0], problem.row_lower[1], -kInfinity);
  const double upper = bound(problem.row_upper[0], problem.row_upper[1], kInfinity);
  if (std::isfinite(lower) || std::isfinite(upper)) append(row, lower, upper);
  return result;
}

LpProblem with_explicit_slacks(const LpProblem& problem) {
  if (!has_consistent_sizes(problem)) return problem;
  const std::uint32_t m = problem.rows, n = problem.columns;
  LpProblem result = problem;
  result.columns = n + m;
  result.matrix.assign(std::size_t{m} * result.columns, 0.0);
  for (std::uint32_t i = 0; i < m; ++i) {
    for (std::uint32_t j = 0; j < n; ++j) result.matrix[std::size_t{i} * result.columns + j] = problem.at(i, j);
    result.matrix[std::size_t{i} * result.columns + n + i] = -1;
    result.cost.push_back(0);
    result.lower.push_back(problem.row_lower[i]);
    result.upper.push_back(problem.row_upper[i]);
  }
  result.row_lower.assign(m, 0.0);
  result.row_upper.assign(m, 0.0);
  return result;
}

std::optional<LpProblem> dual_of(const LpProblem& problem) {
  const auto all = [](const std::vector<double>& values, const auto& is) {
    return std::all_of(values.begin(), values.end(), is);
  };
  const bool is_canonical = has_consistent_sizes(problem) &&
                            all(problem.row_lower, [](double bound) { return bound == -kInfinity; }) &&
                            all(problem.row_upper, [](double bound) { return std::isfinite(bound); }) &&
                            all(problem.lower, [](double bound) { return bound == 0; }) &&
                            all(problem.upper, [](double bound) { return bound == kInfinity; });
  if (!is_canonical) return std::nullopt;
  LpProblem dual;
  dual.rows = problem.columns;
  dual.columns = problem.rows;
  dual.cost = problem.row_upper;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    for (std::uint32_t i = 0; i < problem.rows; ++i) dual.matrix.push_back(negated(problem.at(i, j)));
  }
  dual.row_lower.assign(dual.rows, -kInfinity);
  dual.row_upper = problem.cost;
  dual.lower.assign(dual.columns, 0.0);
  dual.upper.assign(dual.columns, kInfinity);
  return dual;
}

LpProblem relaxed(const LpProblem& problem) {
  LpProblem result = problem;
  if (!has_consistent_sizes(problem)) return result;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (problem.row_lower[i] == problem.row_upper[i]) continue;
    if (std::isfinite(problem.row_upper[i])) {
      result.row_upper[i] = exact_sum(problem.row_upper[i], 1).value_or(problem.row_upper[i]);
    }
    if (std::isfinite(problem.row_lower[i])) {
      result.row_lower[i] = exact_sum(problem.row_lower[i], -1).value_or(problem.row_lower[i]);
    }
  }
  return result;
}

}  // namespace assay::lp_transform
