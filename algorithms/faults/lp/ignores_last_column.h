// The Bland tableau that never prices the last variable.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpIgnoresLastColumn {
  static constexpr std::string_view kName = "fault/lp_ignores_last_column";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("The last variable is never priced and stays at 0.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem held = problem;
    if (held.columns > 0) held.lower.back() = held.upper.back() = 0;
    LpAnswer answer = TableauBland::solve(held, watch);
    if (auto* optimal = std::get_if<Optimal>(&answer)) optimal->basis = {};
    if (auto* infeasible = std::get_if<Infeasible>(&answer)) infeasible->line.reset();
    return answer;
  }
};

}  // namespace assay
