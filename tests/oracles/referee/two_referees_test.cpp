// CGAL with Bland's rule and QSopt_ex against each other: they share no code, so every program on which they agree was
// solved twice, and any difference is a defect of one of them.
#include <gmp.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "oracles/referee/referee.h"
#include "properties/catalog/batteries.h"
#include "tests/oracles/lp/lp_cases.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::referee::two_referees_test {
namespace {

void expect_agreement(const LpProblem& problem, std::array<int, 3>& seen) {
  const auto one = lp(problem), other = lp_by_qsopt(problem);
  ASSERT_TRUE(one) << one.error();
  ASSERT_TRUE(other) << other.error();
  EXPECT_EQ(one->status, other->status);
  EXPECT_EQ(one->objective, other->objective);
  ++seen[static_cast<std::size_t>(one->status)];
}

TEST(TwoReferees, AgreeOnEveryDomain) {
  constexpr std::uint64_t kCases = 12;
  std::array<int, 3> seen{};
  for (const auto& domain : catalog<LpFamily>().domains) {
    for (std::uint64_t index = 0; index < kCases; ++index) {
      SCOPED_TRACE(domain.versioned_name() + " " + std::to_string(index));
      Choices choices(stream_key(5, domain.versioned_name(), index));
      const LpProblem problem = domain.draw(choices).problem;
      if (problem.rows + problem.columns > 80) continue;  // CGAL takes seconds
      expect_agreement(problem, seen);
    }
  }
  for (const int count : seen) EXPECT_GT(count, 10);
}

TEST(TwoReferees, AgreeOnTheCollectedCases) {
  const auto cases = test::collected_cases();
  if (cases.empty()) GTEST_SKIP() << "skipped: ../shared/cases/lp_cases.json is absent";
  std::array<int, 3> seen{};
  for (const auto& one : cases) {
    SCOPED_TRACE(one.name);
    expect_agreement(one.problem, seen);
    const auto opinion = lp_by_qsopt(one.problem);
    ASSERT_TRUE(opinion) << opinion.error();
    EXPECT_EQ(opinion->status, one.status == "optimal"      ? LpStatus::kOptimal
                               : one.status == "infeasible" ? LpStatus::kInfeasible
                                                            : LpStatus::kUnbounded);
    EXPECT_EQ(opinion->objective, one.optimum);
  }
  for (const int count : seen) EXPECT_GE(count, 2);
}

TEST(TwoReferees, AgreeOnProgramsWithoutRowsOrColumnsAndOnOddRows) {
  std::array<int, 3> seen{};
  expect_agreement(test::canonical(0, 0, {}, {}, {}), seen);
  expect_agreement(test::canonical(0, 2, {1, -1}, {}, {}), seen);
  expect_agreement(test::canonical(2, 0, {}, {}, {1, -1}), seen);
  expect_agreement(test::canonical(1, 1, {1}, {0}, {-1}), seen);
  LpProblem problem = test::general();
  expect_agreement(problem, seen);
  problem.row_lower[0] = -kInfinity;
  problem.row_upper[0] = kInfinity;  // a row without bounds
  expect_agreement(problem, seen);
  problem.lower[0] = 3;  // crossed
  expect_agreement(problem, seen);
}

TEST(QsoptReferee, TellsInASentenceWhatItCannotSay) {
  LpProblem problem = test::wedge();
  problem.row_upper[0] = 1e200;
  const auto opinion = lp_by_qsopt(problem);
  ASSERT_FALSE(opinion);
  EXPECT_NE(opinion.error().find("1e150"), std::string::npos) << opinion.error();
  problem.row_upper[0] = std::nan("");
  EXPECT_FALSE(lp_by_qsopt(problem));
  EXPECT_FALSE(lp_by_qsopt(test::wedge(), {0}));
}

TEST(QsoptReferee, LeavesTheCallersGmpAsItWas) {
  void* (*before)(std::size_t) = nullptr;
  void* (*after)(std::size_t) = nullptr;
  mp_get_memory_functions(&before, nullptr, nullptr);
  ASSERT_TRUE(lp_by_qsopt(test::wedge()));
  mp_get_memory_functions(&after, nullptr, nullptr);
  EXPECT_EQ(before, after);
}

}  // namespace
}  // namespace assay::referee::two_referees_test
