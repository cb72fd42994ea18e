// The Dantzig tableau that is content too soon: reduced costs down to -1 count as optimal.
#pragma once
#include <string_view>

#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpStopsEarly {
  static constexpr std::string_view kName = "fault/lp_stops_early";
  static constexpr std::string_view kPlanted =
      "Pricing overlooks reduced costs above -1 - a tolerance in the wrong unit - and the final check is left out.";
  static std::uint32_t entering(std::span<const double> reduced, double) {
    return lp::DantzigPricing::entering(reduced, 1.0);
  }
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    return lp::solve_by_tableau(problem, watch, {&entering, &lp::LowestNumberLeaves::is_better, false});
  }
};
static_assert(LpAlgorithm<LpStopsEarly>);

}  // namespace assay
