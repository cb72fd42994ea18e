// The claims about a line of a tableau that is named as a proof: part of check_infeasible and check_unbounded. Part of
// the trusted core.
#pragma once
#include <optional>

#include "algorithms/model/lp.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// The row of a basic variable v gives its value as sum of t_k w_k over the nonbasic k, for every x. If v is below its
/// lower bound while no nonbasic variable that t_k asks to move can (t_k > 0 only at an upper bound, t_k < 0 only at a
/// lower one; fixed ones may have any t_k), the sum is as large as the bounds allow, so no x satisfies them all. Above
/// the upper bound likewise.
///
/// Claims (1) kLineFormed: the basis is well formed and v is one of its basic variables; (2) kLineSolvable; (3)
///        kLineOutside: v is outside its bounds; (4) kLineRow. All exact, whatever was promised. Bounds that are
///        crossed need (1) only.
std::optional<Violated> row_violation(const LpProblem& problem, const TableauLine& line, bool& exactly);

/// From the basis's own vertex the nonbasic variable v rises where its reduced cost is negative, falls where it is
/// positive. If the vertex is feasible and no variable that changes has a bound in its way, the cost has no lower
/// bound.
///
/// Claims (1) kLineFormed: the basis is well formed and v is not one of its basic variables; (2) kLineSolvable; (3)
///        kLineStart: no basic variable is outside its bounds; (4) kLineDescent: the reduced cost is not 0; (5)
///        kLineColumn: no variable that changes runs into a bound. All exact, whatever was promised.
std::optional<Violated> column_violation(const LpProblem& problem, const TableauLine& line, bool& exactly);

}  // namespace assay
