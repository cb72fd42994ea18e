// The kill list of check_infeasible.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::check_infeasible_test {
namespace {

using test::apart;
using test::apart_answer;
using test::claim_of;

constexpr LpPromise kExact{0, 0, 0};
constexpr LpPromise kDouble{1e-9, 1e-9, 1e-9};

TEST(CheckInfeasible, AcceptsAFarkasVector) {
  EXPECT_EQ(claim_of(check_infeasible(apart(), apart_answer(), kExact)), "holds");
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{-0x1p-900, -0x1p-900}}, kExact)), "holds") << "any length";
}

TEST(CheckInfeasible, AcceptsAContradictionOfTwoToTheMinus40) {
  LpProblem problem = apart();
  problem.row_upper = {1, -1 - 0x1p-40};
  EXPECT_EQ(claim_of(check_infeasible(problem, apart_answer(), kExact)), "holds");
  problem.row_upper = {1, -1};
  EXPECT_EQ(claim_of(check_infeasible(problem, apart_answer(), kDouble)), lp_claim::kFarkasBound) << "no mercy";
}

TEST(CheckInfeasible, RejectsTheWrongLength) {
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{-1}}, kDouble)), lp_claim::kShape);
}

TEST(CheckInfeasible, RejectsNumbersThatAreNone) {
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{-1, std::nan("")}}, kDouble)), lp_claim::kFinite);
}

TEST(CheckInfeasible, RejectsMultipliersThatLeanOnNothing) {
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{1, 1}}, kDouble)), lp_claim::kFarkasSigns) << "turned round";
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{-2, -1}}, kDouble)), lp_claim::kFarkasBound);
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{-1, -2}}, kDouble)), lp_claim::kFarkasSigns)
      << "a variable without an upper bound";
}

TEST(CheckInfeasible, MeasuresSignsRelativeToTheVector) {
  const Infeasible off{{-1, -1 - 0x1p-31}};
  EXPECT_EQ(claim_of(check_infeasible(apart(), off, kDouble)), "holds");
  EXPECT_EQ(claim_of(check_infeasible(apart(), off, kExact)), lp_claim::kFarkasSigns);
  const Infeasible short_one{{-0x1p-40, -0x1p-39}};  // off by as much as it is long
  EXPECT_EQ(claim_of(check_infeasible(apart(), short_one, kDouble)), lp_claim::kFarkasSigns);
}

TEST(CheckInfeasible, RejectsAVectorThatImpliesNothing) {
  EXPECT_EQ(claim_of(check_infeasible(apart(), {{0, 0}}, kDouble)), lp_claim::kFarkasBound);
  LpProblem feasible = apart();
  feasible.row_upper = {3, -2};
  EXPECT_EQ(claim_of(check_infeasible(feasible, apart_answer(), kDouble)), lp_claim::kFarkasBound);
}

TEST(CheckInfeasible, UsesTheBoundsOfVariables) {
  LpProblem problem = test::general();
  problem.row_lower[0] = 8;  // x <= 2 and y <= 5, say, cannot reach 8
  problem.row_upper[0] = 9;
  problem.upper[1] = 5;
  EXPECT_EQ(claim_of(check_infeasible(problem, {{1, 0}}, kExact)), "holds");
  problem.upper[1] = 6;
  EXPECT_EQ(claim_of(check_infeasible(problem, {{1, 0}}, kDouble)), lp_claim::kFarkasBound);
}

TEST(CheckInfeasible, AcceptsCrossedBoundsByInspection) {
  LpProblem problem = test::wedge();
  problem.upper[0] = -1;
  EXPECT_EQ(claim_of(check_infeasible(problem, {{0, 0}}, kExact)), "holds");
  EXPECT_EQ(claim_of(check_infeasible(problem, {{0}}, kExact)), lp_claim::kShape);
  EXPECT_EQ(claim_of(check_optimal(problem, test::wedge_answer(), kDouble)), lp_claim::kPrimal);
}

TEST(CheckInfeasible, LeavesBrokenProblemsUndecided) {
  LpProblem problem = apart();
  problem.row_upper[0] = std::nan("");
  EXPECT_EQ(claim_of(check_infeasible(problem, apart_answer(), kDouble)), "undecided");
}

}  // namespace
}  // namespace assay::check_infeasible_test
