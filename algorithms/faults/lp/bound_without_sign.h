// The Bland tableau that starts from the origin because every right-hand side is taken for positive.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

struct LpBoundWithoutSign {
  static constexpr std::string_view kName = "fault/lp_bound_without_sign";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("Right-hand sides are read without their sign.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem read = problem;
    for (double& bound : read.row_upper) bound = std::fabs(bound);
    return TableauBland::solve(read, watch);
  }
};

}  // namespace assay
