// The claims about shapes under exact maps: what they ask, what they accept, and what each rejects by name.
#include <gtest/gtest.h>

#include "properties/relations/axes.h"
#include "properties/relations/reflection.h"
#include "properties/relations/scaling.h"
#include "properties/relations/swap.h"
#include "properties/relations/translation.h"
#include "tests/harness/claim_of.h"

namespace assay::shapes_properties_test {
namespace {

using test::expect_claim;

ShapesProblem circles() {
  return {ShapesQuestion::kContact, {ShapeKind::kBall, 2, {0, 0, 1}}, {ShapeKind::kBall, 2, {3, 4, 2}}};
}
const ShapeContact kApart{false, 2, {0.6, 0.8, 0}, {-1.2, -1.6, 0}};

Stated<ShapesFamily> promising() {
  Stated<ShapesFamily> says;
  says.gap = 0x1p-48;
  return says;
}

template <class P>
Verdict judged(const ShapesProblem& problem, const ShapesAnswer& first, const ShapesAnswer& second) {
  std::vector<Reply<ShapesFamily>> replies(2);
  replies[0].answer = first, replies[1].answer = second;
  Court<ShapesFamily> court;
  court.semantics = promising();
  return P::judge(problem, replies, court);
}

TEST(ExactMoves, TurnShapesOfEveryKind) {
  const ExactMove turn{{1, 0, 2}, {-1, 1, 1}, 1, {10, 20, 30}};  // x' = -2 y + 10, y' = 2 x + 20
  const auto image = [&](ShapeKind kind, std::vector<double> numbers) {
    const ShapesProblem problem{
        ShapesQuestion::kContact, {kind, 2, std::move(numbers)}, {ShapeKind::kBall, 2, {0, 0, 1}}};
    return moved(problem, turn).a.numbers;
  };
  using Numbers = std::vector<double>;
  EXPECT_EQ(image(ShapeKind::kBall, {1, 2, 3}), (Numbers{6, 22, 6}));
  EXPECT_EQ(image(ShapeKind::kBox, {0, 1, 2, 4}), (Numbers{2, 20, 8, 24}));
  EXPECT_EQ(image(ShapeKind::kOrientedBox, {1, 2, 3, 4, 5, 6}), (Numbers{6, 22, 6, 8, -6, 5}));
  EXPECT_EQ(image(ShapeKind::kPolygon, {0, 0, 1, 0, 0, 1}), (Numbers{10, 20, 10, 22, 8, 20}));
  const ShapesProblem motion{
      ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {1, 2}}, {ShapeKind::kMap, 2, {1, 0, 2, 3, 5, 7, 0, 1}}};
  EXPECT_EQ(moved(motion, turn).b.numbers, (Numbers{10, 22, 7, -5, -3, 2, -2, 0}));
  const ShapesProblem sweep{
      ShapesQuestion::kSweep, {ShapeKind::kBall, 2, {0, 0, 1}}, {ShapeKind::kMovingBall, 2, {1, 2, 3, 4, 5}}};
  EXPECT_EQ(moved(sweep, turn).b.numbers, (Numbers{6, 22, 6, -10, 8}));
}

TEST(ExactMoves, ReadAMirroredRingBackwards) {
  const ShapesProblem ring{ShapesQuestion::kCentroid, {ShapeKind::kPolygon, 2, {0, 0, 1, 0, 1, 2, 0, 3}}, {}};
  EXPECT_EQ(moved(ring, Reflection<ShapesFamily>::kMove).a.numbers,
            (std::vector<double>{-0.0, 3, -1, 2, -1, 0, -0.0, 0}));
}

TEST(ExactMoves, LeaveAloneWhatTheyWouldRound) {
  ShapesProblem problem = circles();
  problem.a.numbers[0] = 0x1p-60;
  EXPECT_EQ(moved(problem, Translation<ShapesFamily>::kMove), problem);
  problem.a.numbers[0] = 0x1p-1074;
  EXPECT_EQ(moved(problem, Scaling<ShapesFamily>::kMove), problem);
  EXPECT_NE(moved(circles(), Translation<ShapesFamily>::kMove), circles());
}

TEST(ExactMoves, CompareWhetherAMovingBallMeetsABodyAndNotWhen) {
  const ShapesProblem sweep{
      ShapesQuestion::kSweep, {ShapeKind::kBall, 2, {0, 0, 1}}, {ShapeKind::kMovingBall, 2, {9, 0, 1, -9, 0}}};
  const ShapeSweep hit{true, 0.75, {1, 0, 0}}, other{true, 0.25, {1, 0, 0}}, miss{};
  using Shift = Translation<ShapesFamily>;
  expect_claim(judged<Shift>(sweep, hit, miss), "same verdict");
  expect_claim(judged<Shift>(sweep, miss, hit), "same verdict");
  expect_claim(judged<Shift>(sweep, hit, BareVerdict{true}), "same kind of answer");
  EXPECT_TRUE(holds(judged<Shift>(sweep, miss, miss)));
  const Verdict open = judged<Shift>(sweep, hit, other);
  ASSERT_TRUE(std::holds_alternative<NotJudged>(open));
  EXPECT_NE(std::get<NotJudged>(open).why.find("not compared"), std::string::npos);
}

TEST(SwapKeepsAnswer, AcceptsAndRejects) {
  std::vector<ShapesProblem> questions;
  Swap<ShapesFamily>::ask(circles(), questions);
  ASSERT_EQ(questions.size(), 2U);
  EXPECT_EQ(questions[1].a, circles().b);
  ShapeContact other = kApart;
  EXPECT_TRUE(holds(judged<Swap<ShapesFamily>>(circles(), kApart, other)));
  other.overlap = true;
  expect_claim(judged<Swap<ShapesFamily>>(circles(), kApart, other), "same verdict");
  other = kApart;
  other.distance += 0x1p-40;
  expect_claim(judged<Swap<ShapesFamily>>(circles(), kApart, other), "same numbers");
  expect_claim(judged<Swap<ShapesFamily>>(circles(), kApart, BareVerdict{false}), "same kind of answer");
  expect_claim(judged<Swap<ShapesFamily>>(circles(), BareVerdict{true}, BareVerdict{false}), "same verdict");
}

TEST(ImagesKeepAnswers, AcceptAndReject) {
  ShapeContact scaled = kApart;
  scaled.distance = 0x1p-39;
  EXPECT_TRUE(holds(judged<Scaling<ShapesFamily>>(circles(), kApart, scaled)));
  expect_claim(judged<Scaling<ShapesFamily>>(circles(), kApart, kApart), "same numbers");
  const ShapesProblem boxes{
      ShapesQuestion::kMerge, {ShapeKind::kBox, 2, {0, 0, 1, 1}}, {ShapeKind::kBox, 2, {3, 3, 4, 5}}};
  const ShapeBounds box{{0, 0, 0}, {4, 5, 0}};
  EXPECT_TRUE(holds(judged<Reflection<ShapesFamily>>(boxes, box, ShapeBounds{{-4, 0, 0}, {0, 5, 0}})));
  expect_claim(judged<Reflection<ShapesFamily>>(boxes, box, box), "same box");
  EXPECT_TRUE(holds(judged<Axes<ShapesFamily>>(boxes, box, ShapeBounds{{0, 0, 0}, {5, 4, 0}})));
  EXPECT_TRUE(holds(judged<Translation<ShapesFamily>>(boxes, box, ShapeBounds{{1024, -512, 0}, {1028, -507, 0}})));
  const ShapesProblem ring{ShapesQuestion::kCentroid, {ShapeKind::kPolygon, 2, {0, 0, 3, 0, 0, 6}}, {}};
  const ShapeCentroid at{false, {1, 2}};
  EXPECT_TRUE(holds(judged<Axes<ShapesFamily>>(ring, at, ShapeCentroid{false, {2, 1}})));
  expect_claim(judged<Axes<ShapesFamily>>(ring, at, at), "same numbers");
  expect_claim(judged<Axes<ShapesFamily>>(ring, at, ShapeCentroid{true, {2, 1}}), "same verdict");
}

TEST(ImagesKeepAnswers, AreUndecidedWithoutTwoAnswers) {
  EXPECT_TRUE(std::holds_alternative<Undecided>(judged<Scaling<ShapesFamily>>(circles(), kApart, GaveUp{})));
  EXPECT_TRUE(std::holds_alternative<Undecided>(judged<Swap<ShapesFamily>>({}, BareVerdict{}, BareVerdict{})));
}

}  // namespace
}  // namespace assay::shapes_properties_test
