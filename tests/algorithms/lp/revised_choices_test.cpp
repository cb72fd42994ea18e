// The revised simplex stops wherever it is told to. Which pivots it makes is a known answer
// (known_answers/algorithms_lp).
#include <gtest/gtest.h>

#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/folded/simplex_rules.h"

namespace assay::revised_choices_test {
namespace {

using known::kRevisedRules;
using lp::RevisedOptions;
using lp::RevisedSimplex;
using Method = RevisedOptions::Method;

TEST(RevisedChoices, StopWhereverTheyAreToldTo) {
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(6000 + k)};
    const LpProblem problem = known::folded_program(c, k, 8);
    const RevisedOptions options{kRevisedRules[k % kRevisedRules.size()], static_cast<Method>(k % 3), 0};
    known::Seen all;
    const lp::RevisedRun run = RevisedSimplex(options).solve(problem, all.watch());
    EXPECT_GE(all.states.size(), run.pivots) << k;
    EXPECT_LE(all.states.size(), run.pivots + run.flips) << k;
    for (std::size_t stop = 1; stop <= all.states.size(); ++stop) {
      known::Seen some;
      some.stop_after = stop;
      const lp::RevisedRun end = RevisedSimplex(options).solve(problem, some.watch());
      const auto* gave_up = std::get_if<GaveUp>(&end.answer);
      ASSERT_NE(gave_up, nullptr) << k << " " << stop;
      EXPECT_EQ(gave_up->why, GaveUp::Why::kStopped);
      EXPECT_EQ(some.states.size(), stop);
      RevisedOptions limited = options;
      limited.pivot_limit = static_cast<std::uint32_t>(stop);
      const lp::RevisedRun few = RevisedSimplex(limited).solve(problem);
      EXPECT_LE(few.pivots, stop + 1);
    }
  }
}

}  // namespace
}  // namespace assay::revised_choices_test
