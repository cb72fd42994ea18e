// The Bland tableau that takes a lower bound of +infinity, and an upper one of -infinity, for none.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

/// TableauBland on bounds of which an infinite one is none, on whichever side it is.
struct LpTakesOddBounds {
  static constexpr std::string_view kName = "fault/lp_takes_odd_bounds";
  static constexpr Statement<LpFamily> kStatement =
      fault::answering_no_problem<LpFamily>("Takes infinite bounds for none without a look at their sign.");

  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem taken = problem;
    for (auto* lower : {&taken.row_lower, &taken.lower}) turn(*lower, kInfinity);
    for (auto* upper : {&taken.row_upper, &taken.upper}) turn(*upper, -kInfinity);
    return TableauBland::solve(taken, watch);
  }

 private:
  static void turn(std::vector<double>& bounds, double odd) {
    for (double& bound : bounds)
      if (bound == odd) bound = -odd;
  }
};

}  // namespace assay
