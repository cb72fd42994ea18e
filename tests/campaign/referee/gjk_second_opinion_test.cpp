// The second opinion on depths, normals, nearest points and distances: it asks what the property asks, takes right
// answers for right, confirms what is wrong with each spoilt one, and contradicts a judge that says otherwise.
#include <gtest/gtest.h>

#include <limits>

#include "campaign/referee/confirm.h"
#include "properties/catalog/batteries.h"
#include "properties/gjk/depth_is_right.h"
#include "properties/gjk/distance_is_certified.h"
#include "properties/gjk/nearest_points_are_right.h"
#include "properties/gjk/normal_is_right.h"
#include "properties/gjk/verdict_is_right.h"
#include "properties/gjk/witness_is_valid.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay {
namespace {

using test::boxes;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

SecondOpinion opinion_on(std::string_view property, const ConvexPair& pair, const GjkAnswer& answer, Outcome outcome,
                         const Stated<GjkFamily>& semantics) {
  Reply<GjkFamily> reply;
  reply.answer = answer;
  Assessment assessment;
  assessment.outcome = outcome;
  return second_opinion<GjkFamily>(*catalog<GjkFamily>().property(property), pair, std::span(&reply, 1), assessment,
                                   semantics);
}

/// The referee agrees with the judge, and would have contradicted the opposite.
template <class P>
void agrees(const ConvexPair& pair, const GjkAnswer& answer, bool right, const Stated<GjkFamily>& semantics = {}) {
  Reply<GjkFamily> reply;
  reply.answer = answer;
  const Verdict verdict = P::judge(pair, {&reply, 1}, {semantics, nullptr});
  ASSERT_EQ(holds(verdict), right);
  ASSERT_EQ(violation(verdict) != nullptr, !right);
  const Outcome said = right ? Outcome::kHolds : Outcome::kViolated;
  const Outcome opposite = right ? Outcome::kViolated : Outcome::kHolds;
  const SecondOpinion same = opinion_on(P::kName, pair, answer, said, semantics);
  EXPECT_EQ(same.opinion, Opinion::kConfirms) << P::kName << ": " << same.sentence;
  const SecondOpinion other = opinion_on(P::kName, pair, answer, opposite, semantics);
  EXPECT_EQ(other.opinion, Opinion::kDisagrees) << P::kName << ": " << other.sentence;
}

Penetrating deep(double depth, std::array<double, 3> normal) { return {depth, normal, 0, {}, {}}; }

TEST(SecondOpinionOnCollisions, OfDepthsAndMoves) {
  const ConvexPair cubes = boxes(3, 0.75);
  agrees<DepthIsRight>(cubes, deep(0.25, {1, 0, 0}), true);
  agrees<DepthIsRight>(cubes, deep(0.25, {kNan, 0, 0}), true);
  agrees<DepthIsRight>(cubes, deep(0.5, {1, 0, 0}), false);
  agrees<DepthIsRight>(cubes, deep(0.125, {1, 0, 0}), false);
  agrees<DepthIsRight>(cubes, deep(kNan, {1, 0, 0}), false);
  agrees<DepthIsRight>(cubes, deep(0.25, {-1, 0, 0}), false);
  Stated<GjkFamily> loose;
  loose.depth_gap = 1e-4;
  agrees<DepthIsRight>(boxes(3, 1), deep(0, {0, 0, 1}), true, loose);
  loose.depth_gap = 0.02;
  const ConvexPair corner{points(2, {0, 0, 4, 0, 0, 4, 4, 4}), points(2, {3.5, 3.75, 7.5, 3.75, 3.5, 7.75, 7.5, 7.75})};
  agrees<DepthIsRight>(corner, deep(0.25, {1, 1, 0}), true, loose);
  loose.depth_gap = 0.01;
  agrees<DepthIsRight>(corner, deep(0.25, {1, 1, 0}), false, loose);
}

TEST(SecondOpinionOnCollisions, OfNormals) {
  const ConvexPair cubes = boxes(3, 0.75);
  agrees<NormalIsRight>(cubes, deep(7, {1, 0, 0}), true);
  agrees<NormalIsRight>(cubes, deep(0.25, {1, 1e-3, 0}), false);
  agrees<NormalIsRight>(cubes, deep(0.25, {kInf, 0, 0}), false);
  agrees<NormalIsRight>(cubes, deep(0.25, {0, 0, 0}), false);
  Stated<GjkFamily> stated;
  stated.normal_gap = 1e-4;
  agrees<NormalIsRight>(boxes(3, 1), deep(0, {1, 0, 0}), true, stated);
  agrees<NormalIsRight>(boxes(3, 1), deep(0, {0, 1, 0}), false, stated);
}

TEST(SecondOpinionOnCollisions, OfNearestPointsAndDistances) {
  const ConvexPair apart = boxes(3, 2);
  agrees<NearestPointsAreRight>(apart, MeasuredApart{1, {1, 0.5, 0.5}, {2, 0.5, 0.5}}, true);
  agrees<NearestPointsAreRight>(apart, MeasuredApart{1, {77, 77, 77}, {77, 77, 77}}, false);
  agrees<NearestPointsAreRight>(apart, MeasuredApart{1, {1, kNan, 0.5}, {2, 0.5, 0.5}}, false);
  agrees<NearestPointsAreRight>(apart, MeasuredApart{0.5, {1, 0.5, 0.5}, {2, 0.5, 0.5}}, false);
  for (const double distance : {0.0, 0.5, kNan, kInf, -1.0})
    agrees<DistanceIsCertified>(apart, BareDistance{distance}, false);
  agrees<DistanceIsCertified>(apart, BareDistance{1}, true);
  WeightedVertices at_one, at_zero;
  at_one.size = at_zero.size = 1;
  at_one.vertex[0] = 1, at_one.weight[0] = at_zero.weight[0] = 1;
  agrees<DistanceIsCertified>(apart, Separated{at_one, at_zero}, true);
  agrees<DistanceIsCertified>(apart, Separated{at_zero, at_zero}, false);
  agrees<WitnessIsValid>(apart, Separated{at_one, at_zero}, true);
  agrees<WitnessIsValid>(apart, SeparatedAlong{{1, 0, 0}}, false);
  agrees<WitnessIsValid>(apart, SeparatedAlong{{-1, 0, 0}}, true);
  at_zero.weight[0] = -1;
  agrees<DistanceIsCertified>(apart, Separated{at_one, at_zero}, false);
}

TEST(SecondOpinionOnCollisions, OfVerdictsAndOfNothing) {
  const ConvexPair touching = boxes(3, 1);
  agrees<VerdictIsRight>(touching, deep(0, {kNan, kNan, kNan}), true);
  agrees<VerdictIsRight>(boxes(3, 2), BareDistance{kNan}, false);
  for (const Outcome none : {Outcome::kNotJudged, Outcome::kUndecided, Outcome::kGaveUp})
    EXPECT_EQ(opinion_on(NormalIsRight::kName, touching, deep(0, {0, 1, 0}), none, {}).opinion, Opinion::kNoOpinion);
}

/// Infinity promises nothing: no number is worked out from it, as it has no rational.
TEST(SecondOpinionOnCollisions, OfWhatPromisesNothing) {
  Stated<GjkFamily> nothing;
  nothing.distance_gap = nothing.points_gap = nothing.depth_gap = nothing.normal_gap = nothing.bracket_width = kInf;
  Stated<GjkFamily> depths_only;
  depths_only.normal_gap = kInf;
  const ConvexPair cubes = boxes(3, 0.75), apart = boxes(3, 2);
  const auto undecided = [](std::string_view property, const ConvexPair& pair, const GjkAnswer& answer,
                            const Semantics& semantics) {
    for (const Outcome said : {Outcome::kHolds, Outcome::kViolated})
      EXPECT_EQ(opinion_on(property, pair, answer, said, semantics).opinion, Opinion::kNoOpinion) << property;
  };
  undecided(DepthIsRight::kName, cubes, deep(0.25, {1, 0, 0}), nothing);
  undecided(NormalIsRight::kName, cubes, deep(0.25, {1, 0, 0}), nothing);
  undecided(NormalIsRight::kName, cubes, deep(0.25, {1, 0, 0}), depths_only);
  undecided(WitnessIsValid::kName, cubes, deep(0.25, {1, 0, 0}), nothing);
  undecided(NearestPointsAreRight::kName, apart, MeasuredApart{1, {1, 0.5, 0.5}, {2, 0.5, 0.5}}, nothing);
  undecided(DistanceIsCertified::kName, apart, BareDistance{1}, nothing);
  agrees<WitnessIsValid>(cubes, deep(0.5, {1, 0, 0}), false, depths_only);
}

}  // namespace
}  // namespace assay
