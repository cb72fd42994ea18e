// The principal claim about linear programs, on answers made by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/lp_claims.h"
#include "properties/lp/answer_is_certified.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay {
namespace {

std::string judged(const LpProblem& problem, const LpAnswer& answer, double promise) {
  Reply<LpFamily> reply;
  reply.answer = answer;
  Court<LpFamily> court;
  court.semantics.lp_primal = court.semantics.lp_dual = court.semantics.lp_gap = promise;
  const Verdict verdict = AnswerIsCertified::judge(problem, {&reply, 1}, court);
  if (const auto* violated = violation(verdict)) return std::string(violated->claim);
  if (holds(verdict)) return "holds";
  return std::get<Undecided>(verdict).inside_promise ? "inside" : "undecided";
}

TEST(AnswerIsCertified, HoldsForRightAnswers) {
  for (const double promise : {0.0, 1e-9, -1.0}) {
    EXPECT_EQ(judged(test::wedge(), test::wedge_answer(), promise), "holds");
    EXPECT_EQ(judged(test::apart(), test::apart_answer(), promise), "holds");
    EXPECT_EQ(judged(test::open_cone(), test::open_cone_answer(), promise), "holds");
  }
}

TEST(AnswerIsCertified, NamesTheBrokenCertificateWhereTheStatusIsRight) {
  Optimal answer = test::wedge_answer();
  answer.y = {1, 0};
  EXPECT_EQ(judged(test::wedge(), answer, 1e-9), lp_claim::kDual);
  answer.y = {std::nan(""), 0};
  EXPECT_EQ(judged(test::wedge(), answer, 1e-9), lp_claim::kFinite);
  EXPECT_EQ(judged(test::apart(), Infeasible{{1, 1}}, 1e-9), lp_claim::kFarkasSigns);
  EXPECT_EQ(judged(test::open_cone(), Unbounded{{1, 0}, {1, 0}}, 1e-9), lp_claim::kRecession);
}

TEST(AnswerIsCertified, NamesAWrongStatus) {
  EXPECT_EQ(judged(test::apart(), Optimal{{}, {1, 0}, {0, 0}}, 1e-9), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(test::wedge(), Infeasible{{-1, -1}}, 1e-9), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(test::wedge(), Unbounded{{0, 0}, {1, 1}}, 1e-9), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(test::open_cone(), Optimal{{}, {1, 0}, {-1}}, 1e-9), AnswerIsCertified::kStatus);
}

TEST(AnswerIsCertified, HoldsAWrongStatusInsideThePromiseApart) {
  LpProblem problem = test::apart();
  problem.row_upper = {1, -1 - 0x1p-40};
  const Optimal answer{Basis{{0, 3}, {}}, {1, 0}, {0, 0}};
  EXPECT_EQ(judged(problem, answer, 1e-9), AnswerIsCertified::kStatus)
      << "the gap is open: cost 1 against a bound of 0";
  problem.cost = {0, 0};
  EXPECT_EQ(judged(problem, answer, 1e-9), "inside");
  EXPECT_EQ(judged(problem, answer, 0), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(problem, answer, -1), "inside") << "nothing was promised";
}

TEST(AnswerIsCertified, AsksTheTruthWhereAnAnswerGivesOnlyAStatus) {
  for (const double promise : {0.0, 1e-9, -1.0}) {
    EXPECT_EQ(judged(test::apart(), Infeasible{}, promise), "holds");
    EXPECT_EQ(judged(test::open_cone(), Unbounded{}, promise), "holds");
    EXPECT_EQ(judged(test::wedge(), Optimal{{}, {4, 0}, {}}, promise), "holds");
    EXPECT_EQ(judged(test::wedge(), Infeasible{}, promise), AnswerIsCertified::kStatus);
    EXPECT_EQ(judged(test::apart(), Unbounded{}, promise), AnswerIsCertified::kStatus);
    EXPECT_EQ(judged(test::open_cone(), Optimal{{}, {1, 0}, {}}, promise), AnswerIsCertified::kStatus);
  }
  EXPECT_EQ(judged(test::wedge(), Optimal{{}, {3, 0}, {}}, 1e-9), lp_claim::kValue);
}

TEST(AnswerIsCertified, JudgesAWrongStatusWithoutAProofByTheChangeThatWouldMakeItRight) {
  const auto room_of = [](double room) { return test::canonical(1, 1, {1}, {1}, {room}); };
  EXPECT_EQ(judged(room_of(0x1p-40), Infeasible{}, 1e-9), "inside") << "0 <= x <= 2^-40";
  EXPECT_EQ(judged(room_of(0x1p-40), Infeasible{}, -1), "inside") << "nothing is promised: 1e-9";
  EXPECT_EQ(judged(room_of(0x1p-40), Infeasible{}, 1e-15), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(room_of(0x1p-40), Infeasible{}, 0), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(room_of(0x1p-20), Infeasible{}, 1e-9), AnswerIsCertified::kStatus);
  EXPECT_EQ(judged(room_of(0x1p-20), Infeasible{}, 1e-5), "inside");
  const auto climbing_by = [](double cost) { return test::canonical(1, 1, {cost}, {-1}, {1}); };
  EXPECT_EQ(judged(climbing_by(0x1p-40), Unbounded{}, 1e-9), "inside");
  EXPECT_EQ(judged(climbing_by(0x1p-20), Unbounded{}, 1e-9), AnswerIsCertified::kStatus);
  LpProblem problem = test::apart();
  problem.row_upper = {1, -1 - 0x1p-40};
  EXPECT_EQ(judged(problem, Optimal{{}, {1, 0}, {}}, 1e-9), "inside");
  problem.row_upper = {1, -1 - 0x1p-20};
  EXPECT_EQ(judged(problem, Optimal{{}, {1, 0}, {}}, 1e-9), AnswerIsCertified::kStatus);
}

TEST(AnswerIsCertified, TakesALineAsProof) {
  EXPECT_EQ(judged(test::apart(), Infeasible{{}, TableauLine{{{0, 3}, {}}, 3}}, -1), "holds");
  EXPECT_EQ(judged(test::open_cone(), Unbounded{{}, {}, TableauLine{{{0}, {}}, 1}}, -1), "holds");
  EXPECT_EQ(judged(test::apart(), Infeasible{{}, TableauLine{{{0, 3}, {}}, 0}}, -1), lp_claim::kLineOutside);
  EXPECT_EQ(judged(test::wedge(), Infeasible{{}, TableauLine{{{0, 3}, {}}, 0}}, -1), AnswerIsCertified::kStatus);
}

TEST(AnswerIsCertified, IsUndecidedWithoutAnAnswer) {
  EXPECT_EQ(judged(test::wedge(), GaveUp{}, 1e-9), "undecided");
  EXPECT_EQ(judged(test::wedge(), Declined{"form"}, 1e-9), "undecided");
  LpProblem problem = test::wedge();
  problem.cost[0] = std::nan("");
  EXPECT_EQ(judged(problem, test::wedge_answer(), 1e-9), "undecided");
}

}  // namespace
}  // namespace assay
