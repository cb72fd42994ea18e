// The one bound on what judges compute: counted in operations, the same twice, told as a value.
#include "oracles/exact/work_bound.h"

#include <gtest/gtest.h>

#include <thread>

#include "oracles/exact/linear.h"
#include "oracles/exact/work_limits.h"

namespace assay::work_bound_test {
namespace {

/// Hilbert's matrix, its entries to some power: regular, with fractions that grow as it is eliminated.
RationalMatrix hilbert(std::size_t n, unsigned power = 1) {
  RationalMatrix matrix(n, n);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < n; ++k) matrix(i, k) = Rational(1, pow(Integer(i + k + 1), power));
  return matrix;
}

std::uint64_t cost_of_rank(std::size_t n, unsigned power = 1) {
  const std::uint64_t before = work_meter().spent;
  EXPECT_EQ(rank(hilbert(n, power)), n);
  return work_meter().spent - before;
}

TEST(WorkBound, CountsTheSameTwiceAndInEveryThread) {
  const std::uint64_t here = cost_of_rank(12);
  EXPECT_GT(here, 12U * 12U * 12U / 3U);
  EXPECT_EQ(cost_of_rank(12), here);
  std::uint64_t there = 0;
  std::thread([&] { there = cost_of_rank(12); }).join();
  EXPECT_EQ(there, here);
}

TEST(WorkBound, GrowsWithTheNumbersAndNotOnlyWithTheirCount) { EXPECT_GT(cost_of_rank(12, 60), 4 * cost_of_rank(12)); }

TEST(WorkBound, LetsThroughExactlyWhatIsAllowed) {
  const std::uint64_t cost = cost_of_rank(12);
  const auto enough = within_work(cost, [] { return rank(hilbert(12)); });
  ASSERT_TRUE(std::holds_alternative<std::size_t>(enough));
  EXPECT_EQ(std::get<std::size_t>(enough), 12U);
  const auto short_by_one = within_work(cost - 1, [] { return rank(hilbert(12)); });
  ASSERT_TRUE(std::holds_alternative<TooLarge>(short_by_one));
  EXPECT_EQ(std::get<TooLarge>(short_by_one).allowed, cost - 1);
  EXPECT_LT(std::get<TooLarge>(short_by_one).spent, cost);
}

TEST(WorkBound, IsLiftedAgainAfterwards) {
  within_work(1, [] { return rank(hilbert(12)); });
  EXPECT_EQ(rank(hilbert(12)), 12U) << "outside of a bound nothing is refused";
}

TEST(WorkBound, OfAnInnerCallLeavesTheOuterOneItsOwn) {
  const std::uint64_t cost = cost_of_rank(12);
  const auto outer = within_work(2 * cost, [&] {
    const auto inner = within_work(cost / 2, [] { return rank(hilbert(12)); });
    EXPECT_TRUE(std::holds_alternative<TooLarge>(inner));
    return rank(hilbert(12));
  });
  EXPECT_TRUE(std::holds_alternative<std::size_t>(outer));
}

TEST(WorkBound, OfTheOuterCallEndsAnInnerOneThatMayCostMore) {
  bool after = false;
  const auto outer = within_work(100, [&] {
    within_work(kJudgeWork, [] { return rank(hilbert(12)); });
    after = true;
    return 0;
  });
  EXPECT_TRUE(std::holds_alternative<TooLarge>(outer));
  EXPECT_FALSE(after);
}

TEST(WorkBound, RefusesAtOnceWhatAloneIsTooMuch) {
  const std::uint64_t before = work_meter().spent;
  const auto verdict = judged_within_work([]() -> Verdict {
    spend(kJudgeWork + 1);
    return Holds{};
  });
  const auto* undecided = std::get_if<Undecided>(&verdict);
  ASSERT_NE(undecided, nullptr);
  EXPECT_TRUE(undecided->too_large);
  EXPECT_FALSE(undecided->inside_promise);
  EXPECT_EQ(undecided->why, kTooLargeToJudge);
  EXPECT_EQ(work_meter().spent, before + kStep) << "what was not done is not counted";
}

constexpr ClaimSentence kClaim{"claim"};

TEST(WorkBound, LeavesAViolationStandingWhoseMagnitudeCostsTooMuch) {
  Violated violated{kClaim, "evidence", 0};
  add_magnitude_within_work(violated, [] { return 0.25; });
  EXPECT_EQ(violated.magnitude, 0.25);
  EXPECT_EQ(violated.evidence, "evidence");
  add_magnitude_within_work(violated, []() -> double {
    spend(kMagnitudeWork + 1);
    return 0.5;
  });
  EXPECT_EQ(violated.magnitude, 0.25);
  EXPECT_NE(violated.evidence.find("at least"), std::string::npos);
}

}  // namespace
}  // namespace assay::work_bound_test
