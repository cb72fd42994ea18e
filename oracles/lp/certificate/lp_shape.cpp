#include "oracles/lp/certificate/lp_shape.h"

#include <algorithm>
#include <cmath>

namespace assay {
namespace {

bool all_finite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

// NaN fails both comparisons.
bool are_lower_bounds(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return value < kInfinity; });
}
bool are_upper_bounds(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return value > -kInfinity; });
}

bool crossed(const std::vector<double>& lower, const std::vector<double>& upper) {
  for (std::size_t i = 0; i < lower.size(); ++i) {
    if (lower[i] > upper[i]) return true;
  }
  return false;
}

}  // namespace

std::string_view unjudgeable(const LpProblem& problem) {
  const std::size_t m = problem.rows, n = problem.columns;
  if (problem.cost.size() != n || problem.matrix.size() != m * n || problem.row_lower.size() != m ||
      problem.row_upper.size() != m || problem.lower.size() != n || problem.upper.size() != n) {
    return kInconsistentSizes;
  }
  const bool finite = all_finite(problem.cost) && all_finite(problem.matrix) && are_lower_bounds(problem.row_lower) &&
                      are_upper_bounds(problem.row_upper) && are_lower_bounds(problem.lower) &&
                      are_upper_bounds(problem.upper);
  return finite ? std::string_view{} : kNotFinite;
}

bool has_crossed_bounds(const LpProblem& problem) {
  return crossed(problem.row_lower, problem.row_upper) || crossed(problem.lower, problem.upper);
}

}  // namespace assay
