// The referee on clouds in space, against the definition.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "oracles/hull3/exact_hull3.h"
#include "oracles/referee/referee.h"

namespace assay::hull3_test {
namespace {

Cloud3 cube(double size) {
  Cloud3 cloud;
  for (int k = 0; k < 8; ++k) cloud.points.push_back({k & 1 ? size : 0, k & 2 ? size : 0, k & 4 ? size : 0});
  cloud.points.insert(cloud.points.end(), {{size / 2, size / 2, 0}, {size / 2, 0, 0}, {size, 0, 0}});
  return cloud;
}

TEST(RefereeHull3, MergesTheFacesOfACube) {
  for (const double size : {4.0, 0x1p-1060, 0x1p1020}) {
    const auto opinion = referee::hull3(cube(size));
    ASSERT_TRUE(opinion);
    EXPECT_EQ(opinion->dimension, 3);
    EXPECT_EQ(opinion->extreme, (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(opinion->faces, (std::vector<std::vector<std::uint32_t>>{
                                  {0, 1, 2, 3}, {0, 1, 4, 5}, {0, 2, 4, 6}, {1, 3, 5, 7}, {2, 3, 6, 7}, {4, 5, 6, 7}}));
  }
}

TEST(RefereeHull3, KnowsTheDimensions) {
  const auto dimension = [](const Cloud3& cloud) { return referee::hull3(cloud)->dimension; };
  EXPECT_EQ(dimension({}), -1);
  EXPECT_EQ(dimension({{{1, 2, 3}, {1, 2, 3}}}), 0);
  EXPECT_EQ(dimension({{{1, 2, 3}, {2, 4, 6}, {4, 8, 12}}}), 1);
  EXPECT_EQ(dimension({{{0, 0, 0}, {4, 0, 4}, {4, 4, 8}, {0, 4, 4}, {2, 1, 3}}}), 2);
  EXPECT_EQ(referee::hull3({{{0, 0, 0}, {4, 0, 4}, {4, 4, 8}, {0, 4, 4}, {2, 1, 3}}})->extreme,
            (std::vector<std::uint32_t>{0, 1, 2, 3}));
}

TEST(RefereeHull3, AgreesWithTheDefinition) {
  std::uint64_t state = 7;
  for (int round = 0; round < 300; ++round) {
    Cloud3 cloud;
    for (int k = 0; k < 5 + round % 20; ++k) {
      const auto next = [&] {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<double>(state >> 60) - (round % 3 == 0 ? 0.0 : static_cast<double>(state >> 61));
      };
      const double x = next(), y = next(), z = next();
      cloud.points.push_back({x, y, z});
    }
    const auto opinion = referee::hull3(cloud);
    ASSERT_TRUE(opinion) << opinion.error();
    EXPECT_EQ(opinion->dimension, exact_hull3(cloud).dimension);
    std::vector<std::uint32_t> lowest;
    for (const std::uint32_t i : extreme_points3(cloud)) {
      lowest.push_back(static_cast<std::uint32_t>(std::find(cloud.points.begin(), cloud.points.end(), cloud.points[i]) -
                                                  cloud.points.begin()));
    }
    std::sort(lowest.begin(), lowest.end());
    EXPECT_EQ(opinion->extreme, lowest) << round;
  }
}

TEST(RefereeHull3, SaysWhatIsNotFinite) { EXPECT_FALSE(referee::hull3({{{0, 0, std::nan("")}}})); }

}  // namespace
}  // namespace assay::hull3_test
