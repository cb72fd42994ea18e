// The tableau simplex stops wherever it is told to, under rules in which every value of every choice comes up.
#include <gtest/gtest.h>

#include <array>

#include "algorithms/lp/tableau/tableau_run.h"
#include "tests/support/random_programs.h"
#include "tests/support/recorded_states.h"

namespace assay::lp_choices_test {
namespace {

using lp::AntiCycling;
using lp::Pricing;
using lp::RatioTest;
using lp::Scaling;
using lp::SimplexRules;
using lp::TieBreak;

constexpr std::array<SimplexRules, 9> kTableauRules = {{
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kBland, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kGreatestImprovement, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kFirstRow, Scaling::kNone},
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kLexicographic, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kPerturbation, TieBreak::kLargestPivot, Scaling::kNone},
    {Pricing::kDevex, RatioTest::kHarris, AntiCycling::kBland, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kSteepestEdge, RatioTest::kTextbook, AntiCycling::kExpand, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kRandomEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kLastRow, Scaling::kNone},
    {Pricing::kSteepestEdge, RatioTest::kHarris, AntiCycling::kNone, TieBreak::kFirstRow, Scaling::kNone},
}};

TEST(TableauChoices, StopWhereverTheyAreToldTo) {
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(10000 + k)};
    const LpProblem problem = test::varied_program(c, k, 7);
    const SimplexRules& rules = kTableauRules[k % kTableauRules.size()];
    test::RecordedStates all;
    const lp::TableauRun run = lp::run_tableau(problem, rules, all.watch(), {.keeps_trace = true});
    EXPECT_EQ(all.states.size(), run.pivots + run.bound_flips) << k;
    if (!all.states.empty()) {
      EXPECT_EQ(run.objective.size(), all.states.size() + 1) << k;
    }
    EXPECT_TRUE(lp::run_tableau(problem, rules, Watch{}).objective.empty());
    for (std::size_t stop = 1; stop <= all.states.size(); ++stop) {
      test::RecordedStates some;
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
