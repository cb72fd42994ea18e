#include "algorithms/faults/lp/patched.h"
#include "algorithms/faults/lp/tableau_units.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

LpAnswer LpLexicographicBlind::solve(const LpProblem& problem, const Watch& watch) {
  return lp::run_tableau(problem, lp::LexicographicRules::kRules, watch).answer;
}

}  // namespace assay
