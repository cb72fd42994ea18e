// Which pivots the tableau simplex makes and what it answers, to the bit. Nothing here says that what was before is
// right; tests hold answers to the exact truth.
#include <string>

#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/simplex_rules.h"
#include "known_answers/tables.h"
#include "properties/domains/lp/cyclers.h"

namespace assay::known {
namespace {

void fold(FoldedRun& run, const LpProblem& problem, const lp::SimplexRules& rules, std::uint32_t limit = 400) {
  take(run, lp::run_tableau(problem, rules, Watch{}, {.step_limit = limit, .keeps_trace = true, .seed = 3}));
}

KnownWords tableau_choices(const lp::SimplexRules& rules) {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(8000 + k)};
    fold(run, folded_program(c, k, 7), rules);
  }
  for (std::uint64_t k = 0; k < 120; ++k) {
    Choices c{mix64(8500 + k)};
    fold(run, hard_program(c, k), rules);
  }
  for (std::uint64_t k = 0; k < 10; ++k) {
    Choices c{mix64(9000 + k)};
    fold(run, LpCyclers::draw(c).problem, rules, 200);
  }
  return {run.folded()};
}

/// Of the rules of one place in the list.
constexpr std::array<std::uint64_t, kTableauRules.size()> kExpected = {
    178957696688620154u,   4236677987712126654u,  10155942795275482757u, 5095899431190096438u, 18096658777795061369u,
    14519300454894890668u, 12995924060279494889u, 2158592638513986995u,  7113801229466544497u,
};

}  // namespace

void add_tableau_choices(KnownAnswers& all) {
  for (std::size_t k = 0; k < kTableauRules.size(); ++k)
    all.push_back({"algorithms/lp/tableau_by_rules_" + std::to_string(k),
                   Asked::kByCheck,
                   [k] { return tableau_choices(kTableauRules[k]); },
                   {kExpected[k]}});
}

}  // namespace assay::known
