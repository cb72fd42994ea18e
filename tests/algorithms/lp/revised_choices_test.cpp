// Which pivots the revised simplex makes and what it answers, to the bit, on programs of a fixed draw. A change of a
// number is a change of choices or of rounding: it is meant, or it is a mistake. Nothing here says that what was before
// is right; the tests beside this one hold answers to the exact truth.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"

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
using known::FoldedRun;
using Method = RevisedOptions::Method;

/// Seven rules, in which every value of every choice comes up.
constexpr std::array<SimplexRules, 7> kRules = {{
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kBland, RatioTest::kHarris, AntiCycling::kNone, TieBreak::kFirstRow, Scaling::kGeometric},
    {Pricing::kDevex, RatioTest::kHarris, AntiCycling::kBland, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kSteepestEdge, RatioTest::kBoundFlipping, AntiCycling::kPerturbation, TieBreak::kLargestPivot,
     Scaling::kGeometric},
    {Pricing::kRandomEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kLastRow, Scaling::kNone},
    {Pricing::kSteepestEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kFirstRow, Scaling::kNone},
    {Pricing::kDevex, RatioTest::kBoundFlipping, AntiCycling::kPerturbation, TieBreak::kLastRow, Scaling::kNone},
}};

std::uint64_t folded(Method method, std::uint64_t seed, std::uint64_t cases, std::uint32_t most) {
  FoldedRun run;
  std::vector<RevisedSimplex> solvers;
  for (const SimplexRules& rules : kRules) solvers.emplace_back(RevisedOptions{rules, method, 0});
  for (std::uint64_t k = 0; k < cases; ++k) {
    Choices c{mix64(seed + k)};
    const LpProblem problem = known::folded_program(c, k, most);
    for (std::size_t s = k % 2; s < solvers.size(); s += 2) {
      known::Seen seen;
      take(run, solvers[s].solve(problem, seen.watch()));
      for (const auto& state : seen.states) run.take(state);
    }
  }
  return run.folded();
}

TEST(RevisedChoices, OfThePrimalAreTheSameOnSmallPrograms) {
  EXPECT_EQ(folded(Method::kPrimal, 100, 400, 8), 15897452946755538645u);
}
TEST(RevisedChoices, OfTheDualAreTheSameOnSmallPrograms) {
  EXPECT_EQ(folded(Method::kDual, 600, 400, 8), 15021795080876062285u);
}
TEST(RevisedChoices, OfTheAutomaticMethodAreTheSameOnSmallPrograms) {
  EXPECT_EQ(folded(Method::kAuto, 1100, 200, 8), 12391975762475477252u);
}
// Beyond SmallInverse::kMostRows, where the sparse factors take over.
TEST(RevisedChoices, OfThePrimalAreTheSameOnLargerPrograms) {
  EXPECT_EQ(folded(Method::kPrimal, 2000, 12, 44), 14227104701876085829u);
}
TEST(RevisedChoices, OfTheDualAreTheSameOnLargerPrograms) {
  EXPECT_EQ(folded(Method::kDual, 3000, 12, 44), 3728856709002691082u);
}

TEST(RevisedChoices, AreTheSameOnHardPrograms) {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 600; ++k) {
    Choices c{mix64(5000 + k)};
    const LpProblem problem = known::hard_program(c, k);
    for (const Method method : {Method::kPrimal, Method::kDual})
      take(run, RevisedSimplex({kRules[(k / 4) % kRules.size()], method, 0}).solve(problem));
  }
  EXPECT_EQ(run.folded(), 3252385112657543283u);
}

TEST(RevisedChoices, StopWhereverTheyAreToldTo) {
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(6000 + k)};
    const LpProblem problem = known::folded_program(c, k, 8);
    const RevisedOptions options{kRules[k % kRules.size()], static_cast<Method>(k % 3), 0};
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

/// From a basis that is not the row activities, for a program seen from elsewhere, without the final check.
TEST(RevisedChoices, FromAGivenBasisAndOfAMovedProgramAreTheSame) {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 150; ++k) {
    Choices c{mix64(4000 + k)};
    LpProblem problem = known::folded_program(c, k, 8);
    RevisedOptions options{kRules[k % kRules.size()], static_cast<Method>(k % 3), 0};
    RevisedSimplex solver(options);
    const Basis start = solver.solve(problem).basis;
    options.checks_answer = false;
    RevisedSimplex unchecked(options);
    if (start.basic.size() != problem.rows) continue;
    LpProblem other = problem;
    std::rotate(other.cost.begin(), other.cost.begin() + (other.cost.empty() ? 0 : 1), other.cost.end());
    take(run, solver.solve(other, Watch{}, &start));
    take(run, unchecked.solve(other, Watch{}, &start));
    lp::MovedProgram moved{problem.lower, problem.upper, problem.cost};
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      moved.lower.push_back(problem.row_lower[i] * 1.5);
      moved.upper.push_back(problem.row_upper[i] * 1.5);
      moved.cost.push_back(static_cast<double>(c.around_zero(2)) / 4);
    }
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      moved.cost[j] += 0x1p-20 * static_cast<double>(c.around_zero(8));
    const lp::RevisedRun end = unchecked.solve(problem, Watch{}, &start, &moved);
    run.take(end.answer.index());
    take(run, end.basis);
    take(run, end.line);
    run.take(end.pivots);
  }
  EXPECT_EQ(run.folded(), 5917996149536161300u);
}

}  // namespace
}  // namespace assay::revised_choices_test
