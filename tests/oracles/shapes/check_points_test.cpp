// The judges of bounds, centroids and images reject wrong answers by the names of their claims; signs of roots are
// exact.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/roots.h"
#include "tests/harness/claim_of.h"

namespace assay::check_points_test {
namespace {

using test::expect_claim;

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr ShapesStatement kPromise{Touching::kUnspecified, 0x1p-48}, kNothing{Touching::kUnspecified, -1};

ShapesProblem about(ShapesQuestion question, ShapeKind kind, std::uint32_t d, std::vector<double> numbers) {
  return {question, {kind, d, std::move(numbers)}, {ShapeKind::kNone, d, {}}};
}

TEST(CheckBounds, WantsTheLeastBoxAndNoOther) {
  const auto points = about(ShapesQuestion::kBounds, ShapeKind::kPoints, 2, {1, 5, -2, 7, 0, 6});
  EXPECT_TRUE(holds(check_bounds(points, {{-2, 5, 0}, {1, 7, 0}})));
  expect_claim(check_bounds(points, {{std::nextafter(-2, -3), 5, 0}, {1, 7, 0}}), "low corner is the least");
  expect_claim(check_bounds(points, {{-2, std::nextafter(5, 6), 0}, {1, 7, 0}}), "low corner is the least");
  expect_claim(check_bounds(points, {{-2, 5, 0}, {std::nextafter(1, 2), 7, 0}}), "high corner is the greatest");
  expect_claim(check_bounds(points, {{-2, 5, 0}, {1, std::nan(""), 0}}), "high corner is the greatest");
  expect_claim(check_bounds(points, {{-2, 5, 1}, {1, 7, 0}}), "low corner is the least");
  expect_claim(check_bounds(points, {{-2, 5, 0}, {1, 7, 1}}), "high corner is the greatest");
  expect_claim(check_bounds(points, {{-3, 5, 0}, {1, 77, 0}}), "high corner is the greatest");
  const auto space = about(ShapesQuestion::kBounds, ShapeKind::kPoints, 3, {1, 5, 9, -2, 7, 8});
  EXPECT_TRUE(holds(check_bounds(space, {{-2, 5, 8}, {1, 7, 9}})));
  expect_claim(check_bounds(space, {{-2, 5, 8}, {1, 7, 8}}), "high corner is the greatest");
}

TEST(CheckBounds, WantsBothBoxesInAMergedOne) {
  const ShapesProblem boxes{
      ShapesQuestion::kMerge, {ShapeKind::kBox, 2, {0, 0, 1, 1}}, {ShapeKind::kBox, 2, {3, -4, 5, 0}}};
  EXPECT_TRUE(holds(check_bounds(boxes, {{0, -4, 0}, {5, 1, 0}})));
  expect_claim(check_bounds(boxes, {{0, 0, 0}, {5, 1, 0}}), "low corner is the least");
  expect_claim(check_bounds(boxes, {{0, -4, 0}, {1, 1, 0}}), "high corner is the greatest");
}

TEST(CheckBounds, ACornerIsOffInTheExtentOrByNothingWhereThereIsNone) {
  const auto magnitude = [](const ShapesProblem& problem, const ShapeBounds& answer) {
    const Verdict verdict = check_bounds(problem, answer);
    const Violated* violated = violation(verdict);
    return violated == nullptr ? -1 : violated->magnitude;
  };
  const auto points = about(ShapesQuestion::kBounds, ShapeKind::kPoints, 2, {0, 0, 2, 1});
  EXPECT_EQ(magnitude(points, {{-1 - 0x1p-40, 0, 0}, {2, 1, 0}}), 0.5 + 0x1p-41);
  EXPECT_EQ(magnitude(points, {{0, 0, 0}, {2, kInfinite, 0}}), std::numeric_limits<double>::max());
  const auto point = about(ShapesQuestion::kBounds, ShapeKind::kPoints, 2, {3, 4});
  EXPECT_EQ(magnitude(point, {{2, 4, 0}, {3, 4, 0}}), 0);
}

TEST(CheckPoints, NoQuestionAboutNumbersThatAreNotFiniteIsJudged) {
  for (const double broken : {kInfinite, -kInfinite, std::nan("")}) {
    const auto is_open = [](const Verdict& verdict) {
      EXPECT_EQ(why_open(verdict), "a number of the problem is not finite");
    };
    is_open(
        check_bounds(about(ShapesQuestion::kBounds, ShapeKind::kPoints, 2, {1, broken, 0, 6}), {{0, 6, 0}, {1, 6, 0}}));
    is_open(check_centroid(about(ShapesQuestion::kCentroid, ShapeKind::kPolygon, 2, {0, 0, 3, broken, 0, 6}),
                           {false, {1, 2}}, kPromise));
    ShapesProblem moved = about(ShapesQuestion::kMotion, ShapeKind::kPoints, 2, {broken, 5});
    moved.b = {ShapeKind::kMap, 2, {1, 1, 0, -1, 1, 0, 0, 10}};
    is_open(check_motion(moved, {{0, 0}}, kPromise));
  }
}

TEST(CheckCentroid, RejectsEachWrongWay) {
  const auto triangle = about(ShapesQuestion::kCentroid, ShapeKind::kPolygon, 2, {0, 0, 3, 0, 0, 6});
  EXPECT_TRUE(holds(check_centroid(triangle, {false, {1, 2}}, kPromise)));
  expect_claim(check_centroid(triangle, {true, {1, 2}}, kPromise), "flat where the area is zero");
  expect_claim(check_centroid(triangle, {false, {1, 2 + 0x1p-44}}, kPromise), "centroid is within the gap");
  expect_claim(check_centroid(triangle, {false, {1 - 0x1p-44, 2}}, kPromise), "centroid is within the gap");
  expect_claim(check_centroid(triangle, {false, {std::nan(""), 2}}, kPromise), "numbers are finite");
  EXPECT_TRUE(std::holds_alternative<NotJudged>(check_centroid(triangle, {false, {7, 7}}, kNothing)));
  expect_claim(check_centroid(triangle, {true, {7, 7}}, kNothing), "flat where the area is zero");
  // The square's centroid is not the mean of vertices when one side is divided.
  const auto divided = about(ShapesQuestion::kCentroid, ShapeKind::kPolygon, 2, {0, 0, 1, 0, 2, 0, 2, 2, 0, 2});
  EXPECT_TRUE(holds(check_centroid(divided, {false, {1, 1}}, kPromise)));
  expect_claim(check_centroid(divided, {false, {1, 0.8}}, kPromise), "centroid is within the gap");
}

TEST(CheckCentroid, OfAFlatRingIsTheMeanOfItsVertices) {
  const auto flat = about(ShapesQuestion::kCentroid, ShapeKind::kPolygon, 2, {0, 0, 1, 1, 5, 5});
  EXPECT_TRUE(holds(check_centroid(flat, {true, {2, 2}}, kPromise)));
  expect_claim(check_centroid(flat, {false, {2, 2}}, kPromise), "flat where the area is zero");
  expect_claim(check_centroid(flat, {true, {2.5, 2.5}}, kPromise), "centroid is within the gap");
  const auto nearly = about(ShapesQuestion::kCentroid, ShapeKind::kPolygon, 2, {0, 0, 1, 1, 5, std::nextafter(5, 6)});
  expect_claim(check_centroid(nearly, {true, {2, 2}}, kPromise), "flat where the area is zero");
}

TEST(CheckMotion, RejectsEachWrongWay) {
  // A quarter turn about (1, 1), then up by 10.
  const ShapesProblem turn{
      ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {2, 1, 1, 3}}, {ShapeKind::kMap, 2, {1, 1, 0, -1, 1, 0, 0, 10}}};
  EXPECT_TRUE(holds(check_motion(turn, {{1, 12, -1, 11}}, kPromise)));
  expect_claim(check_motion(turn, {{1, 12, -1}}, kPromise), "one image for each point");
  expect_claim(check_motion(turn, {{1, 12, -1, 11 + 0x1p-40}}, kPromise), "images are within the gap");
  expect_claim(check_motion(turn, {{1, 10, 3, 11}}, kPromise), "images are within the gap");
  expect_claim(check_motion(turn, {{1, kInfinite, -1, 11}}, kPromise), "numbers are finite");
  EXPECT_TRUE(std::holds_alternative<NotJudged>(check_motion(turn, {{0, 0, 0, 0}}, kNothing)));
  // The worst coordinate is named, not the first.
  const Verdict verdict = check_motion(turn, {{1.5, 12, -1, 99}}, kPromise);
  ASSERT_NE(violation(verdict), nullptr);
  EXPECT_NE(violation(verdict)->evidence.find("y of image 1"), std::string::npos) << violation(verdict)->evidence;
}

TEST(CheckShapes, WantsAnAnswerToTheQuestion) {
  const auto points = about(ShapesQuestion::kBounds, ShapeKind::kPoints, 2, {1, 5});
  expect_claim(check_shapes(points, ShapeCentroid{}, kPromise), "answers the question");
  expect_claim(check_shapes(points, BareVerdict{true}, kPromise), "answers the question");
  EXPECT_TRUE(std::holds_alternative<Undecided>(check_shapes(points, GaveUp{}, kPromise)));
  EXPECT_TRUE(std::holds_alternative<Undecided>(check_shapes({}, BareVerdict{true}, kPromise)));
  EXPECT_TRUE(holds(check_shapes(points, ShapeBounds{{1, 5, 0}, {1, 5, 0}}, kPromise)));
}

TEST(Roots, HaveTheSignsThatDoublesWouldGiveFarFromTies) {
  for (int t = -9; t <= 9; ++t)
    for (int p = 0; p <= 9; ++p)
      for (int q = 0; q <= 9; ++q)
        for (const int s : {-1, 0, 1})
          for (const int r : {-1, 0, 1}) {
            const double sum = t + s * std::sqrt(p) + r * std::sqrt(q);
            if (std::abs(sum) < 1e-9) continue;
            EXPECT_EQ(sign_with_roots(t, s, p, r, q), sum > 0 ? 1 : -1) << t << s << p << r << q;
          }
}

TEST(Roots, AreZeroAtTiesAndNotBesideThem) {
  EXPECT_EQ(sign_with_root(-3, 1, 9), 0);
  EXPECT_EQ(sign_with_roots(-5, 1, 4, 1, 9), 0);
  EXPECT_EQ(sign_with_roots(1, 1, 4, -1, 9), 0);
  EXPECT_EQ(sign_with_roots(0, 1, 2, -1, 2), 0);
  const Rational little = exact(0x1p-1000);
  EXPECT_EQ(sign_with_roots(-5 + little, 1, 4, 1, 9), 1);
  EXPECT_EQ(sign_with_roots(-5 - little, 1, 4, 1, 9), -1);
  EXPECT_EQ(sign_with_root(-3, 1, 9 + little), 1);
  EXPECT_EQ(sign_with_root(3, -1, 9 + little), -1);
}

TEST(DifferenceBody, KnowsPointsInsideOnAndOutsideARing) {
  const DifferenceBody square(exact_body({ShapeKind::kBox, 2, {-1, -2, 1, 2}}),
                              exact_body({ShapeKind::kBall, 2, {0, 0, 3}}));
  const SignedDistance middle = square.from({0, 0, 0}), side = square.from({1, 0, 0}), corner = square.from({4, 6, 0});
  EXPECT_EQ(square.from({2, 3, 0}).square, 2);  // a foot just beyond the end of a side
  EXPECT_EQ(middle.side, -1);
  EXPECT_EQ(middle.square, 1);
  EXPECT_EQ(side.side, 0);
  EXPECT_EQ(corner.side, 1);
  EXPECT_EQ(corner.square, 25);
  EXPECT_EQ(corner.radius, 3);
  EXPECT_EQ(corner.compared_to(2), 0);
  EXPECT_EQ(square.support({0, 1, 0}), 2);
}

}  // namespace
}  // namespace assay::check_points_test
