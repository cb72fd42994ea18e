// Domains of spatial clouds: the shares that each states about itself.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>

#include "oracles/hull3/exact_hull3.h"
#include "properties/domains/hull3/crowds.h"
#include "properties/domains/hull3/flat.h"
#include "properties/domains/hull3/lattice.h"
#include "properties/domains/hull3/near_planes.h"
#include "properties/domains/hull3/scales.h"
#include "properties/domains/hull3/surface.h"
#include "properties/domains/hull3/underflow.h"
#include "tests/properties/domains/domain_laws.h"

namespace assay::hull3_domains_test {
namespace {

constexpr std::uint64_t kStreams = 2000;
constexpr std::uint64_t kSolved = 400;  // cases whose hull is computed, exactly and slowly

TEST(Cloud3Coverage, EveryDifficultyIsDrawn) {
  laws::expect_even_buckets<Hull3Lattice>(kStreams, 1, 9);
  laws::expect_even_buckets<Hull3RotatedLattice>(kStreams, 0, 8);
  laws::expect_even_buckets<Hull3Sphere>(kStreams, 2, 10);
  laws::expect_even_buckets<Hull3Ball>(kStreams, 2, 11);
  laws::expect_even_buckets<Hull3CubeSurface>(kStreams, 2, 30);
  laws::expect_even_buckets<Hull3Cylinder>(kStreams, 2, 8);
  laws::expect_even_buckets<Hull3UlpPlane>(kStreams, 0, 8);
  laws::expect_even_buckets<Hull3UlpGrid>(kStreams, 3, 8);
  laws::expect_even_buckets<Hull3CoplanarClusters>(kStreams, 2, 6);
  laws::expect_even_buckets<Hull3NearDuplicates>(kStreams, 0, 8);
  laws::expect_even_buckets<Hull3CrowdedPlane>(kStreams, 0, 8);
  laws::expect_even_buckets<Hull3TinyVolumes>(kStreams, 330, 363);
  laws::expect_even_buckets<Hull3SubnormalPlate>(kStreams, 1024, 1074);
  laws::expect_even_buckets<Hull3Flat>(kStreams, 0, 40);
  laws::expect_even_buckets<Hull3Needle>(kStreams, 0, 100, 4);
  laws::expect_even_buckets<Hull3FarOutlier>(kStreams, 0, 60);
  laws::expect_even_buckets<Hull3Offset>(kStreams, 0, 52);
}

/// Shares of the dimensions -1 to 3 among cases with low <= difficulty <= high.
template <class D>
std::map<int, double> dimensions(std::int32_t low, std::int32_t high) {
  std::map<int, double> share;
  double cases = 0;
  for (std::uint64_t key = 0; key < kSolved; ++key) {
    Choices choices{mix64(key)};
    const Case<Hull3Family> drawn = D::draw(choices);
    if (drawn.difficulty < low || drawn.difficulty > high) continue;
    ++cases;
    ++share[exact_hull3(drawn.problem).dimension];
  }
  for (auto& [dimension, count] : share) count /= cases;
  return share;
}

TEST(Cloud3Coverage, CrowdedPlanesAndPlatesSpanSpace) {
  EXPECT_EQ(dimensions<Hull3CrowdedPlane>(0, 8)[3], 1);
  EXPECT_GT(dimensions<Hull3SubnormalPlate>(1024, 1074)[3], 0.95);
  EXPECT_GT(dimensions<Hull3TinyVolumes>(330, 363)[3], 0.95);
}

/// Whether a product of three differences of coordinates may be a subnormal number, and may be a normal one.
TEST(Cloud3Coverage, TinyVolumesLieOnBothSidesOfTheLeastNormalNumber) {
  std::uint64_t normal = 0, subnormal = 0;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = Hull3TinyVolumes::draw(choices);
    const auto& points = drawn.problem.points;
    const double volume =
        std::abs((points[1].x - points[0].x) * (points[2].y - points[0].y) * (points[3].z - points[0].z));
    ++(volume < std::numeric_limits<double>::min() ? subnormal : normal);
  }
  EXPECT_GT(5 * normal, kStreams);
  EXPECT_GT(5 * subnormal, kStreams);
}

TEST(Cloud3Coverage, FlatCloudsHaveEveryDimensionBelowThree) {
  auto share = dimensions<Hull3Flat>(0, 40);
  EXPECT_EQ(share.count(3), 0u);
  EXPECT_GT(share[2], 0.3);
  EXPECT_GT(share[1], 0.1);
  EXPECT_GT(share[0], 0.05);
  EXPECT_GT(share[-1], 0.01);
}

TEST(Cloud3Coverage, PlanesAreFlatOnlyWithoutUlps) {
  EXPECT_EQ((dimensions<Hull3UlpPlane>(0, 0)[3]), 0.0);
  EXPECT_GT((dimensions<Hull3UlpPlane>(1, 8)[3]), 0.9);
}

TEST(Cloud3Coverage, OthersAreMostlyFat) {
  EXPECT_GT((dimensions<Hull3Lattice>(1, 9)[3]), 0.6);
  EXPECT_GT((dimensions<Hull3Lattice>(1, 9)[2]), 0.005);
  EXPECT_GT((dimensions<Hull3UlpGrid>(3, 8)[3]), 0.5);
  EXPECT_GT((dimensions<Hull3CoplanarClusters>(2, 6)[3]), 0.9);
  EXPECT_GT((dimensions<Hull3FarOutlier>(0, 60)[3]), 0.95);
  EXPECT_GT((dimensions<Hull3Needle>(0, 100)[3]), 0.95);
  EXPECT_GT((dimensions<Hull3MixedScales>(0, 1000)[3]), 0.6);
  EXPECT_GT((dimensions<Hull3Cylinder>(2, 8)[3]), 0.99);
}

TEST(Cloud3Coverage, ScalesReachBothEndsOfTheRange) {
  double least = 1, most = 1;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    for (const Point3& p : Hull3Scales::draw(choices).problem.points) {
      if (p.x != 0) least = std::min(least, std::abs(p.x));
      most = std::max(most, std::abs(p.x));
    }
  }
  EXPECT_LT(least, 0x1p-1060);
  EXPECT_GT(most, 0x1p1019);
}

TEST(Cloud3Coverage, SpheresAreAllExtremeAndBallsAreNot) {
  for (std::uint64_t key = 0; key < 40; ++key) {
    Choices choices{mix64(key)}, others{mix64(key)};
    const Cloud3 sphere = Hull3Sphere::draw(choices).problem, ball = Hull3Ball::draw(others).problem;
    EXPECT_GE(extreme_points3(sphere).size(), sphere.points.size() - 1);
    if (ball.points.size() >= 512) {
      EXPECT_LE(2 * extreme_points3(ball).size(), ball.points.size());
    }
  }
}

}  // namespace
}  // namespace assay::hull3_domains_test
