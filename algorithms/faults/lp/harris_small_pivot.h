// The Harris tableau whose second pass keeps the smallest pivot instead of the largest.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpHarrisSmallPivot {
  static constexpr std::string_view kName = "fault/lp_harris_small_pivot";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The second pass of Harris's ratio test takes the smallest pivot within the tolerance, and the final check is "
      "left "
      "out.");
  static bool is_better(const lp::RatioCandidate& candidate, const lp::RatioCandidate& best) {
    return candidate.entry < best.entry;
  }
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    lp::TableauParts parts;
    parts.is_better_pivot = &is_better;
    parts.checks_itself = false;
    constexpr lp::SimplexRules kRules{.ratio = lp::RatioTest::kHarris, .tie = lp::TieBreak::kLargestPivot};
    return lp::run_tableau(problem, kRules, watch, {}, parts).answer;
  }
};
static_assert(LpAlgorithm<LpHarrisSmallPivot>);

}  // namespace assay
