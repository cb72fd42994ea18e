// Planted faults around an honest solver of programs: it is asked another program, or its answer is changed.
#pragma once
#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "algorithms/faults/statement.h"
#include "algorithms/lp/tableau_simplex.h"

namespace assay {

/// The Bland tableau that starts from the origin because every right-hand side is taken for positive.
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

/// The Bland tableau with its multipliers turned round: the right optimum, proved by nothing.
struct LpDualSign {
  static constexpr std::string_view kName = "fault/lp_dual_sign";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("Returns optimal multipliers and Farkas vectors with the sign of the other convention.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpAnswer answer = TableauBland::solve(problem, watch);
    if (auto* optimal = std::get_if<Optimal>(&answer)) {
      for (double& multiplier : optimal->y) multiplier = -multiplier;
    }
    if (auto* infeasible = std::get_if<Infeasible>(&answer)) {
      for (double& multiplier : infeasible->farkas) multiplier = -multiplier;
    }
    return answer;
  }
};

/// The Bland tableau that reads a x = b as a x <= b.
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

/// The Bland tableau that never prices the last variable.
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

/// The Bland tableau on all rows but the last: a loop that ends one early.
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

/// The Bland tableau for x >= 0, handed programs that say otherwise.
struct LpIgnoresLowerBounds {
  static constexpr std::string_view kName = "fault/lp_ignores_lower_bounds";
  static constexpr Statement<LpFamily> kStatement =
      fault::planted<LpFamily>("Every variable counts as non-negative, whatever its lower bound is.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem shifted = problem;
    for (double& bound : shifted.lower) bound = 0;
    LpAnswer answer = TableauBland::solve(shifted, watch);
    if (auto* optimal = std::get_if<Optimal>(&answer)) optimal->basis = {};
    if (auto* infeasible = std::get_if<Infeasible>(&answer)) *infeasible = {};
    return answer;
  }
};

/// The Bland tableau that lets only the entering variable move: a direction that leaves the feasible set.
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

/// The Bland tableau that takes every origin for feasible: right-hand sides below 0 are raised to 0.
struct LpSkipsPhaseOne {
  static constexpr std::string_view kName = "fault/lp_skips_phase_one";
  static constexpr Statement<LpFamily> kStatement = fault::planted<LpFamily>(
      "Starts from the origin although it may be infeasible: negative right-hand sides count as 0.");
  static LpAnswer solve(const LpProblem& problem, const Watch& watch) {
    LpProblem raised = problem;
    for (double& bound : raised.row_upper) bound = std::max(bound, 0.0);
    return TableauBland::solve(raised, watch);
  }
};

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
