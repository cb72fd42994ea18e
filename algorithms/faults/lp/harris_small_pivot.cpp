#include "algorithms/faults/lp/patched.h"
#include "algorithms/faults/lp/tableau_units.h"

namespace assay {

LpAnswer LpHarrisSmallPivot::solve(const LpProblem& problem, const Watch& watch) {
  constexpr lp::SimplexRules kRules{.ratio = lp::RatioTest::kHarris, .tie = lp::TieBreak::kLargestPivot};
  return lp::run_tableau(problem, kRules, watch).answer;
}

}  // namespace assay
