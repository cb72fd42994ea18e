// The Bland tableau that takes every origin for feasible: right-hand sides below 0 are raised to 0.
#pragma once
#include <algorithm>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpSkipsPhaseOne {
  static constexpr std::string_view kName = "fault/lp_skips_phase_one";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "Starts from the origin although it may be infeasible: negative right-hand sides count as 0.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem raised = problem;
    for (double& bound : raised.row_upper) bound = std::max(bound, 0.0);
    return TableauBland::solve(raised, watch);
  }
};

}  // namespace assay
