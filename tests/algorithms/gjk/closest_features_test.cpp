// The features of convex bodies of space, and the walk over them to the pair that the nearest points lie on.
#include "algorithms/gjk/features/closest_features.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <utility>

#include "algorithms/gjk/features/feature_walk.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/slivers.h"
#include "tests/algorithms/gjk/domain_score.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay::closest_features_test {
namespace {

using gjk::Feature;
using gjk::FeatureKind;
using gjk::FeatureWalk;
using gjk::Solid;
using gjk::SolidEdge;
using gjk::Vec;

constexpr std::uint64_t kFew = 600;

gjk::PlacedSolid placed(const Solid& solid, const Points& body) {
  std::vector<Vec<3>> at;
  for (std::uint32_t i = 0; i < body.size(); ++i) at.push_back({body[i][0], body[i][1], body[i][2]});
  return {solid, at};
}

/// Where the walk ends that starts at these corners, and how.
struct Ended {
  std::array<Feature, 2> on;
  FeatureWalk::Step how = FeatureWalk::Step::kMoved;
};
Ended walked(const Points& a, const Points& b, std::uint32_t from_a, std::uint32_t from_b) {
  const Solid solid_a(a), solid_b(b);
  const gjk::PlacedSolid placed_a = placed(solid_a, a), placed_b = placed(solid_b, b);
  FeatureWalk walk(placed_a, placed_b, {FeatureKind::kCorner, from_a}, {FeatureKind::kCorner, from_b});
  Ended ended;
  for (int step = 0; step < 100 && ended.how == FeatureWalk::Step::kMoved; ++step) ended.how = walk.step();
  ended.on = walk.on();
  return ended;
}

TEST(Solid, OfACubeHasTwelveEdgesAndSixSquares) {
  Points cube = box(0, 0, 0, 2);
  cube.push_back({1, 1, 1});  // inside
  cube.push_back({1, 1, 0});  // inside a face
  cube.push_back({1, 0, 0});  // inside an edge
  cube.push_back({2, 2, 2});  // a corner again
  const Solid solid(cube);
  EXPECT_EQ(solid.corners().size(), 8u);
  EXPECT_EQ(solid.edges().size(), 12u);
  ASSERT_EQ(solid.faces(), 6u);
  for (std::uint32_t f = 0; f < solid.faces(); ++f) {
    ASSERT_EQ(solid.ring(f).size(), 4u);
    for (std::size_t k = 0; k < 4; ++k) {
      const SolidEdge& side = solid.edges()[solid.sides(f)[k]];
      const std::uint32_t from = solid.ring(f)[k], to = solid.ring(f)[(k + 1) % 4];
      EXPECT_TRUE(side.tail == from ? side.head == to && side.left == f : side.tail == to && side.right == f);
    }
  }
  for (const std::uint32_t corner : solid.corners()) {
    EXPECT_TRUE(solid.is_corner(corner));
    EXPECT_EQ(solid.edges_at(corner).size(), 3u);
  }
  EXPECT_FALSE(solid.is_corner(8));
}

TEST(Solid, OfAFlatBodyHasItsPolygonFromBothSides) {
  const Solid square(space({{0, 0, 5}, {1, 0, 5}, {1, 1, 5}, {0, 1, 5}, {0.5, 0.5, 5}}));
  EXPECT_EQ(square.faces(), 2u);
  EXPECT_EQ(square.edges().size(), 4u);
  for (const SolidEdge& edge : square.edges()) EXPECT_EQ(edge.left + edge.right, 1u);
  const Solid segment(space({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}}));
  EXPECT_EQ(segment.faces(), 0u);
  ASSERT_EQ(segment.edges().size(), 1u);
  EXPECT_EQ(segment.edges()[0].left, gjk::kNoFace);
  const Solid point(space({{3, 3, 3}, {3, 3, 3}}));
  EXPECT_EQ(point.corners().size(), 1u);
  EXPECT_TRUE(point.edges().empty());
}

TEST(FeatureWalk, EndsOnEachPairOfKinds) {
  const Points cube = box(0, 0, 0, 2);
  const auto kinds = [&](const Points& other) {
    // From the corners that are farthest from each other.
    const Ended ended = walked(cube, other, 0, other.size() - 1);
    EXPECT_EQ(ended.how, FeatureWalk::Step::kNearest);
    return std::pair(ended.on[0].kind, ended.on[1].kind);
  };
  const auto tetrahedron_at = [](double x, double y, double z) {
    return space({{x, y, z}, {x + 1, y + 0.25, z + 0.5}, {x + 0.5, y + 1, z + 0.25}, {x + 0.5, y + 0.5, z + 1}});
  };
  EXPECT_EQ(kinds(tetrahedron_at(3, 3, 3)), std::pair(FeatureKind::kCorner, FeatureKind::kCorner));
  EXPECT_EQ(kinds(tetrahedron_at(3, 3, 1)), std::pair(FeatureKind::kEdge, FeatureKind::kCorner));
  EXPECT_EQ(kinds(space({{1, 1, 3}, {1.5, 1, 4}, {1, 1.5, 4}, {0.5, 0.5, 4}})),
            std::pair(FeatureKind::kFace, FeatureKind::kCorner));
  const Points roof = space({{3, 1.5, -5}, {3, 0.5, 5}, {6, 0, 0}, {6, 4, 0}});
  EXPECT_EQ(kinds(roof).second, FeatureKind::kEdge);
}

