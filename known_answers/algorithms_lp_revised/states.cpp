// Where the methods of the revised simplex leave what they work on: values, reduced costs, moved bounds and costs,
// weights. RevisedRun tells none of it.
#include "algorithms/lp/revised/dual_simplex.h"
#include "algorithms/lp/revised/primal_simplex.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Steps of length 0 one after the other: rows through one point, at which all of them are equal.
LpProblem cone(Choices& c, std::uint32_t rows, std::uint32_t columns) {
  LpProblem problem = mixed_program(c, rows, columns, 6, true, false);
  problem.row_lower.assign(rows, -kInfinity);
  problem.row_upper.assign(rows, 0);
  problem.lower.assign(columns, 0);
  problem.upper.assign(columns, c.below(2) == 0 ? kInfinity : 8);
  for (double& cost : problem.cost) cost = -std::fabs(cost) - 1;
  return problem;
}

void take_state(FoldedRun& run, const lp::Iterate& it) {
  for (const auto* numbers : {&it.x, &it.d, &it.lower, &it.upper, &it.cost, &it.row_weight})
    take_numbers(run, *numbers);
  run.take(it.basic);
  for (const std::uint32_t count : {it.pivots, it.flips, it.degenerate_pivots, it.refactorisations}) run.take(count);
}

KnownWords states_of_methods() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(34000 + k)};
    LpProblem problem = k % 3 == 0   ? folded_program(c, k, 8)
                        : k % 3 == 1 ? cone(c, 8 + static_cast<std::uint32_t>(k % 9), 10)
                                     : mixed_program(c, 20, 24, 3, true, false);
    if (k % 4 == 1)
      for (double& entry : problem.matrix) entry *= 1000;
    if (k % 3 == 2) problem.cost.assign(problem.columns, 0);  // every step of the dual method has length 0
    lp::RevisedOptions options{kRevisedRules[k % 5 == 0 ? k / 5 % kRevisedRules.size() : 3], {}, 300};
    for (const bool primal : {false, true}) {
      const Watch watch;
      lp::Iterate it;
      lp::load(problem, options.rules.scaling, it.program);
      it.begin(options, watch);
      it.take_basis(nullptr);
      run.take(it.refactor());
      run.take(primal ? lp::PrimalSimplex(it).run(true, options.rules.pricing) : lp::DualSimplex(it).run(true));
      take_state(run, it);
    }
  }
  return {run.folded()};
}

/// Whole runs that perturb, some of which end optimal or unbounded with moved bounds only.
KnownWords stalling_cones() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 24; ++k) {
    Choices c{mix64(35000 + k)};
    const auto rows = 6 + static_cast<std::uint32_t>(c.below(16)),
               columns = 4 + static_cast<std::uint32_t>(c.below(14));
    const LpProblem problem = cone(c, rows, columns);
    lp::SimplexRules devex = kRevisedRules[2];
    devex.anti_cycling = lp::AntiCycling::kPerturbation;
    for (const lp::SimplexRules& rules : {devex, kRevisedRules[k % 2 == 0 ? 3 : 6]})
      take_both_methods(run, rules, problem);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_states(KnownAnswers& all) {
  all.push_back({"algorithms/lp/states", Asked::kByCheck, states_of_methods, {9712803771568170809u}});
  all.push_back({"algorithms/lp/stalling_cones", Asked::kByCheck, stalling_cones, {13270805229996267887u}});
}

}  // namespace assay::known
