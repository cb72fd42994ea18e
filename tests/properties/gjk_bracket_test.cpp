// What the collision properties make of a bracket: held to the exact distance, and a miss where its upper end is above
// 0.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/gjk/witness_is_valid.h"
#include "tests/harness/claim_words.h"
#include "tests/properties/gjk_replies.h"

namespace assay::gjk_bracket_test {
namespace {

using test::boxes;
using test::claim_of;
using test::judged;

Court<GjkFamily> promising(double width) {
  Court<GjkFamily> court;
  court.semantics.touching = Touching::kHit;
  court.semantics.witness = true;
  court.semantics.bracket_width = width;
  return court;
}

Bracketed bracket(double low, double high) { return {low, high, {-1, 0, 0}, {1, {1}, {1}}, {1, {0}, {1}}}; }

TEST(BracketProperties, HoldBothEndsToTheExactDistance) {
  const ConvexPair apart = boxes(2, 2);
  const auto claim = [&](const GjkAnswer& answer) {
    return claim_of(judged<DistanceIsCertified>(apart, {answer}, promising(0x1p-40)));
  };
  EXPECT_EQ(claim(bracket(1, 1)), "holds");
  EXPECT_EQ(claim(bracket(std::nextafter(1, 2), std::nextafter(1, 2))), bracket_claims::kLow);
  EXPECT_EQ(claim(bracket(std::nextafter(1, 0), std::nextafter(1, 0))), bracket_claims::kHigh);
  EXPECT_EQ(claim(bracket(0.75, 1.25)), bracket_claims::kWidth);
  EXPECT_EQ(claim(BareDistance{std::nextafter(1, 2)}), "holds") << "numbers are held to the default";
  EXPECT_EQ(claim(BareDistance{1 + 1e-9}), DistanceIsCertified::kWithinPromise);
}

TEST(BracketProperties, ReadAMissFromAnUpperEndAboveZero) {
  const auto claim = [](double shift, const GjkAnswer& answer) {
    return claim_of(judged<VerdictIsRight>(boxes(2, shift), {answer}, promising(1)));
  };
  EXPECT_EQ(claim(2, bracket(0.5, 2)), "holds");
  EXPECT_EQ(claim(2, bracket(0, 0)), VerdictIsRight::kNoWrongHit);
  EXPECT_EQ(claim(0.5, bracket(0, 1e-300)), VerdictIsRight::kNoWrongMiss);
  EXPECT_EQ(claim(1, bracket(0, 1e-300)), VerdictIsRight::kTouchingAsStated);
  EXPECT_EQ(claim(1, bracket(0, 0)), "holds");
  EXPECT_EQ(claim(2, bracket(0.5, std::nan(""))), VerdictIsRight::kNumberDecides);
}

TEST(BracketProperties, AskTheDirectionToSeparate) {
  const auto claim = [](const Bracketed& answer) {
    return claim_of(judged<WitnessIsValid>(boxes(2, 2), {answer}, promising(1)));
  };
  EXPECT_EQ(claim(bracket(0.5, 2)), "holds");
  Bracketed sideways = bracket(0.5, 2);
  sideways.direction = {0, 1, 0};
  EXPECT_EQ(claim(sideways), collision_claims::kDirectionSeparates);
}

}  // namespace
}  // namespace assay::gjk_bracket_test
