// What the judges of linear programs say about a problem that is itself out of order.
#pragma once
#include <string_view>

#include "algorithms/model/lp.h"

namespace assay {

/// A vector whose length is not rows, columns or rows * columns.
inline constexpr std::string_view kInconsistentSizes = "problem has inconsistent sizes";
/// NaN anywhere, an infinite cost or matrix entry, a lower bound +inf or an upper bound -inf.
inline constexpr std::string_view kNotFinite = "problem is not finite";

/// Empty when the problem can be judged; otherwise the reason, for Undecided: one of the two above.
std::string_view unjudgeable(const LpProblem& problem);

/// Some lower bound exceeds its upper bound. Such a problem is infeasible by inspection: no multiplier vector of the
/// form in Infeasible can express it, so every answer Infeasible of the right shape is accepted.
bool has_crossed_bounds(const LpProblem& problem);

}  // namespace assay
