// What a tableau says about the problem, read off as vectors in the problem's own units.
#pragma once
#include <vector>

#include "algorithms/lp/tableau/dictionary.h"
#include "algorithms/lp/tableau/scaled_problem.h"

namespace assay::lp {

/// x of the present basis; what rounding left outside a bound is put on it.
std::vector<double> point_of(const Dictionary& tableau, const ScaledProblem& scaled);

/// The direction in which the variable of `column` drags the basic ones along. Entries that would leave a bound were
/// too small to be pivots, or they would have stopped the ray: they become 0.
std::vector<double> ray_of(const Dictionary& tableau, const ScaledProblem& scaled, std::uint32_t column,
                           double direction);

/// One multiplier a row: the reduced costs of the nonbasic activities, for basic ones `of_basic` (one entry a tableau
/// row). What rounding left on the wrong side of 0 for the bound it stands at becomes 0.
std::vector<double> multipliers_of(const Dictionary& tableau, const ScaledProblem& scaled,
                                   const std::vector<double>& reduced, const std::vector<int>& of_basic);

}  // namespace assay::lp
