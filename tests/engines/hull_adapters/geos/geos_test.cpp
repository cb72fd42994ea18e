// The adapter of GEOS's hull: it hands over what was asked, turns nothing round, and adds no error of its own.
#include <gtest/gtest.h>

#include <iostream>

#include "algorithms/hull2/hull2.h"
#include "engines/adapters/geos/hull_engine.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/small_integers.h"

namespace assay::geos {
namespace {

/// The points of a multipoint as GEOS holds them.
std::vector<Point2> parts_of(const GEOSGeometry* points) {
  std::vector<Point2> parts;
  const int count = GEOSGetNumGeometries_r(context(), points);
  for (int i = 0; i < count; ++i) {
    const auto one = points_of(GEOSGetGeometryN_r(context(), points, i));
    EXPECT_TRUE(one && one->size() == 1);
    parts.push_back(one->front());
  }
  return parts;
}

bool same_bits(const Point2& p, const Point2& q) { return clouds::same_bits(p.x, q.x) && clouds::same_bits(p.y, q.y); }

TEST(GeosHullAdapter, HandsOverEveryCloudBitForBit) {
  for (const auto& [kind, name] : clouds::kKinds)
    for (std::uint64_t index = 0; index < clouds::kEach; ++index) {
      const Cloud2 cloud = clouds::cloud2(kind, index);
      const auto loaded = load(cloud);
      if (cloud.points.empty()) {
        ASSERT_TRUE(std::holds_alternative<Declined>(loaded));
        continue;
      }
      const std::vector<Point2> points = parts_of(std::get<Geometry>(loaded).get());
      ASSERT_TRUE(std::ranges::equal(points, cloud.points, [](auto& p, auto& q) { return same_bits(p, q); }))
          << name << " " << index;
      // What comes back is numbered by points of the same value, the first of them.
      const Numbering number_of(cloud);
      for (const Point2& p : cloud.points) {
        const auto number = number_of(p);
        ASSERT_TRUE(number && cloud.points[*number] == p) << name << " " << index;
        ASSERT_EQ(std::ranges::find(cloud.points, p) - cloud.points.begin(), *number) << name << " " << index;
      }
    }
}

TEST(GeosHullAdapter, APointThatWasNeverGivenIsNoAnswer) {
  const Cloud2 cloud{{{0, 0}, {1, 0}, {0, 1}}};
  const Point2 other[] = {{0, 0}, {1, 0}, {0, 2}};
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(polygon(other).get(), cloud)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of(static_cast<const GEOSGeometry*>(nullptr), cloud)));
}

TEST(GeosHullAdapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  small_integers::expect_no_error<Hull2Family, Hull2IsExact>(hull_engine<Library>(), 2);
}

/// Rings come either way round, as GEOS states none.
struct Exact {
  static Geometry convex_hull(const GEOSGeometry* points) {
    const std::vector<Point2> plain = parts_of(points);
    const Hull2Answer truth = hull2(plain);
    std::vector<Point2> corners;
    const auto* fat = std::get_if<Hull>(&truth);
    for (const std::uint32_t i : fat != nullptr ? fat->ccw : std::get<FlatHull>(truth).extreme)
      corners.push_back(plain[i]);
    if (fat == nullptr) return corners.size() == 1 ? point(corners[0]) : segment(corners[0], corners[1]);
    if (corners.size() % 2 == 0) std::ranges::reverse(corners);
    return polygon(corners);
  }
};

TEST(GeosHullAdapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  const assay_engine exact = hull_engine<Exact>();
  expect_innocent<Hull2Family>({&exact, 1}, 90);
}

}  // namespace
}  // namespace assay::geos
