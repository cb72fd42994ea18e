// The verdict property convicts wrong hits and misses and nobody else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "oracles/exact/judge_counts.h"
#include "properties/gjk/verdict_is_right.h"
#include "tests/properties/gjk_replies.h"

namespace assay::gjk_verdict_is_right_test {
namespace {

using test::boxes;
using test::claim_of;
using test::points;
using test::weighted;
using P = VerdictIsRight;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

Court<GjkFamily> stating(Touching touching) {
  Court<GjkFamily> court;
  court.semantics.touching = touching;
  return court;
}

Verdict judged(const ConvexPair& pair, GjkAnswer answer, Touching touching = Touching::kUnspecified) {
  return test::judged<P>(pair, {std::move(answer)}, stating(touching));
}

TEST(VerdictIsRight, RightAnswersOfEveryKindPass) {
  EXPECT_EQ(claim_of(judged(boxes(3, 2), Separated{weighted({{1, 1}}), weighted({{0, 1}})})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 2), SeparatedAlong{{-1, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 2), BareVerdict{false})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 2), BareDistance{1})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 2), BareDistance{77})), "holds") << "how far is another property's business";
  EXPECT_EQ(claim_of(judged(boxes(3, 0.5), Overlapping{1, {0}, {0}})), "holds") << "so is the witness";
  EXPECT_EQ(claim_of(judged(boxes(2, 0.5), Overlapping{3, {0, 1, 2}, {3, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 0.5), BareVerdict{true})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 0.5), BareDistance{0})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 0.5), BareDistance{-0.5})), "holds") << "a negative distance is a penetration";
}

TEST(VerdictIsRight, ASlightlyInvalidWitnessIsNoWrongVerdict) {
  EXPECT_EQ(claim_of(judged(boxes(3, 2), SeparatedAlong{{0, 1, 0}})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(3, 2), Separated{weighted({{99, 1}}), weighted({{0, -1}})})), "holds");
}

TEST(VerdictIsRight, AWrongHitIsConvictedWithANormal) {
  for (const GjkAnswer& answer :
       {GjkAnswer{BareVerdict{true}}, GjkAnswer{BareDistance{0}}, GjkAnswer{Overlapping{3, {0, 1, 2}, {3, 0, 0}}}}) {
    const Verdict verdict = judged(boxes(2, 1.25), answer);
    ASSERT_EQ(claim_of(verdict), P::kNoWrongHit);
    EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 0.25 / 2.25);
    EXPECT_THAT(violation(verdict)->evidence, testing::HasSubstr("separated: along n = (-0x1p+0, 0x0p+0)"));
  }
  const Verdict ulp = judged(boxes(3, std::nextafter(1.0, 2.0)), BareVerdict{true});
  ASSERT_EQ(claim_of(ulp), P::kNoWrongHit);
  EXPECT_DOUBLE_EQ(violation(ulp)->magnitude, 0x1p-53);
}

TEST(VerdictIsRight, AWrongMissIsConvictedWithACommonPoint) {
  for (const GjkAnswer& answer :
       {GjkAnswer{BareVerdict{false}}, GjkAnswer{BareDistance{1e-300}}, GjkAnswer{SeparatedAlong{{-1, 0, 0}}},
        GjkAnswer{Separated{weighted({{1, 1}}), weighted({{0, 1}})}}}) {
    const Verdict verdict = judged(boxes(2, 0.75), answer);
    ASSERT_EQ(claim_of(verdict), P::kNoWrongMiss);
    EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 0.25 / 1.75);
    EXPECT_THAT(violation(verdict)->evidence, testing::HasSubstr("a[1]"));
  }
  const Verdict ulp = judged(boxes(3, std::nextafter(1.0, 0.0)), BareVerdict{false});
  ASSERT_EQ(claim_of(ulp), P::kNoWrongMiss);
  EXPECT_DOUBLE_EQ(violation(ulp)->magnitude, 0x1p-54);
}

TEST(VerdictIsRight, TouchingIsCountedAsStated) {
  for (std::uint32_t n = 1; n <= 3; ++n) {
    const ConvexPair touching = boxes(n, 1);
    EXPECT_EQ(claim_of(judged(touching, BareVerdict{true}, Touching::kHit)), "holds");
    EXPECT_EQ(claim_of(judged(touching, BareVerdict{false}, Touching::kHit)), P::kTouchingAsStated);
    EXPECT_EQ(claim_of(judged(touching, BareVerdict{false}, Touching::kMiss)), "holds");
    EXPECT_EQ(claim_of(judged(touching, BareVerdict{true}, Touching::kMiss)), P::kTouchingAsStated);
    EXPECT_EQ(claim_of(judged(touching, Overlapping{1, {1}, {0}}, Touching::kHit)), "holds");
    EXPECT_EQ(claim_of(judged(touching, Overlapping{1, {1}, {0}}, Touching::kMiss)), P::kTouchingAsStated);
    EXPECT_EQ(claim_of(judged(touching, BareVerdict{true})), "holds");
    EXPECT_EQ(claim_of(judged(touching, BareVerdict{false})), "holds");
  }
}

