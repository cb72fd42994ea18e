// The kill list of the claims about a line of a tableau, and of answers that give less than everything.
#include <gtest/gtest.h>

#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "oracles/lp/exact/tableau_line.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::check_line_test {
namespace {

using test::apart;
using test::claim_of;
using test::open_cone;
using test::wedge;

constexpr LpPromise kNothing{-1, -1, -1};
constexpr LpPromise kExact{0, 0, 0};
constexpr LpPromise kDouble{1e-9, 1e-9, 1e-9};

std::string_view row_claim(const LpProblem& problem, Basis basis, std::uint32_t variable) {
  return claim_of(check_infeasible(problem, {{}, TableauLine{std::move(basis), variable}}, kNothing));
}
std::string_view column_claim(const LpProblem& problem, Basis basis, std::uint32_t variable) {
  return claim_of(check_unbounded(problem, {{}, {}, TableauLine{std::move(basis), variable}}, kNothing));
}

// x + y <= 1, -x - y <= -2 with x basic in row 0: x = 1 - y, the activity of row 1 is -1 in spite of y.
const Basis kApartBasis{{0, 3}, {}};

TEST(CheckLine, AcceptsARowThatProvesInfeasibility) {
  EXPECT_EQ(row_claim(apart(), kApartBasis, 3), "holds");
  EXPECT_TRUE(judge_infeasible(apart(), {{}, TableauLine{kApartBasis, 3}}, kNothing).proven);
  LpProblem by_a_hair = apart();
  by_a_hair.row_upper = {0x1p-1074, -0x1p-1073};
  EXPECT_EQ(row_claim(by_a_hair, kApartBasis, 3), "holds");
}

TEST(CheckLine, AcceptsARowThatLacksLessThanARounding) {
  // 3 x = 1 with x at most 1/3 cut to a double: x rests on the last variable, and only rationals tell.
  LpProblem problem = test::canonical(1, 1, {0}, {3}, {1});
  problem.row_lower[0] = 1;
  problem.upper[0] = 1.0 / 3;
  EXPECT_EQ(row_claim(problem, {{0}, {}}, 0), "holds");
}

TEST(CheckLine, AcceptsARowOnAStructuralVariable) {
  // x + y <= 1, y <= -1 as a row, x <= 1/2, y free: no contradiction; with x >= 3 none of the two can help.
  LpProblem problem = test::canonical(1, 2, {0, 0}, {1, 1}, {1});
  problem.lower = {3, 0};
  EXPECT_EQ(row_claim(problem, Basis{{0}, {}}, 0), "holds") << "x = r - y <= 1";
  problem.lower = {3, -kInfinity};
  EXPECT_EQ(row_claim(problem, Basis{{0}, {}}, 0), lp_claim::kLineRow) << "a free y can fall";
}

TEST(CheckLine, RejectsARowOfNoBasis) {
  EXPECT_EQ(row_claim(apart(), Basis{{0}, {}}, 0), lp_claim::kLineFormed);
  EXPECT_EQ(row_claim(apart(), Basis{{0, 0}, {}}, 0), lp_claim::kLineFormed);
  EXPECT_EQ(row_claim(apart(), kApartBasis, 1), lp_claim::kLineFormed) << "not a basic variable";
  EXPECT_EQ(row_claim(apart(), kApartBasis, 4), lp_claim::kLineFormed) << "no variable at all";
}

TEST(CheckLine, RejectsARowOfASingularBasis) {
  EXPECT_EQ(row_claim(apart(), Basis{{0, 1}, {}}, 0), lp_claim::kLineSolvable);
}

TEST(CheckLine, RejectsARowWhoseVariableIsInsideItsBounds) {
  EXPECT_EQ(row_claim(apart(), kApartBasis, 0), lp_claim::kLineOutside);
  LpProblem touching = apart();
  touching.row_upper = {1, -1};
  EXPECT_EQ(row_claim(touching, kApartBasis, 3), lp_claim::kLineOutside) << "on the bound is inside";
}

TEST(CheckLine, RejectsARowThatCanBeMended) {
  EXPECT_EQ(row_claim(apart(), Basis{{2, 3}, {}}, 3), lp_claim::kLineRow) << "x or y may rise";
  LpProblem problem = apart();
  problem.upper = {1, 1};
  problem.row_upper = {5, -2};
  EXPECT_EQ(row_claim(problem, Basis{{2, 3}, {0}}, 3), lp_claim::kLineRow) << "y is not yet at its bound";
  problem.row_upper = {5, -2.5};
  EXPECT_EQ(row_claim(problem, Basis{{2, 3}, {0, 1}}, 3), "holds") << "both are";
}

TEST(CheckLine, LooksAboveAndBelow) {
  LpProblem problem = apart();  // x + y >= -1, -x - y >= 2
  problem.row_lower = {-1, 2};
  problem.row_upper = {kInfinity, kInfinity};
  problem.lower = {-kInfinity, -kInfinity};
  EXPECT_EQ(row_claim(problem, Basis{{0, 3}, {}}, 3), "holds") << "a free y that moves nothing";
  problem.row_upper = {0, 3};
  EXPECT_EQ(row_claim(problem, Basis{{0, 3}, {2}}, 3), lp_claim::kLineRow) << "at the upper bound the row may fall";
  EXPECT_EQ(row_claim(problem, Basis{{0, 3}, {}}, 3), "holds");
}

TEST(CheckLine, LetsFixedVariablesHaveAnySlope) {
  LpProblem problem = apart();
  problem.lower = problem.upper = {0, 0};
  EXPECT_EQ(row_claim(problem, Basis{{2, 3}, {}}, 3), "holds");
}

TEST(CheckLine, SeesSlopesThatUnderflow) {
  // 2^600 x + 2^-600 y <= -1 as an activity r; x = 2^-600 r - 2^-1200 y must be at least 0, and a free y can help.
  LpProblem problem = test::canonical(1, 2, {0, 0}, {0x1p600, 0x1p-600}, {-1});
  EXPECT_EQ(row_claim(problem, Basis{{0}, {}}, 0), "holds");
  problem.lower = {0, -kInfinity};
  EXPECT_EQ(row_claim(problem, Basis{{0}, {}}, 0), lp_claim::kLineRow);
  problem.lower = {0, 0};
  problem.matrix = {0x1p600, -0x1p-600};
  EXPECT_EQ(row_claim(problem, Basis{{0}, {}}, 0), lp_claim::kLineRow);
}

TEST(CheckLine, IsNotMisledByRoundedSlopes) {
  // 3 x + 3 k z = 0, 10 y - 10 k z = 0, x + y >= 1: exactly, z moves x + y by 0, which thirds and tenths do not show.
  for (int step = 0; step < 200; ++step) {
    const double k = 1 + step * 0x1p-7;
    LpProblem problem = test::canonical(3, 3, {0, 0, 0}, {3, 0, 3 * k, 0, 10, -10 * k, 1, 1, 0}, {0, 0, kInfinity});
    problem.row_lower = {0, 0, 1};
    problem.lower.assign(3, -kInfinity);
    EXPECT_EQ(row_claim(problem, Basis{{0, 1, 5}, {}}, 5), "holds") << k;
    problem.matrix[8] = 0x1p-60;
    EXPECT_EQ(row_claim(problem, Basis{{0, 1, 5}, {}}, 5), lp_claim::kLineRow) << k;
  }
}

TEST(CheckLine, AcceptsAColumnThatIsARay) {
  // x - y <= 1 at the vertex (1, 0): y enters, x follows.
  EXPECT_EQ(column_claim(open_cone(), Basis{{0}, {}}, 1), "holds");
  EXPECT_TRUE(judge_unbounded(open_cone(), {{}, {}, TableauLine{Basis{{0}, {}}, 1}}, kNothing).proven);
  LpProblem downwards = open_cone();
  downwards.cost = {0, 0x1p-1074};
  downwards.lower = {0, -kInfinity};
  downwards.upper = {kInfinity, 0};
  downwards.row_lower = {-kInfinity};
  downwards.row_upper = {kInfinity};
  EXPECT_EQ(column_claim(downwards, Basis{{2}, {}}, 1), "holds") << "falls from its upper bound, at the smallest cost";
}

TEST(CheckLine, RejectsAColumnOfNoBasis) {
  EXPECT_EQ(column_claim(open_cone(), Basis{{0, 1}, {}}, 1), lp_claim::kLineFormed);
  EXPECT_EQ(column_claim(open_cone(), Basis{{0}, {}}, 0), lp_claim::kLineFormed) << "a basic variable";
  EXPECT_EQ(column_claim(open_cone(), Basis{{0}, {}}, 3), lp_claim::kLineFormed) << "no variable at all";
}

TEST(CheckLine, RejectsAColumnOfASingularBasis) {
  LpProblem problem = open_cone();
  problem.matrix = {0, -1};
  EXPECT_EQ(column_claim(problem, Basis{{0}, {}}, 1), lp_claim::kLineSolvable);
}

TEST(CheckLine, RejectsAColumnFromAnInfeasibleVertex) {
  LpProblem problem = open_cone();
  problem.row_upper = {-0x1p-1074};
  EXPECT_EQ(column_claim(problem, Basis{{0}, {}}, 1), lp_claim::kLineStart) << "below by the smallest double";
  problem = open_cone();
  problem.upper[0] = 0.5;
  EXPECT_EQ(column_claim(problem, Basis{{0}, {}}, 1), lp_claim::kLineStart) << "above";
}

TEST(CheckLine, RejectsAColumnOfNoDescent) {
  LpProblem problem = open_cone();
  problem.cost = {-1, 1};
  EXPECT_EQ(column_claim(problem, Basis{{0}, {}}, 1), lp_claim::kLineDescent) << "reduced cost 0";
}

TEST(CheckLine, RejectsAColumnThatRunsIntoABound) {
  EXPECT_EQ(column_claim(open_cone(), Basis{{1}, {}}, 0), lp_claim::kLineStart);
  EXPECT_EQ(column_claim(open_cone(), Basis{{2}, {}}, 0), lp_claim::kLineColumn) << "the row ends it";
  LpProblem problem = open_cone();
  problem.upper[1] = 1000;
  EXPECT_EQ(column_claim(problem, Basis{{0}, {}}, 1), lp_claim::kLineColumn) << "its own bound ends it";
  problem = open_cone();
  problem.cost = {1, 0};
  EXPECT_EQ(column_claim(problem, Basis{{0}, {}}, 1), lp_claim::kLineColumn) << "the cost asks it to fall below 0";
}

TEST(CheckLine, JudgesTheVectorsBesideTheLine) {
  const TableauLine line{kApartBasis, 3};
  const LpJudgement wrong = judge_infeasible(apart(), {{1, 1}, line}, kDouble);
  EXPECT_EQ(claim_of(wrong.verdict), lp_claim::kFarkasSigns);
  EXPECT_TRUE(wrong.proven) << "the line is right all the same";
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{-1, -1}, TableauLine{kApartBasis, 0}}, kDouble)),
            lp_claim::kLineOutside);
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {1, 0}, TableauLine{Basis{{0}, {}}, 1}}, kDouble)),
            lp_claim::kRecession);
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{}, {1, 1}, TableauLine{Basis{{0}, {}}, 1}}, kDouble)),
            lp_claim::kShape)
      << "a ray from nowhere";
}

