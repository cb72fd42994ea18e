// The three claims about an answer to a linear program, on answers made by hand: status, value, and what proves them.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/certificate/lp_claims.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/status_is_right.h"
#include "properties/lp/value_is_right.h"
#include "tests/harness/claim_words.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::lp_answer_is_certified_test {
namespace {

Verdict verdict_of(Verdict (*judge)(const LpProblem&, std::span<const Reply<LpFamily>>, const Court<LpFamily>&),
                   const LpProblem& problem, const LpAnswer& answer, double primal, double dual, double gap) {
  Reply<LpFamily> reply;
  reply.answer = answer;
  Court<LpFamily> court;
  court.semantics.primal = primal;
  court.semantics.dual = dual;
  court.semantics.gap = gap;
  return judge(problem, {&reply, 1}, court);
}

template <class P>
std::string judged(const LpProblem& problem, const LpAnswer& answer, double promise) {
  const Verdict verdict = verdict_of(&P::judge, problem, answer, promise, promise, promise);
  if (const auto* violated = violation(verdict)) return std::string(violated->claim.sentence());
  if (holds(verdict)) return "holds";
  if (std::holds_alternative<NotJudged>(verdict)) return "not judged";
  return std::get<Undecided>(verdict).inside_promise ? "inside" : "undecided";
}

constexpr auto status = &judged<StatusIsRight>;
constexpr auto value = &judged<ValueIsRight>;
constexpr auto certified = &judged<AnswerIsCertified>;

TEST(LpClaims, HoldForRightAnswers) {
  for (const double promise : {0.0, 1e-9, -1.0}) {
    EXPECT_EQ(status(test::wedge(), test::wedge_answer(), promise), "holds");
    EXPECT_EQ(value(test::wedge(), test::wedge_answer(), promise), "holds");
    EXPECT_EQ(certified(test::wedge(), test::wedge_answer(), promise), "holds");
    EXPECT_EQ(status(test::apart(), test::apart_answer(), promise), "holds");
    EXPECT_EQ(certified(test::apart(), test::apart_answer(), promise), "holds");
    EXPECT_EQ(status(test::open_cone(), test::open_cone_answer(), promise), "holds");
    EXPECT_EQ(certified(test::open_cone(), test::open_cone_answer(), promise), "holds");
  }
}

TEST(LpClaims, AreUndecidedWithoutAnAnswer) {
  for (const auto judge : {status, value, certified}) {
    EXPECT_EQ(judge(test::wedge(), GaveUp{}, 1e-9), "undecided");
    EXPECT_EQ(judge(test::wedge(), Declined{"form"}, 1e-9), "undecided");
    LpProblem problem = test::wedge();
    problem.cost[0] = std::nan("");
    EXPECT_EQ(judge(problem, test::wedge_answer(), 1e-9), "undecided");
  }
}

// --- the status

TEST(StatusIsRight, NamesAWrongStatusWhateverItsCertificate) {
  for (const double promise : {0.0, 1e-9, -1.0}) {
    EXPECT_EQ(status(test::apart(), Optimal{{}, {1, 0}, {0, 0}}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::wedge(), Infeasible{{-1, -1}}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::wedge(), Infeasible{}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::wedge(), Infeasible{{std::nan(""), 1, 2}}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::wedge(), Unbounded{{0, 0}, {1, 1}}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::apart(), Unbounded{}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::open_cone(), Optimal{{}, {1, 0}, {-1}}, promise), StatusIsRight::kClaim);
    EXPECT_EQ(status(test::open_cone(), Optimal{}, promise), StatusIsRight::kClaim) << "no x at all";
  }
}

TEST(StatusIsRight, AUselessVectorBuysNothing) {
  // 1e-8 x >= 1, x >= 0: feasible, and robustly so. y = 1 leans on a bound that x does not have, by 1e-8.
  LpProblem problem = test::canonical(1, 1, {0}, {1e-8}, {kInfinity});
  problem.row_lower = {1};
  for (const double promise : {0.0, 1e-9, 1e-7, -1.0}) {
    EXPECT_EQ(status(problem, Infeasible{}, promise), StatusIsRight::kClaim) << promise;
    EXPECT_EQ(status(problem, Infeasible{{1}}, promise), StatusIsRight::kClaim) << promise;
  }
  EXPECT_EQ(certified(problem, Infeasible{{1}}, 1e-7), "holds") << "another claim, within that promise";
  EXPECT_EQ(certified(problem, Infeasible{{1}}, 1e-9), lp_claim::kFarkasSigns);
}

TEST(StatusIsRight, IsRightWhateverElseIsWrong) {
  Optimal answer = test::wedge_answer();
  answer.x = {std::nan(""), 0};
  answer.y = {7, 7, 7};
  EXPECT_EQ(status(test::wedge(), answer, 0), "holds");
  EXPECT_EQ(certified(test::wedge(), answer, 0), lp_claim::kFinite);
  EXPECT_EQ(status(test::wedge(), Optimal{{}, {1e300, 2}, {}}, 1e-9), "holds");
  EXPECT_EQ(status(test::apart(), Infeasible{{1, 1}}, 1e-9), "holds");
  EXPECT_EQ(status(test::open_cone(), Unbounded{{-5, 0}, {0, 0}}, 1e-9), "holds");
}

TEST(StatusIsRight, IsJudgedByTheChangeThatWouldMakeItRight) {
  const auto room_of = [](double room) { return test::canonical(1, 1, {1}, {1}, {room}); };
  EXPECT_EQ(status(room_of(0x1p-40), Infeasible{}, 1e-9), "inside") << "0 <= x <= 2^-40";
  EXPECT_EQ(status(room_of(0x1p-40), Infeasible{{-1}}, 1e-9), "inside") << "alike with a vector";
  EXPECT_EQ(status(room_of(0x1p-40), Infeasible{}, -1), "inside") << "by default 2^-21";
  EXPECT_EQ(status(room_of(0x1p-40), Infeasible{}, 1e-15), StatusIsRight::kClaim);
  EXPECT_EQ(status(room_of(0x1p-40), Infeasible{}, 0), StatusIsRight::kClaim);
  EXPECT_EQ(status(room_of(0x1p-20), Infeasible{}, 1e-9), StatusIsRight::kClaim);
  EXPECT_EQ(status(room_of(0x1p-18), Infeasible{}, -1), StatusIsRight::kClaim);
  EXPECT_EQ(status(room_of(0x1p-20), Infeasible{}, 1e-5), "inside");
  const auto climbing_by = [](double cost) { return test::canonical(1, 1, {cost}, {-1}, {1}); };
  EXPECT_EQ(status(climbing_by(0x1p-40), Unbounded{}, 1e-9), "inside");
  EXPECT_EQ(status(climbing_by(0x1p-20), Unbounded{}, 1e-9), StatusIsRight::kClaim);
  LpProblem problem = test::apart();
  problem.row_upper = {1, -1 - 0x1p-40};
  EXPECT_EQ(status(problem, Optimal{{}, {1, 0}, {}}, 1e-9), "inside");
  EXPECT_EQ(status(problem, Optimal{{}, {-7, 0}, {}}, 1e-9), "inside") << "alike with another x";
  problem.row_upper = {1, -1 - 0x1p-20};
  EXPECT_EQ(status(problem, Optimal{{}, {1, 0}, {}}, 1e-9), StatusIsRight::kClaim);
}

TEST(StatusIsRight, TakesAProofOrAsksTheTruth) {
  for (const double promise : {0.0, 1e-9, -1.0}) {
    EXPECT_EQ(status(test::apart(), Infeasible{}, promise), "holds");
    EXPECT_EQ(status(test::open_cone(), Unbounded{}, promise), "holds");
    EXPECT_EQ(status(test::wedge(), Optimal{}, promise), "holds");
    EXPECT_EQ(status(test::apart(), Infeasible{{}, TableauLine{{{0, 3}, {}}, 3}}, promise), "holds");
    EXPECT_EQ(status(test::open_cone(), Unbounded{{}, {}, TableauLine{{{0}, {}}, 1}}, promise), "holds");
    EXPECT_EQ(status(test::wedge(), Infeasible{{}, TableauLine{{{0, 3}, {}}, 0}}, promise), StatusIsRight::kClaim);
  }
}

TEST(StatusIsRight, SaysWhatItIsHeldTo) {
  const Verdict verdict = verdict_of(&StatusIsRight::judge, test::wedge(), Infeasible{}, 1e-7, -1, -1);
  ASSERT_TRUE(violation(verdict));
  EXPECT_EQ(
      violation(verdict)->evidence,
      "answered infeasible, exactly optimal; no program within the promise is infeasible; held to primal 1e-07 as "
      "stated, dual 4.77e-07 by default, gap 4.77e-07 by default");
}

TEST(StatusIsRight, IsNotJudgedWhereNothingIsPromisedAboutViolations) {
  Stated<LpFamily> semantics;
  EXPECT_EQ(why_not_judged<StatusIsRight>(semantics), "");
  semantics.primal = kInfinity;
  EXPECT_EQ(why_not_judged<StatusIsRight>(semantics), "");
  semantics.dual = kInfinity;
  EXPECT_NE(why_not_judged<StatusIsRight>(semantics), "");
  EXPECT_EQ(status(test::wedge(), Infeasible{}, kInfinity), "not judged");
}

// --- the value

TEST(ValueIsRight, NamesAValueThatIsOff) {
  for (const double promise : {0.0, 1e-9, -1.0}) {
    EXPECT_EQ(value(test::wedge(), Optimal{{}, {3, 0}, {}}, promise), lp_claim::kValue);
    EXPECT_EQ(value(test::wedge(), Optimal{{}, {0, 0}, {0, 0}}, promise), lp_claim::kValue) << "a mute engine";
    EXPECT_EQ(value(test::wedge(), Optimal{{}, {1e300, 2}, {-1, 0}}, promise), lp_claim::kValue);
    EXPECT_EQ(value(test::wedge(), Optimal{{{0, 3}, {}}, {5, 0}, {-1, 0}}, promise), lp_claim::kValue)
        << "x counts where it is given, not its basis";
    EXPECT_EQ(value(test::wedge(), Optimal{{{2, 3}, {}}, {}, {}}, promise), lp_claim::kValue) << "the basis where not";
    EXPECT_EQ(value(test::wedge(), Optimal{{}, {1, 3}, {}}, promise), "holds")
        << "infeasible, but that is another claim";
  }
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {4 - 1e-7, 0}, {}}, 1e-9), lp_claim::kValue);
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {4 - 1e-9, 0}, {}}, 1e-9), "holds");
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {4 - 1e-6, 0}, {}}, -1), "holds") << "2.5e-7 of it, by default 4.8e-7";
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {4 - 1e-4, 0}, {}}, -1), lp_claim::kValue);
}