TEST(VerdictIsRight, AnAnswerThatIsNotANumberIsRefused) {
  EXPECT_EQ(claim_of(judged(boxes(2, 2), BareDistance{kNan})), P::kNumberDecides);
  EXPECT_EQ(claim_of(judged(boxes(2, 2), MeasuredApart{kNan, {1, 0, 0}, {2, 0, 0}})), P::kNumberDecides);
  Bracketed no_end;
  no_end.high = kNan;
  EXPECT_EQ(claim_of(judged(boxes(2, 2), no_end)), P::kNumberDecides);
  // What is NaN or infinite beside a verdict is other properties' business.
  EXPECT_EQ(claim_of(judged(boxes(2, 2), BareDistance{kInf})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(2, 0.5), BareDistance{kInf})), P::kNoWrongMiss);
  EXPECT_EQ(claim_of(judged(boxes(2, 2), SeparatedAlong{{kNan, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(2, 0.5), SeparatedAlong{{kNan, 0, 0}})), P::kNoWrongMiss);
  EXPECT_EQ(claim_of(judged(boxes(2, 2), Separated{weighted({{1, kNan}}), weighted({{0, 1}})})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(2, 0.5), Penetrating{kNan, {kNan, kNan, kNan}, 9, {}, {}})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(2, 2), Penetrating{kNan, {kNan, kNan, kNan}, 9, {}, {}})), P::kNoWrongHit);
  EXPECT_EQ(claim_of(judged(boxes(2, 2), MeasuredApart{1, {kNan, 77, 77}, {kInf, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(judged({points(2, {0, 0}), {}}, BareDistance{kInf})), "holds")
      << "an empty body is infinitely far";
}

TEST(VerdictIsRight, WhatCannotBeJudgedIsUndecided) {
  EXPECT_EQ(claim_of(judged(boxes(2, 2), GaveUp{})), "undecided");
  EXPECT_EQ(claim_of(judged(boxes(2, 2), Declined{"no"})), "undecided");
  EXPECT_EQ(claim_of(judged({points(2, {0, kNan}), points(2, {1, 1})}, BareVerdict{true})), "undecided");
  EXPECT_EQ(claim_of(judged({points(2, {0, 0}), points(3, {1, 1, 1})}, BareVerdict{true})), "undecided");
  EXPECT_EQ(claim_of(P::judge(boxes(2, 2), {}, {})), "undecided");
}

TEST(VerdictIsRight, EmptyBodiesAreMisses) {
  EXPECT_EQ(claim_of(judged({points(2, {0, 0}), {}}, BareVerdict{false})), "holds");
  EXPECT_EQ(claim_of(judged({points(2, {0, 0}), {}}, BareVerdict{true})), P::kNoWrongHit);
  EXPECT_EQ(claim_of(judged({}, BareVerdict{true})), P::kNoWrongHit);
}

TEST(VerdictIsRight, TheProposalSavesTheExactFinishAndIsNotBelieved) {
  Court<GjkFamily> court;
  court.propose = [](const ConvexPair&) -> GjkAnswer { return SeparatedAlong{{-1, 0, 0}}; };
  const JudgeCounts before = judge_counts();
  EXPECT_EQ(claim_of(test::judged<P>(boxes(2, 2), {BareVerdict{false}}, court)), "holds");
  EXPECT_EQ(judge_counts().exact, before.exact);
  EXPECT_EQ(claim_of(test::judged<P>(boxes(2, 2), {BareVerdict{true}}, court)), P::kNoWrongHit);
  EXPECT_EQ(claim_of(test::judged<P>(boxes(2, 0.5), {BareVerdict{true}}, court)), "holds") << "the proposal is wrong";
  EXPECT_EQ(claim_of(test::judged<P>(boxes(2, 0.5), {BareVerdict{false}}, court)), P::kNoWrongMiss);
  court.propose = [](const ConvexPair&) -> GjkAnswer { return GaveUp{}; };
  EXPECT_EQ(claim_of(test::judged<P>(boxes(2, 0.5), {BareVerdict{true}}, court)), "holds");
}

TEST(VerdictIsRight, SpaceOfAnyDimension) {
  EXPECT_EQ(claim_of(judged(boxes(5, 2), BareVerdict{false})), "holds");
  EXPECT_EQ(claim_of(judged(boxes(5, 2), BareVerdict{true})), P::kNoWrongHit);
  EXPECT_EQ(claim_of(judged(boxes(5, 0.5), BareVerdict{false})), P::kNoWrongMiss);
}

}  // namespace
}  // namespace assay::gjk_verdict_is_right_test
