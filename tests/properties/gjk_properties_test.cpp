// The further collision properties: each convicts a hand-made wrong reply by name and passes a right one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/gjk/check_collision.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/scaling_keeps_verdict.h"
#include "properties/gjk/swap_keeps_verdict.h"
#include "properties/gjk/witness_is_valid.h"
#include "tests/properties/gjk_replies.h"

namespace assay {
namespace {

using test::boxes;
using test::claim_of;
using test::judged;
using test::points;
using test::weighted;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(WitnessIsValid, PassesProofsAndConvictsTheRest) {
  using P = WitnessIsValid;
  const Separated nearest{weighted({{1, 1}}), weighted({{0, 1}})};
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {nearest})), "holds");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {nearest})), collision_claims::kDirectionSeparates);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {SeparatedAlong{{-1, 0, 0}}})), "holds");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {SeparatedAlong{{0, 1, 0}}})), collision_claims::kDirectionSeparates);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {Overlapping{3, {0, 1, 2}, {3, 0, 0}}})), "holds");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {Overlapping{1, {0}, {0}}})), collision_claims::kOriginInSimplex);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {BareVerdict{false}})), P::kWitnessGiven);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {BareDistance{1}})), P::kWitnessGiven);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {GaveUp{}})), "undecided");
  Semantics semantics;
  EXPECT_NE(why_not_judged<P>(semantics), "");
  semantics.witness = true;
  EXPECT_EQ(why_not_judged<P>(semantics), "");
}

TEST(DistanceIsCertified, HoldsEnginesToTheirPromise) {
  using P = DistanceIsCertified;
  Court<GjkFamily> court;
  court.semantics.distance_gap = 1e-12;
  const ConvexPair apart{points(2, {0, 0}), points(2, {1, 2, 3, -1})};  // the distance is 7 / sqrt 13
  const double distance = 7 / std::sqrt(13.0);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{distance}}, court)), "holds");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{distance * (1 + 1e-14)}}, court)), "holds");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{distance * (1 + 1e-10)}}, court)), P::kWithinPromise);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{distance * (1 - 1e-10)}}, court)), P::kWithinPromise);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{0}}, court)), P::kWithinPromise);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{-1}}, court)), P::kFiniteNotNegative);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{kNan}}, court)), P::kFiniteNotNegative);
  const Separated nearest{weighted({{1, 1}}), weighted({{0, 1}})}, slanted{weighted({{1, 1}}), weighted({{2, 1}})};
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {nearest}, court)), "holds");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {slanted}, court)), collision_claims::kGapWithinPromise);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {Overlapping{1, {0}, {0}}}, court)), "holds")
      << "the distance 0 is right";
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {Overlapping{1, {0}, {0}}}, court)), P::kWithinPromise);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {SeparatedAlong{{-1, 0, 0}}}, court)), "undecided");
  EXPECT_EQ(claim_of(judged<P>({points(2, {kNan, 0}), points(2, {0, 0})}, {BareDistance{1}}, court)), "undecided");
  EXPECT_EQ(why_not_judged<P>(court.semantics), "");
  EXPECT_NE(why_not_judged<P>(Semantics{}), "");
}

TEST(SwapKeepsVerdict, ConvictsAVerdictThatDependsOnTheOrder) {
  using P = SwapKeepsVerdict;
  std::vector<ConvexPair> questions(7);
  const ConvexPair apart = boxes(2, 2);
  P::ask(apart, questions);
  ASSERT_EQ(questions.size(), 2u);
  EXPECT_EQ(questions[0], apart);
  EXPECT_EQ(questions[1], (ConvexPair{apart.b, apart.a}));
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}, SeparatedAlong{{1, 0, 0}}})), "holds");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{true}, BareVerdict{true}})), "holds") << "wrong, but the same";
  const Verdict verdict = judged<P>(apart, {BareVerdict{false}, BareVerdict{true}});
  EXPECT_EQ(claim_of(verdict), P::kSame);
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 1.0 / 3);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 1), {BareVerdict{false}, BareVerdict{true}})), P::kSameWhereTouching);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}, GaveUp{}})), "undecided");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}})), "undecided");
}

TEST(ScalingKeepsVerdict, ConvictsAVerdictThatDependsOnTheUnit) {
  using P = ScalingKeepsVerdict;
  std::vector<ConvexPair> questions;
  const ConvexPair apart = boxes(2, 2);
  P::ask(apart, questions);
  ASSERT_EQ(questions.size(), 3u);
  EXPECT_EQ(questions[1].b[0][0], 0x1p65);
  EXPECT_EQ(questions[2].b[0][0], 0x1p-63);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}, BareVerdict{false}, BareVerdict{false}})), "holds");
  const Verdict verdict = judged<P>(apart, {BareVerdict{false}, BareVerdict{false}, BareVerdict{true}});
  EXPECT_EQ(claim_of(verdict), P::kSame);
  EXPECT_THAT(violation(verdict)->evidence, testing::HasSubstr("scaled by 2^-64"));
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 1), {BareVerdict{false}, BareVerdict{true}, BareVerdict{true}})),
            P::kSameWhereTouching);
}

TEST(ScalingKeepsVerdict, AsksOnlyWhatIsExact) {
  const auto asked = [](const ConvexPair& pair) {
    std::vector<ConvexPair> questions;
    ScalingKeepsVerdict::ask(pair, questions);
    return questions;
  };
  auto questions = asked({points(1, {0x1p1000}), points(1, {0x1p-1070})});
  ASSERT_EQ(questions.size(), 3u);
  EXPECT_EQ(questions[1].a[0][0], 0x1p1023);
  EXPECT_EQ(questions[2].b[0][0], 0x1p-1074);
  EXPECT_EQ(asked({points(1, {5e-324}), points(1, {0})}).size(), 2u) << "upwards only";
  EXPECT_EQ(asked({points(1, {5e-324}), points(1, {1.7e308})}).size(), 1u);
  EXPECT_EQ(asked({points(1, {0}), points(1, {0})}).size(), 3u);
  EXPECT_EQ(asked({points(1, {kNan}), points(1, {0})}).size(), 1u);
  EXPECT_EQ(asked({}).size(), 3u);
  const ConvexPair no_room{points(1, {5e-324}), points(1, {1.7e308})};
  EXPECT_EQ(claim_of(judged<ScalingKeepsVerdict>(no_room, {BareVerdict{false}})), "undecided");
  test::RandomPairs pairs(3);
  for (int i = 0; i < 500; ++i) {
    const ConvexPair pair = pairs.draw(3, 2, 3);
    for (const ConvexPair& question : asked(pair)) {
      const int k = std::ilogb(question.a.coordinates[0]) - std::ilogb(pair.a.coordinates[0]);
      for (std::size_t c = 0; c < pair.b.coordinates.size(); ++c) {
        ASSERT_EQ(std::ldexp(question.b.coordinates[c], -k), pair.b.coordinates[c]);
        ASSERT_TRUE(std::isfinite(question.b.coordinates[c]));
      }
    }
  }
}

}  // namespace
}  // namespace assay