TEST(ValueIsRight, AccusesNobodyOfWhatASmallChangeExplains) {
  // x <= y and (1 + 2^-38) y <= x leave nothing but the origin, y <= 1: (1, 1) misses the second row by 2^-38 and costs
  // -1.
  const LpProblem narrow = test::canonical(3, 2, {0, -1}, {1, -1, -1, 1 + 0x1p-38, 0, 1}, {0, 0, 1});
  EXPECT_EQ(value(narrow, Optimal{{}, {1, 1}, {}}, 1e-9), "inside");
  EXPECT_EQ(value(narrow, Optimal{{}, {1, 1}, {7, 7, 7}}, 1e-9), "inside") << "alike whatever else is given";
  EXPECT_EQ(value(narrow, Optimal{{}, {1, 1}, {}}, -1), "inside");
  EXPECT_EQ(value(narrow, Optimal{{}, {1, 1}, {}}, 0), lp_claim::kValue);
  EXPECT_EQ(value(narrow, Optimal{{}, {1, 1}, {}}, 1e-15), lp_claim::kValue);
  EXPECT_EQ(value(narrow, Optimal{{}, {2, 2}, {}}, 1e-9), lp_claim::kValue);
}

TEST(ValueIsRight, HasItsErrorAsMagnitude) {
  const Verdict verdict = verdict_of(&ValueIsRight::judge, test::wedge(), Optimal{{}, {20, 0}, {}}, 1e-7, 1e-7, -1);
  ASSERT_TRUE(violation(verdict));
  EXPECT_EQ(violation(verdict)->magnitude, 4) << "400 %";
  EXPECT_NE(violation(verdict)->evidence.find("gap 4.77e-07 by default"), std::string::npos);
}

