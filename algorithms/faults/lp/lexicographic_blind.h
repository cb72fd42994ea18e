// The lexicographic tableau whose order looks at the one column that cannot decide.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpLexicographicBlind {
  static constexpr std::string_view kName = "fault/lp_lexicographic_blind";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The lexicographic test compares the column of right-hand sides again, where tied rows are equal, and not those "
      "after it.");
  static int order(std::span<const double>, double, std::span<const double>, double) { return 0; }
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    lp::TableauParts parts;
    parts.lexicographic_order = &order;
    return lp::run_tableau(problem, lp::LexicographicRules::kRules, watch, {}, parts).answer;
  }
};
static_assert(LpAlgorithm<LpLexicographicBlind>);

}  // namespace assay
