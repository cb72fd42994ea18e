// The host survives an engine that does everything wrong, blames exactly the case that did it and loses no other.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cmath>

#include "engines/adapters/bad/misdeeds.h"
#include "engines/host/worker/float_environment.h"
#include "tests/engines/plugins.h"

namespace assay::bad_plugin_test {
namespace {

using bad::Misdeed;

/// A square of side k + 1 with its centre: hull 0, 1, 2, 3 in this order.
Cloud2 square(int k) {
  const double side = 2.0 * (k + 1);
  return {{{0, 0}, {side, 0}, {side, side}, {0, side}, {side / 2, side / 2}}};
}

/// A triangle whose first coordinate asks for a misdeed; hull 0, 1, 2.
Cloud2 bad_triangle(Misdeed misdeed) {
  const double x = bad::trigger(misdeed);
  return {{{x, 0}, {x + 1, 0}, {x, 1}}};
}

ConvexPair intervals(double first, double gap) { return {{1, {first, first + 1}}, {1, {first + 1 + gap, first + 9}}}; }

WorkerOptions impatient() {
  WorkerOptions options;
  options.seconds_per_case = 0.1;
  options.ends_in_a_block = 1000;
  return options;
}

bool is_square(const Reply<Hull2Family>& reply) {
  const auto* hull = std::get_if<Hull>(&reply.answer);
  return reply.delivery == Delivery::kAnswered && hull != nullptr &&
         hull->ccw == std::vector<std::uint32_t>{0, 1, 2, 3};
}

struct Expected {
  Misdeed misdeed;
  Delivery delivery;
  std::string incident;  ///< must occur in the incident
};

std::ostream& operator<<(std::ostream& out, const Expected& expected) {
  return out << "misdeed " << static_cast<int>(expected.misdeed);
}

class BadHull : public testing::TestWithParam<Expected> {};

TEST_P(BadHull, IsBlamedForItsCaseAndEveryOtherCaseIsAnswered) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2", impatient());
  ASSERT_TRUE(engine);
  constexpr std::size_t kCases = 150, kBad[] = {0, 37, 63, 64, 149};  // first, middle, ends of batches, last
  std::vector<Cloud2> questions;
  for (std::size_t i = 0; i < kCases; ++i) questions.push_back(square(static_cast<int>(i)));
  for (const std::size_t i : kBad) questions[i] = bad_triangle(GetParam().misdeed);
  std::vector<Reply<Hull2Family>> replies(kCases);
  engine->solve(questions, replies);
  for (std::size_t i = 0; i < kCases; ++i) {
    if (std::ranges::find(kBad, i) == std::end(kBad)) {
      EXPECT_TRUE(is_square(replies[i])) << "case " << i << ": " << replies[i].incident;
    } else {
      EXPECT_EQ(replies[i].delivery, GetParam().delivery) << "case " << i << ": " << replies[i].incident;
      EXPECT_NE(replies[i].incident.find(GetParam().incident), std::string::npos) << replies[i].incident;
    }
  }
  EXPECT_EQ(FloatEnvironment::current(), default_float_environment());
}

INSTANTIATE_TEST_SUITE_P(
    Misdeeds, BadHull,
    testing::Values(
        Expected{Misdeed::kSegfault, Delivery::kCrashed, "was killed by SIGSEGV (Segmentation fault), in case "},
        Expected{Misdeed::kAbort, Delivery::kCrashed, "was killed by SIGABRT"},
        Expected{Misdeed::kExit, Delivery::kCrashed, "called exit(0), in case "},
        Expected{Misdeed::kThrow, Delivery::kCrashed, "a C++ exception left the call: bad"},
        Expected{Misdeed::kStackOverflow, Delivery::kCrashed, "SIGSEGV"},
        Expected{Misdeed::kWriteQuestion, Delivery::kCrashed, "SIGSEGV"},
        Expected{Misdeed::kWriteFarPast, Delivery::kCrashed, "SIGSEGV"},
        Expected{Misdeed::kLoop, Delivery::kHung, "gave no answer within 0.1 s of processor time"},
        Expected{Misdeed::kLoopWatched, Delivery::kHung, "runs in a cycle and does not stop when asked to"},
        Expected{Misdeed::kWriteJustPast, Delivery::kOverran, "wrote past the end of `vertex` (24 bytes)"},
        Expected{Misdeed::kWriteBefore, Delivery::kOverran, "wrote before the beginning of `vertex` (24 bytes)"},
        Expected{Misdeed::kTooMany, Delivery::kOverran, "set count to 7, expected at most 6"},
        Expected{Misdeed::kUnknownStatus, Delivery::kOverran, "set the returned status to 9, expected 0, 1 or 2"},
        Expected{Misdeed::kFlushToZero, Delivery::kFloatEnvironment, "flush-to-zero is on, denormals-are-zero is on"},
        Expected{Misdeed::kRoundUpward, Delivery::kFloatEnvironment, "rounding is upward"},
        Expected{Misdeed::kNan, Delivery::kOverran, "set vertex[0] to 20, expected less than 3"},
        Expected{Misdeed::kCycleObedient, Delivery::kAnswered, ""}, Expected{Misdeed::kPrint, Delivery::kAnswered, ""},
        Expected{Misdeed::kIgnoreInterrupt, Delivery::kAnswered, ""}));

TEST(BadHull2, ASleepingEngineIsKilledAfterTenTimesTheLimit) {
  WorkerOptions options;
  options.seconds_per_case = 0.02;
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2", options);
  const std::vector<Cloud2> questions{square(1), bad_triangle(Misdeed::kSleep), square(2)};
  std::vector<Reply<Hull2Family>> replies(3);
  engine->solve(questions, replies);
  EXPECT_TRUE(is_square(replies[0]) && is_square(replies[2]));
  EXPECT_EQ(replies[1].delivery, Delivery::kHung);
  EXPECT_EQ(replies[1].incident, "the engine gave no answer within 0.2 s of wall time, in case 2 of a batch of 3");
}

TEST(BadHull2, ADeafEngineInACircleIsNamedWithItsCycle) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2");
  std::vector<Reply<Hull2Family>> replies(2);
  engine->solve(std::vector<Cloud2>{bad_triangle(Misdeed::kLoopWatched), bad_triangle(Misdeed::kCycleObedient)},
                replies);
  for (const auto& reply : replies) {
    ASSERT_TRUE(reply.trace.cycle);
    EXPECT_EQ(reply.trace.cycle->first, 1u);
    EXPECT_EQ(reply.trace.cycle->states, (std::vector<std::vector<std::uint32_t>>{{1, 4}, {2, 4}, {2, 7}}));
  }
  EXPECT_EQ(replies[0].delivery, Delivery::kHung);
  EXPECT_EQ(replies[1].delivery, Delivery::kAnswered);
  EXPECT_EQ(std::get<GaveUp>(replies[1].answer).why, GaveUp::Why::kStopped);
}

