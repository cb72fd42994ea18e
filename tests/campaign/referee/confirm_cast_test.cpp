// The second opinion about turning casts: it confirms what is so and contradicts what is not, whatever tier 0 says.
#include <gtest/gtest.h>

#include <cmath>

#include "campaign/referee/confirm.h"
#include "oracles/cast/check_cast.h"
#include "properties/catalog/batteries.h"

namespace assay {
namespace {

/// A rod from (-5, 0) to (5, 0) turning by 3 radians about the origin under a wall: the tip is at height 4 at asin(0.8)
/// / 3.
MovingPair spinning(double height) {
  MovingPair pair{
      {{2, {-5, 0, 0, -0.5, 5, 0, 0, 0.5}}, {2, {-8, height, 8, height, 8, height + 1, -8, height + 1}}}, {}, {}};
  pair.of_a.rotation = {0, 0, 3};
  return pair;
}

constexpr std::string_view kVerdict = "cast/verdict_is_right", kTimes = "cast/bracket_holds_time";

Opinion opinion_of(const MovingPair& pair, CastAnswer answer, ClaimId claim, std::string_view property = kVerdict) {
  std::vector<Reply<CastFamily>> replies(1);
  replies[0].answer = std::move(answer);
  Assessment assessment;
  assessment.outcome = !claim ? Outcome::kHolds : Outcome::kViolated;
  assessment.claim = claim;
  Stated<CastFamily> semantics;
  semantics.touching = Touching::kHit;
  semantics.gap = 0;
  return second_opinion<CastFamily>(*catalog<CastFamily>().property(property), pair, replies, assessment, semantics)
      .opinion;
}

const double kTip = std::asin(0.8) / 3;

TEST(SecondOpinionOfTurns, ConfirmsWrongAnswers) {
  using namespace cast_claims;
  EXPECT_EQ(opinion_of(spinning(4), Missed{}, kNoWrongMiss), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(spinning(5.5), BareTime{0.2}, kNoWrongHit), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(spinning(4), InitiallyOverlapping{}, kBeginningAsItIs), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(spinning(4), HitAt{kTip + 1e-9, 1, {}}, kNoContactBefore, kTimes), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(spinning(4), HitAt{0, kTip - 1e-9, {}}, kContactWithin, kTimes), Opinion::kConfirms);
}

TEST(SecondOpinionOfTurns, ConfirmsRightAnswers) {
  EXPECT_EQ(opinion_of(spinning(4), HitAt{kTip - 1e-9, kTip + 1e-9, {}}, {}), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(spinning(5.5), Missed{}, {}), Opinion::kConfirms);
}

TEST(SecondOpinionOfTurns, ContradictsAJudgeThatIsWrong) {
  using namespace cast_claims;
  EXPECT_EQ(opinion_of(spinning(5.5), Missed{}, kNoWrongMiss), Opinion::kDisagrees);
  EXPECT_EQ(opinion_of(spinning(4), Missed{}, {}), Opinion::kDisagrees) << "a wrong miss that was passed";
  EXPECT_EQ(opinion_of(spinning(5.5), BareTime{0.2}, {}), Opinion::kDisagrees) << "a wrong hit that was passed";
  EXPECT_EQ(opinion_of(spinning(4), HitAt{0, kTip - 1e-9, {}}, {}, kTimes), Opinion::kDisagrees);
}

/// A bracket that misses the contact, or is in the wrong order, is no fault of a judge that weighs hit and miss alone.
TEST(SecondOpinionOfTurns, TellsVerdictsFromTimes) {
  for (const HitAt& hit : {HitAt{0, kTip - 1e-9, {}}, HitAt{kTip + 1e-9, kTip - 1e-9, {}}, HitAt{kTip + 1e-9, 1, {}}}) {
    EXPECT_EQ(opinion_of(spinning(4), hit, {}), Opinion::kConfirms);
    EXPECT_EQ(opinion_of(spinning(5.5), hit, {}), Opinion::kDisagrees);
  }
}

TEST(SecondOpinionOfTurns, HasNoneAboutATipThatTouches) {
  EXPECT_EQ(opinion_of(spinning(5), Missed{}, cast_claims::kNoWrongMiss), Opinion::kNoOpinion);
  EXPECT_EQ(opinion_of(spinning(5), Missed{}, {}), Opinion::kNoOpinion);
}

/// A unit square that moves by (4, 0) towards another three lengths ahead: they touch at t = 3/4, and L = 9.
MovingPair driving() {
  MovingPair pair{{{2, {0, 0, 1, 0, 1, 1, 0, 1}}, {2, {4, 0, 5, 0, 5, 1, 4, 1}}}, {}, {}};
  pair.of_a.displacement = {4, 0, 0};
  return pair;
}

/// The promise of these tests is 0, so any distance or depth is too much.
TEST(SecondOpinionOfTimes, ConfirmsOnesThatAreTooEarlyAndTooLate) {
  using namespace cast_claims;
  EXPECT_EQ(opinion_of(driving(), BareTime{0.5}, kTimeWithinPromise, kTimes), Opinion::kConfirms) << "1 apart";
  EXPECT_EQ(opinion_of(driving(), BareTime{1}, kTimeWithinPromise, kTimes), Opinion::kConfirms) << "1 deep";
  EXPECT_EQ(opinion_of(driving(), BareTime{-1}, kTimesInRange, kTimes), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(driving(), BareTime{0x1p50}, kTimesInRange, kTimes), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(driving(), HitAt{0.75, 0.5, {}}, kTimesInRange, kTimes), Opinion::kConfirms);
}

TEST(SecondOpinionOfTimes, ContradictsAJudgeThatRefusesRightOnes) {
  using namespace cast_claims;
  EXPECT_EQ(opinion_of(driving(), BareTime{0.75}, kTimeWithinPromise, kTimes), Opinion::kDisagrees);
  EXPECT_EQ(opinion_of(driving(), BareTime{1}, kTimesInRange, kTimes), Opinion::kDisagrees);
  EXPECT_EQ(opinion_of(driving(), HitAt{0.5, 0.75, {}}, kTimesInRange, kTimes), Opinion::kDisagrees);
}

TEST(SecondOpinionOfTimes, AreOfBodiesThatTurnAndOfPositionsThatAreNoDoublesToo) {
  using namespace cast_claims;
  EXPECT_EQ(opinion_of(spinning(4), BareTime{0.25}, kTimeWithinPromise, kTimes), Opinion::kConfirms);
  EXPECT_EQ(opinion_of(spinning(4), BareTime{0.5}, kTimeWithinPromise, kTimes), Opinion::kConfirms);
  MovingPair third = driving();
  third.of_a.displacement = {4 + 0x1p-50, 0, 0};
  EXPECT_EQ(opinion_of(third, BareTime{0x1.ep-1 + 0x1p-50}, kTimeWithinPromise, kTimes), Opinion::kConfirms);
  third.of_a.displacement = {3, 0, 0};
  third.bodies.b = {2, {2, 0, 3, 0, 3, 1, 2, 1}};
  EXPECT_EQ(opinion_of(third, BareTime{1.0 / 3}, kTimeWithinPromise, kTimes), Opinion::kConfirms) << "2^-54 too early";
}

/// With a promise of 0 a contact that is only enclosed leaves open what was before and after.
TEST(SecondOpinionOfTimes, HasNoneWhereTurningBodiesAreEnclosedTooWidely) {
  const double inside = std::nextafter(kTip, 1);
  EXPECT_NE(opinion_of(spinning(4), BareTime{inside}, cast_claims::kTimeWithinPromise, kTimes), Opinion::kDisagrees);
}

}  // namespace
}  // namespace assay
