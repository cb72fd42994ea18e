// Linear programs and what a simplex code may answer about them.
#pragma once
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>
#include <vector>

#include "algorithms/model/gave_up.h"

namespace assay {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// minimise cost.x  subject to  row_lower <= A x <= row_upper,  lower <= x <= upper.
///
/// Shape  A is rows x columns, row-major in `matrix`. An absent bound is -kInfinity or +kInfinity; an equation has
///        equal bounds. "Canonical" below means A x <= b, x >= 0: no lower row bounds, no upper bounds.
struct LpProblem {
  std::uint32_t rows = 0, columns = 0;
  std::vector<double> cost, matrix, row_lower, row_upper, lower, upper;

  double at(std::uint32_t row, std::uint32_t column) const { return matrix[std::size_t{row} * columns + column]; }
  friend bool operator==(const LpProblem&, const LpProblem&) = default;
};

/// Variables are numbered 0..columns-1 (structural), then columns..columns+rows-1: the activity r = A x of each row.
/// A basis is `rows` of them. A nonbasic variable sits at its finite bound; at the lower one where both are finite
/// unless listed in `at_upper`; at 0 where there is none.
struct Basis {
  std::vector<std::uint32_t> basic;     ///< `rows` distinct variable numbers
  std::vector<std::uint32_t> at_upper;  ///< nonbasic variables at their upper bound where both bounds are finite
};

/// One line of the exact tableau of a basis: the row of a basic variable or the column of a nonbasic one. It names a
/// proof without rounding anything, since whoever solves with the basis in rationals has the proof itself.
struct TableauLine {
  Basis basis;
  std::uint32_t variable = 0;
};

/// x is feasible and no feasible point is better; y proves it.
///
/// y has one multiplier a row and d = cost - A^T y one reduced cost a column: a positive multiplier leans on the lower
/// bound, a negative one on the upper bound (of the row, or of x). y is empty when the engine gives no multipliers; x
/// may be empty where there is a basis, which says it exactly.
struct Optimal {
  Basis basis;
  std::vector<double> x, y;
};

/// No x satisfies the constraints. With d = -A^T farkas as reduced costs, the bound that farkas and d imply is
/// positive: sum of farkas_i * (row_lower_i if > 0 else row_upper_i) + sum of d_j * (lower_j if > 0 else upper_j) > 0.
///
/// `line` names a basic variable whose value is outside its bounds while every nonbasic one already stands where it
/// helps most: its tableau row is such a vector, exactly. farkas is empty when the engine gives only the status or only
/// the line.
struct Infeasible {
  std::vector<double> farkas;
  std::optional<TableauLine> line = std::nullopt;
};

/// x is feasible, x + t ray is feasible for every t >= 0, and cost.ray < 0.
///
/// `line` names a nonbasic variable of a primal feasible basis that may move without end in the direction its reduced
/// cost asks for: its tableau column is such a ray, exactly. x and ray are empty when the engine gives only the status
/// or only the line.
struct Unbounded {
  std::vector<double> x, ray;
  std::optional<TableauLine> line = std::nullopt;
};

using LpAnswer = std::variant<Optimal, Infeasible, Unbounded, GaveUp, Declined>;

}  // namespace assay
