// What is recalled cannot be told from what is found again: value, work, counts and refusals are the same.
#include "oracles/exact/recalled.h"

#include <gtest/gtest.h>

namespace assay::recalled_test {
namespace {

Cloud2 cloud(double x) { return {{{x, 0}, {1, x}}}; }

/// Finds how many times it was asked, for 100 units in two steps.
struct Counted {
  int found = 0;
  int operator()() {
    spend(60);
    spend(40);
    ++judge_counts().exact;
    judge_counts().filtered += 2;
    return ++found;
  }
};

TEST(Recalled, GivesWhatWasFoundAndCountsTheSame) {
  Recalled<Cloud2, int> known;
  Counted find;
  for (int times = 0; times < 3; ++times) {
    const std::uint64_t spent = work_meter().spent;
    const JudgeCounts before = judge_counts();
    EXPECT_EQ(known.of(cloud(2), find), 1);
    EXPECT_EQ(work_meter().spent - spent, 100u);
    EXPECT_EQ(judge_counts().exact - before.exact, 1u);
    EXPECT_EQ(judge_counts().filtered - before.filtered, 2u);
  }
  EXPECT_EQ(find.found, 1);
  EXPECT_EQ(known.of(cloud(3), find), 2) << "another problem";
  EXPECT_EQ(known.of(cloud(0), find), 3);
  EXPECT_EQ(known.of(cloud(-0.0), find), 4) << "other bits are another problem";
}

TEST(Recalled, IsTooLargeWhereFindingItWouldBe) {
  Recalled<Cloud2, int> known;
  Counted find;
  EXPECT_EQ(known.of(cloud(2), find), 1);
  for (const std::uint64_t allowed : {std::uint64_t{99}, std::uint64_t{100}}) {
    const std::uint64_t spent = work_meter().spent;
    const auto ended = within_work(allowed, [&] { return known.of(cloud(2), find); });
    EXPECT_EQ(std::holds_alternative<TooLarge>(ended), allowed < 100);
    EXPECT_EQ(work_meter().spent - spent, allowed < 100 ? 60u : 100u) << "as much as finding it would have spent";
  }
}

TEST(Recalled, WhatWasNotFoundIsLookedForAgain) {
  Recalled<Cloud2, int> known;
  Counted find;
  const auto first = within_work(70, [&] { return known.of(cloud(2), find); });
  EXPECT_TRUE(std::holds_alternative<TooLarge>(first));
  EXPECT_EQ(known.of(cloud(2), find), 1);
}

TEST(Recalled, ForgetsTheOldest) {
  Recalled<Cloud2, int> known;
  Counted find;
  constexpr int kMany = Recalled<Cloud2, int>::kEntries;
  for (int i = 0; i <= kMany; ++i) known.of(cloud(i), find);
  EXPECT_EQ(known.of(cloud(kMany), find), kMany + 1) << "the last is known";
  EXPECT_EQ(known.of(cloud(0), find), kMany + 2) << "the first is not";
  EXPECT_EQ(known.of(cloud(2), find), 3);
}

}  // namespace
}  // namespace assay::recalled_test
