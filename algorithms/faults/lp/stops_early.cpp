#include "algorithms/faults/lp/patched.h"
#include "algorithms/faults/lp/tableau_units.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

LpAnswer LpStopsEarly::solve(const LpProblem& problem, const Watch& watch) {
  return lp::run_tableau(problem, lp::DantzigRules::kRules, watch).answer;
}

}  // namespace assay
