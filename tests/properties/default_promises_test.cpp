// Where an engine states no gap, its precision and the problem's condition promise one; where it states infinity, none
// is judged.
#include <gtest/gtest.h>

#include <limits>

#include "properties/cast/bracket_holds_time.h"
#include "properties/cast/verdict_is_right.h"
#include "properties/relations/axes.h"
#include "properties/relations/reflection.h"
#include "properties/relations/scaling.h"
#include "properties/relations/translation.h"
#include "properties/shapes/answer_is_right.h"
#include "tests/harness/claim_of.h"

namespace assay::default_promises_test {
namespace {

using test::claim_of;

constexpr double kInfinite = std::numeric_limits<double>::infinity();

Semantics single() {
  Semantics says;
  says.precision_bits = 24;
  return says;
}

Semantics nothing_promised() {
  Semantics says;
  says.of<ShapesFamily>().gap = says.of<CastFamily>().gap = kInfinite;
  return says;
}

template <class P, class Problem, class Answer>
Verdict judged(const Problem& problem, const Answer& answer, const Semantics& says, std::size_t times = 1) {
  std::vector<Reply<typename P::Family>> replies(times);
  for (auto& reply : replies) reply.answer = answer;
  Court<typename P::Family> court;
  court.semantics = says;
  return P::judge(problem, replies, court);
}

/// Circles of radii 1 and 2 apart by 2, moved along x.
ShapesProblem circles(double x = 0) {
  return {ShapesQuestion::kContact, {ShapeKind::kBall, 2, {x, 0, 1}}, {ShapeKind::kBall, 2, {x + 3, 4, 2}}};
}
ShapeContact apart(double off = 0) { return {false, 2 + off, {0.6, 0.8, 0}, {-1.2, -1.6, 0}}; }

TEST(ShapesDefault, HoldsDoublesToDoubles) {
  using P = ShapesAnswerIsRight;
  EXPECT_EQ(claim_of(judged<P>(circles(), apart(), {})), "holds");
  EXPECT_EQ(claim_of(judged<P>(circles(), apart(1e-13), {})), "holds");
  const Verdict verdict = judged<P>(circles(), apart(1e-9), {});
  ASSERT_EQ(claim_of(verdict), "distance is within the gap");
  EXPECT_NE(violation(verdict)->evidence.find("by default"), std::string::npos) << violation(verdict)->evidence;
}

TEST(ShapesDefault, GrantsSinglePrecisionItsRoundings) {
  using P = ShapesAnswerIsRight;
  EXPECT_EQ(claim_of(judged<P>(circles(), apart(1e-9), single())), "holds");
  EXPECT_EQ(claim_of(judged<P>(circles(), apart(0.1), single())), "distance is within the gap");
}

TEST(ShapesDefault, GrowsWithTheOffset) {
  using P = ShapesAnswerIsRight;
  EXPECT_EQ(claim_of(judged<P>(circles(0x1p30), apart(1e-9), {})), "holds");
  EXPECT_EQ(claim_of(judged<P>(circles(0x1p30), apart(0.1), {})), "distance is within the gap");
  EXPECT_EQ(claim_of(judged<P>(circles(0x1p50), apart(0.1), {})), "not judged");
  ShapeContact wrong = apart();
  wrong.overlap = true;
  EXPECT_EQ(claim_of(judged<P>(circles(0x1p50), wrong, {})), "wrong hit") << "yes and no need no promise";
}

TEST(ShapesDefault, IsNoneWhereSquaresLeaveTheRange) {
  ShapesProblem huge = circles();
  huge.b.numbers[0] = 0x1p600;
  const Verdict verdict = judged<ShapesAnswerIsRight>(huge, ShapeContact{false, 1, {1, 0, 0}, {}}, {});
  ASSERT_EQ(claim_of(verdict), "not judged");
  EXPECT_EQ(why_open(verdict), kShapesOutOfRange);
}

TEST(ShapesDefault, OfSweepsIsHalfTheDigitsAndContactItselfIsHeldToTheTruth) {
  ShapesProblem sweep{
      ShapesQuestion::kSweep, {ShapeKind::kBall, 2, {0, 0, 1}}, {ShapeKind::kMovingBall, 2, {9, 0, 1, -8, 0}}};
  using P = ShapesAnswerIsRight;
  // 1024 sqrt(2^-53) (L + M) with L = M = 11, over a way of 8: 2.97e-5.
  EXPECT_TRUE(holds(judged<P>(sweep, ShapeSweep{true, 0.875, {1, 0, 0}}, {})));
  EXPECT_TRUE(holds(judged<P>(sweep, ShapeSweep{true, 0.875 - 2.9e-5, {1, 0, 0}}, {})));
  EXPECT_EQ(claim_of(judged<P>(sweep, ShapeSweep{true, 0.875 - 3.1e-5, {1, 0, 0}}, {})), "they meet at the time");
  EXPECT_EQ(claim_of(judged<P>(sweep, ShapeSweep{true, 0.875 + 3.1e-5, {1, 0, 0}}, {})), "they do not meet before");
  EXPECT_EQ(claim_of(judged<P>(sweep, ShapeSweep{}, {})), "wrong miss");
  EXPECT_EQ(why_open(judged<P>(sweep, ShapeSweep{true, 0.125, {}}, nothing_promised())), kShapesNothingStated);
  sweep.b.numbers[0] = 0x1p300;
  sweep.b.numbers[3] = -0x1p300;
  EXPECT_EQ(why_open(judged<P>(sweep, ShapeSweep{true, 1, {1, 0, 0}}, {})), kShapesOutOfRange);
}

TEST(ShapesDefault, OfCentroidsGrowsWithCancellation) {
  const auto ring = [](double thin) {
    return ShapesProblem{ShapesQuestion::kCentroid,
                         {ShapeKind::kPolygon, 2, {0, 0, 1, 1, 1 + thin, 1, thin, 0}},
                         {ShapeKind::kNone, 2, {}}};
  };
  const auto at = [](double thin, double off) { return ShapeCentroid{false, {(1 + thin) / 2 + off, 0.5}}; };
  using P = ShapesAnswerIsRight;
  EXPECT_EQ(claim_of(judged<P>(ring(1), at(1, 1e-9), {})), "centroid is within the gap");
  EXPECT_EQ(claim_of(judged<P>(ring(0x1p-30), at(0x1p-30, 1e-9), {})), "holds");
  EXPECT_EQ(claim_of(judged<P>(ring(0x1p-50), at(0x1p-50, 0.1), {})), "not judged");
}

TEST(ShapesDefault, OfImagesCountsWhatCancels) {
  const ShapesProblem turn{
      ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {2, 1, 1, 3}}, {ShapeKind::kMap, 2, {1, 1, 0, -1, 1, 0, 0, 10}}};
  using P = ShapesAnswerIsRight;
  EXPECT_EQ(claim_of(judged<P>(turn, MovedPoints{{1, 12, -1, 11 + 1e-13}}, {})), "holds");
  EXPECT_EQ(claim_of(judged<P>(turn, MovedPoints{{1, 12, -1, 11 + 1e-9}}, {})), "images are within the gap");
}

TEST(ShapesDefault, GivesWayToWhatIsStated) {
  Stated<ShapesFamily> says;
  says.gap = 0.1;
  EXPECT_EQ(claim_of(judged<ShapesAnswerIsRight>(circles(), apart(0.01), says)), "holds");
  const Verdict verdict = judged<ShapesAnswerIsRight>(circles(), apart(100), says);
  ASSERT_NE(violation(verdict), nullptr);
  EXPECT_NE(violation(verdict)->evidence.find("as stated"), std::string::npos);
}

TEST(ShapesDefault, InfinityIsNotJudgedAndNeverHolds) {
  const Verdict verdict = judged<ShapesAnswerIsRight>(circles(), apart(1e9), nothing_promised());
  ASSERT_EQ(claim_of(verdict), "not judged");
  EXPECT_EQ(why_open(verdict), kShapesNothingStated);
  EXPECT_EQ(claim_of(judged<Reflection<ShapesFamily>>(circles(), apart(), nothing_promised(), 2)), "not judged");
  EXPECT_EQ(claim_of(judged<ShapesAnswerIsRight>(circles(), BareVerdict{false}, nothing_promised())), "holds");
}

/// Squares that meet at t = 1/2, the first moving by 4 of a reach of 10; moved along x.
MovingPair approaching(double x = 0) {
  const auto square = [](double at) { return Points{2, {at - 1, -1, at + 1, -1, at + 1, 1, at - 1, 1}}; };
  MovingPair pair{{square(x), square(x + 4)}, {}, {}};
  pair.of_a.displacement = {4, 0, 0};
  return pair;
}

TEST(CastDefault, HoldsTimesToThePrecision) {
  using P = BracketHoldsTime;
  EXPECT_EQ(claim_of(judged<P>(approaching(), BareTime{0.5 + 1e-14}, {})), "holds");
  const Verdict verdict = judged<P>(approaching(), BareTime{0.5 + 1e-9}, {});
  ASSERT_EQ(claim_of(verdict), cast_claims::kTimeWithinPromise);
  EXPECT_NE(violation(verdict)->evidence.find("by default"), std::string::npos);
  EXPECT_EQ(claim_of(judged<P>(approaching(), BareTime{0.5 + 1e-9}, single())), "holds");
  EXPECT_EQ(claim_of(judged<P>(approaching(0x1p30), BareTime{0.5 + 1e-9}, {})), "holds");
  EXPECT_EQ(claim_of(judged<P>(approaching(), HitAt{0.4, 0.6, {}}, {})), cast_claims::kBracketNarrow);
  EXPECT_EQ(claim_of(judged<P>(approaching(), HitAt{0.5, 0.5, {-1, 0, 0}}, {})), cast_claims::kNormalSupports);
}

TEST(CastDefault, InfinityIsNotJudgedAndNeverHolds) {
  using P = BracketHoldsTime;
  const Verdict verdict = judged<P>(approaching(), BareTime{0.1}, nothing_promised());
  ASSERT_EQ(claim_of(verdict), "not judged");
  EXPECT_EQ(why_open(verdict), kCastNothingStated);
  EXPECT_EQ(claim_of(judged<P>(approaching(), HitAt{0.1, 0.9, {-1, 0, 0}}, nothing_promised())), "not judged");
  EXPECT_EQ(claim_of(judged<P>(approaching(0x1p50), HitAt{0.5, 0.5, {-1, 0, 0}}, {})), "not judged");
  EXPECT_EQ(claim_of(judged<CastVerdictIsRight>(approaching(), Missed{}, nothing_promised())),
            cast_claims::kNoWrongMiss);
}

}  // namespace
}  // namespace assay::default_promises_test
