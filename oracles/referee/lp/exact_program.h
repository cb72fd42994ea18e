// A linear program in rationals, and what proves an answer about it. No CGAL here: CGAL's answers are checked with
// this.
#pragma once
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"

namespace assay::referee {

struct Interval {
  std::optional<Rational> lower, upper;  ///< absent: no bound
};

/// minimise cost.x  subject to  rows[i] holds (A x)_i,  bounds[j] holds x_j.
///
/// Shape  A by columns: columns[j] lists (row, nonzero entry), each row at most once.
struct ExactProgram {
  using Column = std::vector<std::pair<std::uint32_t, Rational>>;
  std::vector<Column> columns;
  std::vector<Rational> cost;
  std::vector<Interval> bounds;  ///< one a column
  std::vector<Interval> rows;

  /// A column with these bounds; returns its number.
  std::uint32_t add_column(Column entries, Rational price, Interval range);
};

/// The program of doubles, lossless. Precondition: sizes agree, matrix and cost are finite, no NaN, no lower bound of
/// +infinity, no upper bound of -infinity.
ExactProgram exact_program(const LpProblem& problem);

/// Some row or column has a lower bound above its upper bound: infeasible without a multiplier.
bool has_crossed_bounds(const ExactProgram& program);

/// x keeps every bound, of columns and of rows.
bool is_feasible(const ExactProgram& program, const std::vector<Rational>& x);

Rational objective(const ExactProgram& program, const std::vector<Rational>& x);

/// x is feasible, and the multipliers y imply that no feasible point is cheaper: the bound of weak duality equals
/// cost.x.
bool proves_optimal(const ExactProgram& program, const std::vector<Rational>& x, const std::vector<Rational>& y);

/// The multipliers y imply a positive lower bound of 0.x over the feasible points: there is none. See Infeasible.
bool proves_infeasible(const ExactProgram& program, const std::vector<Rational>& y);

/// x is feasible, x + t ray is for every t >= 0, and cost.ray < 0.
bool proves_unbounded(const ExactProgram& program, const std::vector<Rational>& x, const std::vector<Rational>& ray);

}  // namespace assay::referee
