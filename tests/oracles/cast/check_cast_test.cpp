// Every claim of the judge of casts rejects a wrong answer by its name.
#include "oracles/cast/check_cast.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <utility>

#include "oracles/cast/cast_scene.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/work_limits.h"
#include "tests/harness/claim_words.h"
#include "tests/support/moving_squares.h"

namespace assay::check_cast_test {
namespace {

using namespace cast_claims;
using test::approaching;
using test::square;

/// A rod from (-5, 0) to (5, 0) turning by half a turn about the origin under a wall at y = height.
MovingPair spinning(double height) {
  MovingPair pair{
      {{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, height, 8, height, 8, height + 1, -8, height + 1}}}, {}, {}};
  pair.of_a.rotation = {0, 0, 3};
  return pair;
}

void expect_broken(const Verdict& verdict, const test::ExpectedClaim& claim) {
  const auto* violated = violation(verdict);
  ASSERT_NE(violated, nullptr) << "nothing broken, expected: " << claim;
  EXPECT_EQ(violated->claim, claim) << violated->evidence;
  EXPECT_FALSE(violated->evidence.empty());
}

const CastStatement kStrict{Touching::kHit, 0};
const CastStatement kLoose{Touching::kUnspecified, 1e-3};

TEST(CheckCast, PassesTheExactTimeOfAHeadOnContact) {
  const HitAt hit{0.5, 0.5, {1, 0, 0}};
  EXPECT_TRUE(holds(check_cast_verdict(approaching(), hit, kStrict)));
  EXPECT_TRUE(holds(check_cast_times(approaching(), hit, kStrict)));
  EXPECT_TRUE(holds(check_cast_times(approaching(), BareTime{0.5}, kStrict)));
}

TEST(CheckCast, RejectsAHitOfBodiesThatPass) {
  expect_broken(check_cast_verdict(approaching(4, 2.5), BareTime{0.5}, kStrict), kNoWrongHit);
  expect_broken(check_cast_verdict(approaching(1), HitAt{1, 1, {}}, kStrict), kNoWrongHit);
}

TEST(CheckCast, RejectsAMissOfBodiesThatTunnel) {
  expect_broken(check_cast_verdict(approaching(0x1p40), Missed{}, kStrict), kNoWrongMiss);
  expect_broken(check_cast_verdict(approaching(64), Missed{}, kLoose), kNoWrongMiss);
}

/// They pass each other at half a unit in the last place: too near for doubles, and no promise of nearness is given.
TEST(CheckCast, RejectsAHitOfBodiesThatPassNearerThanDoublesTell) {
  const MovingPair pair = approaching(8, std::nextafter(2.0, 3.0));
  expect_broken(check_cast_verdict(pair, BareTime{0.3}, kStrict), kNoWrongHit);
}

TEST(CheckCast, CountsATouchAsStated) {
  const MovingPair passing = approaching(8, 2);
  expect_broken(check_cast_verdict(passing, Missed{}, kStrict), kTouchingAsStated);
  expect_broken(check_cast_verdict(passing, BareTime{0.25}, {Touching::kMiss, 0}), kTouchingAsStated);
  EXPECT_TRUE(holds(check_cast_verdict(passing, Missed{}, {Touching::kMiss, 0})));
  EXPECT_TRUE(holds(check_cast_verdict(passing, BareTime{0.25}, kLoose)));
  // Reaching each other at the last moment is a touch, too.
  EXPECT_TRUE(holds(check_cast_verdict(approaching(2), Missed{}, {Touching::kMiss, 0})));
}

TEST(CheckCast, RejectsABeginningToldWrongly) {
  expect_broken(check_cast_verdict(approaching(), InitiallyOverlapping{}, kStrict), kBeginningAsItIs);
  MovingPair inside = approaching();
  inside.bodies.b = square(0.5, 0);
  expect_broken(check_cast_verdict(inside, HitAt{0.1, 0.1, {}}, kStrict), kBeginningAsItIs);
  EXPECT_TRUE(holds(check_cast_verdict(inside, InitiallyOverlapping{}, kStrict)));
  EXPECT_TRUE(holds(check_cast_verdict(inside, BareTime{0}, kStrict)));
}

TEST(CheckCast, RejectsTimesThatAreNone) {
  expect_broken(check_cast_times(approaching(), BareTime{std::numeric_limits<double>::quiet_NaN()}, kStrict),
                kAnswerIsFinite);
  for (const double end : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
    expect_broken(check_cast_times(approaching(), HitAt{0.5, end, {1, 0, 0}}, kStrict), kAnswerIsFinite);
  expect_broken(check_cast_times(approaching(), BareTime{1.5}, kStrict), kTimesInRange);
  expect_broken(check_cast_times(approaching(), HitAt{0.75, 0.25, {}}, kStrict), kTimesInRange);
}

TEST(CheckCast, RejectsABracketAfterTheContact) {
  expect_broken(check_cast_times(approaching(), HitAt{std::nextafter(0.5, 1), 0.6, {}}, kStrict), kNoContactBefore);
}

TEST(CheckCast, RejectsABracketBeforeTheContact) {
  expect_broken(check_cast_times(approaching(), HitAt{0.4, std::nextafter(0.5, 0), {}}, kStrict), kContactWithin);
}

TEST(CheckCast, RejectsAWideBracket) {
  expect_broken(check_cast_times(approaching(), HitAt{0.25, 0.75, {}}, kLoose), kBracketNarrow);
  EXPECT_TRUE(holds(check_cast_times(approaching(), HitAt{0.4995, 0.5005, {}}, kLoose)));
}

TEST(CheckCast, RejectsANormalThatDoesNotPartThem) {
  expect_broken(check_cast_times(approaching(), HitAt{0.5, 0.5, {-1, 0, 0}}, kStrict), kNormalSupports);
  expect_broken(check_cast_times(approaching(), HitAt{0.5, 0.5, {1, 0.01, 0}}, kLoose), kNormalSupports);
  expect_broken(check_cast_times(approaching(), HitAt{0.5, 0.5, {1, 0, 1}}, kStrict), kNormalSupports);
}

TEST(CheckCast, RejectsATimeBeyondThePromise) {
  expect_broken(check_cast_times(approaching(), BareTime{0.4}, kLoose), kTimeWithinPromise);
  expect_broken(check_cast_times(approaching(), BareTime{0.6}, kLoose), kTimeWithinPromise);
  EXPECT_TRUE(holds(check_cast_times(approaching(), BareTime{0.499}, kLoose)));
  // Through and out on the other side: apart again, but not for the first time.
  expect_broken(check_cast_times(approaching(16), BareTime{0.5}, kLoose), kTimeWithinPromise);
}

/// A square of side 2 passes through a wall as thick in the first eighth of its way: at the end, and halfway there, the
/// two are apart, and so they are on all but a thousandth of the way through a thin one. A turn hardly changes that.
TEST(CheckCast, RejectsATimeAfterWhichTheyHavePassedThroughEachOther) {
  for (const double turn : {0.0, 0x1p-30})
    for (const double thickness : {2.0, 0x1p-4}) {
      MovingPair pair{
          {{2, {-1, -1, 1, -1, 1, 1, -1, 1}}, {2, {4, -8, 4 + thickness, -8, 4 + thickness, 8, 4, 8}}}, {}, {}};
      pair.of_a.displacement = {64, 0, 0};
      pair.of_a.rotation = {0, 0, turn};
      expect_broken(check_cast_times(pair, BareTime{1}, {Touching::kUnspecified, 0x1p-14}), kTimeWithinPromise);
      EXPECT_TRUE(holds(check_cast_times(pair, BareTime{1}, {Touching::kUnspecified, 0.5})));
    }
}

/// The corner of a diamond grazes a wall, deeper by 2^-20 than the plane of the wall at most: a time after that is as
/// right as the depth is small, whatever way the bodies have gone since.
TEST(CheckCast, GrantsATimeAfterTheyHaveGrazedEachOther) {
  MovingPair pair{{{2, {-8, 0, -6, -2, -4, 0, -6, 2}}, {2, {-1, 2 - 0x1p-20, 1, 2 - 0x1p-20, 1, 4, -1, 4}}}, {}, {}};
  pair.of_a.displacement = {16, 0, 0};
  EXPECT_TRUE(holds(check_cast_times(pair, BareTime{1}, {Touching::kUnspecified, 0x1p-20})));
  expect_broken(check_cast_times(pair, BareTime{1}, {Touching::kUnspecified, 0x1p-26}), kTimeWithinPromise);
}

TEST(CheckCast, RejectsADirectionThatDoesNotPartThemAllTheWay) {
  expect_broken(check_cast_times(approaching(4, 2.5), Missed{{1, 0, 0}}, kStrict), kDirectionParts);
  expect_broken(check_cast_times(approaching(4, 2.5), Missed{{0, -1, 0}}, kStrict), kDirectionParts);
  EXPECT_TRUE(holds(check_cast_times(approaching(4, 2.5), Missed{{0, 1, 0}}, kStrict)));
}

TEST(CheckCast, NamesTheWorstBreach) {
  expect_broken(check_cast_times(approaching(), HitAt{std::nextafter(0.5, 1), 0.6, {-1, 0, 0}}, kLoose),
                kNormalSupports);
  expect_broken(check_cast_times(approaching(), HitAt{0.9, 1, {1, 0.01, 0}}, kLoose), kNoContactBefore);
}

TEST(CheckCast, DoesNotJudgeWhatIsNotPromised) {
  for (const double gap : {-1.0, std::numeric_limits<double>::infinity()}) {
    const CastStatement nothing{Touching::kHit, gap, false, "it says so"};
    for (const CastAnswer& answer : {CastAnswer{HitAt{0, 1, {-1, 0, 0}}}, CastAnswer{BareTime{0.9}}}) {
      const Verdict verdict = check_cast_times(approaching(), answer, nothing);
      EXPECT_TRUE(std::holds_alternative<NotJudged>(verdict));
      EXPECT_EQ(why_open(verdict), "it says so");
    }
    // What needs no promise is judged all the same.
    expect_broken(check_cast_times(approaching(), HitAt{0.75, 1, {}}, nothing), kNoContactBefore);
    expect_broken(check_cast_verdict(approaching(), Missed{}, nothing), kNoWrongMiss);
    expect_broken(check_cast_verdict(approaching(1), BareTime{1}, nothing), kNoWrongHit);
  }
  for (const CastAnswer& answer : {CastAnswer{Missed{}}, CastAnswer{InitiallyOverlapping{}}})
    EXPECT_TRUE(std::holds_alternative<NotJudged>(check_cast_times(approaching(1), answer, kStrict)));
  EXPECT_TRUE(std::holds_alternative<NotJudged>(check_cast_times(spinning(6), Missed{{0, 1, 0}}, kStrict)));
}

TEST(CheckCast, SaysWhetherThePromiseIsADefault) {
  CastStatement says = kLoose;
  const auto evidence = [&] { return violation(check_cast_times(approaching(), BareTime{0.4}, says))->evidence; };
  EXPECT_EQ(evidence().find("by default"), std::string::npos);
  says.by_default = true;
  EXPECT_NE(evidence().find("by default"), std::string::npos);
}

TEST(CheckCast, GrantsWhatIsInsideThePromise) {
  const auto inside = [](const Verdict& verdict) {
    const auto* undecided = std::get_if<Undecided>(&verdict);
    return undecided != nullptr && undecided->inside_promise;
  };
  // 0.001 beside each other, and 0.001 deep, of a reach of 8 and 12: less than the promise of a thousandth of it.
  EXPECT_TRUE(inside(check_cast_verdict(approaching(8, 2.001), BareTime{0.3}, kLoose)));
  EXPECT_TRUE(inside(check_cast_verdict(approaching(8, 1.999), Missed{}, kLoose)));
  // 0.001 deep in each other at the beginning.
  MovingPair begun = approaching(8, 1.999);
  begun.of_a.displacement = {0, 1, 0};
  for (std::size_t k = 0; k < begun.bodies.b.coordinates.size(); k += 2) begun.bodies.b.coordinates[k] -= 4;
  EXPECT_TRUE(inside(check_cast_verdict(begun, HitAt{0, 0, {0, 1, 0}}, kLoose)));
  expect_broken(check_cast_verdict(begun, HitAt{0, 0, {0, 1, 0}}, kStrict), kBeginningAsItIs);
}

/// They meet at t = 1/8, are 2 deep in each other at 1/4 and have passed by 3/8, of a reach of 22.
TEST(CheckCast, ALateTimeIsOffByTheDeepestThatIsKnown) {
  const Verdict verdict = check_cast_times(approaching(16), BareTime{0.4}, kLoose);
  expect_broken(verdict, kTimeWithinPromise);
  EXPECT_GT(violation(verdict)->magnitude, 0.07);
}

TEST(CheckCast, EnclosesTheTimeOfASpinningTip) {
  // The tip reaches y = 4 where sin(3 t) = 4/5.
  const double t = std::asin(0.8) / 3;
  EXPECT_TRUE(holds(check_cast_verdict(spinning(4), HitAt{t - 1e-12, t + 1e-12, {0, 1, 0}}, kStrict)));
  EXPECT_TRUE(holds(check_cast_times(spinning(4), HitAt{t - 1e-9, t + 1e-9, {0, 1, 0}}, {Touching::kHit, 1e-7})));
  expect_broken(check_cast_times(spinning(4), HitAt{t + 1e-11, t + 1e-9, {}}, kLoose), kNoContactBefore);
  expect_broken(check_cast_times(spinning(4), HitAt{t - 1e-9, t - 1e-11, {}}, kLoose), kContactWithin);
  expect_broken(check_cast_times(spinning(4), HitAt{t - 1e-3, t + 1e-3, {}}, {Touching::kHit, 1e-7}), kBracketNarrow);
  expect_broken(check_cast_verdict(spinning(4), Missed{}, kStrict), kNoWrongMiss);
  expect_broken(check_cast_verdict(spinning(5.000001), BareTime{t}, kStrict), kNoWrongHit);
  EXPECT_TRUE(holds(check_cast_verdict(spinning(5.000001), Missed{}, kStrict)));
}

TEST(CheckCast, SaysNothingAboutATipThatTouchesExactly) {
  EXPECT_TRUE(std::holds_alternative<Undecided>(check_cast_verdict(spinning(5), Missed{}, kStrict)));
}

TEST(CheckCast, TurnsInSpaceAsInThePlane) {
  MovingPair pair{{{3, {-5, 0, 0, 5, 0, 0, 0, 0, 1}}, {3, {-8, 4, -1, 8, 4, -1, 8, 4, 1, -8, 4, 1}}}, {}, {}};
  pair.of_a.rotation = {0, 0, 3};
  const double t = std::asin(0.8) / 3;
  EXPECT_TRUE(holds(check_cast_times(pair, BareTime{t}, kLoose)));
  expect_broken(check_cast_times(pair, BareTime{t + 0.1}, kLoose), kTimeWithinPromise);
}

TEST(CheckCast, JudgesNoProblemThatIsNone) {
  MovingPair pair = approaching();
  pair.of_a.displacement[0] = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(std::holds_alternative<Undecided>(check_cast_verdict(pair, Missed{}, kStrict)));
  pair = approaching();
  pair.of_a.rotation = {1, 0, 0};
  EXPECT_EQ(why_not_a_problem(pair), "a motion leaves the plane");
  pair = approaching();
  pair.bodies.b.coordinates.clear();
  EXPECT_TRUE(holds(check_cast_verdict(pair, Missed{}, kStrict)));
  expect_broken(check_cast_verdict(pair, BareTime{0.5}, kStrict), kNoWrongHit);
}

TEST(FirstContact, AgreesWithTheExactTimeWhereAMotionHardlyTurns) {
  MovingPair pair = approaching(3);
  pair.of_a.rotation = {0, 0, 0x1p-60};
  const FirstContact truth = first_contact(pair, TurningPair(pair));
  ASSERT_EQ(truth.kind, FirstContact::Kind::kMeets);
  EXPECT_NEAR(truth.earliest.convert_to<double>(), 2.0 / 3, 1e-12);
  EXPECT_NEAR(truth.latest.convert_to<double>(), 2.0 / 3, 1e-11);
  EXPECT_LE(truth.earliest, truth.latest);
}

TEST(CheckCast, LeavesOpenWhereTheBracketEndsWithinWhatIsEnclosed) {
  const MovingPair pair = spinning(4);
  const FirstContact truth = first_contact(pair, TurningPair(pair));
  const double within = Rational((truth.earliest + truth.latest) / 2).convert_to<double>();
  ASSERT_LT(truth.earliest, exact(within));
  ASSERT_LT(exact(within), truth.latest);
  const CastStatement wide{Touching::kHit, 1e-3};
  EXPECT_TRUE(holds(check_cast_times(pair, HitAt{within - 1e-9, within + 1e-9, {}}, wide)));
  for (const HitAt& hit :
       {HitAt{within, within + 1e-9, {}}, HitAt{within - 1e-9, within, {}}, HitAt{within, within, {}}})
    EXPECT_TRUE(std::holds_alternative<Undecided>(check_cast_times(pair, hit, wide)));
  EXPECT_TRUE(
      std::holds_alternative<Undecided>(check_cast_times(spinning(5), HitAt{0.2, 0.8, {}}, {Touching::kHit, 1})));
}

TEST(CheckCast, GrantsALateTimeOfBodiesThatOnlyGraze) {
  // From t = 1/4 to 3/4 they are 0.0005 deep in each other, of a reach of 12.
  EXPECT_TRUE(holds(check_cast_times(approaching(8, 1.9995), BareTime{0.5}, kLoose)));
  expect_broken(check_cast_times(approaching(8, 1.9), BareTime{0.5}, kLoose), kTimeWithinPromise);
}

TEST(CastScene, WhatIsExactlyAsFarApartOrAsDeepAsPromisedIsWithinThePromise) {
  const MovingPair pair = approaching();
  const CastScene scene(pair);
  const double gap = 0x1p-10, limit = approximate(exact(gap) * scene.reach());
  ASSERT_EQ(exact(limit), exact(gap) * scene.reach());
  const double beyond = std::nextafter(limit, 1);
  EXPECT_EQ(scene.exceeds(gap, limit, 0), false);
  EXPECT_EQ(scene.exceeds(gap, beyond, 0), true);
  EXPECT_EQ(scene.exceeds(gap, beyond, beyond - limit), std::nullopt) << "its error leaves both possible";
  EXPECT_EQ(scene.exceeds(gap, limit, beyond - limit), std::nullopt);
  EXPECT_EQ(scene.exceeds(gap, limit - (beyond - limit), beyond - limit), false);
}

/// A body of `half` vertices on each of two sides, its left side on x = left.
Points comb(double left, std::uint32_t half) {
  Points points{2, {}};
  for (std::uint32_t i = 0; i < half; ++i)
    for (const double x : {left, left + 1}) points.coordinates.insert(points.coordinates.end(), {x, double(i)});
  return points;
}

TEST(CastJudge, JudgesBodiesOfThousandsOfVerticesOrSaysThatTheyAreTooLarge) {
  MovingPair pair{{comb(0, 1100), comb(4, 1100)}, {}, {}};  // 4400 vertices
  pair.of_a.displacement = {4, 0, 0};
  const Verdict verdict = judged_within_work([&] { return check_cast_verdict(pair, BareTime{0.75}, kStrict); });
  EXPECT_FALSE(std::holds_alternative<HarnessDefect>(verdict));
  EXPECT_EQ(violation(verdict), nullptr);
}

}  // namespace
}  // namespace assay::check_cast_test
