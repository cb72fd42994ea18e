// The kill list of the spatial hull judge: for every claim a wrong surface that is refused by that claim's name.
#include "oracles/hull3/check_hull3.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/exact/judge_counts.h"
#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::check_hull3_test {
namespace {

using namespace cases;

const Cloud3 kCubeCloud = cube_cloud();
const Cloud3 kTetrahedronCloud = tetrahedron_cloud();
constexpr Hull3Statement kWhole = {false, true}, kWeak = {true, false};

TEST(CheckHull3, AcceptsPolygonsTrianglesAndMixtures) {
  EXPECT_EQ(judged(kCubeCloud, kCube), "holds");
  EXPECT_EQ(judged(kCubeCloud, kCube, {}, kWhole), "holds");
  EXPECT_EQ(judged(kCubeCloud, kCube, {0, 1, 2, 3, 4, 5}), "holds");
  EXPECT_EQ(judged(kCubeCloud, fans(kCube)), "holds");
  EXPECT_EQ(judged(kCubeCloud, fans(kCube), {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}), "holds");
  EXPECT_EQ(
      judged(kCubeCloud, {{0, 2, 3}, {0, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}),
      "holds");
  EXPECT_EQ(judged(kTetrahedronCloud, kTetrahedron), "holds");
  EXPECT_EQ(judged(icosahedron_cloud(), facets_of(exact_hull3(icosahedron_cloud()))), "holds");
}

TEST(CheckHull3, AcceptsEitherOfCoincidingPoints) {
  Cloud3 cloud = kTetrahedronCloud;
  cloud.points.insert(cloud.points.end(), {{4, -0.0, 0}, {4, 0, 0}});
  EXPECT_EQ(judged(cloud, kTetrahedron), "holds");
  EXPECT_EQ(judged(cloud, {{0, 2, 5}, {0, 5, 3}, {0, 3, 2}, {5, 2, 3}}), "holds");
  EXPECT_EQ(judged(cloud, {{0, 2, 5}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}), "every edge has one twin") << "both at once";
}

TEST(CheckHull3, KillsFacetsAreWellFormed) {
  EXPECT_EQ(judged(kTetrahedronCloud, {}), "facets are well formed");
  EXPECT_EQ(judged(kTetrahedronCloud, {{0, 2, 1}, {0, 1}, {0, 3, 2}, {1, 2, 3}}), "facets are well formed")
      << "two corners";
  Hull3 hull = surface(kTetrahedron);
  hull.corner.push_back(0);
  EXPECT_EQ(test::claim_or_why(check_hull3(kTetrahedronCloud, hull)), "facets are well formed") << "a corner to spare";
  hull.corner.pop_back();
  hull.end.back() = 13;
  EXPECT_EQ(test::claim_or_why(check_hull3(kTetrahedronCloud, hull)), "facets are well formed") << "a corner too few";
  hull = surface(kTetrahedron);
  hull.end = {3, 9, 6, 12};
  EXPECT_EQ(test::claim_or_why(check_hull3(kTetrahedronCloud, hull)), "facets are well formed") << "ends that descend";
}

TEST(CheckHull3, KillsIndicesInRange) {
  EXPECT_EQ(judged(kTetrahedronCloud, {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 5}}), "indices in range");
  EXPECT_EQ(judged({}, kTetrahedron), "indices in range");
}

TEST(CheckHull3, KillsFacetsAreStrictlyConvex) {
  EXPECT_EQ(judged(kTetrahedronCloud, {{0, 2, 2}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}), "facets are strictly convex")
      << "a corner twice";
  EXPECT_EQ(judged(kCubeCloud, {{0, 1, 10}}), "facets are strictly convex") << "corners on a line";
  EXPECT_EQ(
      judged(kCubeCloud, {{0, 2, 3, 1, 10}, {4, 5, 7, 6}, {5, 4, 0, 10, 1}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}),
      "facets are strictly convex")
      << "a corner inside an edge of a polygon";
  EXPECT_EQ(judged(kCubeCloud, {{0, 2, 7, 1}}), "facets are strictly convex") << "not planar";
  EXPECT_EQ(judged(kCubeCloud, {{0, 3, 2, 1}}), "facets are strictly convex") << "a bow tie";
  EXPECT_EQ(judged(kCubeCloud, {{0, 2, 3, 1, 0, 2, 3, 1}}), "facets are strictly convex") << "winds twice";
  const Cloud3 pentagon = {{{10, 0, 0}, {3, 9, 0}, {-8, 6, 0}, {-8, -6, 0}, {3, -9, 0}, {0, 0, 9}}};
  EXPECT_EQ(judged(pentagon, {{0, 2, 4, 1, 3}}), "facets are strictly convex") << "a pentagram";
  const Cloud3 lifted = {{{0, 0, 0}, {1, 0, 0}, {1, 1, std::numeric_limits<double>::denorm_min()}, {0, 1, 0}}};
  EXPECT_EQ(judged(lifted, {{0, 1, 2, 3}}), "facets are strictly convex") << "off the plane by the least double";
}

TEST(CheckHull3, KillsEveryEdgeHasOneTwin) {
  Facets facets = kTetrahedron;
  facets.pop_back();
  EXPECT_EQ(judged(kTetrahedronCloud, facets), "every edge has one twin") << "a missing facet";
  facets = kTetrahedron;
  std::swap(facets[2][0], facets[2][1]);
  EXPECT_EQ(judged(kTetrahedronCloud, facets), "every edge has one twin") << "a flipped facet";
  EXPECT_EQ(judged(kTetrahedronCloud, joined(kTetrahedron, kTetrahedron)), "every edge has one twin")
      << "twice the same";
  facets = joined(kTetrahedron, {{1, 2, 3}, {3, 2, 1}});
  EXPECT_EQ(judged(kTetrahedronCloud, facets), "every edge has one twin") << "a fin";
  facets = fans(kCube);
  facets.erase(facets.begin() + 3);
  EXPECT_EQ(judged(kCubeCloud, facets), "every edge has one twin") << "a hole";
  EXPECT_EQ(judged(kTetrahedronCloud, {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 0}}), "every edge has one twin")
      << "two edges of three facets, two of one: as many directed edges as twice the edges";
}

