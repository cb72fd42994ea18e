// The Bland tableau on all rows but the last: a loop that ends one early.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpIgnoresLastRow {
  static constexpr std::string_view kName = "fault/lp_ignores_last_row";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("The last row of the program is never read.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem cut = problem;
    if (cut.rows > 0) {
      --cut.rows;
      cut.row_lower.pop_back();
      cut.row_upper.pop_back();
      cut.matrix.resize(std::size_t{cut.rows} * cut.columns);
    }
    LpAnswer answer = TableauBland::solve(cut, watch);
    if (auto* optimal = std::get_if<Optimal>(&answer)) {
      optimal->y.resize(problem.rows, 0.0);
      optimal->basis = {};
    }
    if (auto* infeasible = std::get_if<Infeasible>(&answer)) *infeasible = {};
    if (auto* unbounded = std::get_if<Unbounded>(&answer)) unbounded->line.reset();
    return answer;
  }
};

}  // namespace assay
