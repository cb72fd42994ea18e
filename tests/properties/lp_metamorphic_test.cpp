// The metamorphic claims about linear programs: their transforms are exact, and a changed status is seen.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/lp/integers.h"
#include "properties/lp/consistent.h"
#include "properties/lp/transform.h"
#include "properties/relations/order.h"
#include "properties/relations/program_forms.h"
#include "properties/relations/scaling.h"
#include "tests/harness/claim_words.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::lp_metamorphic_test {
namespace {

LpProblem with_a_range() {
  LpProblem problem = test::wedge();
  problem.row_lower[0] = 0;
  return problem;
}

/// The optimum of the second question is that of the first, or 4 times that.
template <class P, class D>
void expect_same_truth(std::uint64_t cases = 500, std::uint64_t seed = 37, bool may_be_scaled = true) {
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + seed)};
    const LpProblem problem = D::draw(choices).problem;
    std::vector<LpProblem> questions;
    P::ask(problem, questions);
    ASSERT_EQ(questions.size(), 2u);
    ASSERT_EQ(questions[0], problem);
    const auto before = certify_lp(questions[0]), after = certify_lp(questions[1]);
    ASSERT_TRUE(before && after);
    ASSERT_EQ(before->status, after->status) << P::kName << ", stream " << key;
    if (before->status != LpStatus::kOptimal) continue;
    const Rational unit = !may_be_scaled || after->objective == before->objective ? Rational(1) : Rational(4);
    ASSERT_EQ(after->objective, before->objective * unit) << P::kName << ", stream " << key;
  }
}

TEST(RowOrderKeepsStatus, AsksTheSameProgram) { expect_same_truth<RowOrder<LpFamily>, LpGeneralBounds>(); }
TEST(ScalingKeepsStatus, AsksTheSameProgram) {
  expect_same_truth<Scaling<LpFamily>, LpGeneralBounds>();
  expect_same_truth<Scaling<LpFamily>, LpScaled>();
}

TEST(ScalingKeepsStatus, ScalesNothingAtTheEndsOfTheRange) {
  LpProblem problem = test::wedge();
  problem.matrix[0] = 0x1p-1074;
  std::vector<LpProblem> questions;
  Scaling<LpFamily>::ask(problem, questions);
  EXPECT_EQ(questions[0], questions[1]);
  problem = test::wedge();
  Scaling<LpFamily>::ask(problem, questions);
  EXPECT_NE(questions[0], questions[1]);
}

template <class P>
std::string judged(const LpAnswer& first, const LpAnswer& second) {
  std::array<Reply<LpFamily>, 2> replies;
  replies[0].answer = first;
  replies[1].answer = second;
  const Verdict verdict = P::judge(test::wedge(), replies, {});
  if (const auto* violated = violation(verdict)) return std::string(violated->claim.sentence());
  return holds(verdict) ? "holds" : "undecided";
}

template <class P>
void expect_to_see_a_change() {
  EXPECT_EQ(judged<P>(Infeasible{}, Infeasible{}), "holds");
  EXPECT_EQ(judged<P>(Optimal{}, Optimal{}), "undecided") << "no values";
  EXPECT_EQ(judged<P>(Optimal{{}, {4, 0}, {}}, Optimal{}), "undecided") << "one value";
  EXPECT_EQ(judged<P>(Optimal{}, Infeasible{}), P::kClaims.status);
  EXPECT_EQ(judged<P>(Unbounded{}, Infeasible{}), P::kClaims.status);
  EXPECT_EQ(judged<P>(Optimal{}, GaveUp{}), "undecided");
  EXPECT_EQ(judged<P>(Declined{}, Optimal{}), "undecided");
}

TEST(RowOrderKeepsStatus, SeesAChange) { expect_to_see_a_change<RowOrder<LpFamily>>(); }
TEST(ScalingKeepsStatus, SeesAChange) { expect_to_see_a_change<Scaling<LpFamily>>(); }

Stated<LpFamily> promising(double tolerance) {
  Stated<LpFamily> semantics;
  semantics.primal = semantics.dual = semantics.gap = tolerance;
  return semantics;
}

constexpr ClaimSentence kStatus{"status"}, kValue{"value"};
LpRelation same_program() {
  LpRelation relation;
  relation.status_claim = kStatus;
  relation.value_claim = kValue;
  return relation;
}

std::string compared(const LpProblem& problem, const LpAnswer& first, const LpAnswer& second, double promise,
                     const LpRelation& relation = same_program()) {
  const Verdict verdict = consistent(problem, first, problem, second, relation, promising(promise));
  if (const auto* violated = violation(verdict)) return std::string(violated->claim.sentence());
  return holds(verdict) ? "holds" : std::string(why_open(verdict));
}