TEST(CheckHull3, KillsOneComponent) {
  Cloud3 cloud = kTetrahedronCloud;
  for (std::size_t i = 0; i < 4; ++i) {
    cloud.points.push_back({cloud.points[i].x + 9, cloud.points[i].y, cloud.points[i].z});
  }
  EXPECT_EQ(judged(cloud, joined(kTetrahedron, shifted(kTetrahedron, 5))), "one component") << "side by side";
  Cloud3 twice = {{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}, {0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}}};
  EXPECT_EQ(judged(twice, joined(kTetrahedron, shifted(kTetrahedron, 4))), "one component") << "a doubled boundary";
}

TEST(CheckHull3, KillsVertexLinksAreCycles) {
  // Opposite corners of an icosahedron become one: it stays connected, and the facets around that corner form two
  // cycles.
  const Cloud3 cloud = icosahedron_cloud();
  Facets pinched = facets_of(exact_hull3(cloud));
  for (auto& facet : pinched) std::replace(facet.begin(), facet.end(), 3u, 0u);
  EXPECT_EQ(judged(cloud, pinched), "vertex links are cycles");
}

TEST(CheckHull3, KillsEulersFormula) {
  // A torus of 3 x 3 quadrilaterals, each in two triangles.
  Cloud3 cloud;
  Facets facets;
  for (std::uint32_t i = 0; i < 3; ++i) {
    for (std::uint32_t j = 0; j < 3; ++j) {
      const double a = 2.1 * i + 0.3, b = 2.1 * j + 0.1, r = 3 + std::cos(b);
      cloud.points.push_back({r * std::cos(a), r * std::sin(a), std::sin(b)});
      const std::uint32_t i1 = (i + 1) % 3, j1 = (j + 1) % 3;
      facets.push_back({3 * i + j, 3 * i1 + j, 3 * i1 + j1});
      facets.push_back({3 * i + j, 3 * i1 + j1, 3 * i + j1});
    }
  }
  EXPECT_EQ(judged(cloud, facets), "V - E + F = 2");
}

