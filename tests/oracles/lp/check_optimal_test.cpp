// The kill list of check_optimal: one wrong answer a claim, rejected by that claim's name.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/exact/judge_counts.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::check_optimal_test {
namespace {

using test::claim_of;
using test::general;
using test::general_answer;
using test::wedge;
using test::wedge_answer;

constexpr LpPromise kExact{0, 0, 0};
constexpr LpPromise kDouble{1e-9, 1e-9, 1e-9};

TEST(CheckOptimal, AcceptsRightAnswersExactly) {
  EXPECT_EQ(claim_of(check_optimal(wedge(), wedge_answer(), kExact)), "holds");
  EXPECT_EQ(claim_of(check_optimal(general(), general_answer(), kExact)), "holds");
}

TEST(CheckOptimal, AcceptsAnAnswerWithoutABasis) {
  Optimal answer = wedge_answer();
  answer.basis = {};
  const auto before = judge_counts();
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kExact)), "holds");
  EXPECT_EQ(judge_counts().filtered, before.filtered + 1);
  EXPECT_EQ(judge_counts().exact, before.exact);
}

TEST(CheckOptimal, AsksOnlyAboutWhatIsGiven) {
  Optimal answer = wedge_answer();
  answer.x.clear();
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kExact)), "holds") << "the basis says x";
  answer.y = {1, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kExact)), lp_claim::kDual) << "and y is judged for itself";
  answer.y = {-2, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kGap) << "against the objective of the basis";
  answer.y.clear();
  answer.basis = {{2, 3}, {}};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kExact)), lp_claim::kBasisDual) << "and the basis for itself";
  answer.basis = {};
  const Verdict bare = check_optimal(wedge(), answer, kDouble);
  ASSERT_TRUE(std::holds_alternative<NotJudged>(bare)) << "a status and nothing else is no pass";
  EXPECT_EQ(why_open(bare), kNoProof);
}

TEST(CheckOptimal, RejectsAPointThatIsNotThatOfItsBasis) {
  Optimal answer = wedge_answer();
  answer.y.clear();
  answer.x = {3, 1};  // optimal and feasible, on the edge, where the basis puts y at 0
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kBasisPoint);
  answer.x = {4 - 0x1p-32, 0x1p-32};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), "holds") << "as near as the promise on x asks";
  answer.x = {2, 0};
  const Verdict inside = check_optimal(wedge(), answer, kDouble);
  ASSERT_EQ(claim_of(inside), lp_claim::kBasisPoint) << "row 0 is nonbasic, and x leaves it";
  EXPECT_EQ(violation(inside)->magnitude, 0.5) << "2 away from a bound of 4";
}

TEST(CheckOptimal, NamesTheWorstOfSeveralBreaches) {
  Optimal answer = wedge_answer();
  answer.basis = {};
  answer.x = {-1, 30};  // variable 0 is off by 1, row 0 by 25 of 4, row 1 by 83 of 6
  const Verdict verdict = check_optimal(wedge(), answer, {1e-9, 1e-9, 1e9});
  ASSERT_EQ(claim_of(verdict), lp_claim::kPrimal);
  EXPECT_NE(violation(verdict)->evidence.find("activity of row 1"), std::string::npos) << violation(verdict)->evidence;
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 83.0 / 6);
  answer = wedge_answer();
  answer.basis = {};
  answer.x = {4 + 0x1p-20, 0};
  answer.y = {-0.5, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, {1e-9, 1e-9, 1})), lp_claim::kDual) << "off by 1/2, not by 2^-22";
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, {1e-9, 0.4, 1})), lp_claim::kPrimal)
      << "as multiples of what is promised";
  answer.x = {std::nan(""), 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kFinite) << "before all numbers";
}

TEST(CheckOptimal, ADefaultHasRoomForTheRoundingOfLargeTerms) {
  // 1e9 x - 1e9 z <= 1, terms of 2e18: less than 3553 is what the rounding of these explains, 119 that of x and z.
  const LpProblem problem = test::canonical(1, 2, {0, 0}, {1e9, -1e9}, {1});
  const Optimal answer{{}, {1e9 + 0x1p-22, 1e9}, {}};
  const Allowance rounding{0x1p-21, 0x1p-49};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, {0x1p-21, 0, 0})), lp_claim::kPrimal);
  EXPECT_EQ(claim_of(check_optimal(problem, answer, {rounding, 0, 0})), lp_claim::kPrimal)
      << "never beyond 2^-10 of it";
  LpProblem wider = problem;
  wider.row_upper = {0x1p18};
  EXPECT_EQ(claim_of(check_optimal(wider, {{}, {1e9 + 2201 * 0x1p-23, 1e9}, {}}, {rounding, 0, 0})), "holds");
  EXPECT_EQ(claim_of(check_optimal(wider, {{}, {1e9 + 2201 * 0x1p-23, 1e9}, {}}, {0x1p-24, 0, 0})), lp_claim::kPrimal);
}