TEST(BadHull2, ACrashIsTriedAgainAlone) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2");
  std::vector<Reply<Hull2Family>> replies(1);
  engine->solve(std::vector<Cloud2>{bad_triangle(Misdeed::kAbort)}, replies);
  EXPECT_EQ(replies[0].incident,
            "the engine's process was killed by SIGABRT (Aborted), in case 1 of a batch of 1; so it is by the first "
            "case of a fresh process");
}

TEST(BadHull2, AnIndexOutOfRangeIsNotHandedOn) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2");
  std::vector<Reply<Hull2Family>> replies(1);
  engine->solve(std::vector<Cloud2>{bad_triangle(Misdeed::kNan)}, replies);
  EXPECT_TRUE(std::holds_alternative<GaveUp>(replies[0].answer));
  EXPECT_EQ(replies[0].incident, "the engine set vertex[0] to 20, expected less than 3, in case 1 of a batch of 1");
}

TEST(BadHull2, AnAnswerUnderAChangedEnvironmentIsKept) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2");
  std::vector<Reply<Hull2Family>> replies(2);
  engine->solve(std::vector<Cloud2>{bad_triangle(Misdeed::kRoundUpward), square(3)}, replies);
  EXPECT_EQ(std::get<Hull>(replies[0].answer).ccw, (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_EQ(replies[0].incident, "the engine left the floating-point environment changed: rounding is upward");
  EXPECT_TRUE(is_square(replies[1]));
}

TEST(BadHull2, NondeterminismShowsWhenAskedTwice) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2");
  std::vector<Reply<Hull2Family>> replies(2);
  engine->solve(std::vector<Cloud2>(2, bad_triangle(Misdeed::kNondeterministic)), replies);
  EXPECT_NE(std::get<Hull>(replies[0].answer).ccw, std::get<Hull>(replies[1].answer).ccw);
}

