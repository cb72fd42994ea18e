// The metamorphic claims about linear programs: their transforms are exact, and a changed status is seen.
#include <gtest/gtest.h>

#include "oracles/lp/certify_lp.h"
#include "properties/domains/lp_general_bounds.h"
#include "properties/domains/lp_scaled.h"
#include "properties/lp/row_order_keeps_status.h"
#include "properties/lp/scaling_keeps_status.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay {
namespace {

template <class P, class D>
void expect_same_truth() {
  for (std::uint64_t key = 0; key < 500; ++key) {
    Choices choices{mix64(key + 37)};
    const LpProblem problem = D::draw(choices).problem;
    std::vector<LpProblem> questions;
    P::ask(problem, questions);
    ASSERT_EQ(questions.size(), 2u);
    ASSERT_EQ(questions[0], problem);
    const auto before = certify_lp(questions[0]), after = certify_lp(questions[1]);
    ASSERT_TRUE(before && after);
    ASSERT_EQ(before->status, after->status) << P::kName << ", stream " << key;
    if (before->status != LpStatus::kOptimal) continue;
    const Rational unit = after->objective == before->objective ? Rational(1) : Rational(4);
    ASSERT_EQ(after->objective, before->objective * unit) << P::kName << ", stream " << key;
  }
}

TEST(RowOrderKeepsStatus, AsksTheSameProgram) { expect_same_truth<RowOrderKeepsStatus, LpGeneralBounds>(); }
TEST(ScalingKeepsStatus, AsksTheSameProgram) {
  expect_same_truth<ScalingKeepsStatus, LpGeneralBounds>();
  expect_same_truth<ScalingKeepsStatus, LpScaled>();
}

TEST(ScalingKeepsStatus, ScalesNothingAtTheEndsOfTheRange) {
  LpProblem problem = test::wedge();
  problem.matrix[0] = 0x1p-1074;
  std::vector<LpProblem> questions;
  ScalingKeepsStatus::ask(problem, questions);
  EXPECT_EQ(questions[0], questions[1]);
  problem = test::wedge();
  ScalingKeepsStatus::ask(problem, questions);
  EXPECT_NE(questions[0], questions[1]);
}

template <class P>
std::string judged(const LpAnswer& first, const LpAnswer& second) {
  std::array<Reply<LpFamily>, 2> replies;
  replies[0].answer = first;
  replies[1].answer = second;
  const Verdict verdict = P::judge(test::wedge(), replies, {});
  if (const auto* violated = violation(verdict)) return std::string(violated->claim);
  return holds(verdict) ? "holds" : "undecided";
}

template <class P>
void expect_to_see_a_change() {
  EXPECT_EQ(judged<P>(Optimal{}, Optimal{}), "holds");
  EXPECT_EQ(judged<P>(Optimal{}, Infeasible{}), P::kClaim);
  EXPECT_EQ(judged<P>(Unbounded{}, Infeasible{}), P::kClaim);
  EXPECT_EQ(judged<P>(Optimal{}, GaveUp{}), "undecided");
  EXPECT_EQ(judged<P>(Declined{}, Optimal{}), "undecided");
}

TEST(RowOrderKeepsStatus, SeesAChange) { expect_to_see_a_change<RowOrderKeepsStatus>(); }
TEST(ScalingKeepsStatus, SeesAChange) { expect_to_see_a_change<ScalingKeepsStatus>(); }

}  // namespace
}  // namespace assay
