// The lexicographic tableau whose order looks at the one column that cannot decide.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

struct LpLexicographicBlind {
  static constexpr std::string_view kName = "fault/lp_lexicographic_blind";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The lexicographic test compares the column of right-hand sides again, where tied rows are equal, and not those "
      "after it.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
