// What is said of edges that have not one twin each, and of sides of points that are one.
#include "oracles/hull3/surface.h"

#include <gtest/gtest.h>

#include <array>

#include "oracles/hull3/frame.h"
#include "oracles/hull3/side_sign.h"
#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::surface_test {
namespace {

/// The last edge of vertex 0 leads to 2, and so does the first of vertex 1: neighbours in the order of edges.
TEST(PairingObjection, NamesTheEdgeThatHasMoreThanOneTwinAndNotItsNeighbourInTheOrder) {
  const Cloud3 cloud = cases::cube_cloud();
  Surface surface = surface_of(cloud, cases::surface({{0, 1, 2}, {0, 2, 1}, {1, 2, 3}}));
  EXPECT_EQ(pair_edges(surface), "the edge from point 1 to point 2 has more than one twin");
  surface = surface_of(cloud, cases::surface({{0, 1, 2}, {0, 2, 1}, {2, 1, 3}}));
  EXPECT_EQ(pair_edges(surface), "the edge from point 1 to point 2 has more than one twin");
}

/// Between the points in which the slice through the centre meets two edges of the facet, far from the origin.
TEST(DoubleFrame, AimsAtTheMiddleOfAFacetAcrossTheSlice) {
  Cloud3 cloud = cases::cube_cloud();
  for (Point3& p : cloud.points) p = {p.x + 100, p.y + 100, p.z + 100};
  const Surface surface = surface_of(cloud, cases::surface(cases::kCube));
  DoubleFrame frame(surface, {102.25, 101.5, 102});
  const std::vector<std::uint32_t> across = {2};
  const auto aim = frame.aim(across);
  ASSERT_TRUE(aim);
  EXPECT_EQ(aim->facet, 2u);
  EXPECT_EQ(aim->rivals, across) << "all facets are asked";
}

/// Where two of four points are one no integers are needed.
TEST(SideSign, OfFewerThanFourPointsIsZeroAtOnce) {
  const Point3 points[] = {{0.1, 0.7, 0.3}, {0.9, 0.2, 0.6}, {0.4, 0.5, 0.8}, {0.3, 0.6, 0.2}};
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t j = 0; j < i; ++j) {
      std::array<Point3, 4> p = {points[0], points[1], points[2], points[3]};
      p[i] = p[j];
      bool exactly = false;
      EXPECT_EQ(side_sign(p[0], p[1], p[2], p[3], exactly), 0);
      EXPECT_FALSE(exactly) << i << " is " << j;
    }
}

}  // namespace
}  // namespace assay::surface_test
