// The Bland tableau with the ratio test turned round: steps past the nearest constraint.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

struct LpLargestRatio {
  static constexpr std::string_view kName = "fault/lp_largest_ratio";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The ratio test takes the largest ratio instead of the least, and the final check is left out.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