TEST(CheckOptimal, RejectsVectorsOfTheWrongLength) {
  Optimal answer = wedge_answer();
  answer.x.push_back(0);
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kShape);
  answer = wedge_answer();
  answer.y.pop_back();
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kShape);
}

TEST(CheckOptimal, RejectsNumbersThatAreNone) {
  Optimal answer = wedge_answer();
  answer.x[1] = std::nan("");
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kFinite);
  answer = wedge_answer();
  answer.y[0] = -kInfinity;
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kFinite);
}

TEST(CheckOptimal, RejectsAnInfeasiblePoint) {
  Optimal answer = wedge_answer();
  answer.basis = {};
  answer.y.clear();
  answer.x = {5, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kPrimal) << "row above its bound";
  answer.x = {4, -1};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kPrimal) << "variable below its bound";
  answer = general_answer();
  answer.basis = {};
  answer.y.clear();
  answer.x = {2, -2, 1.5};
  EXPECT_EQ(claim_of(check_optimal(general(), answer, kDouble)), lp_claim::kPrimal) << "row below its bound";
  answer.x = {2.5, -1, 2};
  EXPECT_EQ(claim_of(check_optimal(general(), answer, kDouble)), lp_claim::kPrimal) << "variable above its bound";
}

TEST(CheckOptimal, AllowsAnExactPromiseNotOneUlp) {
  Optimal answer = wedge_answer();
  answer.x[0] = std::nextafter(4.0, 5.0);
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kExact)), lp_claim::kPrimal);
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), "holds");
}

TEST(CheckOptimal, JudgesThePromiseToTheLastBit) {
  // Bound 4, promise 2^-30: 4 + 2^-28 is the last point allowed.
  const LpPromise promise{0x1p-30, 1, 1};
  Optimal answer = wedge_answer();
  answer.basis = {};
  answer.x[0] = 4 + 0x1p-28;
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, promise)), "holds");
  answer.x[0] = std::nextafter(answer.x[0], 5.0);
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, promise)), lp_claim::kPrimal);
}

TEST(CheckOptimal, RejectsAMultiplierThatLeansOnNoBound) {
  Optimal answer = wedge_answer();
  answer.y = {1, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kDual) << "no lower row bound";
  answer.y = {-0.5, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kDual) << "reduced cost < 0, no upper bound";
}

TEST(CheckOptimal, RejectsAReducedCostOfAFreeVariable) {
  Optimal answer = general_answer();
  answer.basis = {};
  answer.x.clear();
  answer.y = {1, -1};
  EXPECT_EQ(claim_of(check_optimal(general(), answer, kDouble)), lp_claim::kDual);
}

TEST(CheckOptimal, RejectsAnOpenGap) {
  Optimal answer = wedge_answer();
  answer.basis = {};
  answer.x = {3, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kGap) << "x feasible, not optimal";
  answer = wedge_answer();
  answer.basis = {};
  answer.y = {-2, 0};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kGap) << "y feasible, not optimal";
}

TEST(CheckOptimal, RejectsAMalformedBasis) {
  for (const Basis& basis : {Basis{{0}, {}}, Basis{{0, 1, 2}, {}}, Basis{{0, 0}, {}}, Basis{{0, 4}, {}},
                             Basis{{0, 3}, {1}}, Basis{{0, 3}, {0}}, Basis{{0, 3}, {7}}}) {
    Optimal answer = wedge_answer();
    answer.basis = basis;
    EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kBasisFormed);
    EXPECT_EQ(classify_basis(wedge(), basis), BasisClass::kMalformed);
  }
  Optimal answer = general_answer();
  answer.basis.at_upper = {0, 0};
  EXPECT_EQ(claim_of(check_optimal(general(), answer, kDouble)), lp_claim::kBasisFormed) << "repeated";
}

TEST(CheckOptimal, RejectsASingularBasis) {
  LpProblem problem = wedge();
  problem.matrix = {1, 1, 1, 1};
  Optimal answer{Basis{{0, 1}, {}}, {4, 0}, {-1, 0}};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), lp_claim::kBasisSolvable);
  EXPECT_EQ(classify_basis(problem, answer.basis), BasisClass::kSingular);
}

TEST(CheckOptimal, RejectsABasisWithoutAFeasiblePoint) {
  LpProblem problem = wedge();
  problem.row_upper = {4, 2};  // optimum 2 at (2, 0); the other vertex of row 0 and row 1 is (5, -1)
  Optimal answer{Basis{{0, 1}, {}}, {2, 0}, {0, -1}};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), lp_claim::kBasisPrimal);
  EXPECT_EQ(classify_basis(problem, answer.basis), BasisClass::kDualOnly);
}

TEST(CheckOptimal, RejectsABasisThatIsNotDualFeasible) {
  Optimal answer = wedge_answer();
  answer.basis.basic = {2, 3};  // the origin
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kBasisPoint) << "and x is another point";
  answer.x.clear();
  answer.y.clear();
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, kDouble)), lp_claim::kBasisDual);
  EXPECT_EQ(classify_basis(wedge(), answer.basis), BasisClass::kPrimalOnly);
}

