// What a facet is asked, and that a triangle is asked for one turn only.
#include "oracles/hull3/facet_shape.h"

#include <gtest/gtest.h>

#include <array>

namespace assay::facet_shape_test {
namespace {

/// With the corner at the origin doubles tell the turn, with the one far away they do not.
TEST(RingObjection, ATriangleTurnsAtEveryCornerAsAtTheFirst) {
  const std::array<Point3, 3> ring = {Point3{0, 0, 0}, Point3{1, 0, 0}, Point3{1e20, 1, 0}};
  bool exactly = false;
  EXPECT_EQ(ring_objection(ring, exactly), "");
  EXPECT_FALSE(exactly);
  const std::array<Point3, 3> from_far = {ring[2], ring[0], ring[1]};
  EXPECT_EQ(ring_objection(from_far, exactly), "");
  EXPECT_TRUE(exactly) << "else any corner would do";
}

TEST(RingObjection, ATriangleOnALineIsNone) {
  bool exactly = false;
  const std::array<Point3, 3> flat = {Point3{0, 0, 0}, Point3{1, 1, 1}, Point3{3, 3, 3}};
  EXPECT_EQ(ring_objection(flat, exactly), "has three corners on a line");
}

}  // namespace
}  // namespace assay::facet_shape_test