TEST(CheckHull3, KillsIsNotInsideOut) {
  EXPECT_EQ(judged(kTetrahedronCloud, reversed(kTetrahedron)), "is not inside out");
  EXPECT_EQ(judged(kCubeCloud, reversed(kCube)), "is not inside out");
  EXPECT_EQ(judged(kCubeCloud, reversed(fans(kCube))), "is not inside out");
  const Verdict verdict = check_hull3(kCubeCloud, surface(reversed(kCube)));
  EXPECT_EQ(violation(verdict)->evidence,
            "inside out: the facets are turned inwards, the signed volume within the surface is -64");
}

TEST(CheckHull3, KillsAnInnerPointIsBelowEveryFacet) {
  constexpr auto kInner = "an inner point is below every facet";
  EXPECT_EQ(judged(kCubeCloud, {{0, 2, 3, 1}, {0, 1, 3, 2}}), kInner) << "both sides of one face";
  // A cube with a dent from one face beyond the middle.
  Cloud3 cloud = kCubeCloud;
  cloud.points.push_back({2, 2, 3.5});
  Facets dented(kCube.begin() + 1, kCube.end());
  dented = joined(dented, {{0, 2, 11}, {2, 3, 11}, {3, 1, 11}, {1, 0, 11}});
  EXPECT_EQ(judged(cloud, dented), kInner);
  cloud.points.back() = {2, 2, 2};
  EXPECT_EQ(judged(cloud, dented), kInner)
      << "the mean of the vertices, and the centroid of four, lie in a facet's plane";
}

TEST(CheckHull3, KillsRidgesAreConvex) {
  Cloud3 cloud = kCubeCloud;
  cloud.points.push_back({2, 2, 0x1p-40});
  Facets dented(kCube.begin() + 1, kCube.end());
  dented = joined(dented, {{0, 2, 11}, {2, 3, 11}, {3, 1, 11}, {1, 0, 11}});
  EXPECT_EQ(judged(cloud, dented), "ridges are convex") << "a dent of 2^-40";
  cloud.points.back() = {2, 2, std::numeric_limits<double>::denorm_min()};
  EXPECT_EQ(judged(cloud, dented), "ridges are convex") << "a dent of the least double";
  cloud.points.back() = {2, 2, -std::numeric_limits<double>::denorm_min()};
  EXPECT_EQ(judged(cloud, dented), "holds") << "a bulge of the least double";
  // The other diagonal of a skew quadrilateral.
  const Cloud3 bipyramid = {{{0, 0, 0}, {4, 0, 0}, {4, 4, 1}, {0, 4, 0}, {2, 2, 9}, {2, 2, -9}}};
  const Facets right = facets_of(exact_hull3(bipyramid));
  EXPECT_EQ(judged(bipyramid, right), "holds");
}

TEST(CheckHull3, KillsARayLeavesOnce) {
  const Cloud3 corners = icosahedron_cloud();
  const Facets star = great_icosahedron(corners);
  ASSERT_EQ(star.size(), 20u);
  EXPECT_EQ(judged(corners, star), "a ray leaves once") << "a star polyhedron, convex at every edge";
  // A pyramid over a pentagram whose base is the fan of five triangles: winds twice about its axis.
  const Cloud3 pentagon = {{{10, 0, 0}, {3, 9, 0}, {-8, 6, 0}, {-8, -6, 0}, {3, -9, 0}, {0, 0, 9}, {0, 0, -9}}};
  Facets pyramid;
  for (std::uint32_t k = 0; k < 5; ++k) {
    const std::uint32_t from = (2 * k) % 5, to = (2 * k + 2) % 5;
    pyramid.push_back({from, to, 5});
    pyramid.push_back({to, from, 6});
  }
  EXPECT_EQ(judged(pentagon, pyramid), "a ray leaves once");
}

