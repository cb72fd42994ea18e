// The kill list of check_unbounded.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::check_unbounded_test {
namespace {

using test::claim_of;
using test::open_cone;
using test::open_cone_answer;

constexpr LpPromise kExact{0, 0, 0};
constexpr LpPromise kDouble{1e-9, 1e-9, 1e-9};

TEST(CheckUnbounded, AcceptsARay) {
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), open_cone_answer(), kExact)), "holds");
}

TEST(CheckUnbounded, RejectsTheWrongLength) {
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1}, {1, 1}}, kDouble)), lp_claim::kShape);
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {1}}, kDouble)), lp_claim::kShape);
}

TEST(CheckUnbounded, RejectsNumbersThatAreNone) {
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{std::nan(""), 0}, {1, 1}}, kDouble)), lp_claim::kFinite);
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {kInfinity, 1}}, kDouble)), lp_claim::kFinite);
}

TEST(CheckUnbounded, RejectsAnInfeasibleStart) {
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{2, 0}, {1, 1}}, kDouble)), lp_claim::kStart);
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{0, -1}, {1, 1}}, kDouble)), lp_claim::kStart);
}

TEST(CheckUnbounded, RejectsARayThatLeaves) {
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {1, 0}}, kDouble)), lp_claim::kRecession) << "a row";
  LpProblem falling = open_cone();
  falling.cost = {1, 0};
  EXPECT_EQ(claim_of(check_unbounded(falling, {{1, 0}, {-1, 0}}, kDouble)), lp_claim::kRecession) << "a bound";
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {0x1p-30, 0}}, kDouble)), lp_claim::kRecession)
      << "a short ray leaves as fast as a long one";
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {1 + 0x1p-31, 1}}, kDouble)), "holds");
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {1 + 0x1p-31, 1}}, kExact)), lp_claim::kRecession);
}

TEST(CheckUnbounded, RejectsACostThatDoesNotFall) {
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {0, 1}}, kDouble)), lp_claim::kDescent);
  EXPECT_EQ(claim_of(check_unbounded(open_cone(), {{1, 0}, {0, 0}}, kDouble)), lp_claim::kDescent);
}

TEST(CheckUnbounded, SeesATinyDescent) {
  LpProblem problem = open_cone();
  problem.cost = {-1 - 0x1p-52, 1};  // along (1, 1): -2^-52
  EXPECT_EQ(claim_of(check_unbounded(problem, open_cone_answer(), kExact)), "holds");
  problem.cost = {-1, 1};
  EXPECT_EQ(claim_of(check_unbounded(problem, open_cone_answer(), kDouble)), lp_claim::kDescent);
}

TEST(CheckUnbounded, LeavesBrokenProblemsUndecided) {
  LpProblem problem = open_cone();
  problem.cost[0] = kInfinity;
  EXPECT_EQ(claim_of(check_unbounded(problem, open_cone_answer(), kDouble)), "undecided");
}

}  // namespace
}  // namespace assay::check_unbounded_test
