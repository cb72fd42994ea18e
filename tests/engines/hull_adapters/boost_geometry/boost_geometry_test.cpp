// The adapter of Boost.Geometry: it hands over what was asked, turns nothing round, and adds no error of its own.
#include <gtest/gtest.h>

#include <iostream>

#include "algorithms/hull2/hull2.h"
#include "engines/adapters/boost_geometry/engine.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/small_integers.h"

namespace assay::boost_geometry {
namespace {

TEST(BoostAdapter, HandsOverEveryCloudBitForBit) {
  for (const auto& [kind, name] : clouds::kKinds)
    for (std::uint64_t index = 0; index < clouds::kEach; ++index) {
      const Cloud2 cloud = clouds::cloud2(kind, index);
      const auto loaded = load(cloud);
      if (cloud.points.empty()) {
        ASSERT_TRUE(std::holds_alternative<Declined>(loaded));
        continue;
      }
      const auto& points = std::get<0>(loaded);
      ASSERT_EQ(points.size(), cloud.points.size());
      for (std::size_t i = 0; i < points.size(); ++i) {
        ASSERT_TRUE(clouds::same_bits(bg::get<0>(points[i]), cloud.points[i].x) &&
                    clouds::same_bits(bg::get<1>(points[i]), cloud.points[i].y) && points[i].index == i)
            << name << " " << index;
      }
      // What comes back carries the points that it names.
      Polygon hull;
      Library::compute(points, hull);
      for (const Named& p : hull.outer())
        ASSERT_TRUE(clouds::same_bits(p.x, cloud.points.at(p.index).x) &&
                    clouds::same_bits(p.y, cloud.points.at(p.index).y))
            << name << " " << index;
    }
}

TEST(BoostAdapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  // Coordinates differ by 1 or more, far above the library's epsilon: it has no wrong answer here, and never throws.
  small_integers::expect_no_error<Hull2Family, Hull2IsExact>(boost_geometry::engine<Library>(), 2);
}

/// A flat cloud comes as Boost gives it: a ring padded to three points by the first one.
struct Exact {
  static void compute(const boost_geometry::Points& points, Polygon& hull) {
    std::vector<Point2> plain;
    for (const Named& p : points) plain.push_back({p.x, p.y});
    const Hull2Answer truth = hull2(plain);
    if (const auto* fat = std::get_if<Hull>(&truth)) {
      for (const std::uint32_t i : fat->ccw) hull.outer().push_back(points[i]);
    } else {
      const auto& ends = std::get<FlatHull>(truth).extreme;
      for (const std::uint32_t i : {ends.front(), ends.back(), ends.front()}) hull.outer().push_back(points[i]);
    }
  }
};

TEST(BoostAdapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  const assay_engine exact = boost_geometry::engine<Exact>();
  expect_innocent<Hull2Family>({&exact, 1}, 90);
}

}  // namespace
}  // namespace assay::boost_geometry
