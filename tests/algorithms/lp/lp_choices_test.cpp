// Which pivots the tableau simplex makes, which way Seidel's search goes and what both answer, to the bit, on programs
// of a fixed draw. A change of a number is a change of choices or of rounding: it is meant, or it is a mistake. Nothing
// here says that what was before is right; the tests beside this one hold answers to the exact truth.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "algorithms/lp/seidel.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/cyclers.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"

namespace assay::lp_choices_test {
namespace {

using lp::AntiCycling;
using lp::Pricing;
using lp::RatioTest;
using lp::Scaling;
using lp::SimplexRules;
using lp::TieBreak;
using known::FoldedRun;

/// Rules in which every value of every choice comes up.
constexpr std::array<SimplexRules, 9> kRules = {{
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

void fold(FoldedRun& run, const LpProblem& problem, const SimplexRules& rules, std::uint32_t limit = 400) {
  take(run, lp::run_tableau(problem, rules, Watch{}, {.step_limit = limit, .keeps_trace = true, .seed = 3}));
}

class TableauChoices : public testing::TestWithParam<std::pair<std::size_t, std::uint64_t>> {};

TEST_P(TableauChoices, AreTheSameOnAFixedRun) {
  const auto [rules, expected] = GetParam();
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(8000 + k)};
    fold(run, known::folded_program(c, k, 7), kRules[rules]);
  }
  for (std::uint64_t k = 0; k < 120; ++k) {
    Choices c{mix64(8500 + k)};
    fold(run, known::hard_program(c, k), kRules[rules]);
  }
  for (std::uint64_t k = 0; k < 10; ++k) {
    Choices c{mix64(9000 + k)};
    fold(run, LpCyclers::draw(c).problem, kRules[rules], 200);
  }
  EXPECT_EQ(run.folded(), expected);
}

INSTANTIATE_TEST_SUITE_P(Rules, TableauChoices,
                         testing::Values(std::pair{0u, 178957696688620154u}, std::pair{1u, 12790798618106539677u},
                                         std::pair{2u, 10155942795275482757u}, std::pair{3u, 6743487634055935502u},
                                         std::pair{4u, 18096658777795061369u}, std::pair{5u, 14519300454894890668u},
                                         std::pair{6u, 12995924060279494889u}, std::pair{7u, 8335526289739630412u},
                                         std::pair{8u, 7113801229466544497u}));

TEST(TableauChoices, StopWhereverTheyAreToldTo) {
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(10000 + k)};
    const LpProblem problem = known::folded_program(c, k, 7);
    const SimplexRules& rules = kRules[k % kRules.size()];
    known::Seen all;
    const lp::TableauRun run = lp::run_tableau(problem, rules, all.watch(), {.keeps_trace = true});
    EXPECT_EQ(all.states.size(), run.pivots + run.bound_flips) << k;
    if (!all.states.empty()) EXPECT_EQ(run.objective.size(), all.states.size() + 1) << k;
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

TEST(SeidelChoices, AreTheSameOnAFixedRun) {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 800; ++k) {
    Choices c{mix64(11000 + k)};
    const LpProblem problem = known::folded_program(c, k, 6 + k % 2 * 3);
    if (problem.columns > lp::kSeidelColumns) continue;
    known::Seen seen;
    take(run, Seidel::solve(problem, seen.watch()));
    for (const auto& state : seen.states) run.take(state);
  }
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(12000 + k)};
    take(run, Seidel::solve(known::hard_program(c, k), Watch{}));
  }
  EXPECT_EQ(run.folded(), 156625176562463226u);
}

// Hundreds of half-spaces, so that blocks and the random order count too.
TEST(SeidelChoices, AreTheSameOnManyRows) {
  known::FoldedRun run;
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(23000 + k)};
    LpProblem problem;
    problem.columns = static_cast<std::uint32_t>(1 + c.below(lp::kSeidelColumns));
    problem.rows = static_cast<std::uint32_t>(k % 6 == 5 ? 500 : 40);
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      problem.cost.push_back(static_cast<double>(c.around_zero(4)));
      problem.lower.push_back(c.below(3) == 0 ? -1.0 : -kInfinity);
      problem.upper.push_back(c.below(3) == 0 ? 1.0 : kInfinity);
    }
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      double size = 0;
      for (std::uint32_t j = 0; j < problem.columns; ++j) {
        problem.matrix.push_back(c.dyadic(30) - 0.5);
        size += std::fabs(problem.matrix.back());
      }
      problem.row_lower.push_back(k % 3 == 0 ? -2 * size : -kInfinity);
      problem.row_upper.push_back(k % 4 == 0 && i % 8 == 0 ? 0 : size * (1 - c.dyadic(10) / 4));
    }
    known::Seen seen;
    take(run, Seidel::solve(problem, seen.watch()));
    for (const auto& state : seen.states) run.take(state);
    // Stopped at every one of the first states.
    for (std::size_t stop = 1; stop < std::min<std::size_t>(seen.states.size(), 8); ++stop) {
      known::Seen some;
      some.stop_after = stop;
      const LpAnswer answer = Seidel::solve(problem, some.watch());
      EXPECT_TRUE(std::holds_alternative<GaveUp>(answer) && std::get<GaveUp>(answer).why == GaveUp::Why::kStopped);
      EXPECT_EQ(some.states.size(), stop);
    }
  }
  EXPECT_EQ(run.folded(), 13374500374263021776u);
}

}  // namespace
}  // namespace assay::lp_choices_test
