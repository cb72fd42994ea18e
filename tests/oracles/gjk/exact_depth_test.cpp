// The exact depth against a search of all candidate normals, and the surfaces that may not prove it.
#include "oracles/gjk/depth/exact_depth.h"

#include <gtest/gtest.h>

#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::exact_depth_test {
namespace {

using test::boxes;
using test::points;
using Direction = std::vector<Integer>;

std::vector<Direction> edges_of(const std::vector<Integer>& body, std::size_t n) {
  std::vector<Direction> edges;
  for (std::size_t i = 0; i < body.size() / n; ++i) {
    for (std::size_t j = i + 1; j < body.size() / n; ++j) {
      Direction edge(n);
      for (std::size_t k = 0; k < n; ++k) edge[k] = body[j * n + k] - body[i * n + k];
      edges.push_back(edge);
    }
  }
  return edges;
}

/// The least H(n)^2 / |n|^2 over every direction normal to an edge (n = 2) or to two edges (n = 3) of either body: the
/// facets of a - b are among them. 0 where some H(n) <= 0, and where there is no such direction.
Rational depth_by_all_normals(const ConvexPair& pair) {
  const IntegerPair integers = to_integers(pair);
  const std::size_t n = integers.dimension;
  std::vector<Direction> edges = edges_of(integers.a, n), normals;
  for (Direction& edge : edges_of(integers.b, n)) edges.push_back(std::move(edge));
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (n == 2) normals.push_back({-edges[i][1], edges[i][0]});
    for (std::size_t j = i + 1; n == 3 && j < edges.size(); ++j) {
      const Direction &e = edges[i], &f = edges[j];
      normals.push_back({e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]});
    }
  }
  std::optional<Rational> least;
  for (Direction& normal : normals) {
    Integer length2 = 0;
    for (const Integer& entry : normal) length2 += entry * entry;
    if (length2.is_zero()) continue;
    for (int side = 0; side < 2; ++side) {
      for (Integer& entry : normal) entry = -entry;
      const IntegerSupport support = integer_support(integers, normal);
      const Integer height = support.greatest_b - support.least_a;
      if (sign(height) <= 0) return 0;
      const Rational squared(height * height, length2);
      if (!least || squared < *least) least = squared;
    }
  }
  const Rational unit = power_of_two(integers.exponent);
  return least.value_or(0) * unit * unit;
}

TEST(ExactDepth, AgreesWithTheSearchOfAllNormals) {
  test::RandomPairs pairs(5);
  int overlapping = 0;
  for (int i = 0; i < 400; ++i) {
    const auto n = static_cast<std::uint32_t>(2 + pairs.below(2));
    const ConvexPair pair = pairs.draw(i % test::RandomPairs::kKinds, n, n == 2 ? 8 : 6);
    const auto depth = exact_depth(pair);
    ASSERT_TRUE(depth && depth->verified) << i;
    ASSERT_EQ(depth->squared, depth_by_all_normals(pair)) << i;
    const bool meets = certify_collision(pair, nullptr).contact == Contact::kOverlapping;
    ASSERT_EQ(!depth->squared.is_zero(), meets) << i;
    overlapping += meets;
  }
  EXPECT_GT(overlapping, 100);
}

TEST(ExactDepth, KnowsBoxes) {
  for (std::uint32_t n = 1; n <= 3; ++n) {
    EXPECT_EQ(exact_depth(boxes(n, 0.75))->squared, Rational(1, 16)) << n;
    EXPECT_EQ(exact_depth(boxes(n, 0))->squared, 1) << n;
    EXPECT_EQ(exact_depth(boxes(n, 1))->squared, 0) << n;
    EXPECT_EQ(exact_depth(boxes(n, 2))->squared, 0) << n;
  }
  EXPECT_FALSE(exact_depth(boxes(4, 0.5)));
  EXPECT_DOUBLE_EQ(relative_depth(boxes(3, 0.75)), 0.25 / 1.75);
  EXPECT_EQ(relative_depth(boxes(4, 0.5)), 0);
}

TEST(ExactDepth, FlatBodiesAndPointsHaveOne) {
  EXPECT_EQ(exact_depth({points(2, {-1, -1, 1, -1, 1, 1, -1, 1}), points(2, {0, 0})})->squared, 1);
  EXPECT_EQ(exact_depth({points(2, {0, 0, 2, 2}), points(2, {0, 2, 2, 0})})->squared, 2);
  for (const auto& [a, b] :
       {std::pair(points(3, {1, 2, 3}), points(3, {1, 2, 3})), std::pair(points(3, {1, 2, 3}), points(3, {4, 2, 3})),
        std::pair(points(3, {0, 0, 0, 2, 0, 0}), points(3, {1, 0, 0, 3, 0, 0})),
        std::pair(points(3, {0, 0, 0, 2, 0, 0, 0, 2, 0}), points(3, {1, 1, 0, 1, 1, 0}))}) {
    const auto depth = exact_depth({a, b});
    EXPECT_TRUE(depth->verified);
    EXPECT_EQ(depth->squared, 0);
  }
}

