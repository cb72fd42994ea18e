// An engine that is linked into the program and runs in a worker process: its crash, hang or greed is the case's.
#include <gtest/gtest.h>

#include <cstdlib>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "engines/adapters/listed_engines.h"
#include "engines/host/worker/worker_engine.h"

namespace assay::own_engines_test {
namespace {

using Sound = MonotoneChain<ExactOrient2d>;

/// What the engine does to a cloud of so many points; a triangle gets its hull.
enum Misdeed : std::size_t { kNone = 3, kCrash, kSpin, kAllocate, kListEachTwice };

Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
  switch (cloud.points.size()) {
    case kCrash: std::abort();
    case kSpin:
      for (volatile int turn = 0;; turn = turn + 1) {
      }
    case kAllocate: {
      std::vector<char> greedy(std::size_t{10} << 30, 1);
      return FlatHull{{static_cast<std::uint32_t>(greedy[greedy.size() / 2])}};
    }
    case kListEachTwice: {
      Hull twice;
      for (std::uint32_t i = 0; i < 2 * cloud.points.size(); ++i) twice.ccw.push_back(i / 2);
      return twice;
    }
    default: return Sound::solve(cloud, watch);
  }
}

Cloud2 cloud_of(std::size_t points) {
  Cloud2 cloud;
  for (std::size_t i = 0; i < points; ++i) cloud.points.push_back({double(i), double(i * i)});
  return cloud;
}

class OwnEngine : public testing::Test {
 protected:
  static constexpr ListedVariant<Hull2Family> kVariant{"ours/misbehaves", &solve, {.sentence = "misbehaves"}};
  WorkerEngine<Hull2Family> engine_{{}, plugin::listed_engine(kVariant, ""), {.seconds_per_case = 0.2}};

  /// What becomes of the middle one of three questions; its neighbours are answered.
  Reply<Hull2Family> reply_to(Misdeed misdeed) {
    const std::vector<Cloud2> questions{cloud_of(kNone), cloud_of(misdeed), cloud_of(kNone)};
    std::vector<Reply<Hull2Family>> replies(3);
    engine_.solve(questions, replies);
    for (const std::size_t neighbour : {0, 2}) {
      EXPECT_EQ(replies[neighbour].delivery, Delivery::kAnswered) << replies[neighbour].incident;
      EXPECT_TRUE(std::holds_alternative<Hull>(replies[neighbour].answer));
    }
    return replies[1];
  }
};

TEST_F(OwnEngine, CrashesInAProcessOfItsOwn) {
  EXPECT_FALSE(engine_.runs_here());
  const auto reply = reply_to(kCrash);
  EXPECT_EQ(reply.delivery, Delivery::kCrashed);
  EXPECT_NE(reply.incident.find("SIGABRT"), std::string::npos) << reply.incident;
  EXPECT_NE(reply.incident.find("so it is by the first case of a fresh process"), std::string::npos) << reply.incident;
}

TEST_F(OwnEngine, HangsNoLongerThanItsLimit) { EXPECT_EQ(reply_to(kSpin).delivery, Delivery::kHung); }

TEST_F(OwnEngine, IsRefusedTenGigabytes) {
  const auto reply = reply_to(kAllocate);
  EXPECT_EQ(reply.delivery, Delivery::kCrashed);
  EXPECT_NE(reply.incident.find("memory"), std::string::npos) << reply.incident;
}

TEST_F(OwnEngine, IsHeardWholeWhereItListsPointsTwice) {
  const auto reply = reply_to(kListEachTwice);
  ASSERT_EQ(reply.delivery, Delivery::kAnswered) << reply.incident;
  EXPECT_EQ(std::get<Hull>(reply.answer).ccw.size(), 2 * std::size_t{kListEachTwice});
}

}  // namespace
}  // namespace assay::own_engines_test
