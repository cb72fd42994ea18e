// The Bland tableau with its multipliers turned round: the right optimum, proved by nothing.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpDualSign {
  static constexpr std::string_view kName = "fault/lp_dual_sign";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("Returns optimal multipliers and Farkas vectors with the sign of the other convention.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpAnswer answer = TableauBland::solve(problem, watch);
    if (auto* optimal = std::get_if<Optimal>(&answer)) {
      for (double& multiplier : optimal->y) multiplier = -multiplier;
    }
    if (auto* infeasible = std::get_if<Infeasible>(&answer)) {
      for (double& multiplier : infeasible->farkas) multiplier = -multiplier;
    }
    return answer;
  }
};

}  // namespace assay