TEST(CheckHull3, KillsFacesAreAsStated) {
  constexpr auto kFaces = "faces are as stated";
  const Facets triangles = fans(kCube);
  EXPECT_EQ(judged(kCubeCloud, triangles, {}, kWhole), kFaces) << "divided faces where none are allowed";
  EXPECT_EQ(judged(kCubeCloud, triangles, {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6}), kFaces) << "one face in two groups";
  EXPECT_EQ(judged(kCubeCloud, triangles, {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4}), kFaces)
      << "opposite faces may not share a group";
  EXPECT_EQ(judged(kCubeCloud, triangles, {0, 0, 1, 1, 2, 2, 2, 2, 4, 4, 5, 5}), kFaces);
  EXPECT_EQ(judged(kCubeCloud, triangles, {0, 0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 5}), kFaces)
      << "bottom and top in one group";
  EXPECT_EQ(judged(kCubeCloud, kCube, {0, 1, 2, 2, 3, 4}), kFaces);
  EXPECT_EQ(judged(kCubeCloud, kCube, {0, 1, 2, 3, 4}), kFaces) << "a group too few";
  EXPECT_EQ(judged(kCubeCloud, kCube, {0, 1, 2, 3, 4, 9}), kFaces) << "a number out of range";
}

TEST(CheckHull3, KillsVerticesAreExtreme) {
  constexpr auto kExtreme = "vertices are extreme";
  Facets facets(kCube.begin() + 1, kCube.end());
  const Facets around_face_point = joined(facets, {{0, 2, 9}, {2, 3, 9}, {3, 1, 9}, {1, 0, 9}});
  EXPECT_EQ(judged(kCubeCloud, around_face_point), kExtreme) << "inside a face";
  EXPECT_EQ(judged(kCubeCloud, around_face_point, {}, kWeak), "holds") << "where the engine says so";
  const Facets with_edge_point = {{0, 2, 10}, {10, 2, 3},   {10, 3, 1},   {0, 10, 4},   {10, 5, 4},
                                  {10, 1, 5}, {4, 5, 7, 6}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
  EXPECT_EQ(judged(kCubeCloud, with_edge_point), kExtreme) << "inside an edge";
  EXPECT_EQ(judged(kCubeCloud, with_edge_point, {}, kWeak), "holds");
}

TEST(CheckHull3, KillsEnclosesEveryPoint) {
  constexpr auto kEncloses = "encloses every point";
  Cloud3 cloud = kTetrahedronCloud;
  cloud.points.push_back({2, 2, 2});
  EXPECT_EQ(judged(cloud, kTetrahedron), kEncloses) << "a lost extreme point";
  cloud.points.back() = {2, 2, std::numeric_limits<double>::denorm_min()};
  EXPECT_EQ(judged(cloud, kTetrahedron), kEncloses) << "lost by the least double";
  cloud.points.back() = {1, 1, -1e-300};
  EXPECT_EQ(judged(cloud, kTetrahedron), kEncloses);
  cloud.points.back() = {2, 2, 0};
  EXPECT_EQ(judged(cloud, kTetrahedron), "holds") << "on an edge";
  cloud.points.back() = {1, 1, 1};
  EXPECT_EQ(judged(cloud, kTetrahedron), "holds");
}

/// Many points in a ball and a hull of them, so that boxes and walks are used: each lost point is found.
TEST(CheckHull3, FindsOneLostPointAmongMany) {
  Cloud3 cloud = icosahedron_cloud();
  std::uint64_t state = 1;
  const auto next = [&state] {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state >> 11) * 0x1p-52 - 1;
  };
  const Facets facets = facets_of(exact_hull3(cloud));
  while (cloud.points.size() < 30'000) {
    const Point3 p = {1.3 * next(), 1.3 * next(), 1.3 * next()};
    if (p.x * p.x + p.y * p.y + p.z * p.z < 1.3 * 1.3) cloud.points.push_back(p);
  }
  ASSERT_EQ(judged(cloud, facets), "holds");
  for (int k = 0; k < 50; ++k) {
    Cloud3 with_lost = cloud;
    const double x = next(), y = next(), z = next(), r = std::sqrt(x * x + y * y + z * z), s = 1.89 / r;
    with_lost.points[100 + 500 * static_cast<std::size_t>(k)] = {x * s, y * s, z * s};
    Cloud3 alone = icosahedron_cloud();
    alone.points.push_back({x * s, y * s, z * s});
    EXPECT_EQ(judged(with_lost, facets), judged(alone, facets));
  }
}

