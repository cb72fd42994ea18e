// The revised simplex stops wherever it is told to, under rules in which every value of every choice comes up.
#include <gtest/gtest.h>

#include <array>

#include "algorithms/lp/revised/revised_simplex.h"
#include "tests/support/random_programs.h"
#include "tests/support/recorded_states.h"

namespace assay::revised_choices_test {
namespace {

using lp::AntiCycling;
using lp::Pricing;
using lp::RatioTest;
using lp::RevisedOptions;
using lp::RevisedSimplex;
using lp::Scaling;
using lp::SimplexRules;
using lp::TieBreak;
using Method = RevisedOptions::Method;

constexpr std::array<SimplexRules, 7> kRevisedRules = {{
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kBland, RatioTest::kHarris, AntiCycling::kNone, TieBreak::kFirstRow, Scaling::kGeometric},
    {Pricing::kDevex, RatioTest::kHarris, AntiCycling::kBland, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kSteepestEdge, RatioTest::kBoundFlipping, AntiCycling::kPerturbation, TieBreak::kLargestPivot,
     Scaling::kGeometric},
    {Pricing::kRandomEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kLastRow, Scaling::kNone},
    {Pricing::kSteepestEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kFirstRow, Scaling::kNone},
    {Pricing::kDevex, RatioTest::kBoundFlipping, AntiCycling::kPerturbation, TieBreak::kLastRow, Scaling::kNone},
}};

TEST(RevisedChoices, StopWhereverTheyAreToldTo) {
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(6000 + k)};
    const LpProblem problem = test::varied_program(c, k, 8);
    const RevisedOptions options{kRevisedRules[k % kRevisedRules.size()], static_cast<Method>(k % 3), 0};
    test::RecordedStates all;
    const lp::RevisedRun run = RevisedSimplex(options).solve(problem, all.watch());
    EXPECT_GE(all.states.size(), run.pivots) << k;
    EXPECT_LE(all.states.size(), run.pivots + run.flips) << k;
    for (std::size_t stop = 1; stop <= all.states.size(); ++stop) {
      test::RecordedStates some;
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
