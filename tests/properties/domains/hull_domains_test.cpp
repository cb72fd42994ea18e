// Planar domains: the shares that each states about itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <variant>

#include "oracles/hull2/exact_hull2.h"
#include "properties/domains/hull2/classroom.h"
#include "properties/domains/hull2/lattices.h"
#include "properties/domains/hull2/lines.h"
#include "properties/domains/hull2/repeated.h"
#include "properties/domains/hull2/scales.h"
#include "properties/domains/hull2/size_ladder.h"
#include "tests/properties/domains/domain_laws.h"

namespace assay::hull_domains_test {
namespace {

constexpr std::uint64_t kStreams = 4000;

/// Shares among cases with low <= difficulty <= high.
struct Shares {
  double flat = 0;     ///< clouds that span less than the plane
  double repeats = 0;  ///< clouds with coinciding points
  double extreme = 0;  ///< mean share of points that are vertices, over clouds that are not flat
};

template <Domain D>
Shares shares_of(std::int32_t low, std::int32_t high) {
  double cases = 0, fat = 0;
  Shares shares;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    Case<Hull2Family> drawn = D::draw(choices);
    if (drawn.difficulty < low || drawn.difficulty > high) continue;
    ++cases;
    auto& points = drawn.problem.points;
    const Hull2Answer answer = exact_hull2(drawn.problem);
    if (const auto* hull = std::get_if<Hull>(&answer)) {
      ++fat;
      shares.extreme += static_cast<double>(hull->ccw.size()) / static_cast<double>(points.size());
    } else {
      ++shares.flat;
    }
    std::sort(points.begin(), points.end(), [](Point2 p, Point2 q) { return p.x < q.x || (p.x == q.x && p.y < q.y); });
    if (std::adjacent_find(points.begin(), points.end()) != points.end()) ++shares.repeats;
  }
  shares.flat /= cases;
  shares.repeats /= cases;
  shares.extreme /= std::max(fat, 1.0);
  return shares;
}

TEST(HullLatticeCloud, IsFat) {
  laws::expect_even_buckets<HullLatticeCloud>(kStreams, 2, 30);
  EXPECT_GT(shares_of<HullLatticeCloud>(2, 4).repeats, 0.3) << "coarse lattices repeat points";
  EXPECT_LT(shares_of<HullLatticeCloud>(20, 30).repeats, 0.01);
  EXPECT_LT(shares_of<HullLatticeCloud>(2, 30).flat, 0.02);
}

TEST(HullCollinearUlps, IsFlatOnlyWithoutUlps) {
  laws::expect_even_buckets<HullCollinearUlps>(kStreams, 0, 8);
  EXPECT_EQ(shares_of<HullCollinearUlps>(0, 0).flat, 1.0);
  EXPECT_LT(shares_of<HullCollinearUlps>(1, 8).flat, 0.1);
  EXPECT_GT(shares_of<HullCollinearUlps>(1, 8).extreme, 0.5);
}

TEST(HullNearCollinear, DeviatesAsItSays) {
  laws::expect_even_buckets<HullNearCollinear>(kStreams, 10, 52);
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = HullNearCollinear::draw(choices);
    for (const Point2& p : drawn.problem.points) {
      const double deviation = std::abs(p.y - p.x);  // exact: both are multiples of 2^-52 below 2
      ASSERT_TRUE(deviation == 0 || deviation == std::ldexp(1.0, -drawn.difficulty));
    }
  }
  EXPECT_LT(shares_of<HullNearCollinear>(10, 52).flat, 0.1);
}

TEST(HullClassroomGrid, IsRarelyFlat) {
  laws::expect_even_buckets<HullClassroomGrid>(kStreams, 0, 2);
  EXPECT_LT(shares_of<HullClassroomGrid>(0, 2).flat, 0.02);
}

TEST(HullSmallGrid, IsFullOfRepeatedPoints) {
  laws::expect_even_buckets<HullSmallGrid>(kStreams, 1, 9);
  const Shares all = shares_of<HullSmallGrid>(1, 9);
  EXPECT_GT(all.repeats, 0.5);
  EXPECT_GT(all.flat, 0.05) << "empty, single and collinear clouds";
  EXPECT_LT(all.flat, 0.3);
}

TEST(HullFlat, IsFlatWithoutException) {
  laws::expect_even_buckets<HullFlat>(kStreams, 0, 60);
  EXPECT_EQ(shares_of<HullFlat>(0, 60).flat, 1.0);
  EXPECT_LT(shares_of<HullFlat>(20, 60).repeats, 0.3) << "mostly different points";
  EXPECT_GT(shares_of<HullFlat>(20, 60).repeats, 0.05) << "sometimes all equal";
}

TEST(HullScales, ReachesBothEndsOfTheRange) {
  const auto histogram = laws::difficulty_histogram<HullScales>(kStreams);
  EXPECT_EQ(histogram.begin()->first, -1056);
  EXPECT_EQ(histogram.rbegin()->first, 1012);
  EXPECT_EQ(histogram.size(), 66u);
  EXPECT_LT(shares_of<HullScales>(-1000, 1012).flat, 0.2);
  EXPECT_GT(shares_of<HullScales>(-1000, 1012).flat, 0.001);
}

TEST(HullEndOfRange, IsFatAndFinite) {
  laws::expect_even_buckets<HullEndOfRange>(kStreams, 0, 3);
  EXPECT_LT(shares_of<HullEndOfRange>(0, 3).flat, 0.05);
  int overflow = 0;
  for (std::uint64_t key = 0; key < 400; ++key) {
    Choices choices{mix64(key)};
    const Case<Hull2Family> drawn = HullEndOfRange::draw(choices);
    for (const Point2& p : drawn.problem.points) ASSERT_TRUE(std::isfinite(p.x) && std::isfinite(p.y));
    overflow += std::ranges::all_of(drawn.problem.points, [](const Point2& p) { return std::isinf(p.x + p.y); });
  }
  EXPECT_GT(overflow, 20);
}

