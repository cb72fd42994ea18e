// The Harris tableau whose second pass keeps the smallest pivot instead of the largest.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

struct LpHarrisSmallPivot {
  static constexpr std::string_view kName = "fault/lp_harris_small_pivot";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "The second pass of Harris's ratio test takes the smallest pivot within the tolerance, and the final check is "
      "left "
      "out.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
