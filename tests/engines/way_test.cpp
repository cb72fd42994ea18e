// The way of a reply: states and fallbacks of filters, in the program and in a worker process alike.
#include <gtest/gtest.h>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/model/work/folded.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "engines/adapters/listed_engines.h"
#include "engines/host/in_process.h"
#include "engines/host/worker/worker_engine.h"

namespace assay::way_test {
namespace {

using Sound = MonotoneChain<ExactOrient2d>;

/// As many states as points, each the index of a point, the last one first where there are four.
Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
  for (std::uint32_t i = 0; i < cloud.points.size(); ++i) {
    const std::uint32_t state[1] = {cloud.points.size() == 4 ? 3 - i : i};
    watch(state);
  }
  return Sound::solve(cloud, Watch{});
}

const ListedVariant<Hull2Family> kVariant{"test/shows_points", &solve, {.sentence = "shows its points"}};

Reply<Hull2Family> reply_to(const Cloud2& cloud, Engine<Hull2Family>& engine) {
  Reply<Hull2Family> reply;
  engine.solve({&cloud, 1}, {&reply, 1});
  return reply;
}

const Cloud2 kSquare{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}, kFlatter{{{0, 0}, {4, 0}, {4, 4}}},
    kOnALine{{{0, 0}, {1, 1}, {2, 2}}};

TEST(Way, HasStatesInTheirOrder) {
  InProcess<Hull2Family> engine({}, &solve, Watching::kAlways);
  EXPECT_EQ(reply_to(kSquare, engine).trace.way, reply_to(kSquare, engine).trace.way);
  EXPECT_NE(reply_to(kSquare, engine).trace.way, reply_to(kFlatter, engine).trace.way);
  EXPECT_NE(folded(folded(0, 1), 2), folded(folded(0, 2), 1));
}

TEST(Way, HasWhatFiltersLeftOpen) {
  InProcess<Hull2Family> engine({}, &solve, Watching::kAlways);
  const std::uint64_t before = filter_fallbacks;
  const auto clear = reply_to(kFlatter, engine);
  EXPECT_EQ(filter_fallbacks, before);
  const auto doubtful = reply_to(kOnALine, engine);
  EXPECT_GT(filter_fallbacks, before) << "turns of three points of a line are 0, which no filter decides";
  EXPECT_EQ(clear.trace.steps, doubtful.trace.steps);
  EXPECT_NE(clear.trace.way, doubtful.trace.way);
}

TEST(Way, IsThatOfAWorkerProcess) {
  InProcess<Hull2Family> here({}, &solve, Watching::kAlways);
  WorkerEngine<Hull2Family> there({}, plugin::listed_engine(kVariant, ""), {});
  for (const Cloud2& cloud : {kSquare, kFlatter, kOnALine}) {
    const Reply<Hull2Family> one = reply_to(cloud, here), other = reply_to(cloud, there);
    ASSERT_EQ(other.delivery, Delivery::kAnswered) << other.incident;
    EXPECT_EQ(one.trace, other.trace);
    EXPECT_NE(one.trace.way, 0u);
  }
}

}  // namespace
}  // namespace assay::way_test
