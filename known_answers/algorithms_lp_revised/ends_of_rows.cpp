// Ends of the revised simplex at one row of the tableau that proves just enough, nothing, or too far.
#include <cmath>

#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Until where one row, beside columns that say nothing of it, is refused: by more or fewer bounds, all of them 0.
KnownWords rows_beside_columns_of_nothing() {
  FoldedRun run;
  for (const double lower : {-kInfinity, -1.0, 0.0})
    for (const double upper : {0.0, 1.0, kInfinity}) {
      LpProblem problem = program_of(1, {1, 0});
      problem.lower[1] = lower, problem.upper = {1, upper};
      run.take(flip(0.5, 2, [&](double by) {
        problem.row_lower = {by};
        Standing stands(problem, {{2}, {}});
        return !stands.infeasible(0, true);
      }));
    }
  return {run.folded()};
}

/// A row whose multiplier, in the problem's units, is beyond every double or just not.
KnownWords rows_of_far_multipliers() {
  FoldedRun run;
  for (const int exponent : {-1040, -1025, -1023, -1000, 1000, 1023}) {
    LpProblem problem = program_of(1, {std::ldexp(1, exponent)});
    problem.row_lower = problem.row_upper = {-std::ldexp(1, exponent)};
    Standing stands(problem, {{0}, {}}, lp::Scaling::kGeometric);
    for (const bool below : {false, true}) stands.take_infeasible(run, 0, below);
  }
  return {run.folded()};
}

/// Two rows that contradict each other, whose free column can move neither nearer, and another one that is as good.
KnownWords contradictions_with_a_free_column() {
  FoldedRun run;
  for (const std::uint32_t free : {0u, 1u, 2u})
    for (const lp::SimplexRules& rules : kRevisedRules) {
      LpProblem problem = program_of(2, {1, 1, 1, -1, -1, -1, -1, -1});
      problem.row_lower = {1, 1}, problem.lower[free] = -kInfinity;
      lp::RevisedSimplex solver({rules, lp::RevisedOptions::Method::kPrimal, 0});
      take_steps(run, [&](const Watch& watch) { return solver.solve(problem, watch); });
    }
  return {run.folded()};
}

/// Multipliers that vanish in the units of the problem, and entries of a row that are 0 of either sign.
KnownWords rows_of_nothing() {
  FoldedRun run;
  for (const int exponent : {1000, 1060, 1074, 1075, 1100}) {
    LpProblem problem = program_of(1, {1});
    problem.upper = {1}, problem.row_lower = {2};
    Standing stands(problem, {{1}, {}});
    stands.it.program.exponent[1] = exponent;
    run.take(Standing::proof(stands.infeasible(0, true)));
  }
  LpProblem problem = program_of(1, {1, 1, 1, 1});
  problem.upper.assign(4, 1);
  Standing stands(problem, {{4}, {}});
  stands.it.load_unit(0, stands.it.rho);
  stands.it.row.clear();
  for (const auto& [v, entry] : {std::pair{0u, 0.0}, {1u, -0.0}, {2u, 1.0}, {3u, -1.0}}) stands.it.row.set(v, entry);
  for (const bool below : {false, true}) {
    take_numbers(run, stands.check.infeasible_unchecked(0, below).farkas);
    run.take(stands.check.line().basis.at_upper);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_ends_of_rows(KnownAnswers& all) {
  all.push_back({"algorithms/lp/rows_of_nothing", Asked::kByCheck, rows_of_nothing, {14313544270551462616u}});
  all.push_back(
      {"algorithms/lp/rows_of_far_multipliers", Asked::kByCheck, rows_of_far_multipliers, {12346371729196347599u}});
  all.push_back({"algorithms/lp/contradictions_with_a_free_column",
                 Asked::kByCheck,
                 contradictions_with_a_free_column,
                 {16635687357796313892u}});
  all.push_back({"algorithms/lp/rows_beside_columns_of_nothing",
                 Asked::kByCheck,
                 rows_beside_columns_of_nothing,
                 {7999113473292159982u}});
}

}  // namespace assay::known