TEST(CheckLine, DoesNotJudgeABareStatus) {
  for (const Verdict& verdict : {check_infeasible(apart(), {}, kExact), check_unbounded(open_cone(), {}, kExact),
                                 check_optimal(wedge(), {}, kExact)}) {
    ASSERT_TRUE(std::holds_alternative<NotJudged>(verdict));
    EXPECT_EQ(why_open(verdict), kNoProof);
  }
}

TEST(CheckLine, JudgesAPointWithoutMultipliers) {
  EXPECT_EQ(claim_of(check_optimal(wedge(), {{}, {5, 0}, {}}, kDouble)), lp_claim::kPrimal);
  EXPECT_EQ(claim_of(check_optimal(wedge(), {{{0, 3}, {}}, {4, 0}, {}}, kExact)), "holds");
  EXPECT_EQ(claim_of(check_optimal(wedge(), {{{0, 3}, {}}, {3, 0}, {}}, kDouble)), lp_claim::kBasisPoint);
  EXPECT_TRUE(judge_optimal(wedge(), {{{0, 3}, {}}, {3, 0}, {}}, kDouble).proven) << "the basis is right";
  EXPECT_EQ(claim_of(check_optimal(wedge(), {{{0, 0}, {}}, {4, 0}, {}}, kDouble)), lp_claim::kBasisFormed);
}

