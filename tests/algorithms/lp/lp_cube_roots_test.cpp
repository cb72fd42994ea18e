// The share of cyclers without end that really cycle, by name and length.
#include <gtest/gtest.h>

#include <map>

#include "algorithms/lp/tableau/tableau_run.h"
#include "properties/domains/lp/degenerate/degenerate.h"

namespace assay::lp_cube_roots_test {
namespace {

TEST(LpCubeRoots, CycleUnderTheLargestCoefficientRuleOncePerHundredDrawsOrSo) {
  constexpr std::uint64_t kDraws = 6000;
  lp::SimplexRules rules;
  rules.tie = lp::TieBreak::kLargestPivot;
  std::map<std::uint32_t, std::uint64_t> lengths;
  std::uint64_t cyclers = 0;
  for (std::uint64_t key = 0; key < kDraws; ++key) {
    Choices choices{mix64(key)};
    const auto run = lp::run_tableau(LpCubeRoots::draw(choices).problem, rules, Watch{}, {.step_limit = 400});
    if (!run.cycle) continue;
    ++cyclers;
    ++lengths[run.repetition ? run.repetition->period : 0];
  }
  EXPECT_GE(cyclers, kDraws / 400);
  EXPECT_LE(cyclers, kDraws / 20);
  EXPECT_GT(lengths[6], 0u) << "three pairs, two pivots each";
  RecordProperty("cyclers", static_cast<int>(cyclers));
}

TEST(LpCubeRoots, NeverCycleUnderBlandsRule) {
  lp::SimplexRules rules;
  rules.pricing = lp::Pricing::kBland;
  for (std::uint64_t key = 0; key < 1000; ++key) {
    Choices choices{mix64(key)};
    EXPECT_FALSE(lp::run_tableau(LpCubeRoots::draw(choices).problem, rules, Watch{}).cycle);
  }
}

}  // namespace
}  // namespace assay::lp_cube_roots_test