TEST(ValueIsRight, IsNotJudgedWhereThereIsNone) {
  EXPECT_EQ(value(test::wedge(), Optimal{}, 1e-9), "not judged") << "no x was given";
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {}, {-1, 0}}, 1e-9), "not judged");
  EXPECT_EQ(value(test::wedge(), Optimal{{{0, 0}, {}}, {}, {}}, 1e-9), "not judged") << "a basis that is none";
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {std::nan(""), 0}, {}}, 1e-9), "not judged");
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {4}, {}}, 1e-9), "not judged");
  EXPECT_EQ(value(test::wedge(), Infeasible{}, 1e-9), "not judged");
  EXPECT_EQ(value(test::apart(), Optimal{{}, {1, 0}, {}}, 1e-9), "not judged") << "the program has no optimum";
  EXPECT_EQ(value(test::wedge(), Optimal{{}, {3, 0}, {}}, kInfinity), "not judged");
  Stated<LpFamily> semantics;
  EXPECT_EQ(why_not_judged<ValueIsRight>(semantics), "");
  semantics.gap = kInfinity;
  EXPECT_NE(why_not_judged<ValueIsRight>(semantics), "");
}

// --- what proves them

TEST(AnswerIsCertified, NamesTheBrokenCertificate) {
  Optimal answer = test::wedge_answer();
  answer.y = {1, 0};
  EXPECT_EQ(certified(test::wedge(), answer, 1e-9), lp_claim::kDual);
  answer.y = {std::nan(""), 0};
  EXPECT_EQ(certified(test::wedge(), answer, 1e-9), lp_claim::kFinite);
  EXPECT_EQ(certified(test::apart(), Infeasible{{1, 1}}, 1e-9), lp_claim::kFarkasSigns);
  EXPECT_EQ(certified(test::open_cone(), Unbounded{{1, 0}, {1, 0}}, 1e-9), lp_claim::kRecession);
  EXPECT_EQ(certified(test::apart(), Infeasible{{}, TableauLine{{{0, 3}, {}}, 0}}, -1), lp_claim::kLineOutside);
}

