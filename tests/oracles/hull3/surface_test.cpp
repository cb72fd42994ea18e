// What is said of edges that have not one twin each.
#include "oracles/hull3/surface.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace assay::surface_test