TEST(BadGjk, IsBlamedForItsCaseAndEveryOtherCaseIsAnswered) {
  const auto engine = engine_named<GjkFamily>("bad", "bad/gjk", impatient());
  ASSERT_TRUE(engine);
  const std::vector<Expected> expected = {
      {Misdeed::kSegfault, Delivery::kCrashed, "SIGSEGV"},
      {Misdeed::kExit, Delivery::kCrashed, "exit(0)"},
      {Misdeed::kWriteJustPast, Delivery::kOverran, "past the end of `assay_gjk_answer`"},
      {Misdeed::kTooMany, Delivery::kOverran, "on_a_count to 5"},
      {Misdeed::kUnknownStatus, Delivery::kOverran, "kind to 77"},
      {Misdeed::kFlushToZero, Delivery::kFloatEnvironment, "flush-to-zero"},
      {Misdeed::kLoopWatched, Delivery::kHung, "cycle"}};
  std::vector<ConvexPair> questions;
  for (const Expected& one : expected) {
    questions.push_back(intervals(static_cast<double>(questions.size()), 0.25));
    questions.push_back(intervals(bad::trigger(one.misdeed), 0.25));
  }
  std::vector<Reply<GjkFamily>> replies(questions.size());
  engine->solve(questions, replies);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(std::get<BareDistance>(replies[2 * i].answer).distance, 0.25);
    EXPECT_EQ(replies[2 * i + 1].delivery, expected[i].delivery) << replies[2 * i + 1].incident;
    EXPECT_NE(replies[2 * i + 1].incident.find(expected[i].incident), std::string::npos) << replies[2 * i + 1].incident;
  }
}

TEST(BadGjk, NanIsAnAnswer) {
  const auto engine = engine_named<GjkFamily>("bad", "bad/gjk");
  std::vector<Reply<GjkFamily>> replies(1);
  engine->solve(std::vector<ConvexPair>{intervals(bad::trigger(Misdeed::kNan), 1)}, replies);
  EXPECT_EQ(replies[0].delivery, Delivery::kAnswered);
  EXPECT_TRUE(std::isnan(std::get<BareDistance>(replies[0].answer).distance));
}

TEST(WorkerEngine, DeclinesAProblemWhoseArraysDoNotFitAndGoesOn) {
  const auto engine = engine_named<GjkFamily>("bad", "bad/gjk");
  std::vector<ConvexPair> questions{intervals(0, 1), intervals(0, 1), intervals(0, 2)};
  questions[1].a = {2, {1, 2, 3}};
  std::vector<Reply<GjkFamily>> replies(3);
  engine->solve(questions, replies);
  EXPECT_EQ(std::get<BareDistance>(replies[0].answer).distance, 1);
  EXPECT_TRUE(std::holds_alternative<Declined>(replies[1].answer));
  EXPECT_EQ(std::get<BareDistance>(replies[2].answer).distance, 2);
}

TEST(WorkerEngine, GrowsWithTheProblem) {
  WorkerOptions options;
  options.shared_bytes = 4096;
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2", options);
  std::vector<Cloud2> questions;
  for (const int repeats : {1, 100, 50000, 1, 400, 200000, 2}) {
    questions.push_back(square(1));
    for (int i = 0; i < repeats; ++i) questions.back().points.push_back({1, 1});
  }
  std::vector<Reply<Hull2Family>> replies(questions.size());
  engine->solve(questions, replies);
  for (const auto& reply : replies) EXPECT_TRUE(is_square(reply)) << reply.incident;
}

TEST(WorkerEngine, AnswersNothingToNothing) {
  const auto engine = engine_named<Hull2Family>("bad", "bad/hull2");
  engine->solve({}, {});
  std::vector<Reply<Hull2Family>> replies(1);
  engine->solve(std::vector<Cloud2>(1), replies);
  EXPECT_TRUE(std::get<FlatHull>(replies[0].answer).extreme.empty());
}

}  // namespace
}  // namespace assay::bad_plugin_test
