// The exact time of first contact of bodies that move straight on, and what its check refuses by name.
#include "oracles/cast/exact_cast.h"

#include <gtest/gtest.h>

#include <limits>

#include "oracles/cast/turning_pair.h"
#include "tests/harness/claim_words.h"
#include "tests/support/moving_squares.h"

namespace assay::exact_cast_test {
namespace {

using test::approaching;

TEST(ExactCast, GivesTheRationalTimeWithItsCertificate) {
  const ExactCast cast = exact_cast(approaching(3));
  ASSERT_TRUE(cast.time && cast.verified);
  EXPECT_EQ(*cast.time, Rational(2, 3));
  const ExactCast none = exact_cast(approaching(1));
  EXPECT_FALSE(none.time);
  EXPECT_TRUE(none.verified);
}

TEST(ExactCast, OfAnEmptyBodyIsNone) {
  MovingPair pair = approaching(3);
  pair.bodies.b.coordinates.clear();
  const ExactCast none = exact_cast(pair);
  EXPECT_TRUE(!none.time && none.verified && none.normal.empty());
}

/// Up to the unit that a root is rounded up by.
TEST(TurningPair, BodiesAtRestDoNotApproach) { EXPECT_EQ(TurningPair(approaching(0)).greatest_speed(), 1); }

TEST(ExactCast, RefusesWrongCertificatesByName) {
  using namespace exact_cast_claims;
  const MovingPair pair = approaching(3);
  const ExactCast cast = exact_cast(pair);
  const auto refused = [&](auto change, const MovingPair& of) {
    ExactCast wrong = cast;
    change(wrong);
    const Verdict verdict = check_exact_cast(of, wrong);
    const auto* violated = violation(verdict);
    return violated == nullptr ? std::string_view("nothing") : violated->claim.sentence();
  };
  EXPECT_EQ(refused([](ExactCast& c) { c.normal.pop_back(); }, pair), kShape);
  EXPECT_EQ(refused([](ExactCast& c) { c.weights_a.pop_back(); }, pair), kShape);
  EXPECT_EQ(refused([](ExactCast& c) { c.time.reset(); }, pair), kPartsTheSweep);
  EXPECT_EQ(refused([](ExactCast& c) { c.time = Rational(3, 4); }, pair), kNoEarlierTime);
  EXPECT_EQ(refused([](ExactCast& c) { c.normal[0] = -c.normal[0]; }, pair), kApproaches);
  EXPECT_EQ(refused([](ExactCast& c) { c.time = Rational(-1); }, pair), kTimeInRange);
  EXPECT_EQ(refused([](ExactCast& c) { c.time = Rational(1, 2); }, pair), kCommonPoint);
  EXPECT_EQ(refused([](ExactCast& c) { c.weights_a[0] -= 2, c.weights_a[1] += 2; }, pair), kWeightsNonNegative);
  EXPECT_EQ(refused([](ExactCast& c) { c.weights_b[0] += 1; }, pair), kWeightsSumToOne);
  // Along the face that is met, in the last coordinate only: corners 1 and 2 of a, or 0 and 3 of b.
  EXPECT_EQ(refused(
                [](ExactCast& c) {
                  const Rational along(1, 8);
                  const std::size_t from = c.weights_a[1] > along ? 1 : 2;
                  c.weights_a[from] -= along, c.weights_a[3 - from] += along;
                },
                pair),
            kCommonPoint);
  MovingPair turning = pair;
  turning.of_b.rotation = {0, 0, 1};
  EXPECT_EQ(why_open(check_exact_cast(turning, cast)), "a body turns");
}

TEST(ExactCast, OfWhatHasNoCertificateThereIsNone) {
  using namespace exact_cast_claims;
  // Right in all but the time, which is after the end: they would first meet at t = 2.
  MovingPair slow = approaching(1);
  MovingPair fast = approaching(2);
  ExactCast late = exact_cast(fast);
  ASSERT_EQ(late.time, Rational(1));
  late.time = 2;
  const Verdict verdict = check_exact_cast(slow, late);
  ASSERT_NE(violation(verdict), nullptr);
  EXPECT_EQ(violation(verdict)->claim.sentence(), kTimeInRange);
  slow.bodies.a.coordinates.clear();
  const Verdict empty = check_exact_cast(slow, late);
  ASSERT_NE(violation(empty), nullptr);
  EXPECT_EQ(violation(empty)->claim.sentence(), kCommonPoint);
  fast.of_a.displacement[0] = std::numeric_limits<double>::infinity();
  EXPECT_EQ(why_open(check_exact_cast(fast, late)), "a number of a motion is not finite");
}

/// A certificate of the bodies without a vertex that is in the way, which comes last.
TEST(ExactCast, RefusesACertificateThatForgetsTheLastVertex) {
  using namespace exact_cast_claims;
  for (const double way : {4.0, 1.0})
    for (const bool of_a : {true, false}) {
      MovingPair pair = approaching(way);
      ExactCast cast = exact_cast(pair);
      ASSERT_TRUE(cast.verified);
      Points& body = of_a ? pair.bodies.a : pair.bodies.b;
      body.coordinates.insert(body.coordinates.end(), {2, 0});
      if (cast.time) (of_a ? cast.weights_a : cast.weights_b).push_back(0);
      if (!of_a && !cast.time) body.coordinates[body.coordinates.size() - 2] = 1.5;
      const Verdict verdict = check_exact_cast(pair, cast);
      const auto* violated = violation(verdict);
      if (of_a && !cast.time) {  // 2 + 1 is where b begins: a touch at the end
        EXPECT_NE(violated, nullptr);
        continue;
      }
      ASSERT_NE(violated, nullptr) << way << of_a;
      EXPECT_EQ(violated->claim.sentence(), cast.time ? kNoEarlierTime : kPartsTheSweep);
    }
}

TEST(ExactCast, TellsContactsThatLastFromTouches) {
  EXPECT_TRUE(contact_outlasts_changes(approaching(3)));
  EXPECT_FALSE(contact_outlasts_changes(approaching(2)));
  EXPECT_FALSE(contact_outlasts_changes(approaching(8, 2)));
}

}  // namespace
}  // namespace assay::exact_cast_test
