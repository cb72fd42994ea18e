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

/// The fork server and the child that waits for the next question live; nobody who has ended is left unreaped.
bool has_no_zombie() { return ::waitpid(-1, nullptr, WNOHANG) == 0; }

std::ptrdiff_t open_files() {
  const std::filesystem::directory_iterator files("/proc/self/fd");
  return std::distance(begin(files), end(files));
}

[[noreturn]] void loop_for_ever() {
  for (;;) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST(BoundedRun, ReturnsTheTextOfTinyAndOfLargeWork) {
  for (const Size size : {Size::kTiny, Size::kLarge}) {
    const auto text = run_bounded<[](const Deadline&) { return std::string("an opinion"); }>({}, size);
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, "an opinion");
  }
  EXPECT_TRUE(has_no_zombie());
}

TEST(BoundedRun, CarriesQuestionsAndTextsLongerThanASocketHolds) {
  const Cloud2 sent{std::vector<Point2>(1 << 16, {0.5, -0.5})};
  const auto text = run_bounded<[](const Cloud2& cloud, const Deadline&) {
    return std::string(16 * cloud.points.size(), cloud.points.back().y < 0 ? '-' : '+');
  }>({}, Size::kLarge, sent);
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, std::string(1 << 20, '-'));
}

TEST(BoundedRun, KillsWorkThatNeverLooksAtTheClock) {
  const double seconds = seconds_of([] {
    const auto text = run_bounded<[](const Deadline&) -> std::string { loop_for_ever(); }>({0.1}, Size::kLarge);
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().find("within the bound"), std::string::npos) << text.error();
  });
  EXPECT_GE(seconds, 0.1);
  EXPECT_LT(seconds, 0.1 + kSlackSeconds);
  EXPECT_TRUE(has_no_zombie());
}

TEST(BoundedRun, LeavesTinyWorkThroughItsTicks) {
  const double seconds = seconds_of([] {
    const auto text = run_here({0.05}, [](const Deadline& deadline) -> std::string {
      for (;;) deadline.tick();
    });
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().find("within the bound"), std::string::npos) << text.error();
  });
  EXPECT_LT(seconds, 0.05 + kSlackSeconds);
}

TEST(BoundedRun, RefusesWorkThatFinishedTooLate) {
  const auto text = run_here({1e-3}, [](const Deadline&) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return std::string("late");
  });
  EXPECT_FALSE(text);
}

TEST(BoundedRun, TurnsEveryEndOfTheWorkIntoASentence) {
  const auto crash = run_bounded<[](const Deadline&) -> std::string { std::abort(); }>({}, Size::kLarge);
  ASSERT_FALSE(crash);
  EXPECT_NE(crash.error().find("signal " + std::to_string(SIGABRT)), std::string::npos) << crash.error();

  const auto leave = run_bounded<[](const Deadline&) -> std::string { _exit(7); }>({}, Size::kLarge);
  ASSERT_FALSE(leave);
  EXPECT_NE(leave.error().find("exit code 7"), std::string::npos) << leave.error();

  for (const Size size : {Size::kTiny, Size::kLarge}) {
    const auto sentence = run_bounded<[](const Deadline&) -> std::string { throw Error{"so it is"}; }>({}, size);
    ASSERT_FALSE(sentence);
    EXPECT_EQ(sentence.error(), "so it is");
    const auto standard = run_bounded<[](const Deadline&) -> std::string { throw std::bad_alloc(); }>({}, size);
    EXPECT_FALSE(standard);
    const auto strange = run_bounded<[](const Deadline&) -> std::string { throw 1; }>({}, size);
    EXPECT_FALSE(strange);
  }
  EXPECT_TRUE(has_no_zombie());
}

TEST(BoundedRun, FinishesTheWorkWhenCtrlCReachesTheChildToo) {
  const auto text = run_bounded<[](const Deadline&) {
    for (const int signal : {SIGINT, SIGTERM}) std::raise(signal);
    return std::string("an opinion");
  }>({}, Size::kLarge);
  ASSERT_TRUE(text) << text.error();
  EXPECT_EQ(*text, "an opinion");
}

TEST(BoundedRun, RefusesABoundThatIsNoTime) {
  for (const double seconds : {0.0, -1.0, std::nan(""), -std::numeric_limits<double>::infinity()}) {
    EXPECT_FALSE(run_here({seconds}, [](const Deadline&) { return std::string(); }));
  }
  for (const double seconds : {1e300, std::numeric_limits<double>::infinity()}) {
    EXPECT_TRUE(run_bounded<[](const Deadline&) { return std::string("x"); }>({seconds}, Size::kLarge));
  }
}

TEST(BoundedRun, LeavesNoOpenFileBehind) {
  EXPECT_TRUE(run_bounded<[](const Deadline&) { return std::string("x"); }>({}, Size::kLarge));
  const auto before = open_files();
  for (int i = 0; i < 20; ++i) {
    EXPECT_TRUE(run_bounded<[](const Deadline&) { return std::string("x"); }>({}, Size::kLarge));
    EXPECT_FALSE(run_bounded<[](const Deadline&) -> std::string { std::abort(); }>({}, Size::kLarge));
  }
  EXPECT_TRUE(run_bounded<[](const Deadline&) { return std::string("x"); }>({}, Size::kLarge));
  EXPECT_EQ(open_files(), before);
}

TEST(BoundedRun, WorksInTheDefaultRoundingModeAndLeavesTheCallersAsItWas) {
  for (const Size size : {Size::kTiny, Size::kLarge}) {
    std::fesetround(FE_UPWARD);
    const auto text = run_bounded<[](const Deadline&) { return std::to_string(std::fegetround()); }>({}, size);
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
        const Rational number(t);
        const auto text =
            run_bounded<[](const Rational& sent, const Deadline&) { return sent.str(); }>({}, Size::kLarge, number);
        right[t] += text && *text == number.str();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, std::vector<int>(4, 25));
  EXPECT_TRUE(has_no_zombie());
}

}  // namespace
}  // namespace assay::referee::bounded_run_test
