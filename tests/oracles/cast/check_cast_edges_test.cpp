// Where claims about casts end: at ties, at the last axis, vertex and halving, and at what cannot be judged.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "oracles/cast/cast_scene.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/first_contact.h"
#include "tests/harness/claim_words.h"
#include "tests/support/moving_squares.h"

namespace assay::check_cast_edges_test {
namespace {

using namespace cast_claims;
using test::approaching;
using test::square;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const CastStatement kStrict{Touching::kHit, 0};
const CastStatement kLoose{Touching::kUnspecified, 1e-3};

std::string broken(const Verdict& verdict) {
  const auto* violated = violation(verdict);
  return violated == nullptr ? "nothing" : std::string(violated->claim.sentence());
}

bool inside(const Verdict& verdict) {
  const auto* undecided = std::get_if<Undecided>(&verdict);
  return undecided != nullptr && undecided->inside_promise;
}

/// The same points, the first `by` of them last.
Points turned_round(const Points& points, std::uint32_t by) {
  Points turned{points.dimension, {}};
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (const double x : points[(i + by) % points.size()]) turned.coordinates.push_back(x);
  return turned;
}

/// Cubes or squares with half side 1, 4 apart along the axis, of which a moves 4 along it: they meet at 1/2.
MovingPair along_axis(std::uint32_t dimension, std::uint32_t axis) {
  MovingPair pair;
  for (Points* body : {&pair.bodies.a, &pair.bodies.b}) {
    body->dimension = dimension;
    for (std::uint32_t corner = 0; corner < 1u << dimension; ++corner)
      for (std::uint32_t k = 0; k < dimension; ++k)
        body->coordinates.push_back((corner >> k & 1u ? 1 : -1) + (body == &pair.bodies.b && k == axis ? 4 : 0));
  }
  pair.of_a.displacement[axis] = 4;
  return pair;
}

TEST(CheckCast, EveryAxisCounts) {
  for (const std::uint32_t dimension : {2u, 3u})
    for (std::uint32_t axis = 0; axis < dimension; ++axis) {
      const MovingPair pair = along_axis(dimension, axis);
      std::array<double, 3> normal{};
      normal[axis] = 0x1p-30;
      EXPECT_TRUE(holds(check_cast_times(pair, HitAt{0.5, 0.5, normal}, kStrict))) << axis;
      normal[axis] = -0x1p-30;
      EXPECT_EQ(broken(check_cast_times(pair, HitAt{0.5, 0.5, normal}, kStrict)), kNormalSupports) << axis;
      EXPECT_EQ(broken(check_cast_times(pair, HitAt{0.25, 0.75, {}}, kLoose)), kBracketNarrow) << axis;
      std::array<double, 3> direction{};
      direction[axis] = 1;  // parts them at t = 0 only
      EXPECT_EQ(broken(check_cast_times(pair, Missed{direction}, kStrict)), kDirectionParts) << axis;
      direction = {};
      direction[(axis + 1) % dimension] = 1;
      EXPECT_EQ(broken(check_cast_times(pair, Missed{direction}, kStrict)), kDirectionParts) << axis;
    }
}

TEST(CheckCast, EveryVertexCountsAgainstADirection) {
  // Only the tip of a at (3, 0) reaches past the left side of b, then only the tip of b reaches before the right of a.
  const Points arrow{2, {3, 0, 0, 1, -1, 0, 0, -1}}, wall{2, {2, -4, 5, -4, 5, 4, 2, 4}};
  const Points block{2, {-4, -4, 2, -4, 2, 4, -4, 4}}, tip{2, {1, 0, 4, 1, 5, 0, 4, -1}};
  for (std::uint32_t by = 0; by < 4; ++by) {
    const MovingPair of_a{{turned_round(arrow, by), wall}, {}, {}}, of_b{{block, turned_round(tip, by)}, {}, {}};
    for (const MovingPair& pair : {of_a, of_b})
      EXPECT_EQ(broken(check_cast_times(pair, Missed{{1, 0, 0}}, kStrict)), kDirectionParts) << by;
  }
}

TEST(CheckCast, ADirectionThatOnlyTouchesPartsThemWhereATouchIsNone) {
  for (const MovingPair& passing : {approaching(8, 2), approaching(2)}) {
    const Missed missed{{passing.bodies.b.coordinates[1] > 0 ? 0.0 : 1.0, 1, 0}};
    const Missed touching = passing.bodies.b.coordinates[1] > 0 ? missed : Missed{{1, 0, 0}};
    EXPECT_TRUE(holds(check_cast_times(passing, touching, {Touching::kMiss, 0})));
    for (const Touching stated : {Touching::kHit, Touching::kUnspecified})
      EXPECT_EQ(broken(check_cast_times(passing, touching, {stated, 0})), kDirectionParts);
  }
}

TEST(CheckCast, WhatIsNoAnswerOrNoProblemIsLeftOpen) {
  for (const CastAnswer& none : {CastAnswer{GaveUp{}}, CastAnswer{Declined{}}}) {
    EXPECT_EQ(why_open(check_cast_verdict(approaching(), none, kStrict)), "no answer to judge");
    EXPECT_EQ(why_open(check_cast_times(approaching(), none, kStrict)), "no answer to judge");
  }
  MovingPair pair = approaching();
  pair.of_a.displacement[0] = kNaN;
  for (const CastAnswer& answer : {CastAnswer{BareTime{0.5}}, CastAnswer{Missed{{0, 1, 0}}}})
    EXPECT_EQ(why_open(check_cast_times(pair, answer, kStrict)), "a number of a motion is not finite");
  for (std::size_t k = 0; k < 3; ++k) {
    Missed missed{{0, 1, 0}};
    missed.direction[k] = kNaN;
    EXPECT_EQ(broken(check_cast_times(approaching(4, 2.5), missed, kStrict)), kAnswerIsFinite);
    HitAt hit{0.5, 0.5, {1, 0, 0}};
    hit.normal[k] = kNaN;
    EXPECT_EQ(broken(check_cast_times(approaching(), hit, kStrict)), kAnswerIsFinite);
  }
  MovingPair empty = approaching();
  empty.bodies.b.coordinates.clear();
  for (const CastAnswer& answer : {CastAnswer{BareTime{0.5}}, CastAnswer{Missed{{0, 1, 0}}}})
    EXPECT_EQ(why_open(check_cast_times(empty, answer, kStrict)), "a body without vertices meets nothing");
  const MovingPair begun{{square(0, 0), square(1, 0)}, {{0, 1, 0}, {}, {}}, {}};
  EXPECT_EQ(why_open(check_cast_times(begun, HitAt{0, 1, {1, 0, 0}}, kLoose)), "the bodies meet at t = 0");
}

TEST(CheckCast, ADirectionOfThePlaneHasNoThirdEntry) {
  EXPECT_TRUE(holds(check_cast_times(approaching(4, 2.5), Missed{{0, 1, 0}}, kStrict)));
  EXPECT_EQ(broken(check_cast_times(approaching(4, 2.5), Missed{{0, 1, 0x1p-1074}}, kStrict)), kDirectionParts);
}

TEST(CheckCast, ANormalWithinThePromiseIsGranted) {
  // They overlap along it by 2e-4, then by 2e-2, where 1e-2 is promised.
  EXPECT_TRUE(holds(check_cast_times(approaching(), HitAt{0.5, 0.5, {1, 1e-4, 0}}, kLoose)));
  EXPECT_EQ(broken(check_cast_times(approaching(), HitAt{0.5, 0.5, {1, 1e-2, 0}}, kLoose)), kNormalSupports);
}

TEST(CheckCast, ABracketThatBeginsOrEndsAtTheContactHoldsIt) {
  for (const HitAt& wide : {HitAt{0.25, 0.5, {}}, HitAt{0.5, 0.75, {}}})
    EXPECT_EQ(broken(check_cast_times(approaching(), wide, kLoose)), kBracketNarrow);
}

/// At t = 0 they are 2 apart, at t = 1 they are 1 apart, of a reach of 7.
TEST(CheckCast, AWrongHitIsAsLargeAsTheGapAtTheTimeToldOrElseAtTheBeginning) {
  const auto size = [](const CastAnswer& answer) {
    const Verdict verdict = check_cast_verdict(approaching(1), answer, kLoose);
    EXPECT_EQ(broken(verdict), kNoWrongHit);
    return violation(verdict)->magnitude;
  };
  EXPECT_DOUBLE_EQ(size(BareTime{0.5}), 1.5 / 7);
  EXPECT_DOUBLE_EQ(size(BareTime{1}), 1.0 / 7);
  EXPECT_DOUBLE_EQ(size(HitAt{1, 1, {}}), 1.0 / 7);
  for (const double outside : {0.0, -1.0, 2.0, std::nextafter(1.0, 2.0), kNaN})
    EXPECT_DOUBLE_EQ(size(BareTime{outside}), 2.0 / 7) << outside;
}

/// 1.8 deep in each other half way between the contact at 1/8 and 0.4, of a reach of 22.
TEST(CheckCast, ALateTimeIsAsLargeAsTheDepth) {
  const Verdict verdict = check_cast_times(approaching(16), BareTime{0.4}, kLoose);
  ASSERT_EQ(broken(verdict), kTimeWithinPromise);
  EXPECT_NEAR(violation(verdict)->magnitude, 1.8 / 22, 1e-15);
}

/// They meet at 1/2, coming nearer by 4, of a reach of 10.
TEST(CheckCast, ATimeMayBeOffByWhatIsStatedOfIt) {
  CastStatement says{Touching::kUnspecified, 0x1p-30};
  says.time = 0x1p-10;
  const auto told = [&](double time) { return broken(check_cast_times(approaching(), BareTime{time}, says)); };
  for (const double sign : {-1.0, 1.0}) {
    EXPECT_EQ(told(0.5 + sign * 0x1p-10), "nothing");
    EXPECT_EQ(told(0.5 + sign * 0x1.2p-10), kTimeWithinPromise);
    EXPECT_EQ(told(0.5 + sign * 0.25), kTimeWithinPromise);
  }
  // A little farther off is within what they may be apart or deep besides.
  says.gap = 0x1p-10;
  for (const double sign : {-1.0, 1.0}) {
    EXPECT_EQ(told(0.5 + sign * 0x1.8p-9), "nothing") << "3.5 of 0x1p-10 are granted";
    EXPECT_EQ(told(0.5 + sign * 0x1p-8), kTimeWithinPromise);
  }
}

TEST(CheckCast, WhatMeetsForNoLongerThanATimeMayBeOffMayBeMissed) {
  CastStatement says{Touching::kUnspecified, 0x1p-30};
  const auto missed = [&](const MovingPair& pair) { return check_cast_verdict(pair, Missed{}, says); };
  const MovingPair late = approaching(2 / (1 - 0x1p-12));  // they meet at 1 - 2^-12
  for (const double time : {0.0, 0x1p-14, 0x1p-10}) {
    says.time = time;
    EXPECT_EQ(inside(missed(late)), time >= 0x1p-12) << time;
    if (time < 0x1p-12) EXPECT_EQ(broken(missed(late)), kNoWrongMiss) << time;
    EXPECT_EQ(broken(missed(approaching())), kNoWrongMiss) << "for half of the way";
  }
}

TEST(CheckCast, ABeginningIsToldWithinThePromiseAndNotBeyondIt) {
  // 0.001 apart at the beginning, of a reach of 4 and more; then 0.5.
  const auto begun = [](double x) { return MovingPair{{square(0, 0), square(x, 0)}, {{0, 1, 0}, {}, {}}, {}}; };
  EXPECT_TRUE(inside(check_cast_verdict(begun(2.001), InitiallyOverlapping{}, kLoose)));
  EXPECT_EQ(broken(check_cast_verdict(begun(2.5), InitiallyOverlapping{}, kLoose)), kBeginningAsItIs);
  // As deep.
  EXPECT_TRUE(inside(check_cast_verdict(begun(1.999), HitAt{}, kLoose)));
  EXPECT_EQ(broken(check_cast_verdict(begun(1.5), HitAt{}, kLoose)), kBeginningAsItIs);
  // So little deep that rounding hides it: nothing is promised that it would be within.
  const MovingPair hardly{
      {square(0, 0), {2, {0x1.fffffffffffffp-1, -1, 3, -1, 3, 1, 0x1.fffffffffffffp-1, 1}}}, {{0, 1, 0}, {}, {}}, {}};
  EXPECT_EQ(broken(check_cast_verdict(hardly, HitAt{}, kStrict)), kBeginningAsItIs);
  const MovingPair hardly_apart{
      {square(0, 0), {2, {0x1.0000000000001p0, -1, 3, -1, 3, 1, 0x1.0000000000001p0, 1}}}, {{0, 1, 0}, {}, {}}, {}};
  EXPECT_EQ(broken(check_cast_verdict(hardly_apart, InitiallyOverlapping{}, kStrict)), kBeginningAsItIs);
}

TEST(CheckCast, AMissOfBodiesThatOverlapAtTheBeginningIsNeverInsideThePromise) {
  MovingPair parting{{square(0, 0), square(1.999, 0)}, {{-4, 0, 0}, {}, {}}, {}};
  EXPECT_EQ(broken(check_cast_verdict(parting, Missed{}, kLoose)), kNoWrongMiss);
}

/// They touch at the beginning; whether they overlap while a turns away is not decided.
TEST(CheckCast, ATouchAtTheBeginningOfATurnIsLeftOpenWhereATouchIsNone) {
  MovingPair parting{{square(0, 0), square(2, 0)}, {{-6, 0, 0}, {0, 0, 1}, {}}, {}};
  const FirstContact truth = first_contact(parting, TurningPair(parting));
  ASSERT_EQ(truth.kind, FirstContact::Kind::kMeets);
  ASSERT_FALSE(truth.outlasts);
  EXPECT_EQ(truth.latest, 0);
  const std::string_view open = "whether bodies that touch at t = 0 overlap later is not decided";
  EXPECT_EQ(why_open(check_cast_verdict(parting, Missed{}, {Touching::kMiss, 0})), open);
  EXPECT_EQ(why_open(check_cast_verdict(parting, Missed{}, {Touching::kUnspecified, 0})), open);
  EXPECT_EQ(broken(check_cast_verdict(parting, Missed{}, kStrict)), kTouchingAsStated);
  EXPECT_EQ(why_open(check_cast_verdict(parting, BareTime{0}, {Touching::kMiss, 0})), open);
  EXPECT_TRUE(holds(check_cast_verdict(parting, BareTime{0}, kStrict)));
}

/// They touch at the beginning, are in each other until 2^-19 and past each other afterwards.
TEST(FirstContact, LooksForAnOverlapAfterATouchUntilTheTwentiethHalving) {
  const MovingPair through{{square(0, 0), square(2, 0)}, {{0x1p21, 0, 0}, {0, 0, 0x1p-30}, {}}, {}};
  EXPECT_EQ(first_contact(through, TurningPair(through)).outlasts, true);
  EXPECT_EQ(broken(check_cast_verdict(through, Missed{}, {Touching::kMiss, 0})), kNoWrongMiss);
}

/// They overlap only for times later than the contact by less than 1.2 2^-40, of which the last ones asked are 2^-40
/// and two thirds of it.
TEST(CheckCast, LooksForTheDepthUntilTheFortiethHalving) {
  const MovingPair pair = approaching(4 * 0x1p40 / 1.2);
  EXPECT_EQ(broken(check_cast_verdict(pair, Missed{}, {Touching::kUnspecified, 0x1p-60})), kNoWrongMiss);
}

/// Where t is the last time that is proved to be early enough the bodies may still be apart by what is known.
TEST(CheckCast, TheEndOfTheTimeThatIsProvedApartIsInTime) {
  int seen = 0;
  for (const double height : {2.0, 4.0}) {
    MovingPair pair{
        {{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, height, 8, height, 8, height + 1, -8, height + 1}}}, {}, {}};
    pair.of_a.rotation = {0, 0, 3};
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    ASSERT_EQ(truth.kind, FirstContact::Kind::kMeets);
    EXPECT_LT(truth.earliest, truth.latest);
    EXPECT_LT(truth.latest - truth.earliest, power_of_two(-40));
    const double time = approximate(truth.earliest);
    if (exact(time) != truth.earliest) continue;
    ++seen;
    EXPECT_TRUE(holds(check_cast_times(pair, BareTime{time}, kStrict))) << height;
  }
  EXPECT_GT(seen, 0);
}

TEST(FirstContact, IsToldInWords) {
  const auto told = [](const MovingPair& pair) { return in_words(pair, first_contact(pair, TurningPair(pair))); };
  EXPECT_EQ(told(approaching(3)).rfind("they first meet at t = 2/3, normal (", 0), 0U) << told(approaching(3));
  EXPECT_EQ(told(approaching(1)).rfind("the bodies are apart all the way along (", 0), 0U) << told(approaching(1));
  MovingPair turning{{square(0, 0), square(2, 0)}, {{-6, 0, 0}, {0, 0, 1}, {}}, {}};
  EXPECT_EQ(told(turning), "the bodies are touching at t = 0");
  turning.bodies.b = square(1, 0);
  EXPECT_EQ(told(turning), "the bodies are overlapping at t = 0");
  // The tip of a rod grazes a wall.
  const MovingPair grazing{
      {{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, 5, 8, 5, 8, 6, -8, 6}}}, {{}, {0, 0, 3}, {}}, {}};
  EXPECT_EQ(told(grazing).rfind("the bodies are apart until t = ", 0), 0U) << told(grazing);
  const std::string touch = told(approaching(2)), only = "; they only touch";
  ASSERT_GT(touch.size(), only.size());
  EXPECT_EQ(touch.substr(touch.size() - only.size()), only);
}

}  // namespace
}  // namespace assay::check_cast_edges_test
