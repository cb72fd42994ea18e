// The tableau simplex where it is asked at its edges: numbers that are not finite, directions that are none, what twice
// the precision drops, states of more words than are kept, contradictions of too little to prove.
#include <memory>

#include "algorithms/lp/tableau/dictionary.h"
#include "algorithms/lp/tableau/ratio_test.h"
#include "algorithms/lp/tableau/tableau_run.h"
#include "algorithms/lp/tableau/visited.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr lp::TableauOptions kFewSteps = {.step_limit = 60, .keeps_trace = false, .seed = 1};

/// Costs that are none, one at a time; and activities that overflow before the first step.
KnownWords tableaus_of_no_numbers() {
  FoldedRun run;
  for (const double none : {kNoNumber, kInfinity, -kInfinity, 1.0})
    for (std::uint32_t at = 0; at < 4; ++at) {
      LpProblem problem = program_of(2, {1, 2, 3, 0, 1, 1});
      if (at < 3) problem.cost[at] = none;
      run.take(lp::Dictionary(problem).is_finite());
    }
  for (const double bound : {1.0, 1e300})
    for (const lp::SimplexRules& rules : kTableauRules) {
      LpProblem problem = program_of(2, {1e300, 0, 0, 1});
      problem.lower = {bound, 0}, problem.cost = {0, -1}, problem.row_upper[1] = 1;
      take_steps(run, [&](const Watch& watch) { return lp::run_tableau(problem, rules, watch, kFewSteps); });
    }
  return {run.folded()};
}

/// Moves up, down and nowhere.
KnownWords moves_of_every_direction() {
  FoldedRun run;
  for (const double lower : {-kInfinity, 0.0, 1.0})
    for (const double upper : {1.0, 3.0, kInfinity})
      for (const double direction : {1.0, -1.0, 0.0, -0.0}) {
        LpProblem problem = program_of(1, {1});
        problem.lower = {lower}, problem.upper = {upper}, problem.row_upper = {2};
        const lp::Dictionary tableau(problem);
        const lp::Move move = lp::Stopper(tableau)(0, direction);
        run.take(move.row), run.take_number(move.step), run.take(move.place), run.take(move.is_degenerate);
      }
  return {run.folded()};
}

/// What an exchange in twice the precision takes for the rounding of earlier ones.
KnownWords drops_of_twice_the_precision() {
  FoldedRun run;
  for (const double entry : {1.0, 0.7, 3.0})
    for (const double way : {1.0, -1.0})
      run.take(flip(0, 0x1p-60, [&](double by) {
        lp::Entries<lp::Twofold> entries{2, 2, {1, -entry, 1, lp::Twofold(-entry, way * by), 0, 0}, {0, 0}};
        entries.exchange(0, 0);
        return lp::magnitude(entries.at(1, 1)) == 0;
      }));
  run.take(lp::drop_of(lp::Twofold())), run.take(lp::drop_of(1.0));
  return {run.folded()};
}

/// A state of one word more than are kept; it is never looked at.
KnownWords states_beyond_memory() {
  FoldedRun run;
  constexpr std::size_t kWords = (std::size_t{1} << 24) + 1;
  const auto words = std::make_unique_for_overwrite<std::uint32_t[]>(kWords);
  lp::Visited visited;
  run.take(visited.note({words.get(), kWords}).has_value()), run.take(visited.count());
  return {run.folded()};
}

/// A row that asks for more than its column gives, by so little that a column of far bounds, whose entries cancel but
/// for rounding, hides it: until where it is let pass.
KnownWords contradictions_of_too_little() {
  FoldedRun run;
  for (const lp::SimplexRules& rules : kTableauRules) {
    const auto kind = [&](double by) {
      LpProblem problem = program_of(2, {0.1, -1, 0, 0.3, -3, 1});
      problem.row_lower = {0, 1 + by}, problem.row_upper = {0, kInfinity}, problem.cost.assign(3, 0);
      problem.lower[1] = -kInfinity, problem.upper = {1e6, kInfinity, 1};
      return lp::run_tableau(problem, rules, Watch{}, kFewSteps).answer.index();
    };
    for (const double by : {0.0, 1e-12, 1e-11, 1e-10, 3e-10, 1e-9, 1e-8}) run.take(kind(by));
    const auto first = kind(1e-11);
    run.take(flip(1e-11, 1e-6, [&](double by) { return kind(by) == first; }));
  }
  return {run.folded()};
}

}  // namespace

void add_tableau_questions(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/tableaus_of_no_numbers", Asked::kByCheck, tableaus_of_no_numbers, {10285653204038111880u}});
  all.push_back(
      {"algorithms/lp/moves_of_every_direction", Asked::kByCheck, moves_of_every_direction, {4174579142259148200u}});
  all.push_back({"algorithms/lp/drops_of_twice_the_precision",
                 Asked::kByCheck,
                 drops_of_twice_the_precision,
                 {16155034938769593377u}});
  all.push_back({"algorithms/lp/states_beyond_memory", Asked::kByCheck, states_beyond_memory, {12035550249420947055u}});
  all.push_back({"algorithms/lp/contradictions_of_too_little",
                 Asked::kByCheck,
                 contradictions_of_too_little,
                 {4868479338564683933u}});
}

}  // namespace assay::known
