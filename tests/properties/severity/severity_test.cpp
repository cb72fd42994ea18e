// Each severity of each family, on cases that a person can check by hand; and each limit from both sides.
#include "properties/severity/severity.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/properties/severity/triangles.h"

namespace assay::severity_test {
namespace {

using enum Severity;
using test::triangles;

constexpr double kTiny = 0x1p-21;  // less than the room that is plain, for bodies of extents below 2

TEST(SeverityOfCollisions, OfBodiesThatAreWellApartOrDeepIsPlain) {
  EXPECT_EQ(severity_of(triangles(0.5)), kPlain);
  EXPECT_EQ(severity_of(triangles(-0.5)), kPlain);
  EXPECT_EQ(severity_of(triangles(0x1p-18)), kPlain);
}

TEST(SeverityOfCollisions, OfLittleRoomOrManyBitsIsNear) {
  EXPECT_EQ(severity_of(triangles(kTiny)), kNear);
  EXPECT_EQ(severity_of(triangles(-kTiny)), kNear);
  EXPECT_EQ(severity_of(triangles(0.1)), kNear);  // 1.1 has 52 bits
}

TEST(SeverityOfCollisions, OfScalesAndOffsetsBeyondIsExtreme) {
  EXPECT_EQ(severity_of(triangles(0, 0x1p9)), kDegenerate) << "L = 2^10: " << kPlainScale;
  EXPECT_EQ(severity_of(triangles(0.5, 0x1p8)), kPlain);
  EXPECT_EQ(severity_of(triangles(0.5, 0x1p9)), kExtreme) << "L = 2.5 * 2^9";
  EXPECT_EQ(severity_of(triangles(0.5, 0x1p-11)), kPlain);
  EXPECT_EQ(severity_of(triangles(0.5, 0x1p-12)), kExtreme);
  EXPECT_EQ(severity_of(triangles(0.5, 1, 1000)), kPlain);
  EXPECT_EQ(severity_of(triangles(0.5, 1, 4000)), kExtreme);
  EXPECT_EQ(severity_of(triangles(std::numeric_limits<double>::infinity())), kExtreme);
}

TEST(SeverityOfCollisions, OfTouchingFlatRepeatedOrEmptyBodiesIsDegenerate) {
  EXPECT_EQ(severity_of(triangles(0)), kDegenerate);
  ConvexPair repeated = triangles(0.5), flat = triangles(0.5), empty = triangles(0.5);
  repeated.a.push_back({0, 1});
  EXPECT_EQ(severity_of(repeated), kDegenerate);
  flat.a.coordinates = {0, 0, 0, 1, 0, 2};
  EXPECT_EQ(severity_of(flat), kDegenerate);
  empty.a.coordinates = {};
  EXPECT_EQ(severity_of(empty), kDegenerate);
  EXPECT_EQ(severity_of(ConvexPair{{2, {3, 4}}, {2, {3, 4}}}), kDegenerate);
}

TEST(SeverityOfCollisions, OfAPointAndASegmentIsPlainAsTheyAreAllTheyCanBe) {
  EXPECT_EQ(severity_of(ConvexPair{{3, {0, 0, 0}}, {3, {1, 0, 1, 1, 1, 1}}}), kPlain);
}

TEST(SeverityOfCollisions, IsStatedWhereTheStatementLeavesTheVerdictOpenOrItsNumbersDoNotFit) {
  Stated<GjkFamily> says;
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(0x1p-10), says, true));
  says.points_gap = 0x1p-8;
  EXPECT_TRUE(is_stated<GjkFamily>(triangles(0x1p-10), says, true));
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(0x1p-10), says, false));
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(0x1p-5), says, true));
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(-0x1p-10), says, true));
  says.depth_gap = 0x1p-8;
  EXPECT_TRUE(is_stated<GjkFamily>(triangles(-0x1p-10), says, true));
  Stated<GjkFamily> squares, single;
  squares.distance_gap = 0x1p-16;
  EXPECT_TRUE(is_stated<GjkFamily>(triangles(0x1p-10), squares, true));
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(0x1p-5), squares, true));
  single.precision_bits = 24;
  EXPECT_TRUE(is_stated<GjkFamily>(triangles(0.1), single, false));
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(0.125), single, false));
  EXPECT_TRUE(is_stated<GjkFamily>(triangles(0.5, 0x1p200), single, false));
}

// Casts: the same triangles, b moving to the left.
MovingPair moving(double gap, double by, double scale = 1) {
  MovingPair pair{triangles(gap, scale), {}, {}};
  pair.of_b.displacement = {-by * scale, 0, 0};
  return pair;
}

TEST(SeverityOfCasts, IsThatOfTheStartAndOfTheWholeWay) {
  EXPECT_EQ(severity_of(moving(1, 0.5)), kPlain);
  EXPECT_EQ(severity_of(moving(1, 1.5)), kPlain);
  EXPECT_EQ(severity_of(moving(1, 1 + kTiny)), kNear);
  EXPECT_EQ(severity_of(moving(1, 1 - kTiny)), kNear);
  EXPECT_EQ(severity_of(moving(kTiny, 0.5)), kNear);
  EXPECT_EQ(severity_of(moving(1, 1)), kDegenerate);
  EXPECT_EQ(severity_of(moving(0, 0.5)), kDegenerate);
  EXPECT_EQ(severity_of(moving(1, 1.5, 0x1p30)), kExtreme);
}

