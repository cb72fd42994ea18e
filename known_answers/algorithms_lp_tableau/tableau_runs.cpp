// Runs of the tableau simplex that are stopped or go round, and which sequences of states repeat.
#include "algorithms/lp/tableau/cycle_proof.h"
#include "algorithms/lp/tableau/tableau_run.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"
#include "properties/domains/lp/cyclers.h"

namespace assay::known {
namespace {

/// Whole runs without a trace, stopped at every state, and cycles under all kinds of rules.
KnownWords tableaus_runs() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 20; ++k) {
    Choices c{mix64(35000 + k)};
    const LpProblem problem = folded_program(c, k, 5);
    for (std::size_t stop = 1; stop < 4; ++stop) {
      Seen seen;
      seen.stop_after = stop;
      take(run, lp::run_tableau(problem, {}, seen.watch()));
      run.take(seen.states.size());
    }
  }
  Choices c{mix64(36000)};
  const LpProblem cycler = LpCyclers::draw(c).problem;
  for (int pricing = 0; pricing < 2; ++pricing)
    for (const auto ratio : {lp::RatioTest::kTextbook, lp::RatioTest::kHarris})
      for (int against = 0; against < 5; ++against)
        for (int tie = 0; tie < 3; ++tie) {
          const lp::SimplexRules rules{static_cast<lp::Pricing>(pricing), ratio, static_cast<lp::AntiCycling>(against),
                                       static_cast<lp::TieBreak>(tie), lp::Scaling::kNone};
          take(run, lp::run_tableau(cycler, rules, Watch{}, {.step_limit = 60, .keeps_trace = true, .seed = 1}));
        }
  return {run.folded()};
}

/// Sequences of few states, whole ones and bases: every repetition that they have.
KnownWords repetitions() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 200; ++k) {
    Choices c{mix64(32000 + k)};
    const std::uint64_t states = 1 + c.below(4), period = 1 + c.below(5);
    lp::Visited visited;
    lp::CycleProof proof;
    std::vector<std::uint32_t> sequence;
    for (std::uint32_t i = 0; i < 24; ++i) {
      const bool is_drawn = i < period || c.below(8) == 0;
      sequence.push_back(static_cast<std::uint32_t>(is_drawn ? c.below(states) : sequence[i - period]));
      const std::vector<std::uint32_t> state(1 + sequence.back() % 2, sequence.back());
      const auto before = visited.note(state);
      run.take(before ? *before : ~std::uint32_t{0});
      if (const auto repetition = visited.repetition())
        run.take(repetition->first), run.take(repetition->period), run.take(repetition->length);
      std::vector<std::uint32_t> whole = state;
      whole.push_back(static_cast<std::uint32_t>(k % 3 == 0 ? i / 7 % 2 : 0));
      run.take(proof.note(state));
      if (i > 2) proof.note_whole(whole);
      run.take(proof.is_shown());
      if (proof.cycle())
        run.take(proof.cycle()->first), run.take(proof.cycle()->length), run.take(proof.cycle()->bases);
    }
  }
  return {run.folded()};
}

}  // namespace

void add_tableau_runs(KnownAnswers& all) {
  all.push_back({"algorithms/lp/tableaus_runs", Asked::kByCheck, tableaus_runs, {1692094756309567779u}});
  all.push_back({"algorithms/lp/repetitions", Asked::kByCheck, repetitions, {3585455046147492626u}});
}

}  // namespace assay::known
