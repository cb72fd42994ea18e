// What can be said of a linear program before any tableau is made.
#pragma once
#include <optional>

#include "algorithms/lp/simplex_rules.h"
#include "algorithms/model/lp.h"

namespace assay::lp {

/// An answer where no tableau is needed or possible; empty otherwise.
///
/// Error   Declined: inconsistent sizes, bound flipping, a tableau of more than 256 MiB; GaveUp{kNotFinite}: NaN, an
///         infinite cost or matrix entry, a lower bound of +infinity or an upper one of -infinity. Infeasible with
///         multipliers of 0 where bounds cross: no multipliers could say it.
std::optional<LpAnswer> without_tableau(const LpProblem& problem, const SimplexRules& rules);

}  // namespace assay::lp