TEST(CheckValue, MeasuresRelativeToTheOptimum) {
  EXPECT_EQ(claim_of(check_value(wedge(), {4, 0}, -4, kExact)), "holds");
  EXPECT_EQ(claim_of(check_value(wedge(), {4, 0x1p-40}, -4, kDouble)), "holds");
  EXPECT_EQ(claim_of(check_value(wedge(), {4, 0x1p-40}, -4, kExact)), lp_claim::kValue);
  EXPECT_EQ(claim_of(check_value(wedge(), {3, 0}, -4, kDouble)), lp_claim::kValue);
  EXPECT_EQ(claim_of(check_value(wedge(), {5, 0}, -4, kDouble)), lp_claim::kValue) << "too good is wrong too";
  EXPECT_EQ(claim_of(check_value(wedge(), {3, 0}, -4, kNothing)), "holds");
}

TEST(CheckLine, AddsUpWhatEveryVariableRestsAt) {
  // x is what the last row allows, 4, and so inside its bounds.
  LpProblem problem = apart();
  problem.rows = 1, problem.columns = 1;
  problem.matrix = {1}, problem.cost = {1};
  problem.row_lower = problem.row_upper = {4};
  problem.lower = {3}, problem.upper = {5};
  EXPECT_EQ(row_claim(problem, Basis{{0}, {}}, 0), lp_claim::kLineOutside);
}

}  // namespace
}  // namespace assay::check_line_test
