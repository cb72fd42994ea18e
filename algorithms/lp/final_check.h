// Before an answer leaves a simplex code it is checked against the problem's own numbers, rounding errors of the check
// added.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay::lp {

/// The vertex and the multipliers of a basis of the general form, solved anew from the problem.
///
/// With B the nonbasic rows and basic columns of A and R an approximate inverse, g = |I - R B| < 1 in the maximum norm
/// and residual r of x give |x - x_exact| <= |R r| / (1 - g). All rounding errors on the way are added, so the check
/// holds for the exact basic solution, not only for the doubles returned.
///
/// Shape   `basis.basic` holds one variable number per row, below columns + rows.
/// Error   empty where the promises of tolerances.h cannot be shown to hold; `singular` is set where B has no inverse.
/// Source  S. M. Rump, Verification methods: rigorous results using floating-point arithmetic, Acta Numerica 19, 2010,
///         287-449 (the bound by an approximate inverse).
std::optional<Optimal> optimal_from_basis(const LpProblem& problem, const Basis& basis, bool& singular);

/// Whether farkas and -A^T farkas lean on bounds that exist, the latter up to the dual promise, and the bound that they
/// imply is positive beyond its rounding error.
bool proves_infeasible(const LpProblem& problem, const std::vector<double>& farkas);

/// Whether x and ray keep the primal promise and cost.ray is negative beyond its rounding error.
bool proves_unbounded(const LpProblem& problem, const std::vector<double>& x, const std::vector<double>& ray);

}  // namespace assay::lp
