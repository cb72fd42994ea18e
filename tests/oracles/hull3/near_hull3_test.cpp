// The kill list of the spatial judge where an engine promises nearness and not more.
#include "oracles/hull3/near_hull3.h"

#include <gtest/gtest.h>

#include <random>

#include "algorithms/model/point_lists.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/hull2/squared_diagonal.h"
#include "oracles/hull3/outward_distance3.h"
#include "tests/oracles/hull2/equally_lost.h"
#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::near_hull3_test {
namespace {

using namespace cases;

constexpr Hull3Statement kNear{true, true, 0x1p-10};

std::string near(const Cloud3& cloud, const Facets& facets) { return judged(cloud, facets, {}, kNear); }

/// The cube with corner 7 moved inwards by a little: its three faces are no longer plane.
Cloud3 dented(double by) {
  Cloud3 cloud = cube_cloud();
  cloud.points[7] = {4 - by, 4 - by, 4 - by};
  return cloud;
}

TEST(NearHull3, AcceptsWhatIsNear) {
  EXPECT_EQ(near(cube_cloud(), kCube), "holds");
  EXPECT_EQ(near(dented(0.001), kCube), "holds") << "faces that are nearly plane";
  EXPECT_EQ(near(dented(0.001), fans(kCube)), "holds") << "ridges that are nearly convex";
  EXPECT_EQ(judged(dented(0.001), kCube), "facets are strictly convex") << "wrong where nothing was stated";
  Cloud3 bulge = cube_cloud();
  bulge.points.push_back({2, 2, 4.001});
  EXPECT_EQ(near(bulge, kCube), "holds") << "a point lost by less than the gap";
}

TEST(NearHull3, KillsEnclosesEveryPointWithinTheGap) {
  Cloud3 bulge = cube_cloud();
  bulge.points.push_back({2, 2, 4.1});
  EXPECT_EQ(near(bulge, kCube), "encloses every point within the gap");
  Cloud3 outside = tetrahedron_cloud();
  outside.points[4] = {2, 2, 2};
  EXPECT_EQ(near(outside, kTetrahedron), "encloses every point within the gap");
}

/// A facet goes from corner 1 to 4 and back, where other facets meet: the cycle around 4 that it adds is its last edge.
TEST(NearHull3, KillsAFacetThatGoesToAnotherVertexAndBack) {
  Facets spurred = kCube;
  spurred.back() = {1, 3, 7, 5, 1, 4};
  EXPECT_EQ(near(cube_cloud(), spurred), "vertex links are cycles");
}

TEST(NearHull3, KillsVolumeOfTheHullWithinTheGap) {
  EXPECT_EQ(near(dented(2.5), kCube), "volume of the hull within the gap") << "a deep dent";
}

/// A pyramid over a polygon whose corners lie on a parabola, and one below it.
TEST(NearHull3, LeavesOpenASurfaceOfMoreVerticesThanAreMeasured) {
  Cloud3 cloud;
  Facets facets;
  const auto corners = static_cast<std::uint32_t>(kListedMost) - 1;
  const double middle = corners / 2.0;
  for (std::uint32_t k = 0; k < corners; ++k) cloud.points.push_back({k - middle, (k - middle) * (k - middle), 0});
  cloud.points.push_back({0, middle * middle / 2, 1});
  cloud.points.push_back({0, middle * middle / 2, -1});
  for (std::uint32_t k = 0; k < corners; ++k) {
    const std::uint32_t next = (k + 1) % corners;
    facets.push_back({k, next, corners});
    facets.push_back({next, k, corners + 1});
  }
  ASSERT_EQ(cloud.points.size(), kListedMost + 1);
  EXPECT_EQ(test::claim_or_why(judge_near_hull3(cloud, surface(facets), 0x1p-10)),
            "undecided: too large: too many vertices to measure how near the surface is");
}

TEST(NearHull3, KillsIsNotInsideOut) {
  EXPECT_EQ(near(cube_cloud(), reversed(kCube)), "is not inside out");
  EXPECT_EQ(near(dented(0.001), reversed(fans(kCube))), "is not inside out") << "near, and yet turned inwards";
  Cloud3 bulge = cube_cloud();
  bulge.points.push_back({2, 2, 4.1});
  EXPECT_EQ(near(bulge, reversed(kCube)), "is not inside out") << "whatever else is wrong";
  // Thinner than the gap, where a surface may lie on either side of itself.
  Cloud3 thin = cube_cloud(), thick = cube_cloud();
  for (Point3& p : thin.points) p.z *= 0x1p-12;
  for (Point3& p : thick.points) p.z *= 0x1p-6;
  EXPECT_EQ(near(thin, reversed(kCube)), "holds");
  EXPECT_EQ(near(thick, reversed(kCube)), "is not inside out");
}

/// Clouds of 24 points of a cube of side 2 and one 2^34 away, and the hull of all but one of them. There doubles
/// tell neither which of the others is lost nor by how much; Wolfe's method in rationals does.
TEST(NearHull3, APointLostBesideAFarOutlierIsFound) {
  std::mt19937 generator(44);
  const auto coordinate = [&] { return (static_cast<double>(generator() % 2048) - 1024) / 1024; };
  int lost = 0, kept = 0;
  for (int round = 0; round < 60; ++round) {
    Cloud3 cloud;
    for (int i = 0; i < 24; ++i) cloud.points.push_back({coordinate(), coordinate(), coordinate()});
    cloud.points.push_back({coordinate() * 0x1p34, coordinate() * 0x1p34, 0x1p34});
    std::swap(cloud.points.front(), cloud.points[generator() % 24]);
    const Cloud3 listed{{cloud.points.begin() + 1, cloud.points.end()}};
    Facets facets = facets_of(exact_hull3(listed));
    for (auto& facet : facets)
      for (auto& corner : facet) ++corner;
    const auto apart = exact_distance({points_of(std::vector{cloud.points[0]}), points_of(listed.points)});
    ASSERT_TRUE(apart.verified);
    for (const double gap : {0x1p-39, 0x1p-37, 0x1p-35}) {
      const bool is_lost = apart.squared > exact(gap) * exact(gap) * squared_diagonal(cloud.points);
      ++(is_lost ? lost : kept);
      EXPECT_EQ(judged(cloud, facets, {}, {true, false, gap}),
                is_lost ? "encloses every point within the gap" : "holds")
          << round << " at " << gap;
    }
  }
  EXPECT_GT(lost, 20);
  EXPECT_GT(kept, 20);
}

TEST(LostFartherThan, IsDecidedByTheFartherPointInSpaceWhateverDoublesSay) {
  const Cloud3 corners = {{{0, 0, 0}, {7, 3, 1}, {2, 8, 3}, {3, 3, -9}}};
  // The first three corners have the normal (1, -19, 50).
  test::expect_the_farther_decides(
      corners, std::vector<std::uint32_t>{0, 1, 2, 3},
      [](double s, double t, double h) {
        return Point3{s * 7 + t * 2 + h, s * 3 + t * 8 - h * 19, s + t * 3 + h * 50};
      },
      [](const Point3& p) {
        const Rational across = exact(p.x) - 19 * exact(p.y) + 50 * exact(p.z);
        return Rational(across * across / 2862);
      });
}

TEST(NearHull3, AsksForFormAndTopologyAllTheSame) {
  Facets open = kCube, doubled = kTetrahedron, out_of_range = kTetrahedron;
  open.pop_back();
  EXPECT_EQ(near(cube_cloud(), open), "every edge has one twin");
  doubled.insert(doubled.end(), kTetrahedron.begin(), kTetrahedron.end());
  EXPECT_EQ(near(tetrahedron_cloud(), doubled), "every edge has one twin");
  out_of_range[0][0] = 99;
  EXPECT_EQ(near(tetrahedron_cloud(), out_of_range), "indices in range");
  EXPECT_EQ(near(tetrahedron_cloud(), {{0, 1}}), "facets are well formed");
}

TEST(NearHull3, AcceptsTheTwoSidesOfAFlatCloud) {
  const Cloud3 square = {{{0, 0, 1}, {4, 0, 1}, {4, 4, 1}, {0, 4, 1}}};
  EXPECT_EQ(near(square, {{0, 1, 2, 3}, {3, 2, 1, 0}}), "holds");
  EXPECT_NE(judged(square, {{0, 1, 2, 3}, {3, 2, 1, 0}}), "holds") << "not a surface where nothing was stated";
}

}  // namespace
}  // namespace assay::near_hull3_test
