// What an engine may be allowed, processes and files of its own, goes with its worker.
#include <signal.h>

#include <chrono>
#include <cstdlib>
#include <iterator>
#include <thread>

#include "engines/host/isolation/landlock.h"
#include "tests/engines/isolation/attackers.h"

namespace assay {
namespace {

using bad::Misdeed;

/// A child takes its name some time after it was forked.
bool some_child_soon() {
  for (int i = 0; i < 1000 && children_left_behind() == 0; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return children_left_behind() > 0;
}

/// May start processes, and is not ended for the time that it takes on a busy machine.
WorkerOptions that_starts_processes() {
  WorkerOptions options;
  options.may_start_processes = true;
  options.seconds_per_case = 60;
  return options;
}

TEST(Processes, OfAnEngineThatMayStartThemGoWithItsWorker) {
  const WorkerOptions options = that_starts_processes();
  for (const Misdeed misdeed : {Misdeed::kLeaveChild, Misdeed::kLeaveGrandchild, Misdeed::kForkBomb}) {
    const auto engine = hull_of("bad", options);
    const Cloud2 question = asks_for(misdeed);
    std::vector<Reply<Hull2Family>> replies(1);
    engine->solve(std::span(&question, 1), replies);
    EXPECT_EQ(replies[0].delivery, Delivery::kAnswered) << replies[0].incident;
    EXPECT_FALSE(is_right(replies[0])) << "no process was started";
    EXPECT_TRUE(some_child_soon()) << static_cast<int>(misdeed);
    kill(engine->process(), SIGKILL);  // a crash: nobody has stopped the worker in good order
    engine->solve(std::span(&kTriangle, 1), replies);
    EXPECT_TRUE(is_right(replies[0])) << replies[0].incident;
    EXPECT_EQ(children_left_behind(), 0) << static_cast<int>(misdeed);
  }
  EXPECT_FALSE(has_children());
}

TEST(Processes, OfOneEngineAreNotEndedWithAnothersWorker) {
  const WorkerOptions options = that_starts_processes();
  const auto first = hull_of("bad", options);
  const auto second = hull_of("bad", options);
  const Cloud2 child = asks_for(Misdeed::kLeaveGrandchild);
  std::vector<Reply<Hull2Family>> replies(1);
  first->solve(std::span(&child, 1), replies);
  second->solve(std::span(&kTriangle, 1), replies);
  kill(second->process(), SIGKILL);
  second->solve(std::span(&kTriangle, 1), replies);
  EXPECT_TRUE(some_child_soon());
}

TEST(Processes, OfAnEngineThatMayStartThemEndByTheSignalsThatTheySendThemselves) {
  const WorkerOptions options = that_starts_processes();
  if (!in_force(granted(), Layer::kLandlock) || !landlock_keeps_signals(landlock_version()))
    GTEST_SKIP() << "this kernel's Landlock knows no signals";
  const auto replies = replies_to(Misdeed::kAbortInChild, options);
  EXPECT_EQ(replies[2].delivery, Delivery::kAnswered) << replies[2].incident;
  EXPECT_FALSE(is_right(replies[2])) << "the child was ended by another signal than its own";
  const auto own = replies_to(Misdeed::kAbort, options);
  EXPECT_NE(own[2].incident.find("SIGABRT"), std::string::npos) << own[2].incident;
  for (const Misdeed misdeed : {Misdeed::kSignalParent, Misdeed::kSignalByFile})
    EXPECT_TRUE(is_right(replies_to(misdeed, options)[2])) << static_cast<int>(misdeed);
}

TEST(Processes, OfAnEngineThatMayStartThemReachNobodyWithoutLandlock) {
  NEEDS(Layer::kSeccomp);
  WorkerOptions options = that_starts_processes();
  options.isolation.landlock = false;
  const auto replies = replies_to(Misdeed::kSignalParent, options);
  EXPECT_EQ(replies[2].delivery, Delivery::kCrashed);
  EXPECT_NE(replies[2].incident.find("kill on another process"), std::string::npos) << replies[2].incident;
}

TEST(ScratchFolder, IsWhereAnEngineMayWriteAndGoesWithItsWorker) {
  const std::filesystem::path place = std::filesystem::path(testing::TempDir()) / "scratch_of_workers";
  std::filesystem::create_directories(place);
  const char* before = std::getenv("TMPDIR");
  const std::string kept = before == nullptr ? "" : before;
  setenv("TMPDIR", place.c_str(), 1);
  const auto folders = [&] { return std::distance(std::filesystem::directory_iterator(place), {}); };
  WorkerOptions options;
  options.file_bytes = std::uint64_t{1} << 20;
  {
    const auto engine = hull_of("bad", options);
    const Cloud2 writes = asks_for(Misdeed::kWriteHere), fills = asks_for(Misdeed::kFillDisk),
                 strays = asks_for(Misdeed::kWriteHome);
    setenv(bad::kHostFolder, place.c_str(), 1);
    end_fork_server();
    std::vector<Reply<Hull2Family>> replies(1);
    engine->solve(std::span(&writes, 1), replies);
    EXPECT_FALSE(is_right(replies[0])) << "nothing could be written";
    EXPECT_EQ(folders(), 1);
    engine->solve(std::span(&strays, 1), replies);
    EXPECT_TRUE(is_right(replies[0])) << "a file was written outside";
    engine->solve(std::span(&fills, 1), replies);
    EXPECT_EQ(replies[0].delivery, Delivery::kCrashed);
    EXPECT_NE(replies[0].incident.find("SIGXFSZ (File size limit exceeded): a file of its may have 1 MiB"),
              std::string::npos)
        << replies[0].incident;
    unsetenv(bad::kHostFolder);
    end_fork_server();
  }
  EXPECT_EQ(folders(), 0);
  before == nullptr ? unsetenv("TMPDIR") : setenv("TMPDIR", kept.c_str(), 1);
}

}  // namespace
}  // namespace assay
