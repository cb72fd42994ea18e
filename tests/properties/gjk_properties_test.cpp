// The further collision properties: each convicts a hand-made wrong reply by name and passes a right one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/check_points.h"
#include "oracles/gjk/depth/check_normal.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "properties/gjk/normal_is_right.h"
#include "properties/gjk/witness_is_valid.h"
#include "properties/relations/scaling.h"
#include "properties/relations/swap.h"
#include "tests/properties/gjk_replies.h"

namespace assay::gjk_properties_test {
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
  Stated<GjkFamily> semantics;
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
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {SeparatedAlong{{-1, 0, 0}}}, court)), "not judged");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {BareVerdict{false}}, court)), "not judged");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {GaveUp{}}, court)), "not judged");
  EXPECT_EQ(claim_of(judged<P>({points(2, {kNan, 0}), points(2, {0, 0})}, {BareDistance{1}}, court)), "undecided");
  EXPECT_EQ(why_not_judged<P>(court.semantics), "");
  EXPECT_EQ(why_not_judged<P>(Stated<GjkFamily>{}), "") << "the default applies";
  Stated<GjkFamily> nothing;
  nothing.distance_gap = std::numeric_limits<double>::infinity();
  EXPECT_EQ(why_not_judged<P>(nothing), "") << "brackets are judged";
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{7}}, {nothing, nullptr})), "not judged");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareDistance{kNan}}, {nothing, nullptr})), P::kFiniteNotNegative);
  nothing.bracket_width = nothing.distance_gap;
  EXPECT_NE(why_not_judged<P>(nothing), "");
}

// The default: |d^2 - D^2| <= 2048 u M L.
TEST(DistanceIsCertified, WhereNothingIsStatedTheDefaultApplies) {
  using P = DistanceIsCertified;
  const auto judged_by = [](const Stated<GjkFamily>& semantics, const GjkAnswer& answer) {
    return judged<P>(boxes(3, 2), {answer}, {semantics, nullptr});  // D = 1, L = M = 3
  };
  for (const double gap : {-1.0, kNan}) {
    Stated<GjkFamily> semantics;
    semantics.distance_gap = gap;
    EXPECT_EQ(claim_of(judged_by(semantics, BareDistance{1})), "holds");
    EXPECT_EQ(claim_of(judged_by(semantics, BareDistance{1 + 0x1p-40})), "holds");
    const Verdict off = judged_by(semantics, BareDistance{1 + 0x1p-39});
    EXPECT_EQ(claim_of(off), P::kWithinPromise);
    EXPECT_THAT(violation(off)->evidence, testing::HasSubstr("by default"));
    EXPECT_EQ(claim_of(judged_by(semantics, BareDistance{0})), P::kWithinPromise) << "a mute engine";
    EXPECT_EQ(claim_of(judged_by(semantics, MeasuredApart{0, {}, {}})), P::kWithinPromise);
    const Separated slanted{weighted({{1, 1}}), weighted({{2, 1}})};
    EXPECT_EQ(claim_of(judged_by(semantics, slanted)), collision_claims::kGapWithinPromise);
    Bracketed wide;
    wide.high = 1e300;
    EXPECT_EQ(claim_of(judged_by(semantics, wide)), bracket_claims::kWidth);
    semantics.precision_bits = 24;
    EXPECT_EQ(claim_of(judged_by(semantics, BareDistance{1 + 0x1p-12})), "holds");
    EXPECT_EQ(claim_of(judged_by(semantics, BareDistance{1 + 0x1p-10})), P::kWithinPromise);
    EXPECT_EQ(claim_of(judged_by(semantics, BareDistance{0})), P::kWithinPromise);
  }
}

TEST(NearestPointsAreRight, EveryPartThatGivesPointsIsJudged) {
  using P = NearestPointsAreRight;
  using namespace points_claims;
  const ConvexPair apart = boxes(3, 2);
  EXPECT_EQ(claim_of(judged<P>(apart, {MeasuredApart{1, {1, 0.5, 0.5}, {2, 0.5, 0.5}}})), "holds");
  EXPECT_EQ(claim_of(judged<P>(apart, {MeasuredApart{1, {77, 77, 77}, {77, 77, 77}}})), kOnA);
  EXPECT_EQ(claim_of(judged<P>(apart, {MeasuredApart{1, {kNan, 0, 0}, {2, 0, 0}}})), kFinite);
  EXPECT_EQ(claim_of(judged<P>(apart, {MeasuredApart{0, {}, {}}})), kOnB) << "a mute engine";
  const Separated nearest{weighted({{1, 1}}), weighted({{0, 1}})};
  EXPECT_EQ(claim_of(judged<P>(apart, {nearest})), "holds");
  EXPECT_EQ(claim_of(judged<P>(apart, {Separated{weighted({{1, kNan}}), nearest.on_b}})),
            collision_claims::kWitnessFinite);
  EXPECT_EQ(claim_of(judged<P>(apart, {Separated{weighted({{9, 1}}), nearest.on_b}})),
            collision_claims::kIndicesInRange);
  EXPECT_EQ(claim_of(judged<P>(apart, {Separated{nearest.on_a, weighted({{0, -1}})}})),
            collision_claims::kWeightsNonNegative);
  Bracketed bracketed{1, 1, {}, nearest.on_a, weighted({{0, 0}})};
  EXPECT_EQ(claim_of(judged<P>(apart, {bracketed})), collision_claims::kWeightsNotAllZero);
  for (const GjkAnswer& pointless : {GjkAnswer{BareDistance{1}}, GjkAnswer{BareVerdict{}}, GjkAnswer{Bracketed{}},
                                     GjkAnswer{Penetrating{}}, GjkAnswer{SeparatedAlong{}}})
    EXPECT_EQ(claim_of(judged<P>(apart, {pointless})), "not judged");
  Stated<GjkFamily> semantics;
  EXPECT_EQ(why_not_judged<P>(semantics), "");
  semantics.points_gap = 0.5;
  EXPECT_EQ(claim_of(judged<P>(apart, {MeasuredApart{1, {2, 0, 0}, {2, 0, 0}}}, {semantics, nullptr})), "holds");
  semantics.points_gap = std::numeric_limits<double>::infinity();
  EXPECT_NE(why_not_judged<P>(semantics), "");
}

