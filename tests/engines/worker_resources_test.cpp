// A host that runs for a night: nothing leaks, nobody is left behind, everybody goes when it goes.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "engines/adapters/bad/misdeeds.h"
#include "processes/fork_server.h"
#include "tests/engines/plugins.h"

namespace assay::worker_resources_test {
namespace {

std::ptrdiff_t open_files() {
  return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), std::filesystem::directory_iterator());
}

bool has_children() {
  end_fork_server();
  return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD;
}

/// The child of `host` that leads a session and is no worker: workers are marked (isolation/family.h).
pid_t server_of(pid_t host) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const pid_t process = std::atoi(entry.path().filename().c_str());
    rlimit mark{};
    if (process <= 0 || prlimit(process, RLIMIT_LOCKS, nullptr, &mark) != 0 || mark.rlim_max != RLIM_INFINITY) continue;
    std::ifstream file(entry.path() / "stat");
    pid_t number = 0, parent = 0;
    std::string name, state;
    if (file >> number >> name >> state >> parent && parent == host) return process;
  }
  return -1;
}

bool lives(pid_t process) { return kill(process, 0) == 0; }

const Cloud2 kTriangle{{{0, 0}, {1, 0}, {0, 1}}};
const Cloud2 kCrash{{{bad::trigger(bad::Misdeed::kSegfault), 0}, {1, 0}, {0, 1}}};

std::unique_ptr<WorkerEngine<Hull2Family>> bad_hull() {
  EngineInfo info;
  info.library = plugin_path("bad");
  return std::make_unique<WorkerEngine<Hull2Family>>(info, 0);
}

TEST(WorkerResources, ThousandsOfBatchesAndManyCrashesLeaveNothingBehind) {
  start_fork_server();
  const std::ptrdiff_t files = open_files();
  {
    const auto engine = bad_hull();
    const std::vector<Cloud2> batch(8, kTriangle);
    std::vector<Reply<Hull2Family>> replies(8);
    engine->solve(batch, replies);
    const std::ptrdiff_t files_of_one_worker = open_files();  // one more: the pipe of its standard error
    EXPECT_LE(files_of_one_worker, files + 1);
    for (int i = 0; i < 5000; ++i) {
      engine->solve(batch, replies);
      ASSERT_EQ(std::get<Hull>(replies[7].answer).ccw.size(), 3u);
    }
    for (int i = 0; i < 40; ++i) {
      engine->solve(std::vector<Cloud2>{kTriangle, kCrash, kTriangle}, std::span(replies).first(3));
      ASSERT_EQ(replies[1].delivery, Delivery::kCrashed);
      ASSERT_EQ(std::get<Hull>(replies[2].answer).ccw.size(), 3u);
    }
    EXPECT_EQ(open_files(), files_of_one_worker);
    EXPECT_TRUE(lives(engine->process()));
  }
  EXPECT_EQ(open_files(), files);
  EXPECT_FALSE(has_children());
}

TEST(WorkerResources, AForkServerThatIsKilledIsReplaced) {
  end_fork_server();
  const auto engine = bad_hull();
  std::vector<Reply<Hull2Family>> replies(1);
  for (int i = 0; i < 3; ++i) {
    start_fork_server();
    kill(server_of(getpid()), SIGKILL);
    engine->solve(std::span(&kCrash, 1), replies);  // ends the worker, so that the next question starts one
    EXPECT_EQ(replies[0].delivery, Delivery::kCrashed);
    engine->solve(std::span(&kTriangle, 1), replies);
    EXPECT_EQ(replies[0].delivery, Delivery::kAnswered) << replies[0].incident;
  }
}

TEST(WorkerResources, AWorkerKilledWhileIdleIsReplacedWithoutBlame) {
  const auto engine = bad_hull();
  std::vector<Reply<Hull2Family>> replies(1);
  for (int i = 0; i < 5; ++i) {
    engine->solve(std::span(&kTriangle, 1), replies);
    EXPECT_EQ(replies[0].delivery, Delivery::kAnswered) << replies[0].incident;
    kill(engine->process(), SIGKILL);
  }
}

TEST(WorkerResources, AnInterruptOfTheTerminalsGroupSparesTheWorker) {
  const auto engine = bad_hull();
  std::vector<Reply<Hull2Family>> replies(1);
  engine->solve(std::span(&kTriangle, 1), replies);
  EXPECT_NE(getpgid(engine->process()), getpgrp());
  const pid_t before = engine->process();
  kill(before, SIGINT);
  engine->solve(std::span(&kTriangle, 1), replies);
  EXPECT_EQ(replies[0].delivery, Delivery::kAnswered);
  EXPECT_EQ(engine->process(), before);
}