TEST(SeverityOfCasts, OfTurningBodiesIsSeenAtNineMoments) {
  MovingPair apart = moving(8, 0.5), meeting = moving(1, 1.5);
  apart.of_b.rotation = meeting.of_b.rotation = {0, 0, 0.25};
  EXPECT_EQ(severity_of(apart), kPlain);
  EXPECT_EQ(severity_of(meeting), kPlain);
  apart.of_b.rotation = {0, 0, 0.1};
  EXPECT_EQ(severity_of(apart), kNear);
}

TEST(SeverityOfCasts, IsStatedWhereNumbersDoNotFit) {
  Stated<CastFamily> single;
  single.precision_bits = 24;
  EXPECT_TRUE(is_stated<CastFamily>(moving(1, 0.1), single, true));
  EXPECT_FALSE(is_stated<CastFamily>(moving(1, 0.5), single, true));
}

Cloud2 square(double inner_x, double inner_y) { return {{{0, 0}, {4, 0}, {4, 4}, {0, 3}, {inner_x, inner_y}}}; }

TEST(SeverityOfPlanarHulls, IsHowFarPointsLieFromTheEdges) {
  EXPECT_EQ(severity_of(square(2, 1)), kPlain);
  EXPECT_EQ(severity_of(square(2, 0x1p-22)), kNear);
  EXPECT_EQ(severity_of(square(2, -0x1p-22)), kNear);
  EXPECT_EQ(severity_of(square(0.1, 1)), kNear);
  EXPECT_EQ(severity_of(square(2, 0)), kDegenerate);
  EXPECT_EQ(severity_of(square(4, 4)), kDegenerate);
  EXPECT_EQ(severity_of(Cloud2{{{0, 0}, {1, 1}, {2, 2}}}), kDegenerate);
  EXPECT_EQ(severity_of(Cloud2{{{1, 1}}}), kDegenerate);
  EXPECT_EQ(severity_of(Cloud2{}), kDegenerate);
  EXPECT_EQ(severity_of(Cloud2{{{0, 0}, {0x1p30, 0}, {0, 0x1p30}}}), kExtreme);
  EXPECT_EQ(severity_of(Cloud2{{{4096, 0}, {4097, 0}, {4096, 1}}}), kExtreme);
  EXPECT_EQ(severity_of(Cloud2{{{std::nan(""), 0}, {1, 0}, {0, 1}}}), kExtreme);
}

Cloud3 tetrahedron(double x, double y, double z, double scale = 1) {
  return {{{0, 0, 0}, {4 * scale, 0, 0}, {0, 4 * scale, 0}, {0, 0, 4 * scale}, {x * scale, y * scale, z * scale}}};
}

TEST(SeverityOfHullsInSpace, IsHowFarPointsLieFromTheFacets) {
  EXPECT_EQ(severity_of(tetrahedron(1, 1, 1)), kPlain);
  EXPECT_EQ(severity_of(tetrahedron(1, 1, 0x1p-20)), kNear);
  EXPECT_EQ(severity_of(tetrahedron(1, 1, -0x1p-20)), kNear);
  EXPECT_EQ(severity_of(tetrahedron(1, 1, 0.7)), kNear);
  EXPECT_EQ(severity_of(tetrahedron(1, 1, 0)), kDegenerate);
  EXPECT_EQ(severity_of(tetrahedron(0, 0, 0)), kDegenerate);
  EXPECT_EQ(severity_of(Cloud3{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}}), kDegenerate);
  EXPECT_EQ(severity_of(tetrahedron(1, 1, 1, 0x1p30)), kExtreme);
}

TEST(SeverityOfHulls, IsStatedWhereNumbersDoNotFit) {
  Stated<Hull2Family> single;
  single.precision_bits = 24;
  EXPECT_TRUE(is_stated<Hull2Family>(square(0.1, 1), single, true));
  EXPECT_FALSE(is_stated<Hull2Family>(square(2, 1), single, true));
  Stated<Hull3Family> spatial;
  spatial.precision_bits = 24;
  EXPECT_TRUE(is_stated<Hull3Family>(tetrahedron(1, 1, 0.7), spatial, true));
  EXPECT_FALSE(is_stated<Hull3Family>(tetrahedron(1, 1, 1), spatial, true));
}

Shape box(double left, double width) { return {ShapeKind::kBox, 2, {left, 0, left + width, 1}}; }
ShapesProblem boxes(double gap, double scale = 1) {
  ShapesProblem problem{ShapesQuestion::kContact, box(0, 1), box(1 + gap, 1)};
  for (Shape* shape : {&problem.a, &problem.b})
    for (double& x : shape->numbers) x *= scale;
  return problem;
}

