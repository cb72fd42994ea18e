// The Dantzig tableau that is content too soon: reduced costs down to -1 count as optimal.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

struct LpStopsEarly {
  static constexpr std::string_view kName = "fault/lp_stops_early";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "Pricing overlooks reduced costs above -1 - a tolerance in the wrong unit - and the final check is left out.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
