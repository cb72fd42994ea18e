// The Bland tableau that reads a x = b as a x <= b.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpEquationsOneSided {
  static constexpr std::string_view kName = "fault/lp_equations_one_sided";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>("An equation is kept from above only.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem loose = problem;
    for (std::uint32_t i = 0; i < loose.rows; ++i) {
      if (loose.row_lower[i] == loose.row_upper[i]) loose.row_lower[i] = -kInfinity;
    }
    LpAnswer answer = TableauBland::solve(loose, watch);
    if (auto* unbounded = std::get_if<Unbounded>(&answer)) unbounded->line.reset();
    return answer;
  }
};

}  // namespace assay
