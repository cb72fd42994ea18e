// The Bland tableau for x >= 0, handed programs that say otherwise.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpIgnoresLowerBounds {
  static constexpr std::string_view kName = "fault/lp_ignores_lower_bounds";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("Every variable counts as non-negative, whatever its lower bound is.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem shifted = problem;
    for (double& bound : shifted.lower) bound = 0;
    LpAnswer answer = TableauBland::solve(shifted, watch);
    if (auto* optimal = std::get_if<Optimal>(&answer)) optimal->basis = {};
    if (auto* infeasible = std::get_if<Infeasible>(&answer)) *infeasible = {};
    return answer;
  }
};

}  // namespace assay