TEST(NormalIsRight, IsHeldToThePromiseOnDepthsUnlessItHasItsOwn) {
  using P = NormalIsRight;
  using namespace normal_claims;
  const auto judged_by = [](const Stated<GjkFamily>& semantics, const ConvexPair& pair, std::array<double, 3> normal) {
    return claim_of(judged<P>(pair, {Penetrating{0.25, normal, 0, {}, {}}}, {semantics, nullptr}));
  };
  const ConvexPair deep = boxes(3, 0.75), touching = boxes(3, 1);
  Stated<GjkFamily> semantics;
  EXPECT_EQ(judged_by(semantics, deep, {1, 0, 0}), "holds");
  EXPECT_EQ(judged_by(semantics, deep, {1, 1e-3, 0}), kLeastOverlap);
  EXPECT_EQ(judged_by(semantics, deep, {kNan, 0, 0}), kFinite);
  EXPECT_EQ(judged_by(semantics, deep, {0, 0, 0}), kNotZero) << "a mute engine";
  EXPECT_EQ(judged_by(semantics, touching, {0, 0, 1}), "not judged");
  EXPECT_EQ(judged_by(semantics, touching, {kNan, 0, 1}), kFinite);
  semantics.depth_gap = 1e-2;
  EXPECT_EQ(judged_by(semantics, deep, {1, 1e-3, 0}), "holds");
  EXPECT_EQ(judged_by(semantics, touching, {0, 0, 1}), "not judged");
  semantics.normal_gap = 1e-5;
  EXPECT_EQ(judged_by(semantics, deep, {1, 1e-3, 0}), kLeastOverlap);
  EXPECT_EQ(judged_by(semantics, touching, {0, 0, 1}), kLeastOverlap);
  semantics.normal_gap = 0;
  semantics.depth_gap = std::numeric_limits<double>::infinity();
  EXPECT_NE(why_not_judged<P>(semantics), "");
  semantics.normal_gap = 1e-5;
  EXPECT_EQ(why_not_judged<P>(semantics), "");
  EXPECT_EQ(claim_of(judged<P>(deep, {BareVerdict{true}})), "not judged");
  EXPECT_EQ(claim_of(judged<P>(deep, {SeparatedAlong{{kNan, 0, 0}}})), "not judged");
}

TEST(SwapKeepsVerdict, ConvictsAVerdictThatDependsOnTheOrder) {
  using P = Swap<GjkFamily>;
  std::vector<ConvexPair> questions(7);
  const ConvexPair apart = boxes(2, 2);
  P::ask(apart, questions);
  ASSERT_EQ(questions.size(), 2u);
  EXPECT_EQ(questions[0], apart);
  EXPECT_EQ(questions[1], (ConvexPair{apart.b, apart.a}));
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}, SeparatedAlong{{1, 0, 0}}})), "holds");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{true}, BareVerdict{true}})), "holds") << "wrong, but the same";
  const Verdict verdict = judged<P>(apart, {BareVerdict{false}, BareVerdict{true}});
  EXPECT_EQ(claim_of(verdict), P::kClaims.same);
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 1.0 / 3);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 1), {BareVerdict{false}, BareVerdict{true}})), P::kClaims.same_where_touching);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}, GaveUp{}})), "undecided");
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}})), "undecided");
}

TEST(ScalingKeepsVerdict, ConvictsAVerdictThatDependsOnTheUnit) {
  using P = Scaling<GjkFamily>;
  std::vector<ConvexPair> questions;
  const ConvexPair apart = boxes(2, 2);
  P::ask(apart, questions);
  ASSERT_EQ(questions.size(), 3u);
  EXPECT_EQ(questions[1].b[0][0], 0x1p65);
  EXPECT_EQ(questions[2].b[0][0], 0x1p-63);
  EXPECT_EQ(claim_of(judged<P>(apart, {BareVerdict{false}, BareVerdict{false}, BareVerdict{false}})), "holds");
  const Verdict verdict = judged<P>(apart, {BareVerdict{false}, BareVerdict{false}, BareVerdict{true}});
  EXPECT_EQ(claim_of(verdict), P::kClaims.same);
  EXPECT_THAT(violation(verdict)->evidence, testing::HasSubstr("scaled by 2^-64"));
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 1), {BareVerdict{false}, BareVerdict{true}, BareVerdict{true}})),
            P::kClaims.same_where_touching);
}

TEST(ScalingKeepsVerdict, AsksOnlyWhatIsExact) {
  const auto asked = [](const ConvexPair& pair) {
    std::vector<ConvexPair> questions;
    Scaling<GjkFamily>::ask(pair, questions);
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
  EXPECT_EQ(claim_of(judged<Scaling<GjkFamily>>(no_room, {BareVerdict{false}})), "undecided");
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
}  // namespace assay::gjk_properties_test
