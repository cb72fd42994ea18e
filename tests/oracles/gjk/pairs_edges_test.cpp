// What judges of pairs say of what is no problem, of answers that are not whole, and at ties of a promise.
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_certificate.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/check_points.h"
#include "oracles/gjk/depth/check_normal.h"
#include "oracles/gjk/depth/enclosing_surface.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/promise.h"
#include "oracles/gjk/witness_point.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::pairs_edges_test {
namespace {

using test::boxes;
using test::claim_of;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

WeightedVertices at(std::uint32_t vertex) { return {1, {vertex}, {1.0}}; }

TEST(JudgesOfPairs, LeaveOpenWhatIsNoProblem) {
  const ConvexPair apart = boxes(2, 2);
  const ExactDistance distance = exact_distance(apart);
  ConvexPair broken = apart, mixed = apart;
  broken.b.coordinates.back() = kNan;
  mixed.b = boxes(3, 2).b;
  for (const ConvexPair* pair : {&broken, &mixed}) {
    const std::string_view why =
        pair == &broken ? "a coordinate is not finite" : "the bodies have different dimensions";
    EXPECT_EQ(why_open(check_bracket_witness(*pair, {0.5, 1, {-1, 0, 0}, at(1), at(0)})), why);
    EXPECT_EQ(why_open(check_exact_distance(*pair, distance)), why);
    EXPECT_EQ(why_open(check_weighted_points(*pair, at(1), at(0))), why);
  }
}

TEST(CheckCertificate, AMoveHasAnEntryForEveryCoordinate) {
  const ConvexPair pair = boxes(2, 0.5);
  const CollisionCertificate certificate = certify_collision(pair, nullptr);
  ASSERT_EQ(claim_of(check_certificate(pair, certificate)), "holds");
  EXPECT_EQ(claim_of(check_certificate(pair, certificate, {0, 0})), "holds");
  for (const std::size_t size : {1U, 3U})
    EXPECT_EQ(claim_of(check_certificate(pair, certificate, std::vector<Rational>(size, 0))),
              certificate_claims::kShape);
}

TEST(CheckNormal, AZeroNormalIsRefusedWithoutASearch) {
  Penetrating none;
  none.depth = 0.25;
  const auto before = judge_counts().exact;
  EXPECT_EQ(claim_of(check_normal(boxes(3, 0.75), none, 0x1p-40)), normal_claims::kNotZero);
  EXPECT_EQ(judge_counts().exact, before);
}

/// Both boxes are the same: 1 deep, as much as the default promises, and 4 along the longer side.
TEST(CheckNormal, AsDeepAsADefaultPromisesHasNoDirection) {
  Penetrating along;
  along.depth = 1;
  along.normal = {0, 1, 0};
  const Points tall = test::box({0, 0}, {1, 4});
  const Verdict tie = check_normal({tall, tall}, along, Promise::by_default(0.25, 0));
  EXPECT_FALSE(holds(tie));
  EXPECT_EQ(violation(tie), nullptr);
  EXPECT_EQ(claim_of(check_normal({tall, tall}, along, Promise::by_default(0.249, 0))), normal_claims::kLeastOverlap);
}

TEST(RelativeDepth, OfPointsThatMeetIsZero) {
  EXPECT_EQ(relative_depth({points(2, {1, 1}), points(2, {1, 1})}), 0);
  EXPECT_FALSE(propose_surface({points(2, {1, 1}), points(2, {1, 1})}, 0));
}

TEST(EnclosesBall, RefusesCornersOutOfRangeAndOtherDimensions) {
  for (const std::uint32_t dimension : {2u, 3u}) {
    const ConvexPair pair = boxes(dimension, 0.5);
    const auto surface = propose_surface(pair, 0.25);
    ASSERT_TRUE(surface);
    ASSERT_TRUE(encloses_ball(pair, *surface, exact(0.0625)));
    for (const bool of_a : {true, false}) {
      ConvexPair mixed = pair;
      (of_a ? mixed.a : mixed.b) = boxes(5 - dimension, 0.5).a;
      EXPECT_FALSE(encloses_ball(mixed, *surface, exact(0.0625)));
      for (std::size_t k = 0; k < surface->corners.size(); ++k) {
        auto beyond = *surface;
        (of_a ? beyond.corners[k].a : beyond.corners[k].b) += of_a ? pair.a.size() : pair.b.size();
        EXPECT_FALSE(encloses_ball(pair, beyond, exact(0.0625)));
      }
    }
  }
}

TEST(PairsInWords, SayThePromiseTimesWhatIsAskedAndAllThatAWitnessHolds) {
  EXPECT_EQ(squares_in_words(Promise(0.5), 2).rfind("promised " + in_words(1.0), 0), 0U);
  WeightedVertices full;
  full.size = kWitnessCapacity;
  WeightedVertices more = full;
  more.size = kWitnessCapacity + 1;
  EXPECT_EQ(in_words(more), in_words(full));
}

/// Points of the squares 2 apart, of which the upper end says 1 + 2^-20.
TEST(CheckBracketPoints, TellTheUpperEndThatIsBroken) {
  const Verdict verdict = check_bracket_points(boxes(2, 2), {0.5, 1 + 0x1p-20, {-1, 0, 0}, at(0), at(0)}, 0);
  ASSERT_EQ(claim_of(verdict), points_claims::kWithinHigh);
  EXPECT_EQ(violation(verdict)->evidence.rfind("high is " + in_words(1 + 0x1p-20), 0), 0U);
}

/// A list that says it is longer than it may be is not read beyond its end: what stands behind it is another's.
TEST(CheckBracket, AListThatIsTooLongIsRefusedForItsLength) {
  Bracketed answer{0.5, 1, {-1, 0, 0}, at(1), at(0)};
  answer.on_a.size = 1U << 31U;
  answer.on_b.vertex.fill(0x7ff80000U);  // a NaN, read as a double
  EXPECT_EQ(claim_of(check_bracket(boxes(2, 2), answer, 0)), collision_claims::kIndicesInRange);
  answer = {0.5, 1, {-1, 0, 0}, at(1), at(0)};
  answer.on_a.size = kWitnessCapacity + 1;
  answer.on_b.size = answer.on_b.vertex[0] = 0x7ff80000U;
  EXPECT_EQ(claim_of(check_bracket(boxes(2, 2), answer, 0)), collision_claims::kIndicesInRange);
}

TEST(CheckDistance, BodiesOfDifferentDimensionsAreNoProblemWhateverIsPromised) {
  for (const std::uint32_t dimension : {1U, 2U}) {
    ConvexPair mixed = boxes(dimension, 2);
    mixed.b = boxes(3, 2).b;
    EXPECT_EQ(why_open(check_distance(mixed, {at(1), at(0)}, Promise(1e6))), "the bodies have different dimensions");
  }
}

}  // namespace
}  // namespace assay::pairs_edges_test
