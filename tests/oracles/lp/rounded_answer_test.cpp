// Numbers of an exactly optimal basis, rounded: part of check_optimal.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "tests/harness/claim_of.h"

namespace assay::rounded_answer_test {
namespace {

using test::claim_of;

/// minimise 2^46 x_0 over x_0 + x_1 >= 3, -3 x_1 >= -3: the second multiplier is 2^46 / 3, which no double is.
TEST(RoundedAnswer, HoldsNoRoundingAgainstTheNumbersOfAnOptimalBasis) {
  const LpProblem problem{
      2, 2, {0x1p46, 0}, {1, 1, 0, -3}, {3, -3}, {kInfinity, kInfinity}, {0, 0}, {kInfinity, kInfinity}};
  const double rounded = 0x1p46 / 3;
  Optimal answer{{{0, 1}, {}}, {2, 1}, {0x1p46, rounded}};
  const LpPromise tight{1e-7, 1e-7, 1e-7};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, tight)), "holds");
  EXPECT_EQ(claim_of(check_optimal(problem, answer, LpPromise{0, 0, 0})), lp_claim::kDual) << "exact it is not";
  answer.y[1] = std::nextafter(std::nextafter(rounded, 0), 0);
  EXPECT_EQ(claim_of(check_optimal(problem, answer, tight)), lp_claim::kDual) << "two doubles further";
  answer.basis = {};
  EXPECT_EQ(claim_of(check_optimal(problem, answer, tight)), lp_claim::kDual) << "of no basis either";
  answer.y[1] = rounded;
  EXPECT_EQ(claim_of(check_optimal(problem, answer, tight)), "holds") << "no double is nearer";
  answer.basis = {{0, 3}, {}};
  EXPECT_NE(claim_of(check_optimal(problem, answer, tight)), "holds") << "of another basis";
}

}  // namespace
}  // namespace assay::rounded_answer_test
