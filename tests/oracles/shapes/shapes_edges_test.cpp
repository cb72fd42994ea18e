// Where claims about shapes end: at ties of the promise, the last axis and corner, the largest doubles, and at what is
// no question.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/roots.h"
#include "tests/harness/claim_of.h"

namespace assay::shapes_edges_test {
namespace {

using test::expect_claim;

constexpr double kMax = std::numeric_limits<double>::max(), kInfinite = std::numeric_limits<double>::infinity();
constexpr double kGap = 0x1p-48;
constexpr ShapesStatement kPromise{Touching::kHit, kGap}, kExactly{Touching::kHit, 0};

ShapesProblem about(ShapesQuestion question, ShapeKind kind, std::uint32_t d, std::vector<double> numbers) {
  return {question, {kind, d, std::move(numbers)}, {ShapeKind::kNone, d, {}}};
}
Shape circle(double x, double y, double r) { return {ShapeKind::kBall, 2, {x, y, r}}; }
Shape cube(double low, double high) { return {ShapeKind::kBox, 3, {low, low, low, high, high, high}}; }
ShapesProblem pair_of(Shape a, Shape b) { return {ShapesQuestion::kContact, std::move(a), std::move(b)}; }

double magnitude(const Verdict& verdict) {
  const Violated* violated = violation(verdict);
  return violated == nullptr ? -1 : violated->magnitude;
}

TEST(CheckShapes, JudgesNoAnswerAndNoQuestion) {
  const auto points = about(ShapesQuestion::kBounds, ShapeKind::kPoints, 2, {1, 5});
  for (const ShapesAnswer& none : {ShapesAnswer{GaveUp{}}, ShapesAnswer{Declined{}}})
    EXPECT_EQ(why_open(check_shapes(points, none, kPromise)), "no answer to judge");
  auto unposed = points;
  unposed.a.numbers.push_back(7);  // half a point
  EXPECT_EQ(why_open(check_shapes(unposed, ShapeBounds{{1, 5, 0}, {1, 5, 0}}, kPromise)), "no posed question");
  EXPECT_EQ(why_open(check_bounds(unposed, {{1, 5, 0}, {1, 5, 0}})), "no question of this kind");
  EXPECT_EQ(why_open(check_centroid(points, {false, {1, 5}}, kPromise)), "no question of this kind");
  EXPECT_EQ(why_open(check_motion(points, {{1, 5}}, kPromise)), "no question of this kind");
  const ShapesProblem merged{
      ShapesQuestion::kMerge, {ShapeKind::kBox, 2, {0, 0, 1, 1}}, {ShapeKind::kBox, 2, {3, 0, kInfinite, 1}}};
  EXPECT_EQ(why_open(check_bounds(merged, {{0, 0, 0}, {5, 1, 0}})), "a number of the problem is not finite");
}

TEST(CheckBounds, TheExtentIsThatOfEveryAxis) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    std::vector<double> numbers = {0, 0, 0, 1, 1, 1};
    numbers[3 + axis] = 4;
    ShapeBounds answer{{0, 0, 0}, {1, 1, 1}};
    answer.high[axis] = 4;
    answer.low[0] = -1;
    EXPECT_EQ(magnitude(check_bounds(about(ShapesQuestion::kBounds, ShapeKind::kPoints, 3, numbers), answer)), 0.25);
  }
}

const Shape kIdentity{ShapeKind::kMap, 2, {0, 0, 1, 0, 0, 1, 0, 0}};

TEST(CheckMotion, ImagesMayBeTheLargestDoublesAndNoMore) {
  ShapesProblem moved{ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {kMax, -kMax}}, kIdentity};
  EXPECT_TRUE(holds(check_motion(moved, {{kMax, -kMax}}, kPromise)));
  for (const std::size_t shift : {6U, 7U}) {
    moved.b = kIdentity;
    moved.b.numbers[shift] = shift == 6 ? 1 : -1;
    EXPECT_EQ(why_open(check_motion(moved, {{kMax, -kMax}}, kPromise)), "a true coordinate is beyond the doubles");
  }
}