TEST(CheckHull3, JudgesWhereNoDoubleIsInside) {
  // A tetrahedron of one unit in the last place: its inner points are no doubles.
  const double u = 0x1p-52;
  Cloud3 cloud = {{{1, 1, 1}, {1 + u, 1, 1}, {1, 1 + u, 1}, {1, 1, 1 + u}}};
  EXPECT_EQ(judged(cloud, kTetrahedron), "holds");
  EXPECT_EQ(judged(cloud, reversed(kTetrahedron)), "is not inside out");
  cloud.points.push_back({1 + u, 1 + u, 1});
  EXPECT_EQ(judged(cloud, kTetrahedron), "encloses every point");
  cloud.points.back() = {1, 1, 1};
  EXPECT_EQ(judged(cloud, kTetrahedron), "holds");
}

TEST(CheckHull3, JudgesAtBothEndsOfTheExponentRange) {
  for (const double size : {std::numeric_limits<double>::max(), std::numeric_limits<double>::denorm_min(), 1e-310}) {
    Cloud3 cloud;
    for (int k = 0; k < 8; ++k)
      cloud.points.push_back({k & 1 ? size : -size, k & 2 ? size : -size, k & 4 ? size : -size});
    cloud.points.push_back({0, 0, size});
    EXPECT_EQ(judged(cloud, kCube), "holds") << size;
    EXPECT_EQ(judged(cloud, reversed(kCube)), "is not inside out") << size;
    EXPECT_EQ(judged(cloud, {{0, 2, 1}, {0, 1, 4}, {0, 4, 2}, {1, 2, 4}}), "encloses every point") << size;
  }
}

TEST(CheckHull3, IsUndecidedOnlyWhereTheCloudIsNotFinite) {
  for (const double bad : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      Cloud3 cloud = kTetrahedronCloud;
      (axis == 0 ? cloud.points[4].x : axis == 1 ? cloud.points[4].y : cloud.points[4].z) = bad;
      EXPECT_EQ(judged(cloud, kTetrahedron), "undecided: cloud is not finite");
      EXPECT_EQ(test::claim_or_why(check_flat_hull3(cloud, {})), "undecided: cloud is not finite");
    }
  }
}

TEST(CheckHull3, MagnitudeIsTheDistanceOfTheWorstPoint) {
  Cloud3 cloud = kCubeCloud;
  cloud.points.push_back({2, 2, 7});
  const Verdict verdict = check_hull3(cloud, surface(kCube));
  ASSERT_NE(violation(verdict), nullptr);
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 3 / std::sqrt(16.0 + 16 + 49));
  cloud.points.back() = {7, 8, 4};
  EXPECT_DOUBLE_EQ(violation(check_hull3(cloud, surface(kCube)))->magnitude, 5 / std::sqrt(49.0 + 64 + 16))
      << "from an edge";
  EXPECT_EQ(violation(check_hull3(kCubeCloud, surface(reversed(kCube))))->magnitude, 0.0) << "nothing is lost";
}

TEST(CheckHull3, CountsWhatTheFilterDecides) {
  const JudgeCounts before = judge_counts();
  const Cloud3 general = {{{0.1, 0.2, 0.3}, {4.1, 0.4, 0.6}, {0.7, 4.5, 0.9}, {0.25, 0.7, 4.3}, {1, 1, 1}}};
  EXPECT_EQ(judged(general, kTetrahedron), "holds");
  EXPECT_EQ(judge_counts().filtered + judge_counts().exact, before.filtered + before.exact + 1);
  EXPECT_EQ(judged(kCubeCloud, fans(kCube)), "holds");
  EXPECT_EQ(judge_counts().exact, before.exact + 1) << "coplanar triangles need integers";
}

}  // namespace
}  // namespace assay::check_hull3_test
