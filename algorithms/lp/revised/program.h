// A linear program as the revised simplex works on it: sparse, scaled by powers of two, bounds by variable.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/lp/revised/sparse.h"
#include "algorithms/lp/simplex_rules.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

/// minimise cost.w  subject to  A x - r = 0, lower <= w <= upper,  w = (x, r) in the numbering of Basis.
///
/// Rows and columns are multiplied by powers of two, the bounds and the costs as a whole by another where all of them are
/// small. No number is rounded; a scaling that would round, overflow or underflow is left out.
struct Program {
  std::uint32_t rows = 0, columns = 0, variables = 0;
  SparseMatrix by_column, by_row;  ///< without the columns of r
  std::vector<double> lower, upper, cost;
  std::vector<int> exponent;  ///< by variable: its value in the problem is w * 2^exponent
  int cost_exponent = 0;      ///< a reduced cost in the problem is that of w times 2^-(cost_exponent + exponent)

  /// What a bound may be violated by, and a reduced cost be wrong by, in units of w: half of what is promised, less where
  /// the data is smaller, never less than rounding can tell.
  std::vector<double> primal_tolerance, dual_tolerance;
  double largest_cost = 0;
  bool is_scaled = false;

  bool is_structural(std::uint32_t v) const { return v < columns; }
};

enum class Refusal : std::uint8_t { kNone, kSizes, kNotFinite, kCrossed };

/// Whether there is anything to solve. kCrossed: a lower bound above its upper bound.
Refusal refusal_of(const LpProblem& problem);

/// Fills `program`, reusing its memory. Precondition: refusal_of(problem) is kNone.
void load(const LpProblem& problem, Scaling scaling, Program& program);

}  // namespace assay::lp
