// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL (see LICENSE).
//
// The adapter of CGAL's planar hulls: it hands over what was asked, turns nothing round, and adds no error of its own.
#include <gtest/gtest.h>

#include <iostream>

#include "algorithms/hull2/hull2.h"
#include "engines/adapters/cgal_hull2/engines.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/small_integers.h"

namespace assay::cgal2 {
namespace {

template <class Kernel>
void read_back() {
  for (const auto& [kind, name] : clouds::kKinds)
    for (std::uint64_t index = 0; index < clouds::kEach; ++index) {
      const Cloud2 cloud = clouds::cloud2(kind, index);
      const auto loaded = load<Kernel>(cloud);
      const auto& points = std::get<0>(loaded);
      ASSERT_EQ(points.size(), cloud.points.size());
      for (std::size_t i = 0; i < points.size(); ++i)
        ASSERT_TRUE(clouds::same_bits(points[i].x(), cloud.points[i].x) &&
                    clouds::same_bits(points[i].y(), cloud.points[i].y))
            << name << " " << index;
    }
}

TEST(CgalHull2Adapter, HandsOverEveryCloudBitForBit) {
  read_back<Filtered>();
  read_back<Plain>();
}

TEST(CgalHull2Adapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  // Turns of small integers are exact in double, so no kernel has a wrong answer, and none throws.
  for (const assay_engine& engine : engines<ConvexHull2, GrahamAndrew>())
    small_integers::expect_no_error<Hull2Family, Hull2IsExact>(engine, 2);
}

/// The extreme points, fewer than three for a flat cloud.
struct Exact {
  template <class Kernel>
  static std::vector<std::uint32_t> ring(const std::vector<typename Kernel::Point_2>& points) {
    std::vector<Point2> plain;
    for (const auto& p : points) plain.push_back({p.x(), p.y()});
    const Hull2Answer truth = hull2(plain);
    if (const auto* fat = std::get_if<Hull>(&truth)) return fat->ccw;
    return std::get<FlatHull>(truth).extreme;
  }
};

TEST(CgalHull2Adapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  expect_innocent<Hull2Family>(engines<Exact, Exact>(), 90);
}

}  // namespace
}  // namespace assay::cgal2