TEST(CheckOptimal, RejectsAVariableAtTheWrongBound) {
  Optimal answer = general_answer();
  LpProblem problem = general();
  problem.cost[0] = 0.5;  // now x = 2 is the only optimum, and the basis must say so
  answer.y = {2, -1};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), "holds");
  answer.basis.at_upper = {};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), lp_claim::kBasisPoint) << "x is at the other bound";
  answer.x.clear();
  answer.y.clear();
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), lp_claim::kBasisDual);
}

TEST(ClassifyBasis, KnowsNeither) {
  LpProblem problem = wedge();
  problem.row_upper = {4, -1};
  EXPECT_EQ(classify_basis(problem, Basis{{2, 3}, {}}), BasisClass::kNeither);
  EXPECT_EQ(classify_basis(wedge(), wedge_answer().basis), BasisClass::kOptimal);
}

TEST(CheckValue, IsHeldToThePromiseOnBothSides) {
  const LpPromise promise{0, 0, 0x1p-20};  // optimum -4: 2^-18 is the last that is allowed
  for (const double side : {-1.0, 1.0}) {
    EXPECT_TRUE(holds(check_value(wedge(), {4 + side * 0x1p-18, 0}, -4, promise)));
    const Verdict off = check_value(wedge(), {4 + side * 0x1p-17, 0}, -4, promise);
    ASSERT_EQ(claim_of(off), lp_claim::kValue);
    EXPECT_EQ(violation(off)->magnitude, 0x1p-19) << "relative to the optimum";
  }
  EXPECT_EQ(claim_of(check_value(wedge(), Rational(-3), nullptr, -4, promise)), lp_claim::kValue);
  EXPECT_EQ(claim_of(check_value(wedge(), {1e300, 2}, -4, {0, 0, {0x1p-21, 0x1p-49}})), lp_claim::kValue)
      << "a huge x buys no room";
}

TEST(CheckOptimal, DoesNotJudgeANegativePromise) {
  Optimal answer = wedge_answer();
  answer.basis = {};
  answer.x = {-7, 100};
  answer.y = {3, 3};
  EXPECT_EQ(claim_of(check_optimal(wedge(), answer, {-1, -1, -1})), "holds");
}

TEST(CheckOptimal, IsNotFooledByCancellation) {
  // x1 = 2^60, row: x0 + 2^60 - x1 <= 0 in double loses x0 = 1; exactly the row is violated by 1. Under a promise it is
  // x1 and its like, known to half of 256 each, that may explain as much, and no more.
  const LpProblem problem = test::canonical(1, 3, {0, 0, 0}, {1, 1, -1}, {0});
  const Optimal answer{{}, {1, 0x1p60, 0x1p60}, {0}};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kExact)), lp_claim::kPrimal);
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), "holds");
  EXPECT_EQ(claim_of(check_optimal(problem, {{}, {512, 0x1p60, 0x1p60}, {0}}, kDouble)), lp_claim::kPrimal);
}

TEST(CheckOptimal, SurvivesTheEndsOfTheExponentRange) {
  LpProblem problem = test::canonical(1, 2, {1e300, -1e300}, {1e300, 1e300}, {1e300});
  Optimal answer{Basis{{1}, {}}, {0, 1}, {-1}};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kExact)), "holds");
  problem.matrix = {0x1p-1074, 0x1p-1074};
  problem.row_upper = {0x1p-1074};
  answer.y = {-1e300};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, kDouble)), lp_claim::kDual);
}

TEST(CheckOptimal, LeavesBrokenProblemsUndecided) {
  LpProblem problem = wedge();
  problem.matrix[2] = std::nan("");
  EXPECT_EQ(claim_of(check_optimal(problem, wedge_answer(), kDouble)), "undecided");
  problem = wedge();
  problem.row_upper[0] = -kInfinity;
  EXPECT_EQ(claim_of(check_optimal(problem, wedge_answer(), kDouble)), "undecided");
  problem = wedge();
  problem.cost.pop_back();
  EXPECT_EQ(claim_of(check_optimal(problem, wedge_answer(), kDouble)), "undecided");
}

TEST(CheckOptimal, JudgesAProblemWithoutRows) {
  const LpProblem problem = test::canonical(0, 2, {1, 0}, {}, {});
  EXPECT_EQ(claim_of(check_optimal(problem, {{}, {0, 3}, {}}, kExact)), "holds");
  EXPECT_EQ(claim_of(check_optimal(problem, {{}, {1, 0}, {}}, kExact)), lp_claim::kGap);
}

TEST(CheckOptimal, MeasuresAReducedCostByTheSizeOfItsCost) {
  const LpProblem problem = test::canonical(1, 1, {-8}, {1}, {4});
  const Optimal at_the_origin{Basis{{1}, {}}, {}, {}};
  EXPECT_EQ(claim_of(check_optimal(problem, at_the_origin, {1, 1, 1})), "holds");
  EXPECT_EQ(claim_of(check_optimal(problem, at_the_origin, {1, std::nextafter(1, 0), 1})), lp_claim::kBasisDual);
}

}  // namespace
}  // namespace assay::check_optimal_test
