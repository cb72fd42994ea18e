// The bound is kept whatever the work does, and nothing of the work is left behind: no zombie, no open file, no changed
// rounding mode.
#include "oracles/referee/bounded_run.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cfenv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>

namespace assay::referee::bounded_run_test {
namespace {

using Seconds = std::chrono::duration<double>;

/// Start, kill and reaping of a child on a loaded machine; the bound itself is exact.
constexpr double kSlackSeconds = 2;

double seconds_of(const std::function<void()>& action) {
  const auto start = std::chrono::steady_clock::now();
  action();
  return Seconds(std::chrono::steady_clock::now() - start).count();
}

bool has_no_child() { return ::waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

std::ptrdiff_t open_files() {
  const std::filesystem::directory_iterator files("/proc/self/fd");
  return std::distance(begin(files), end(files));
}

[[noreturn]] void loop_for_ever() {
  for (;;) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST(BoundedRun, ReturnsTheTextOfTinyAndOfLargeWork) {
  for (const Size size : {Size::kTiny, Size::kLarge}) {
    const auto text = run_bounded({}, size, [](const Deadline&) { return std::string("an opinion"); });
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, "an opinion");
  }
  EXPECT_TRUE(has_no_child());
}

TEST(BoundedRun, CarriesTextsLongerThanAPipeHolds) {
  const std::string longer(1 << 20, 'x');
  const auto text = run_bounded({}, Size::kLarge, [&](const Deadline&) { return longer; });
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, longer);
}

TEST(BoundedRun, KillsWorkThatNeverLooksAtTheClock) {
  const double seconds = seconds_of([] {
    const auto text = run_bounded({0.1}, Size::kLarge, [](const Deadline&) -> std::string { loop_for_ever(); });
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().find("within the bound"), std::string::npos) << text.error();
  });
  EXPECT_GE(seconds, 0.1);
  EXPECT_LT(seconds, 0.1 + kSlackSeconds);
  EXPECT_TRUE(has_no_child());
}

TEST(BoundedRun, LeavesTinyWorkThroughItsTicks) {
  const double seconds = seconds_of([] {
    const auto text = run_bounded({0.05}, Size::kTiny, [](const Deadline& deadline) -> std::string {
      for (;;) deadline.tick();
    });
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().find("within the bound"), std::string::npos) << text.error();
  });
  EXPECT_LT(seconds, 0.05 + kSlackSeconds);
}

TEST(BoundedRun, RefusesWorkThatFinishedTooLate) {
  const auto text = run_bounded({1e-3}, Size::kTiny, [](const Deadline&) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return std::string("late");
  });
  EXPECT_FALSE(text);
}

TEST(BoundedRun, TurnsEveryEndOfTheWorkIntoASentence) {
  const auto crash = run_bounded({}, Size::kLarge, [](const Deadline&) -> std::string { std::abort(); });
  ASSERT_FALSE(crash);
  EXPECT_NE(crash.error().find("signal " + std::to_string(SIGABRT)), std::string::npos) << crash.error();

  const auto leave = run_bounded({}, Size::kLarge, [](const Deadline&) -> std::string { _exit(7); });
  ASSERT_FALSE(leave);
  EXPECT_NE(leave.error().find("exit code 7"), std::string::npos) << leave.error();

  for (const Size size : {Size::kTiny, Size::kLarge}) {
    const auto sentence = run_bounded({}, size, [](const Deadline&) -> std::string { throw Error{"so it is"}; });
    ASSERT_FALSE(sentence);
    EXPECT_EQ(sentence.error(), "so it is");
    const auto standard = run_bounded({}, size, [](const Deadline&) -> std::string { throw std::bad_alloc(); });
    EXPECT_FALSE(standard);
    const auto strange = run_bounded({}, size, [](const Deadline&) -> std::string { throw 1; });
    EXPECT_FALSE(strange);
  }
  EXPECT_TRUE(has_no_child());
}

TEST(BoundedRun, FinishesTheWorkWhenCtrlCReachesTheChildToo) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const auto text = run_bounded({}, Size::kLarge, [&](const Deadline&) {
      std::raise(signal);
      return std::string("an opinion");
    });
    ASSERT_TRUE(text) << text.error();
    EXPECT_EQ(*text, "an opinion");
  }
}

TEST(BoundedRun, RefusesABoundThatIsNoTime) {
  for (const double seconds : {0.0, -1.0, std::nan(""), -std::numeric_limits<double>::infinity()}) {
    EXPECT_FALSE(run_bounded({seconds}, Size::kTiny, [](const Deadline&) { return std::string(); }));
  }
  for (const double seconds : {1e300, std::numeric_limits<double>::infinity()}) {
    EXPECT_TRUE(run_bounded({seconds}, Size::kLarge, [](const Deadline&) { return std::string("x"); }));
  }
}

TEST(BoundedRun, LeavesNoOpenFileBehind) {
  const auto before = open_files();
  for (int i = 0; i < 20; ++i) {
    EXPECT_TRUE(run_bounded({}, Size::kLarge, [](const Deadline&) { return std::string("x"); }));
    EXPECT_FALSE(run_bounded({}, Size::kLarge, [](const Deadline&) -> std::string { std::abort(); }));
  }
  EXPECT_EQ(open_files(), before);
}

TEST(BoundedRun, WorksInTheDefaultRoundingModeAndLeavesTheCallersAsItWas) {
  for (const Size size : {Size::kTiny, Size::kLarge}) {
    std::fesetround(FE_UPWARD);
    const auto text = run_bounded({}, size, [](const Deadline&) { return std::to_string(std::fegetround()); });
    const int after = std::fegetround();
    std::fesetround(FE_TONEAREST);
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, std::to_string(FE_TONEAREST));
    EXPECT_EQ(after, FE_UPWARD);
  }
}

TEST(BoundedRun, ServesSeveralThreadsAtOnce) {
  std::vector<std::thread> threads;
  std::vector<int> right(4);
  for (std::size_t t = 0; t < right.size(); ++t) {
    threads.emplace_back([&right, t] {
      for (int i = 0; i < 25; ++i) {
        const auto text = run_bounded({}, Size::kLarge, [&](const Deadline&) { return std::to_string(t); });
        right[t] += text && *text == std::to_string(t);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, std::vector<int>(4, 25));
  EXPECT_TRUE(has_no_child());
}

}  // namespace
}  // namespace assay::referee::bounded_run_test
