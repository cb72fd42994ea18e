// A simplex code that is asked in any form by way of the canonical one.
#pragma once
#include "algorithms/lp/tableau_simplex.h"

namespace assay::known {

/// A code that knows only A x <= b, x >= 0.
inline LpAnswer canonical_only(const LpProblem& problem, const Watch& watch) {
  for (const double bound : problem.row_lower)
    if (bound != -kInfinity) return Declined{"a lower bound of a row"};
  return TableauBland::solve(problem, watch);
}

}  // namespace assay::known