/// The lowest edge of a wedge lies 1e-60 to 2e-60 above a square: it does not go through, whatever a float would say.
TEST(FeatureWalk, AnEdgeOnOneSideOfAFaceHoweverNearDoesNotPierceIt) {
  const Points cube = box(-1, -1, -2, 2);
  const Points wedge = space({{-0.25, 0, 1e-60}, {0.25, 0, 2e-60}, {0, -0.5, 3}, {0, 0.5, 3}});
  const Solid solid_a(cube), solid_b(wedge);
  const gjk::PlacedSolid placed_a = placed(solid_a, cube), placed_b = placed(solid_b, wedge);
  const auto joins_lowest = [](const SolidEdge& edge) { return edge.tail + edge.head == 1; };
  std::uint32_t top = 0, edge = 0;
  while (placed_a.normal[top][2] != 1) ++top;
  while (!joins_lowest(solid_b.edges()[edge])) ++edge;
  FeatureWalk walk(placed_a, placed_b, {FeatureKind::kFace, top}, {FeatureKind::kEdge, edge});
  EXPECT_EQ(walk.step(), FeatureWalk::Step::kMoved);
  EXPECT_EQ(walk.on()[1], (Feature{FeatureKind::kCorner, 0})) << "the lower end";
}

TEST(FeatureWalk, SeesAnEdgeThroughAFaceAndACornerInside) {
  const Points cube = box(0, 0, 0, 2);
  const Points needle = space({{1, 1, -3}, {1.01, 1, 5}, {0.99, 1.02, 5}, {0.98, 0.97, 5.5}});
  const Ended pierced = walked(cube, needle, 0, 0);
  EXPECT_EQ(pierced.how, FeatureWalk::Step::kPierces);
  EXPECT_EQ(pierced.on[0].kind, FeatureKind::kFace);
  const Ended inside = walked(cube, box(0.5, 0.625, 0.75, 0.5), 0, 0);
  EXPECT_EQ(inside.how, FeatureWalk::Step::kInside);
}

TEST(GjkClosestFeatures, AnswersGenericPairsAlways) {
  expect_honest<GjkClosestFeatures, GjkRandom<3>>(0, 1000, kFew / 3);
  expect_honest<GjkClosestFeatures, GjkRandomEight>(0, 1000, kFew);
}

TEST(GjkClosestFeatures, IsHonestOnEveryDomain) {
  expect_honest<GjkClosestFeatures, GjkScaled<3>>(0.01, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkLattice<3>>(0.01, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkFarOffset<3>>(0.02, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkFlat<3>>(0.02, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkSlivers<3>>(0.05, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkNearTouching<3>>(0.1, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkTouching<3>>(0, 1000, kFew);
  expect_honest<GjkClosestFeatures, GjkUlpGrid<3>>(0.9, 1000, kFew);
}

TEST(GjkClosestFeatures, DeclinesThePlaneAndRefusesWhatIsNotFinite) {
  EXPECT_TRUE(std::holds_alternative<Declined>(
      GjkClosestFeatures::solve({rectangle(0, 0, 1, 1), rectangle(3, 0, 1, 1)}, Watch{})));
  EXPECT_TRUE(std::holds_alternative<Declined>(GjkClosestFeatures::solve({box(0, 0, 0, 1), {3, {}}}, Watch{})));
  Points broken = box(0, 0, 0, 1);
  broken[3][1] = std::nan("");
  const GjkAnswer answer = GjkClosestFeatures::solve({broken, box(5, 0, 0, 1)}, Watch{});
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
}

/// A walk is as long as the way on the surface, which grows as the square root of the corners at most.
TEST(GjkClosestFeatures, WalksAFewStepsHoweverManyCornersThereAre) {
  const auto ball = [](double x, std::uint32_t count) {
    Points body{3, {}};
    for (std::uint32_t i = 0; i < count; ++i) {
      const double z = 1 - (2 * i + 1.0) / count, r = std::sqrt(1 - z * z), turn = 2.399963 * i;
      body.push_back({x + r * std::cos(turn), r * std::sin(turn), z});
    }
    return body;
  };
  const auto count = [](void* context, const std::uint32_t*, std::uint32_t) {
    ++*static_cast<std::uint64_t*>(context);
    return true;
  };
  for (const std::uint32_t corners : {16u, 128u, 1024u}) {
    std::uint64_t steps = 0;
    const GjkAnswer answer = GjkClosestFeatures::solve({ball(0, corners), ball(3, corners)}, Watch{count, &steps});
    EXPECT_TRUE(std::holds_alternative<Separated>(answer)) << corners;
    EXPECT_LE(steps, 24u) << corners;
  }
}

}  // namespace
}  // namespace assay::closest_features_test
