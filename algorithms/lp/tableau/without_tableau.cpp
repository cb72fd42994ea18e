#include "algorithms/lp/tableau/without_tableau.h"

#include <algorithm>
#include <cmath>

namespace assay::lp {
namespace {

constexpr std::size_t kEntriesMax = std::size_t{1} << 25;  // 256 MiB of tableau

bool are_finite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}
/// NaN, a lower bound of +infinity or an upper one of -infinity.
bool has_odd_bounds(const std::vector<double>& lower, const std::vector<double>& upper) {
  return !std::all_of(lower.begin(), lower.end(), [](double bound) { return bound < kInfinity; }) ||
         !std::all_of(upper.begin(), upper.end(), [](double bound) { return bound > -kInfinity; });
}
bool has_crossed(const std::vector<double>& lower, const std::vector<double>& upper) {
  for (std::size_t k = 0; k < lower.size(); ++k) {
    if (lower[k] > upper[k]) return true;
  }
  return false;
}

}  // namespace

std::optional<LpAnswer> without_tableau(const LpProblem& problem, const SimplexRules& rules) {
  const std::size_t m = problem.rows, n = problem.columns;
  if (problem.cost.size() != n || problem.matrix.size() != m * n || problem.row_lower.size() != m ||
      problem.row_upper.size() != m || problem.lower.size() != n || problem.upper.size() != n) {
    return Declined{"inconsistent sizes"};
  }
  if (rules.ratio == RatioTest::kBoundFlipping) return Declined{"bound flipping belongs to the dual method"};
  if (!are_finite(problem.cost) || !are_finite(problem.matrix) || has_odd_bounds(problem.lower, problem.upper) ||
      has_odd_bounds(problem.row_lower, problem.row_upper)) {
    return GaveUp{GaveUp::Why::kNotFinite, 0};
  }
  if ((m + 1) * n > kEntriesMax) return Declined{"tableau too large"};
  if (has_crossed(problem.lower, problem.upper) || has_crossed(problem.row_lower, problem.row_upper)) {
    return Infeasible{std::vector<double>(m)};
  }
  return std::nullopt;
}

}  // namespace assay::lp
