// Runs of the revised simplex that come back, come to their most steps, begin with no numbers, or
// try a column again that found no pivot.
#include "algorithms/lp/revised/primal_simplex.h"
#include "algorithms/lp/revised/stall.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using Bound = lp::Iterate::Place;

/// What is said of a run that comes back, under every rule.
KnownWords judged_returns() {
  FoldedRun run;
  for (int pricing = 0; pricing < 6; ++pricing)
    for (int against = 0; against < 5; ++against) {
      Standing stands(program_of(1, {1}), {{1}, {}});
      stands.it.rules.pricing = static_cast<lp::Pricing>(pricing);
      stands.it.rules.anti_cycling = static_cast<lp::AntiCycling>(against);
      for (int step = 0; step < 24; ++step)
        run.take(stands.it.note_step(false)), run.take(lp::judge_progress(stands.it, 0));
    }
  return {run.folded()};
}

/// How often a basis was there that is left and entered again by a column of an upper bound alone, by steps or by the
/// repair of a singular basis.
KnownWords returns_of_upper_bounds() {
  FoldedRun run;
  for (const double lower : {-kInfinity, 0.0}) {
    LpProblem problem = program_of(2, {1, 1, 0, 2, 2, 1});
    problem.lower.assign(3, lower), problem.upper.assign(3, 1);
    Standing stands(problem, {{3, 4}, {}});
    for (int round = 0; round < 24; ++round) {
      const std::uint32_t position = round % 2, q = stands.it.basic[position] < 3 ? 3 + position : round / 2 % 3;
      if (!stands.it.can_move(q)) continue;
      stands.load(position, q);
      stands.it.exchange(position, q, Bound::kAtUpper, 1);
      if (round % 5 == 4) run.take(stands.it.refactor());
      run.take(stands.it.note_step(false)), run.take(stands.it.visits()), run.take(stands.it.place);
    }
  }
  // A column from its upper bound that leaves a singular basis by repair.
  for (const double lower : {-kInfinity, 0.0})
    for (const std::uint32_t first : {0u, 1u}) {
      LpProblem problem = program_of(2, {1, 1, 2, 2});
      problem.lower.assign(2, lower), problem.upper.assign(2, 1);
      Standing stands(problem, {{2, 3}, {}});
      for (const std::uint32_t q : {0u, 1u}) {
        const std::uint32_t position = q == 0 ? first : 1 - first;
        stands.load(position, q);
        stands.it.exchange(position, q, Bound::kAtUpper, 1);
        run.take(stands.it.note_step(false)), run.take(stands.it.visits());
      }
      for (int round = 0; round < 3; ++round) {
        run.take(stands.it.refactor()), run.take(stands.it.place);
        run.take(stands.it.note_step(false)), run.take(stands.it.visits());
        if (round == 1) stands.it.exchange(0, stands.it.can_move(0) ? 0 : 1, Bound::kAtUpper, 1);
      }
    }
  return {run.folded()};
}

/// The first steps alone, and a basis whose values or reduced costs are beyond every double.
KnownWords steps_that_are_few() {
  FoldedRun run;
  for (std::uint32_t limit = 1; limit < 6; ++limit)
    for (const auto method : {lp::RevisedOptions::Method::kPrimal, lp::RevisedOptions::Method::kDual}) {
      LpProblem problem = program_of(3, {1, 0, 0, 0, 1, 0, 0, 0, 1});
      problem.cost.assign(3, -1), problem.upper.assign(3, 2), problem.row_upper.assign(3, 1);
      lp::RevisedSimplex solver({plain_rules(lp::Pricing::kDantzig, lp::AntiCycling::kPerturbation), method, limit});
      take_steps(run, [&](const Watch& watch) { return solver.solve(problem, watch); });
    }
  for (const double cost : {1e300, -1e300, 1.0})
    for (const double entry : {1e-300, 1.0}) {
      LpProblem problem = program_of(1, {entry});
      problem.cost = {cost};
      Standing stands;
      run.take(stands.stand(problem, {{0}, {}})), run.take(stands.it.why), take_numbers(run, stands.it.d);
    }
  return {run.folded()};
}

/// Among columns that improve by different amounts, one of greatest improvement whose pivot disagrees with the rows'
/// copy of its entry.
KnownWords columns_without_a_pivot() {
  FoldedRun run;
  constexpr std::uint32_t kRows = 16, kColumns = 40;
  for (const std::uint32_t greatest : {0u, 7u, 39u}) {
    std::vector<double> matrix(std::size_t{kRows} * kColumns, 0);
    for (std::uint32_t j = 0; j < kColumns; ++j) matrix[j % kRows * kColumns + j] = 1;
    LpProblem problem = program_of(kRows, matrix);
    problem.cost.assign(kColumns, -1), problem.cost[greatest] = -10, problem.row_upper.assign(kRows, 1);
    for (std::uint32_t j = 0; j < kColumns; ++j) problem.cost[j] -= j % 5;
    Standing stands(problem, activities_of(problem));
    stands.it.program.dense[greatest % kRows * kColumns + greatest] = 1.5;
    run.take(lp::PrimalSimplex(stands.it).run(false, lp::Pricing::kGreatestImprovement));
    run.take(stands.it.why), run.take(stands.it.basic), run.take(stands.it.pivots);
    run.take(stands.it.refactorisations), take_numbers(run, stands.it.x);
  }
  return {run.folded()};
}

}  // namespace

void add_returning_runs(KnownAnswers& all) {
  all.push_back({"algorithms/lp/judged_returns", Asked::kByCheck, judged_returns, {3644635136465226542u}});
  all.push_back(
      {"algorithms/lp/returns_of_upper_bounds", Asked::kByCheck, returns_of_upper_bounds, {6430778212448255461u}});
  all.push_back({"algorithms/lp/steps_that_are_few", Asked::kByCheck, steps_that_are_few, {10521774436667478423u}});
  all.push_back(
      {"algorithms/lp/columns_without_a_pivot", Asked::kByCheck, columns_without_a_pivot, {10583033162266265219u}});
}

}  // namespace assay::known
