// The four points that the filter of the production hull is made of.
#include "algorithms/hull2/production/inner_rectangle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "properties/choices.h"

namespace assay::inner_rectangle_test {
namespace {

using hull::DiagonalExtremes;

DiagonalExtremes looked_at(std::span<const Point2> points) {
  DiagonalExtremes extremes;
  extremes.look_at(points);
  return extremes;
}

void expect_same(const DiagonalExtremes& one, const DiagonalExtremes& other) {
  EXPECT_EQ(one.south_west, other.south_west);
  EXPECT_EQ(one.south_east, other.south_east);
  EXPECT_EQ(one.north_east, other.north_east);
  EXPECT_EQ(one.north_west, other.north_west);
  EXPECT_EQ(one.least_sum, other.least_sum);
  EXPECT_EQ(one.greatest_sum, other.greatest_sum);
  EXPECT_EQ(one.least_difference, other.least_difference);
  EXPECT_EQ(one.greatest_difference, other.greatest_difference);
  EXPECT_EQ(one.finite, other.finite);
}

/// Two points on each of the four diagonal lines around a cloud.
const std::vector<Point2> kOctagon = {{3, 1}, {1, 3}, {-1, 3}, {-3, 1}, {-3, -1}, {-1, -3}, {1, -3}, {3, -1}};

TEST(DiagonalExtremes, AreTheFirstOfThePointsThatReachAsFar) {
  const DiagonalExtremes extremes = looked_at(kOctagon);
  EXPECT_EQ(extremes.north_east, (Point2{3, 1}));
  EXPECT_EQ(extremes.north_west, (Point2{-1, 3}));
  EXPECT_EQ(extremes.south_west, (Point2{-3, -1}));
  EXPECT_EQ(extremes.south_east, (Point2{1, -3}));
  std::vector<Point2> back = kOctagon;
  std::reverse(back.begin(), back.end());
  const DiagonalExtremes of_back = looked_at(back);
  EXPECT_EQ(of_back.north_east, (Point2{1, 3}));
  EXPECT_EQ(of_back.north_west, (Point2{-3, 1}));
  EXPECT_EQ(of_back.south_west, (Point2{-1, -3}));
  EXPECT_EQ(of_back.south_east, (Point2{3, -1}));
}

TEST(DiagonalExtremes, OfTwoPartsOfACloudAreThoseOfAllOfIt) {
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key)};
    std::vector<Point2> cloud;
    for (int i = 0; i < 12; ++i) {
      const auto x = static_cast<double>(choices.around_zero(4));
      cloud.push_back({x, static_cast<double>(choices.around_zero(4))});
    }
    const DiagonalExtremes whole = looked_at(cloud);
    for (std::size_t cut = 0; cut <= cloud.size(); ++cut) {
      DiagonalExtremes joined = looked_at(std::span(cloud).first(cut));
      joined.look_at(looked_at(std::span(cloud).subspan(cut)));
      expect_same(joined, whole);
    }
  }
}

}  // namespace
}  // namespace assay::inner_rectangle_test
