// Exact transforms of linear programs that several metamorphic claims share.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay::lp_transform {

/// Whether every vector has the problem's size; a transform leaves anything else as it is.
inline bool has_consistent_sizes(const LpProblem& problem) {
  const std::size_t m = problem.rows, n = problem.columns;
  return problem.cost.size() == n && problem.lower.size() == n && problem.upper.size() == n &&
         problem.row_lower.size() == m && problem.row_upper.size() == m && problem.matrix.size() == m * n;
}

/// The sum where it is exact, by the error that TwoSum computes; nothing where it is rounded or not finite.
inline std::optional<double> exact_sum(double a, double b) {
  const double sum = a + b, of_b = sum - a;
  const double lost = (a - (sum - of_b)) + (b - of_b);
  if (!(lost == 0)) return std::nullopt;  // NaN too
  return sum;
}

LpProblem with_rows_reversed(const LpProblem& problem);
LpProblem with_columns_reversed(const LpProblem& problem);
LpProblem with_signs_turned(const LpProblem& problem);
LpProblem with_redundant_rows(const LpProblem& problem);
LpProblem with_explicit_slacks(const LpProblem& problem);
/// Nothing unless the problem is A x <= b, x >= 0 with finite b.
std::optional<LpProblem> dual_of(const LpProblem& problem);
LpProblem relaxed(const LpProblem& problem);

}  // namespace assay::lp_transform