TEST(Consistent, AccusesOnlyWhereAPromiseIsBroken) {
  const LpProblem wedge = test::wedge();  // optimum -4
  const Optimal right = test::wedge_answer();
  EXPECT_EQ(compared(wedge, right, right, 1e-9), "holds");
  Optimal wrong = right;
  wrong.x = {0, 0};
  wrong.basis = {};
  EXPECT_EQ(compared(wedge, right, wrong, 1e-9), "value") << "x = 0 is no optimum, and its gap shows it";
  EXPECT_EQ(compared(wedge, wrong, right, 1e-9), "value");
  EXPECT_EQ(compared(wedge, wrong, right, -1), "value") << "nothing is stated: by default";
  EXPECT_EQ(compared(wedge, wrong, right, kInfinity), "the engine states that it promises nothing about the value");
  EXPECT_EQ(compared(wedge, right, Infeasible{{1, 0}}, 1e-9), "status") << "the vector proves nothing";
  EXPECT_EQ(compared(wedge, right, Infeasible{}, 1e-9), "status") << "a status without any proof";
  LpRelation below = same_program();
  below.values = LpRelation::Values::kNotAbove;
  EXPECT_EQ(compared(wedge, wrong, right, 1e-9, below), "holds") << "-4 is not above 0";
  EXPECT_EQ(compared(wedge, right, wrong, 1e-9, below), "value");
}

TEST(Consistent, AccusesNobodyOnABorderlineProgram) {
  // x <= 0 and -x <= -2^-40 contradict each other by less than 1e-9: x = 0 keeps the promise, and the contradiction is
  // exact.
  const LpProblem borderline = test::canonical(2, 1, {0}, {1, -1}, {0, -0x1p-40});
  const Optimal nearly{{}, {0}, {0, 0}};
  const Infeasible exactly{{-1, -1}};
  EXPECT_EQ(compared(borderline, nearly, exactly, 1e-9), kBothKeepPromise);
  EXPECT_EQ(compared(borderline, exactly, nearly, 1e-9), kBothKeepPromise);
  EXPECT_EQ(compared(borderline, exactly, nearly, 0), "status") << "who promises exactness is held to it";
  EXPECT_EQ(compared(borderline, exactly, nearly, -1), kBothKeepPromise) << "by default";
  // 1e-8 x >= 1 is feasible, and stays so: a vector that is nearly a proof excuses nothing.
  LpProblem robust = test::canonical(1, 1, {0}, {1e-8}, {kInfinity});
  robust.row_lower = {1};
  EXPECT_EQ(compared(robust, Optimal{{}, {1e8}, {0}}, Infeasible{{1}}, 1e-7), "status");
}

TEST(Consistent, IsUndecidedAboutWhatIsNoProgram) {
  LpProblem broken = test::wedge();
  broken.cost[0] = std::nan("");
  EXPECT_EQ(compared(broken, test::wedge_answer(), Infeasible{}, 1e-9), "problem cannot be judged");
}

TEST(LpTransforms, KeepTheExactTruth) {
  expect_same_truth<ColumnOrder<LpFamily>, LpGeneralBounds>(200, 79, false);
  expect_same_truth<Signs<LpFamily>, LpGeneralBounds>(200, 79, false);
  expect_same_truth<RedundantRows<LpFamily>, LpGeneralBounds>(200, 79, false);
  expect_same_truth<ExplicitSlacks<LpFamily>, LpGeneralBounds>(200, 79, false);
}

TEST(LpTransforms, TheDualOfTheDualIsTheProgramAndHasItsValue) {
  std::uint64_t optimal = 0;
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key + 83)};
    const LpProblem problem = LpSmallInteger::draw(choices).problem;
    const auto dual = lp_transform::dual_of(problem);
    ASSERT_TRUE(dual);
    ASSERT_EQ(lp_transform::dual_of(*dual), problem);
    const auto truth = certify_lp(problem), of_dual = certify_lp(*dual);
    ASSERT_TRUE(truth && of_dual);
    if (truth->status != LpStatus::kOptimal) {
      ASSERT_NE(of_dual->status, LpStatus::kOptimal);
      continue;
    }
    ASSERT_EQ(of_dual->objective, -truth->objective);
    ++optimal;
  }
  EXPECT_GT(optimal, 50u);
  EXPECT_FALSE(lp_transform::dual_of(with_a_range()));
}

TEST(LpTransforms, RelaxingMakesTheFeasibleSetLarger) {
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key + 89)};
    const LpProblem problem = LpGeneralBounds::draw(choices).problem;
    const auto truth = certify_lp(problem), relaxed = certify_lp(lp_transform::relaxed(problem));
    ASSERT_TRUE(truth && relaxed);
    if (truth->status == LpStatus::kInfeasible) continue;
    ASSERT_NE(relaxed->status, LpStatus::kInfeasible);
    if (relaxed->status == LpStatus::kOptimal) {
      ASSERT_LE(relaxed->objective, truth->objective);
    }
  }
}

}  // namespace
}  // namespace assay::lp_metamorphic_test