TEST(AnswerIsCertified, IsJudgedByDefaultWhereNothingIsStated) {
  EXPECT_EQ(certified(test::wedge(), Optimal{{}, {1e300, 2}, {}}, -1), lp_claim::kPrimal);
  EXPECT_EQ(certified(test::wedge(), Optimal{{}, {0, 0}, {0, 0}}, -1), lp_claim::kDual) << "a mute engine";
  EXPECT_EQ(certified(test::wedge(), Optimal{{}, {0, 0}, {-1, 0}}, -1), lp_claim::kGap);
  EXPECT_EQ(certified(test::apart(), Infeasible{{0, 0}}, -1), lp_claim::kFarkasBound) << "a mute engine";
  EXPECT_EQ(certified(test::open_cone(), Unbounded{{0, 0}, {0, 0}}, -1), lp_claim::kDescent) << "a mute engine";
  EXPECT_EQ(certified(test::wedge(), Optimal{{{0, 3}, {}}, {4 + 1e-6, 0}, {-1, 0}}, -1), "holds") << "2.5e-7 of 4";
}

TEST(AnswerIsCertified, DoesNotAskWhetherTheStatusIsRight) {
  LpProblem problem = test::apart();
  problem.row_upper = {1, -1 - 0x1p-40};
  problem.cost = {0, 0};
  const Optimal nearly{{}, {1, 0}, {0, 0}};
  EXPECT_EQ(certified(problem, nearly, 1e-9), "holds");
  EXPECT_EQ(certified(problem, nearly, 0), lp_claim::kPrimal);
  EXPECT_EQ(certified(test::wedge(), Infeasible{{-1, -1}}, 1e-9), lp_claim::kFarkasBound);
}

TEST(AnswerIsCertified, ABareStatusIsNotJudged) {
  for (const LpAnswer& bare : {LpAnswer(Optimal{}), LpAnswer(Infeasible{}), LpAnswer(Unbounded{})}) {
    EXPECT_EQ(certified(test::wedge(), bare, 1e-9), "not judged");
    EXPECT_EQ(certified(test::wedge(), bare, -1), "not judged");
  }
}

TEST(AnswerIsCertified, AnInfinitePromiseIsNoPass) {
  const auto with = [](const LpAnswer& answer, double primal, double dual, double gap) {
    const Verdict verdict = verdict_of(&AnswerIsCertified::judge, test::wedge(), answer, primal, dual, gap);
    if (const auto* violated = violation(verdict)) return std::string(violated->claim.sentence());
    return std::string(holds(verdict) ? "holds" : why_open(verdict));
  };
  const Optimal off{{}, {5, 0}, {-1, 0}};
  EXPECT_EQ(with(off, kInfinity, 1e-9, 1), AnswerIsCertified::kPartly);
  EXPECT_EQ(with(off, kInfinity, 1e-9, 1e-9), lp_claim::kGap);
  EXPECT_EQ(with(off, 1e-9, kInfinity, 1), lp_claim::kPrimal);
  EXPECT_EQ(with(test::wedge_answer(), kInfinity, 0, 0), "holds") << "the basis is a proof without any promise";
  EXPECT_NE(with(off, kInfinity, kInfinity, kInfinity), "holds");
  Stated<LpFamily> semantics;
  semantics.primal = semantics.dual = semantics.gap = kInfinity;
  EXPECT_NE(why_not_judged<AnswerIsCertified>(semantics), "");
}

}  // namespace
}  // namespace assay::lp_answer_is_certified_test
