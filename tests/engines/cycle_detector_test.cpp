#include "engines/host/worker/cycle_detector.h"

#include <gtest/gtest.h>

#include "engines/host/in_process.h"

namespace assay::cycle_detector_test {
namespace {

using State = std::vector<std::uint32_t>;

/// Shows states of one word; the number of steps until the detector says stop, or all of them.
std::uint32_t show(CycleDetector& detector, const std::vector<std::uint32_t>& words) {
  std::uint32_t shown = 0;
  for (const std::uint32_t word : words) {
    ++shown;
    if (!detector.step(std::span(&word, 1))) break;
  }
  return shown;
}

std::vector<std::uint32_t> lead_in_and_period(std::uint32_t lead, std::uint32_t period, std::uint32_t total) {
  std::vector<std::uint32_t> words;
  for (std::uint32_t i = 0; i < total; ++i) words.push_back(i < lead ? 1000000 + i : (i - lead) % period);
  return words;
}

TEST(CycleDetector, NamesTheFirstStateAndTheStatesOfTheCycle) {
  CycleDetector detector;
  show(detector, {7, 8, 1, 2, 3, 1, 2, 3, 1, 2, 3});
  const Trace trace = detector.trace(false);
  EXPECT_EQ(trace.steps, 11u);
  ASSERT_TRUE(trace.cycle);
  EXPECT_EQ(trace.cycle->first, 2u);
  EXPECT_EQ(trace.cycle->states, (std::vector<State>{{1}, {2}, {3}}));
}

TEST(CycleDetector, ClaimsNothingBeforeThePeriodWasSeenThreeTimes) {
  CycleDetector detector;
  show(detector, {7, 8, 1, 2, 3, 1, 2, 3, 1, 2});
  EXPECT_FALSE(detector.trace(false).cycle);
}

TEST(CycleDetector, HoldsAnAlgorithmThatAnsweredToFourPeriods) {
  CycleDetector detector;
  show(detector, lead_in_and_period(2, 3, 100));
  EXPECT_TRUE(detector.trace(true).cycle) << "it went round until its own limit";

  detector.reset();
  show(detector, {7, 8, 1, 2, 3, 1, 2, 3, 1, 2, 3});
  EXPECT_TRUE(detector.trace(false).cycle);
  EXPECT_FALSE(detector.trace(true).cycle) << "three periods may be chance";

  detector.reset();
  show(detector, {7, 8, 5, 5, 5, 5, 5, 5, 5});
  EXPECT_TRUE(detector.trace(false).cycle);
  EXPECT_FALSE(detector.trace(true).cycle) << "equal states at the end are a way to converge";
}

TEST(CycleDetector, ClaimsNothingWhenTheTailWasLeftAgain) {
  CycleDetector detector;
  std::vector<std::uint32_t> words = lead_in_and_period(0, 3, 60);
  words.push_back(42);
  show(detector, words);
  EXPECT_FALSE(detector.trace(false).cycle);
}

TEST(CycleDetector, FindsThePeriodWhenAStateComesTwiceInIt) {
  CycleDetector detector;
  std::vector<std::uint32_t> words;
  for (int i = 0; i < 10; ++i) words.insert(words.end(), {5, 6, 5, 7});
  show(detector, words);
  ASSERT_TRUE(detector.trace(false).cycle);
  EXPECT_EQ(detector.trace(false).cycle->states.size(), 4u);
}

TEST(CycleDetector, FindsTheLeastPeriodWhenTheTailBeginsWithAnOlderState) {
  CycleDetector detector;
  show(detector, {5, 9, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5});
  ASSERT_TRUE(detector.trace(false).cycle);
  EXPECT_EQ(detector.trace(false).cycle->states, (std::vector<State>{{5}}));
  EXPECT_EQ(detector.trace(false).cycle->first, 3u);
}

TEST(CycleDetector, EveryLeadInAndPeriodIsFoundExactly) {
  for (std::uint32_t lead : {0u, 1u, 5u, 400u})
    for (std::uint32_t period : {1u, 2u, 3u, 7u, 64u, 900u}) {
      CycleDetector detector;
      show(detector, lead_in_and_period(lead, period, lead + 3 * period));
      ASSERT_TRUE(detector.trace(false).cycle) << lead << " " << period;
      EXPECT_EQ(detector.trace(false).cycle->first, lead);
      EXPECT_EQ(detector.trace(false).cycle->states.size(), period);
    }
}

TEST(CycleDetector, LeavesAnAlgorithmWithALimitOfItsOwnAlone) {
  CycleDetector detector;
  const auto words = lead_in_and_period(3, 6, CycleDetector::kPatience);
  EXPECT_EQ(show(detector, words), words.size());
  EXPECT_TRUE(detector.trace(false).cycle);
}

TEST(CycleDetector, StopsAnEndlessCycleOncePatienceIsOver) {
  CycleDetector detector;
  EXPECT_EQ(show(detector, lead_in_and_period(3, 6, 50000)), 3 + 6 + CycleDetector::kPatience);
}

TEST(CycleDetector, StopsAnEndlessWalkAtTheStepLimit) {
  CycleDetector detector;
  EXPECT_EQ(show(detector, lead_in_and_period(200000, 6, 200000)), CycleDetector::kStepLimit);
  EXPECT_FALSE(detector.trace(false).cycle);
  EXPECT_EQ(detector.trace(false).steps, CycleDetector::kStepLimit);
}

TEST(CycleDetector, ResettingForgetsTheCaseBefore) {
  CycleDetector detector;
  show(detector, lead_in_and_period(0, 3, 30));
  detector.reset();
  show(detector, {1, 2});
  CycleDetector fresh;
  show(fresh, {1, 2});
  EXPECT_EQ(detector.trace(false), fresh.trace(false));
}

TEST(CycleDetector, StatesOfDifferentLengthAreDifferent) {
  CycleDetector detector;
  const State longer{1, 0}, shorter{1};
  for (int i = 0; i < 9; ++i) detector.step(i % 2 == 0 ? longer : shorter);
  ASSERT_TRUE(detector.trace(false).cycle);
  EXPECT_EQ(detector.trace(false).cycle->states.size(), 2u);
}

TEST(CycleDetector, AnEngineWithoutStatesIsCountedOnly) {
  CycleDetector detector;
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(detector.step({}));
  EXPECT_EQ(detector.trace(false).steps, 50u);
  EXPECT_FALSE(detector.trace(false).cycle);
}

struct Circles {
  static constexpr std::string_view kName = "test/circles";
  static Hull2Answer solve(const Cloud2&, const Watch& watch) {
    for (std::uint32_t i = 0;; ++i) {
      const std::uint32_t state[2] = {i % 5, 1};
      if (!watch(state)) return GaveUp{GaveUp::Why::kStopped, i + 1};
      if (!watch && i == 9) return Hull{{0, 1, 2}};
    }
  }
};

TEST(InProcess, WatchesOnlyWhenAsked) {
  const std::vector<Cloud2> questions(3);
  std::vector<Reply<Hull2Family>> replies(3);
  InProcess<Hull2Family> watched({}, &Circles::solve, Watching::kAlways), alone({}, &Circles::solve);
  watched.solve(questions, replies);
  for (const auto& reply : replies) {
    ASSERT_TRUE(reply.trace.cycle);
    EXPECT_EQ(reply.trace.cycle->states.size(), 5u);
    EXPECT_TRUE(std::holds_alternative<GaveUp>(reply.answer));
  }
  alone.solve(questions, replies);
  for (const auto& reply : replies) {
    EXPECT_EQ(reply.trace, Trace{});
    EXPECT_TRUE(std::holds_alternative<Hull>(reply.answer));
  }
}

}  // namespace
}  // namespace assay::cycle_detector_test
