// The general form in the words of a code that knows only A x <= b, x >= 0.
#pragma once
#include "algorithms/model/family.h"

namespace assay::lp {

using LpSolve = LpAnswer (*)(const LpProblem&, const Watch&);

/// Asks for the problem as it is; where that is declined, for the same problem with every row split into a x <= upper
/// and -a x <= -lower, whose answer is folded back: x and ray stay, the multiplier of a row is that of its upper part
/// less that of its lower part, and a row activity is basic where both of its parts are.
///
/// Shape   variables are x >= 0 without upper bounds, otherwise nothing is split and the refusal stands. Splitting
///         rounds nothing.
/// Error   the basis of Optimal is left empty where both parts of a row were nonbasic: no basis of the problem then
///         corresponds to it. A tableau line is dropped for the same reason.
LpAnswer solve_in_any_form(LpSolve solve, const LpProblem& problem, const Watch& watch);

}  // namespace assay::lp