TEST(WorkerResources, WorkerAndForkServerDieWithTheirHost) {
  int channel[2];
  ASSERT_EQ(pipe(channel), 0);
  const pid_t host = fork();
  if (host == 0) {
    const auto engine = bad_hull();
    std::vector<Reply<Hull2Family>> replies(1);
    engine->solve(std::span(&kTriangle, 1), replies);
    const int worker = engine->process();
    if (write(channel[1], &worker, sizeof worker) != sizeof worker) _exit(1);
    pause();
    _exit(0);
  }
  int worker = 0;
  ASSERT_EQ(read(channel[0], &worker, sizeof worker), static_cast<ssize_t>(sizeof worker));
  close(channel[0]);
  close(channel[1]);
  prctl(PR_SET_CHILD_SUBREAPER, 1);  // the orphan becomes ours, so that its end can be awaited
  const pid_t server = server_of(host);
  ASSERT_GT(server, 0);
  kill(host, SIGKILL);
  waitpid(host, nullptr, 0);
  for (const pid_t orphan : {worker, server}) {
    int status = 0;
    for (int i = 0; i < 500 && waitpid(orphan, &status, WNOHANG) == 0; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_TRUE(orphan == server || (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));
    EXPECT_FALSE(lives(orphan));
  }
  prctl(PR_SET_CHILD_SUBREAPER, 0);
}

TEST(WorkerResources, EnginesOfSeveralThreadsDoNotDisturbEachOther) {
  std::vector<std::thread> threads;
  std::vector<int> right(4);
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([t, &right] {
      const auto engine = bad_hull();
      std::vector<Reply<Hull2Family>> replies(3);
      for (int i = 0; i < 10; ++i) {
        engine->solve(std::vector<Cloud2>{kTriangle, kCrash, kTriangle}, replies);
        right[static_cast<std::size_t>(t)] += replies[0].delivery == Delivery::kAnswered &&
                                              replies[1].delivery == Delivery::kCrashed &&
                                              replies[2].delivery == Delivery::kAnswered;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, (std::vector<int>{10, 10, 10, 10}));
  EXPECT_FALSE(has_children());
}

TEST(WorkerResources, AnEngineMayBePassedFromThreadToThread) {
  const auto engine = bad_hull();
  const std::vector<Cloud2> batch(64, kTriangle);
  for (int i = 0; i < 20; ++i)
    std::thread([&] {
      std::vector<Reply<Hull2Family>> replies(64);
      engine->solve(batch, replies);
      for (const auto& reply : replies) EXPECT_EQ(reply.delivery, Delivery::kAnswered) << reply.incident;
    }).join();
}

TEST(WorkerResources, WhatTheEnginePrintsAndWhatTheHostHasNotFlushedStaysApart) {
  const Cloud2 prints{{{bad::trigger(bad::Misdeed::kPrint), 0}, {bad::trigger(bad::Misdeed::kPrint), 1}, {0, 5}}};
  const Cloud2 exits{{{bad::trigger(bad::Misdeed::kExit), 0}, {1, 0}, {0, 1}}};
  testing::internal::CaptureStdout();
  std::printf("half a line");
  const auto engine = bad_hull();
  std::vector<Reply<Hull2Family>> replies(2);
  engine->solve(std::vector<Cloud2>{prints, exits}, replies);
  std::printf(", the other half\n");
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "half a line, the other half\n");
}

double processor_microseconds(clockid_t clock) {
  timespec spent{};
  clock_gettime(clock, &spent);
  return 1e6 * static_cast<double>(spent.tv_sec) + 1e-3 * static_cast<double>(spent.tv_nsec);
}

/// The figure is printed and recorded; only an absurd one fails, because a busy machine is no defect.
TEST(WorkerCost, OfACaseInBatchesOf64) {
  const auto engine = bad_hull();
  constexpr int kBatches = 2000, kBatch = 64;
  const std::vector<Cloud2> batch(kBatch, kTriangle);
  std::vector<Reply<Hull2Family>> replies(kBatch);
  engine->solve(batch, replies);
  clockid_t worker{};
  ASSERT_EQ(clock_getcpuclockid(engine->process(), &worker), 0);
  const double host_before = processor_microseconds(CLOCK_PROCESS_CPUTIME_ID);
  const double worker_before = processor_microseconds(worker);
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kBatches; ++i) engine->solve(batch, replies);
  const std::chrono::duration<double, std::micro> wall = std::chrono::steady_clock::now() - start;
  const double host = processor_microseconds(CLOCK_PROCESS_CPUTIME_ID) - host_before;
  const double served = processor_microseconds(worker) - worker_before;
  constexpr double kCases = double{kBatches} * kBatch;
  std::printf(
      "[   cost   ] a case of three points, the engine's own time included: %.3f us wall; processor: host %.3f us, "
      "worker %.3f us\n",
      wall.count() / kCases, host / kCases, served / kCases);
  RecordProperty("wall_microseconds_per_case", std::to_string(wall.count() / kCases));
  EXPECT_LT(wall.count() / kCases, 200);
}

}  // namespace
}  // namespace assay::worker_resources_test
