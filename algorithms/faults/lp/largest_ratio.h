// The Bland tableau with the ratio test turned round: steps past the nearest constraint.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpLargestRatio {
  static constexpr std::string_view kName = "fault/lp_largest_ratio";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The ratio test takes the largest ratio instead of the least, and the final check is left out.");
  static bool is_better(const lp::RatioCandidate& candidate, const lp::RatioCandidate& best) {
    return candidate.ratio > best.ratio || (candidate.ratio == best.ratio && candidate.basic < best.basic);
  }
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    lp::TableauParts parts;
    parts.leaves_before = &is_better;
    parts.checks_itself = false;
    return lp::run_tableau(problem, lp::BlandRules::kRules, watch, {}, parts).answer;
  }
};
static_assert(LpAlgorithm<LpLargestRatio>);

}  // namespace assay
