// The kill list of the judge of flat clouds in space.
#include <gtest/gtest.h>

#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/outward_distance3.h"
#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::check_flat_hull3_test {
namespace {

using test::claim_or_why;

std::string judged(const Cloud3& cloud, int dimension, std::vector<std::uint32_t> extreme) {
  return claim_or_why(check_flat_hull3(cloud, FlatHull3{dimension, std::move(extreme)}));
}

const Cloud3 kPoint = {{{1, 2, 3}, {1, 2, 3}}};
const Cloud3 kLine = {{{1, 2, 3}, {1, 2, 7}, {1, 2, 4}, {1, 2, 7}}};
const Cloud3 kTilted = {{{0, 0, 0}, {4, 0, 4}, {4, 4, 8}, {0, 4, 4}, {2, 1, 3}, {2, 0, 2}}};  // z = x + y
const Cloud3 kFat = {{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}}};
constexpr auto kCount = "as many points as the dimension asks", kSpan = "points lie in the span";

TEST(CheckFlatHull3, AcceptsEveryDimension) {
  EXPECT_EQ(judged({}, -1, {}), "holds");
  EXPECT_EQ(judged(kPoint, 0, {0}), "holds");
  EXPECT_EQ(judged(kPoint, 0, {1}), "holds");
  EXPECT_EQ(judged(kLine, 1, {0, 1}), "holds");
  EXPECT_EQ(judged(kLine, 1, {3, 0}), "holds");
  EXPECT_EQ(judged(kTilted, 2, {0, 1, 2, 3}), "holds");
  EXPECT_EQ(judged(kTilted, 2, {2, 1, 0, 3}), "holds") << "in the other sense";
}

TEST(CheckFlatHull3, SeesPlanesAlongEveryAxis) {
  for (int axis = 0; axis < 3; ++axis) {
    Cloud3 cloud;
    for (const Point2 p : {Point2{0, 0}, Point2{4, 0}, Point2{4, 4}, Point2{0, 4}, Point2{1, 1}}) {
      cloud.points.push_back(axis == 0 ? Point3{5, p.x, p.y} : axis == 1 ? Point3{p.x, 5, p.y} : Point3{p.x, p.y, 5});
    }
    EXPECT_EQ(judged(cloud, 2, {0, 1, 2, 3}), "holds") << axis;
    EXPECT_EQ(judged(cloud, 2, {3, 2, 1, 0}), "holds") << axis;
    EXPECT_EQ(judged(cloud, 2, {0, 1, 2}), "encloses every point") << axis;
  }
}

TEST(CheckFlatHull3, KillsTheWrongDimension) {
  EXPECT_EQ(judged({}, 0, {}), kCount);
  EXPECT_EQ(judged(kPoint, -1, {0}), kCount);
  EXPECT_EQ(judged(kPoint, 0, {0, 1}), kCount);
  EXPECT_EQ(judged(kLine, 1, {0}), kCount);
  EXPECT_EQ(judged(kLine, 2, {0, 1}), kCount);
  EXPECT_EQ(judged(kFat, 3, {0, 1, 2, 3}), kCount);
  EXPECT_EQ(judged(kPoint, -1, {}), kSpan);
  EXPECT_EQ(judged(kLine, 0, {0}), kSpan);
  EXPECT_EQ(judged(kTilted, 1, {0, 2}), kSpan);
  EXPECT_EQ(judged(kFat, 2, {0, 1, 2}), kSpan);
  Cloud3 nearly = kTilted;
  nearly.points[4].z = std::nextafter(3.0, 4.0);
  EXPECT_EQ(judged(nearly, 2, {0, 1, 2, 3}), kSpan) << "by one unit in the last place";
}

TEST(CheckFlatHull3, KillsIndicesInRange) {
  EXPECT_EQ(judged(kPoint, 0, {2}), "indices in range");
  EXPECT_EQ(judged(kLine, 1, {0, 4}), "indices in range");
  EXPECT_EQ(judged({}, 0, {0}), "indices in range");
}

TEST(CheckFlatHull3, KillsAListThatDoesNotSpan) {
  EXPECT_EQ(judged(kLine, 1, {1, 3}), "the list spans its dimension");
  EXPECT_EQ(judged(kTilted, 2, {0, 5, 1}), "the list spans its dimension");
  EXPECT_EQ(judged(kLine, 2, {0, 1, 2}), "the list spans its dimension");
}

TEST(CheckFlatHull3, KillsWhatIsNotTheHullInTheSpan) {
  EXPECT_EQ(judged(kLine, 1, {0, 2}), "extreme points span the cloud");
  EXPECT_EQ(judged(kTilted, 2, {0, 1, 2}), "encloses every point");
  EXPECT_EQ(judged(kTilted, 2, {1, 2, 3, 0, 5}), "strict left turn") << "a corner inside an edge";
  EXPECT_EQ(judged(kTilted, 2, {0, 1, 2, 3, 0, 1, 2, 3}), "winds once");
}

TEST(CheckFlatHull3, SeesTheLastPointLeaveTheSpan) {
  EXPECT_EQ(judged({{{1, 2, 3}, {1, 2, 3}, {1, 2, 4}}}, 0, {0}), kSpan);
  EXPECT_EQ(judged({{{0, 0, 0}, {4, 4, 4}, {1, 1, 1}, {1, 1, 2}}}, 1, {0, 1}), kSpan);
  EXPECT_EQ(judged({{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {1, 1, 0}, {1, 1, 1}}}, 2, {0, 1, 2}), kSpan);
}

TEST(ExactHull3, OfNoPointAndOfOneHasItsDimension) {
  EXPECT_EQ(exact_hull3({}).dimension, -1);
  for (const std::size_t size : {1U, 3U}) {
    const ExactHull3 hull = exact_hull3({std::vector<Point3>(size, Point3{1, 2, 3})});
    EXPECT_EQ(hull.dimension, 0);
    EXPECT_EQ(hull.ring, std::vector<std::uint32_t>{0});
    EXPECT_TRUE(hull.triangles.empty());
  }
}

TEST(OutwardDistance3, OfAnEmptyCloudIsNoneWhateverIsListed) {
  EXPECT_EQ(outward_distance3({}, {}), 0);
  EXPECT_EQ(outward_distance3({}, std::vector<std::uint32_t>{0, 7}), 0);
}

/// A tetrahedron and two points beyond it, by one and by two of its longest side, the one along an axis to either side.
TEST(OutwardDistance3, ChoosesTheWorstPointAlongEveryAxisWhereSquaresOverflow) {
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {0x1p900, -0x1p900}) {
      const auto at = [axis](double along, double u, double v) {
        return axis == 0 ? Point3{along, u, v} : axis == 1 ? Point3{u, along, v} : Point3{u, v, along};
      };
      const Cloud3 cloud{
          {at(0, 0, 0), at(side, 0, 0), at(0, 1, 0), at(0, 0, 1), at(2 * side, 0, 0), at(3 * side, 0, 0)}};
      EXPECT_NEAR(outward_distance3(cloud, std::vector<std::uint32_t>{0, 1, 2, 3}), 2 / 3.0, 1e-12) << axis << side;
    }
}

}  // namespace
}  // namespace assay::check_flat_hull3_test
