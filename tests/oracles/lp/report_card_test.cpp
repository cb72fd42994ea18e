// The magnitudes of a report card on answers whose errors are known by hand: one wrong answer for each of them.
#include "oracles/lp/report_card.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/oracles/lp/small_problems.h"

namespace assay::report_card_test {
namespace {

using test::canonical;

Rational ratio(long over, long under) { return Rational(over, under); }

TEST(ReportCard, IsAllZerosForAnExactAnswer) {
  for (const auto& [problem, answer] :
       {std::pair{test::wedge(), test::wedge_answer()}, std::pair{test::general(), test::general_answer()}}) {
    const LpReportCard card = report_card(problem, LpAnswer(answer));
    EXPECT_EQ(card.primal, 0);
    EXPECT_EQ(card.dual, 0);
    EXPECT_EQ(card.gap, 0);
    EXPECT_EQ(card.slackness, 0);
    EXPECT_EQ(card.backward, 0);
    EXPECT_EQ(card.words(), "primal 0, dual 0, gap 0, slackness 0, backward 0");
  }
}

TEST(ReportCard, PrimalIsTheLargestViolationOfABoundRelativeToIt) {
  Optimal answer = test::wedge_answer();
  answer.x = {4.5, -0.25};  // x + y = 4.25 against 4; y against 0
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).primal, ratio(1, 4));
  answer.x = {4.5, 0};  // 4.5 against 4
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).primal, ratio(1, 8));
  EXPECT_EQ(report_card(test::open_cone(), LpAnswer(Unbounded{{3, 1}, {1, 1}})).primal, 1) << "3 - 1 against 1";
}

TEST(ReportCard, DualIsTheLargestMultiplierThatLeansOnNothing) {
  Optimal answer = test::wedge_answer();
  answer.y = {0.5, 0};  // no lower row bound; reduced costs -3/2 lean on no upper bound, with costs of 1
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).dual, ratio(3, 2));
  answer.y = {-1, 0.25};
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).dual, ratio(3, 4)) << "the reduced cost -1 + 1 - 3/4";
  EXPECT_EQ(report_card(test::apart(), LpAnswer(Infeasible{{-2, -1}})).dual, 0);
  EXPECT_EQ(report_card(test::apart(), LpAnswer(Infeasible{{-1, -2}})).dual, ratio(1, 2)) << "1 - 2 of 2";
}

TEST(ReportCard, OfAProofWithoutRowsThereIsNoMagnitude) {
  EXPECT_FALSE(report_card(canonical(0, 1, {1}, {}, {}), LpAnswer(Infeasible{{}})).dual);
}

TEST(ReportCard, GapIsTheDistanceOfCostAndImpliedBound) {
  Optimal answer = test::wedge_answer();
  answer.x = {2, 0};
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).gap, 1) << "-2 against -4, relative to 2";
}

TEST(ReportCard, SlacknessSeesWhatCancelsInTheGap) {
  // minimise 0 over x, y >= 0, x + y <= 2 and x - y >= 0.
  LpProblem problem = canonical(2, 2, {0, 0}, {1, 1, 1, -1}, {2, kInfinity});
  problem.row_lower[1] = 0;
  // At (1.5, 0): activity 1.5 of both rows. y = (-1, 0): reduced costs (1, 1); products 0.5 of the row and 1.5 of x.
  EXPECT_EQ(report_card(problem, {ratio(3, 2), 0}, {-1, 0}).slackness, ratio(3, 2));
  EXPECT_EQ(report_card(problem, {ratio(3, 2), 0}, {-1, 0}).gap, 2);
  // Outside its bound by 1/2 a row with multiplier -1 gives -1/2, x = 1/2 with reduced cost 1 gives 1/2: no gap.
  problem = canonical(1, 2, {1, 0}, {0, 1}, {1});
  const LpReportCard card = report_card(problem, {ratio(1, 2), ratio(3, 2)}, {-1});
  EXPECT_EQ(card.slackness, ratio(3, 2)) << "y = 3/2 with reduced cost 1";
  problem.lower[1] = 1.5;
  const LpReportCard cancelled = report_card(problem, {ratio(1, 2), ratio(3, 2)}, {-1});
  EXPECT_EQ(cancelled.gap, 0);
  EXPECT_EQ(cancelled.slackness, ratio(1, 2));
  EXPECT_EQ(report_card(problem, {0, ratio(3, 2)}, {-1}).slackness, ratio(1, 2)) << "the row alone, beyond its bound";
}

TEST(ReportCard, BackwardIsTheSmallestChangeThatMakesTheAnswerOptimal) {
  // minimise x over x >= 1: at 1 + 2^-20 the bound has to move by that, or the cost by 1.
  LpProblem problem = canonical(0, 1, {1}, {}, {});
  problem.lower[0] = 1;
  const Rational small = exact(0x1p-20);
  EXPECT_EQ(report_card(problem, {1 + small}, {}).backward, small);
  EXPECT_EQ(report_card(problem, {1 - small}, {}).backward, small);
  problem.cost[0] = 0x1p-20;
  EXPECT_EQ(report_card(problem, {3}, {}).backward, small) << "the cost moves to 0, the bound need not move by 2";
  problem.cost[0] = -0x1p-20;
  EXPECT_EQ(report_card(problem, {1}, {}).backward, small) << "unbounded, and not by much";
  problem.cost[0] = -1;
  problem.upper[0] = 1;
  EXPECT_EQ(report_card(problem, {3}, {}).backward, 2) << "a fixed variable, at any cost";
}

TEST(ReportCard, TakesFromTheBasisWhatTheAnswerLeavesOut) {
  Optimal answer = test::wedge_answer();
  answer.x.clear();
  answer.y.clear();
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).backward, 0);
  answer.basis = {{2, 3}, {}};  // x = 0, y = 0: reduced costs -1
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).dual, 1);
  answer.basis = {{0, 0}, {}};
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(answer)).words(), "") << "malformed, and nothing else is given";
}

TEST(ReportCard, SaysNothingOfNumbersThatAreNone) {
  Optimal answer = test::wedge_answer();
  answer.x[0] = std::nan("");
  const LpReportCard card = report_card(test::wedge(), LpAnswer(answer));
  EXPECT_FALSE(card.primal || card.gap || card.slackness || card.backward);
  EXPECT_EQ(card.dual, 0);
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(GaveUp{})).words(), "");
  EXPECT_EQ(report_card(test::wedge(), LpAnswer(Infeasible{})).words(), "");
}

}  // namespace
}  // namespace assay::report_card_test