TEST(HullMixedScales, IsFat) {
  laws::expect_even_buckets<HullMixedScales>(kStreams, 0, 10);
  EXPECT_LT(shares_of<HullMixedScales>(0, 10).flat, 0.1);
}

TEST(HullFarOutlier, IsFat) {
  laws::expect_even_buckets<HullFarOutlier>(kStreams, 0, 100, 4);
  EXPECT_LT(shares_of<HullFarOutlier>(0, 100).flat, 0.02);
}

TEST(HullOffset, MergesPointsOnlyFarOut) {
  laws::expect_even_buckets<HullOffset>(kStreams, 0, 52, 4);
  EXPECT_LT(shares_of<HullOffset>(0, 40).repeats, 0.02);
  EXPECT_GT(shares_of<HullOffset>(52, 52).repeats, 0.9);
}

TEST(HullLadders, HaveAsManyVerticesAsTheySay) {
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key)}, others{mix64(key)};
    const auto circle = HullLadderCircle::draw(choices), square = HullLadderSquare::draw(others);
    ASSERT_EQ(circle.problem.points.size(), std::size_t{1} << circle.difficulty);
    ASSERT_EQ(square.problem.points.size(), std::size_t{1} << square.difficulty);
    const auto vertices = [](const Cloud2& cloud) {
      return static_cast<double>(std::get<Hull>(exact_hull2(cloud)).ccw.size());
    };
    ASSERT_GE(vertices(circle.problem), 0.95 * static_cast<double>(circle.problem.points.size()));
    ASSERT_LE(vertices(square.problem), 8 + 8 * square.difficulty);
  }
}

TEST(HullTwins, AreLostInDifferences) {
  laws::expect_even_buckets<HullTwins>(kStreams, 40, 70);
  EXPECT_LT(shares_of<HullTwins>(40, 70).flat, 0.15);
  EXPECT_GT(shares_of<HullTwins>(60, 70).repeats, 0.15) << "beside 1 and 2 twins round to one point";
  EXPECT_LT(shares_of<HullTwins>(40, 45).repeats, 0.25);
}

TEST(HullClampedRotated, FillsSides) {
  laws::expect_even_buckets<HullClampedRotated>(kStreams, 0, 4);
  EXPECT_LT(shares_of<HullClampedRotated>(0, 4).flat, 0.05);
  EXPECT_LT(shares_of<HullClampedRotated>(0, 0).repeats, 0.01);
  EXPECT_GT(shares_of<HullClampedRotated>(3, 4).repeats, 0.5) << "corners of the square";
}

TEST(HullRotatedLattice, HasSidesBentByUlps) {
  laws::expect_even_buckets<HullRotatedLattice>(kStreams, 1, 9);
  const Shares fine = shares_of<HullRotatedLattice>(5, 9), straight = shares_of<HullSmallGrid>(5, 9);
  EXPECT_GT(fine.repeats, 0.5);
  EXPECT_LT(fine.flat, 0.05);
  EXPECT_GT(fine.extreme, straight.extreme * 0.9) << "rounding makes vertices of points on sides";
}

TEST(HullNearDuplicates, Cluster) {
  laws::expect_even_buckets<HullNearDuplicates>(kStreams, 0, 8);
  EXPECT_GT(shares_of<HullNearDuplicates>(0, 0).repeats, 0.9);
  EXPECT_LT(shares_of<HullNearDuplicates>(8, 8).repeats, 0.5);
  EXPECT_GT(shares_of<HullNearDuplicates>(4, 8).extreme, shares_of<HullNearDuplicates>(0, 0).extreme);
}

TEST(HullDuplicates, RepeatEveryPoint) {
  laws::expect_even_buckets<HullDuplicates>(kStreams, 0, 5);
  EXPECT_EQ(shares_of<HullDuplicates>(1, 5).repeats, 1.0);
  const double flat = shares_of<HullDuplicates>(0, 5).flat;
  EXPECT_GT(flat, 0.4) << "one or two places, or three in line";
  EXPECT_LT(flat, 0.8);
}

TEST(HullNeedle, IsThin) {
  laws::expect_even_buckets<HullNeedle>(kStreams, 2, 60);
  EXPECT_LT(shares_of<HullNeedle>(2, 50).flat, 0.02);
  EXPECT_GT(shares_of<HullNeedle>(2, 50).extreme, 0.4);
}

TEST(HullOrders, ListNearlyEveryPoint) {
  laws::expect_even_buckets<HullOrders>(kStreams, 0, 5);
  const Shares all = shares_of<HullOrders>(0, 5);
  EXPECT_EQ(all.flat, 0.0);
  EXPECT_EQ(all.repeats, 0.0);
  EXPECT_GT(all.extreme, 0.75);
}

TEST(HullClassroomFailures, DrawEveryPublishedCloud) {
  laws::expect_even_buckets<HullClassroomFailures>(kStreams, 0, 4);
  EXPECT_LT(shares_of<HullClassroomFailures>(0, 4).flat, 0.02);
  std::map<std::pair<std::size_t, double>, int> clouds;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = HullClassroomFailures::draw(choices);
    if (drawn.difficulty == 0) ++clouds[{drawn.problem.points.size(), drawn.problem.points[0].x}];
  }
  EXPECT_EQ(clouds.size(), 6u);
}

}  // namespace
}  // namespace assay::hull_domains_test