TEST(SeverityOfShapes, OfContactsIsDistanceOrDepth) {
  EXPECT_EQ(severity_of(boxes(0.5)), kPlain);
  EXPECT_EQ(severity_of(boxes(-0.5)), kPlain);
  EXPECT_EQ(severity_of(boxes(kTiny)), kNear);
  EXPECT_EQ(severity_of(boxes(-kTiny)), kNear);
  EXPECT_EQ(severity_of(boxes(0.1)), kNear);
  EXPECT_EQ(severity_of(boxes(0)), kDegenerate);
  EXPECT_EQ(severity_of(boxes(0.5, 0x1p30)), kExtreme);
  ShapesProblem flat = boxes(0.5);
  flat.a = box(0, 0);
  EXPECT_EQ(severity_of(flat), kDegenerate);
}

TEST(SeverityOfShapes, OfSweepsIsHowFarTheWayIsFromGrazing) {
  const auto over = [](double height, double radius = 1) {
    return ShapesProblem{ShapesQuestion::kSweep,
                         {ShapeKind::kBox, 2, {0, 0, 2, 1}},
                         {ShapeKind::kMovingBall, 2, {-2, height, radius, 6, 0}}};
  };
  EXPECT_EQ(severity_of(over(2.5)), kPlain);
  EXPECT_EQ(severity_of(over(1.5)), kPlain);
  EXPECT_EQ(severity_of(over(2 + kTiny)), kNear);
  EXPECT_EQ(severity_of(over(2 - kTiny)), kNear);
  EXPECT_EQ(severity_of(over(2)), kDegenerate);
  EXPECT_EQ(severity_of(over(2.5, 0)), kDegenerate);
}

TEST(SeverityOfShapes, OfRingsIsTheirAreaAndOfPointsWhetherTheyRepeat) {
  const auto ring = [](double height) {
    return ShapesProblem{ShapesQuestion::kCentroid, {ShapeKind::kPolygon, 2, {0, 0, 1, 0, 0.5, height}}, {}};
  };
  EXPECT_EQ(severity_of(ring(1)), kPlain);
  EXPECT_EQ(severity_of(ring(kTiny)), kNear);
  EXPECT_EQ(severity_of(ring(0)), kDegenerate);
  const auto points = [](double x) {
    return ShapesProblem{ShapesQuestion::kBounds, {ShapeKind::kPoints, 2, {0, 0, x, 0}}, {}};
  };
  EXPECT_EQ(severity_of(points(1)), kPlain);
  EXPECT_EQ(severity_of(points(0)), kDegenerate);
}

TEST(SeverityOfShapes, IsStatedWhereNumbersDoNotFit) {
  Stated<ShapesFamily> single;
  single.precision_bits = 24;
  EXPECT_TRUE(is_stated<ShapesFamily>(boxes(0.1), single, true));
  EXPECT_FALSE(is_stated<ShapesFamily>(boxes(0.5), single, true));
}

/// minimise -x - y subject to x + 2 y <= right, 2 x + y <= 3, x, y >= 0.
LpProblem program(double right) {
  return {2, 2, {-1, -1}, {1, 2, 2, 1}, {-kInfinity, -kInfinity}, {right, 3}, {0, 0}, {kInfinity, kInfinity}};
}

TEST(SeverityOfPrograms, IsTheChangeThatTheStatusSurvives) {
  EXPECT_EQ(severity_of(program(3)), kPlain);
  EXPECT_EQ(severity_of(program(0.1)), kNear);
  LpProblem crossing = program(3);  // x <= 1 and x >= 1 + 2^-21
  crossing.matrix = {1, 0, -1, 0};
  crossing.row_upper = {1, -1 - kTiny};
  EXPECT_EQ(severity_of(crossing), kNear);
  crossing.row_upper = {1, -1.5};
  EXPECT_EQ(severity_of(crossing), kPlain);
}

TEST(SeverityOfPrograms, OfNumbersBeyondIsExtremeAndOfDegenerateVerticesDegenerate) {
  EXPECT_EQ(severity_of(program(0x1p30)), kExtreme);
  EXPECT_EQ(severity_of(program(0x1p-30)), kExtreme);
  LpProblem not_finite = program(3), repeated = program(3), through_vertex = program(3);
  not_finite.cost[0] = std::nan("");
  EXPECT_EQ(severity_of(not_finite), kExtreme);
  repeated.matrix = {1, 2, 1, 2};
  EXPECT_EQ(severity_of(repeated), kDegenerate);
  through_vertex.upper = {1, kInfinity};  // the optimum (1, 1) is where both rows meet
  EXPECT_EQ(severity_of(through_vertex), kDegenerate);
  EXPECT_EQ(severity_of(LpProblem{}), kDegenerate);
}

TEST(SeverityOfPrograms, IsStatedWhereNumbersDoNotFit) {
  Stated<LpFamily> single;
  single.precision_bits = 24;
  EXPECT_TRUE(is_stated<LpFamily>(program(0.1), single, true));
  EXPECT_FALSE(is_stated<LpFamily>(program(3), single, true));
}

}  // namespace
}  // namespace assay::severity_test
