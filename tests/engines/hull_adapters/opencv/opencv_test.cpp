// The adapter of OpenCV's hull: it hands over what was asked, turns nothing round, and adds no error of its own.
#include <gtest/gtest.h>

#include "algorithms/hull2/hull2.h"
#include "engines/adapters/opencv/engines.h"
#include "tests/engines/hull_adapters/clouds.h"
#include "tests/engines/hull_adapters/innocent.h"
#include "tests/engines/hull_adapters/small_integers.h"

namespace assay::opencv {
namespace {

std::vector<Point2> as_given(const Polygon& points) {
  std::vector<Point2> given;
  for (const cv::Point2f& p : points) given.push_back({p.x, p.y});
  return given;
}

TEST(OpencvHullAdapter, HandsOverEveryCloudOfFloatsBitForBitAndDeclinesTheOthers) {
  std::uint64_t back = 0, declined = 0;
  for (const auto& [kind, name] : clouds::kKinds)
    for (std::uint64_t index = 0; index < clouds::kEach; ++index) {
      Cloud2 cloud;
      for (const Point3& p : clouds::cloud3<float>(kind, index).points) cloud.points.push_back({p.x, p.y});
      const auto points = floats_of(cloud.points);
      const auto is_float = [](const Point2& p) {
        return static_cast<double>(static_cast<float>(p.x)) == p.x &&
               static_cast<double>(static_cast<float>(p.y)) == p.y;
      };
      ASSERT_EQ(points.has_value(), std::ranges::all_of(cloud.points, is_float)) << name << " " << index;
      ++(points ? back : declined);
      if (!points) continue;
      const auto same = [](const Point2& p, const Point2& q) {
        return clouds::same_bits(p.x, q.x) && clouds::same_bits(p.y, q.y);
      };
      ASSERT_TRUE(std::ranges::equal(as_given(*points), cloud.points, same)) << name << " " << index;
    }
  EXPECT_GT(back, 10 * declined);
  EXPECT_FALSE(floats_of({{0.1, 0}}) || floats_of({{0, 1e300}}) || floats_of({{std::nan(""), 0}}));
}

TEST(OpencvHullAdapter, APositionThatWasNeverGivenIsNoAnswer) {
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of({0, 1, 3}, 3)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of({0, 1, -1}, 3)));
  EXPECT_TRUE(std::holds_alternative<GaveUp>(answer_of({}, 3)));
}

TEST(OpencvHullAdapter, IsRightOnSmallIntegersAndSoIsTheTranslation) {
  small_integers::expect_no_error<Hull2Family, Hull2IsExact>(hull_engine<Library>(), 2);
}

struct Exact {
  static std::vector<int> convex_hull(const Polygon& points) {
    const Hull2Answer truth = hull2(as_given(points));
    const auto* fat = std::get_if<Hull>(&truth);
    const auto& corners = fat != nullptr ? fat->ccw : std::get<FlatHull>(truth).extreme;
    return {corners.begin(), corners.end()};
  }
};

TEST(OpencvHullAdapter, IsConvictedOfNothingWithALibraryThatAnswersExactly) {
  const assay_engine exact = hull_engine<Exact>();
  expect_innocent<Hull2Family>({&exact, 1}, 30);  // what is no float is declined
}

}  // namespace
}  // namespace assay::opencv