// The square [-1, 1]^2 and the origin: corners 0 (-1,-1), 1 (1,-1), 2 (-1,1), 3 (1,1).
const ConvexPair kSquare{test::box({-1, -1}, {1, 1}), points(2, {0, 0})};

DifferenceSurface ring(std::vector<std::array<std::uint32_t, 3>> facets) {
  return {2, {{0, 0}, {1, 0}, {3, 0}, {2, 0}}, std::move(facets)};
}

TEST(EnclosingSurface, ProvesTheBallAndNothingMore) {
  const DifferenceSurface whole = ring({{0, 1}, {1, 2}, {2, 3}, {3, 0}});
  EXPECT_TRUE(encloses_ball(kSquare, whole, 1));
  EXPECT_TRUE(encloses_ball(kSquare, whole, Rational(1, 4)));
  EXPECT_FALSE(encloses_ball(kSquare, whole, Rational(1000001, 1000000)));
  EXPECT_FALSE(encloses_ball(kSquare, ring({{0, 1}, {1, 2}, {2, 3}}), Rational(1, 4))) << "open";
  EXPECT_FALSE(encloses_ball(kSquare, ring({}), Rational(1, 4))) << "nothing is there";
  EXPECT_FALSE(encloses_ball(kSquare, ring({{1, 0}, {2, 1}, {3, 2}, {0, 3}}), Rational(1, 4))) << "inside out";
  EXPECT_FALSE(encloses_ball(kSquare, ring({{0, 1}, {1, 2}, {2, 0}}), Rational(1, 4))) << "an edge through the origin";
  EXPECT_FALSE(encloses_ball(kSquare, ring({{0, 1}, {1, 0}}), Rational(1, 4))) << "there and back";
  EXPECT_FALSE(encloses_ball(kSquare, ring({{0, 1}, {1, 4}, {4, 0}}), Rational(1, 4))) << "no such corner";
  DifferenceSurface shortened = whole;
  shortened.corners.pop_back();  // what lies behind the last one in memory would do
  EXPECT_FALSE(encloses_ball(kSquare, shortened, Rational(1, 4))) << "no longer a corner";
  DifferenceSurface strange = whole;
  strange.corners[2].a = 9;
  EXPECT_FALSE(encloses_ball(kSquare, strange, Rational(1, 4))) << "no such vertex";
  strange = whole;
  strange.dimension = 3;
  EXPECT_FALSE(encloses_ball(kSquare, strange, Rational(1, 4)));
}

TEST(EnclosingSurface, InSpaceEveryEdgeIsUsedInBothSenses) {
  const ConvexPair pair{points(3, {1, 1, 1, 1, -1, -1, -1, 1, -1, -1, -1, 1}), points(3, {0, 0, 0})};
  const std::vector<DifferenceSurface::Corner> corners{{0, 0}, {1, 0}, {2, 0}, {3, 0}};
  const std::vector<std::array<std::uint32_t, 3>> faces{{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {1, 3, 2}};
  EXPECT_TRUE(encloses_ball(pair, {3, corners, faces}, Rational(1, 3)));
  EXPECT_FALSE(encloses_ball(pair, {3, corners, faces}, Rational(34, 100)));
  EXPECT_FALSE(encloses_ball(pair, {3, corners, {faces[0], faces[1], faces[2]}}, Rational(1, 9)));
  EXPECT_FALSE(encloses_ball(pair, {3, corners, {faces[0], faces[0], faces[0], faces[0]}}, Rational(1, 9)));
}

TEST(ExactDepth, ServesLargeBodies) {
  test::RandomPairs pairs(23);
  ConvexPair pair{points(3, {}), points(3, {})};
  for (Points* body : {&pair.a, &pair.b}) {
    while (body->size() < 128) {
      const double x = pairs.generic(), y = pairs.generic(), z = pairs.generic(), length = std::hypot(x, y, z);
      if (length > 0.1) body->push_back({x / length, y / length, z / length});
    }
  }
  const auto depth = exact_depth(pair);
  ASSERT_TRUE(depth && depth->verified);
  EXPECT_GT(depth->squared, 3);
}

/// In double the expansion of these two comes back to the same faces again and again: the search ends all the same.
TEST(ProposedSurface, EndsWhereRoundingGoesRoundInACircle) {
  const ConvexPair pair{
      {3, {0, 0, 0, -0x1p-2, -0x1.cp-5, 0x1.4p-4}},
      {3,
       {0x1.308b06ac64p-6, -0x1.f126a61040d77p-5, 0x1.b333962761822p-8, -0x1.9ee9f2a738p-7, 0x1.0ae980683ea5fp-5,
        -0x1.7435fdaf59581p-9, -0x1.67ba7ca9cep-5, 0x1.2ba1afed7acacp-4, 0x1.6574c0341f53p-4}}};
  EXPECT_FALSE(propose_surface(pair, 0x1.000000000004p-51));
}

TEST(ExactDepth, AnEmptyBodyIsNotDeepInAnother) {
  EXPECT_EQ(relative_depth({points(2, {}), points(2, {0, 0})}), 0);
  EXPECT_EQ(relative_depth({points(2, {0, 0}), points(2, {})}), 0);
}

}  // namespace
}  // namespace assay::exact_depth_test
