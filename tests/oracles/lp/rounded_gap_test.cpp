// A duality gap that double arithmetic rounds away is a gap all the same.
#include <gtest/gtest.h>

#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "tests/harness/claim_words.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::rounded_gap_test {
namespace {

// minimise x + 2^-60 z, x >= 1: the multiplier 1 implies 1, and (1, 1) costs 1 + 2^-60, which is 1 as a double.
TEST(CheckOptimal, SeesAGapBelowTheRoundingOfTheObjective) {
  LpProblem problem = test::canonical(1, 2, {1, 0x1p-60}, {1, 0}, {kInfinity});
  problem.row_lower = {1};
  EXPECT_TRUE(holds(check_optimal(problem, {{}, {1, 0}, {1}}, {0, 0, 0})));
  const Verdict verdict = check_optimal(problem, {{}, {1, 1}, {1}}, {0, 0, 0});
  ASSERT_TRUE(violation(verdict));
  EXPECT_EQ(violation(verdict)->claim, lp_claim::kGap);
  EXPECT_TRUE(holds(check_optimal(problem, {{}, {1, 1}, {1}}, {0, 0, 0x1p-59})));
}

}  // namespace
}  // namespace assay::rounded_gap_test
