// A linear program as the revised simplex works on it: sparse, scaled by powers of two, bounds by variable.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/revised/sparse.h"
#include "algorithms/lp/simplex_rules.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

/// Programs with at most so many rows keep a dense copy of the matrix.
inline constexpr std::uint32_t kFewRows = 16;

inline double power_of_two(int exponent) {
  if (exponent < -1000 || exponent > 1000) return std::ldexp(1.0, exponent);
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

/// minimise cost.w  subject to  A x - r = 0, lower <= w <= upper,  w = (x, r) in the numbering of Basis.
///
/// Rows and columns are multiplied by powers of two, the bounds and the costs as a whole by another where all of them
/// are small. No number is rounded; a scaling that would round, overflow or underflow is left out.
struct Program {
  std::uint32_t rows = 0, columns = 0, variables = 0;
  SparseMatrix by_column;     ///< without the columns of r
  SparseMatrix by_row;        ///< the same, where there are more than kFewRows rows
  std::vector<double> dense;  ///< the same by row, zeros included, where there are not
  std::vector<double> lower, upper, cost;
  std::vector<int> exponent;        ///< by variable: its value in the problem is w * 2^exponent
  std::vector<double> row_largest;  ///< work space of load()
  int cost_exponent = 0;            ///< a reduced cost in the problem is that of w times 2^-(cost_exponent + exponent)

  /// What a bound may be violated by, and a reduced cost be wrong by, in units of w: half of what is promised, less
  /// where the data is smaller, never less than rounding can tell.
  std::vector<double> primal_tolerance, dual_tolerance;
  double largest_cost = 0;  ///< of the problem
  bool is_scaled = false;

  /// 1 of the problem, in units of w and of its reduced costs.
  double unit(std::uint32_t v) const { return power_of_two(-exponent[v]); }
  double dual_unit(std::uint32_t v) const { return power_of_two(cost_exponent + exponent[v]); }
  /// The nonzeros of row i, in the order of their columns.
  template <class Visit>
  void visit_row(std::uint32_t i, Visit visit) const {
    if (rows > kFewRows) {
      for (std::uint32_t at = by_row.start[i]; at < by_row.start[i + 1]; ++at)
        visit(by_row.index[at], by_row.value[at]);
      return;
    }
    const double* const row = dense.data() + std::size_t{i} * columns;
    for (std::uint32_t j = 0; j < columns; ++j) {
      if (row[j] != 0) visit(j, row[j]);
    }
  }
  bool is_structural(std::uint32_t v) const { return v < columns; }
};

enum class Refusal : std::uint8_t { kNone, kSizes, kNotFinite, kCrossed };

/// Whether there is anything to solve. kCrossed: a lower bound above its upper bound.
Refusal refusal_of(const LpProblem& problem);

/// Fills `program`, reusing its memory. Precondition: refusal_of(problem) is kNone.
void load(const LpProblem& problem, Scaling scaling, Program& program);

/// Other bounds and costs for a loaded program, in the units it was given; working tolerances are then half of 1e-9 of
/// 1 in the problem's units.
void move_to(const MovedProgram& moved, Program& program);

}  // namespace assay::lp
