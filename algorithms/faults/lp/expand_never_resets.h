// The EXPAND tableau that never takes its tolerance back: what stands outside its bound at the end is handed out.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/model/family.h"

namespace assay {

struct LpExpandNeverResets {
  static constexpr std::string_view kName = "fault/lp_expand_never_resets";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "EXPAND never resets, not even at the end, and the final check is left out: variables stay outside their bounds "
      "by "
      "its tolerance.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch);
};

}  // namespace assay