/// Four of the smallest doubles are given away to underflow, and no more.
TEST(CheckMotion, WithNothingPromisedUnderflowIsGranted) {
  const ShapesProblem moved{ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {0, 1}}, kIdentity};
  EXPECT_TRUE(holds(check_motion(moved, {{4 * 0x1p-1074, 1}}, kExactly)));
  expect_claim(check_motion(moved, {{5 * 0x1p-1074, 1}}, kExactly), "images are within the gap");
}

/// A ring that crosses itself, of two triangles whose areas nearly cancel.
TEST(CheckCentroid, BeyondTheDoublesIsNotJudged) {
  const double m = kMax / 2, h = 1 + 0x1p-10;
  const auto crossed = about(ShapesQuestion::kCentroid, ShapeKind::kPolygon, 2, {-m, -h, m, 1, m, -1, -m, h});
  EXPECT_EQ(why_open(check_centroid(crossed, {false, {0, 0}}, kPromise)), "a true coordinate is beyond the doubles");
}

/// Circles at distance 5 with radii 1 and 2: apart by 2 along (3, 4) / 5, of an extent of 7.
ShapesProblem apart() { return pair_of(circle(0, 0, 1), circle(3, 4, 2)); }

TEST(CheckContact, ANormalOfZeroIsOnlyTooShort) {
  const ShapeContact answer{false, 2, {0, 0, 0}, {-1.2, -1.6, 0}};
  expect_claim(check_contact(apart(), answer, kPromise), "normal has length one");
  EXPECT_TRUE(holds(check_contact(apart(), answer, {Touching::kHit, 1})));
}

TEST(CheckContact, ANormalIsOffByWhatItSeparatesLess) {
  // Along x the centres are 3 apart, not 5.
  const Verdict verdict =
      check_contact(apart(), ShapeContact{false, 2, {1.003, 0, 0}, {-1.2, -1.6, 0}}, {Touching::kHit, 0.01});
  expect_claim(verdict, "normal separates as far");
  EXPECT_NEAR(magnitude(verdict), 2.0 / 7, 1e-14);
}

TEST(CheckContact, AMoveIsTooLongByWhatExceedsTheDepth) {
  // b is moved through a to its other side, by 12 instead of 2, of an extent of 11.
  const Verdict verdict = check_contact(pair_of(circle(0, 0, 3), circle(3, 4, 4)),
                                        ShapeContact{true, -2, {0.6, 0.8, 0}, {-7.2, -9.6, 0}}, kPromise);
  expect_claim(verdict, "no shorter move");
  EXPECT_NEAR(magnitude(verdict), 10.0 / 11, 1e-14);
}

TEST(CheckContact, EveryCornerOfABoxCounts) {
  const double side = std::sqrt(1 / 3.0), distance = std::sqrt(3.0) - 0.5;
  for (int corner = 0; corner < 8; ++corner) {
    std::vector<double> centre = {2, 2, 2};
    ShapeContact answer{false, distance, {side, side, side}, {}};
    for (std::size_t k = 0; k < 3; ++k) {
      if ((corner >> k & 1) == 0) centre[k] = -centre[k], answer.normal[k] = -answer.normal[k];
      answer.move[k] = -distance * answer.normal[k];
    }
    centre.push_back(0.5);
    EXPECT_TRUE(holds(check_contact(pair_of(cube(-1, 1), {ShapeKind::kBall, 3, centre}), answer, kPromise))) << corner;
  }
}

TEST(CheckContact, ADistanceBeyondTheDoublesIsNotJudged) {
  const ShapesProblem apart = pair_of(circle(-kMax, 0, 1), circle(kMax, 0, 1));
  EXPECT_EQ(why_open(check_contact(apart, ShapeContact{false, 1, {1, 0, 0}, {-1, 0, 0}}, kPromise)),
            "the signed distance is beyond the doubles");
  const ShapesProblem deep = pair_of(circle(0, 0, kMax), circle(1, 0, kMax));
  EXPECT_EQ(why_open(check_contact(deep, ShapeContact{true, -1, {1, 0, 0}, {1, 0, 0}}, kPromise)),
            "the signed distance is beyond the doubles");
}

}  // namespace
}  // namespace assay::shapes_edges_test
