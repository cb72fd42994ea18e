// A box is inner exactly where its corners are in the hull, in every row up to the last.
#include "algorithms/hull3/inner_boxes.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace assay::inner_boxes_test {
namespace {

using spatial::Extent;
using spatial::InnerBoxes;
using spatial::WalkingSurface;

/// The simplex of points with x, y, z >= low and x + y + z <= 3 low + 8.
struct Simplex {
  explicit Simplex(double low)
      : points{{low + 8, low, low}, {low, low + 8, low}, {low, low, low + 8}, {low, low, low}},
        extent(spatial::extent_of(points)),
        surface(points, extent, {low + 1, low + 1, low + 1}, {0, 1, 2, 3}) {}
  std::vector<Point3> points;
  Extent extent;
  WalkingSurface surface;
};

TEST(InnerBoxes, AreThoseWhoseFarthestCornerIsInTheHull) {
  for (const double low : {0.0, -4.0, 32.0}) {
    for (const std::uint32_t lines : {1u, 2u, 8u, 16u}) {
      Simplex simplex(low);
      const InnerBoxes boxes(simplex.surface, simplex.extent, lines);
      const double width = 8.0 / lines;
      for (std::uint32_t z = 0; z < lines; ++z)
        for (std::uint32_t y = 0; y < lines; ++y)
          for (std::uint32_t x = 0; x < lines; ++x) {
            const auto middle = [&](std::uint32_t k) { return low + width * (k + 0.5); };
            const bool inner = width * (x + y + z + 3) <= 8;
            EXPECT_EQ(boxes.contain({middle(x), middle(y), middle(z)}), inner)
                << low << " " << lines << ": " << x << " " << y << " " << z;
          }
    }
  }
}

TEST(InnerBoxes, AreNoneInAnExtentOutOfRange) {
  Simplex simplex(0);
  simplex.extent.width[2] = std::numeric_limits<double>::infinity();
  EXPECT_FALSE(InnerBoxes(simplex.surface, simplex.extent, 8).contain({1, 1, 1}));
}

}  // namespace
}  // namespace assay::inner_boxes_test
