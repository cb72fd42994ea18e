// The tableau simplex stops wherever it is told to. Which pivots it makes is a known answer
// (known_answers/algorithms_lp).
#include <gtest/gtest.h>

#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"

namespace assay::lp_choices_test {
namespace {

using known::kTableauRules;
using lp::SimplexRules;

TEST(TableauChoices, StopWhereverTheyAreToldTo) {
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(10000 + k)};
    const LpProblem problem = known::folded_program(c, k, 7);
    const SimplexRules& rules = kTableauRules[k % kTableauRules.size()];
    known::Seen all;
    const lp::TableauRun run = lp::run_tableau(problem, rules, all.watch(), {.keeps_trace = true});
    EXPECT_EQ(all.states.size(), run.pivots + run.bound_flips) << k;
    if (!all.states.empty()) {
      EXPECT_EQ(run.objective.size(), all.states.size() + 1) << k;
    }
    EXPECT_TRUE(lp::run_tableau(problem, rules, Watch{}).objective.empty());
    for (std::size_t stop = 1; stop <= all.states.size(); ++stop) {
      known::Seen some;
      some.stop_after = stop;
      const LpAnswer answer = lp::run_tableau(problem, rules, some.watch()).answer;
      const auto* gave_up = std::get_if<GaveUp>(&answer);
      ASSERT_NE(gave_up, nullptr) << k << " " << stop;
      EXPECT_EQ(gave_up->why, GaveUp::Why::kStopped);
      EXPECT_EQ(gave_up->steps, stop);
      EXPECT_EQ(some.states.size(), stop);
      const auto limit = static_cast<std::uint32_t>(stop);
      EXPECT_LE(lp::run_tableau(problem, rules, Watch{}, {.step_limit = limit}).pivots, limit);
    }
  }
}

}  // namespace
}  // namespace assay::lp_choices_test
