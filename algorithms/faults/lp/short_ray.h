// The Bland tableau that lets only the entering variable move: a direction that leaves the feasible set.
#pragma once
#include <algorithm>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpShortRay {
  static constexpr std::string_view kName = "fault/lp_short_ray";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("The ray of an unbounded problem leaves out all but one variable.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpAnswer answer = TableauBland::solve(problem, watch);
    if (auto* unbounded = std::get_if<Unbounded>(&answer)) {
      const auto kept = std::find_if(unbounded->ray.begin(), unbounded->ray.end(), [](double r) { return r != 0; });
      if (kept != unbounded->ray.end()) std::fill(kept + 1, unbounded->ray.end(), 0.0);
    }
    return answer;
  }
};

}  // namespace assay
