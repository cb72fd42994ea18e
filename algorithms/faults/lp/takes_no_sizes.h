// The Bland tableau that makes lists as long as it needs them, whatever was given.
#pragma once
#include <cstddef>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

/// TableauBland on lists that are cut, or filled with 0, to the lengths that rows and columns state.
struct LpTakesNoSizes {
  static constexpr std::string_view kName = "fault/lp_takes_no_sizes";
  static constexpr Statement<LpFamily> kStatement =
      fault::answering_no_problem<LpFamily>("Never looks how long the lists of a program are.");

  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem taken = problem;
    for (auto* of_columns : {&taken.cost, &taken.lower, &taken.upper}) of_columns->resize(problem.columns);
    for (auto* of_rows : {&taken.row_lower, &taken.row_upper}) of_rows->resize(problem.rows);
    taken.matrix.resize(std::size_t{problem.rows} * problem.columns);
    return TableauBland::solve(taken, watch);
  }
};

}  // namespace assay
