// Upright faces as gift wrapping looks for them.
#include "algorithms/hull3/folded_face.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include "algorithms/predicates/exact_orient3d.h"

namespace assay::folded_face_test {
namespace {

/// Corner k at (k & 1, k >> 1 & 1, k >> 2).
std::vector<Point3> cube() {
  std::vector<Point3> corners;
  for (unsigned k = 0; k < 8; ++k)
    corners.push_back({static_cast<double>(k & 1U), static_cast<double>(k >> 1U & 1U), static_cast<double>(k >> 2U)});
  return corners;
}

using Ids = std::vector<std::uint32_t>;

TEST(WallFace, EveryUprightFaceOfACubeIsTriedUntilThePointsInOneAreWanted) {
  const std::vector<Point3> points = cube();
  Ids chosen(points.size());
  std::iota(chosen.begin(), chosen.end(), 0U);
  for (const Ids& side : {Ids{0, 1, 4, 5}, Ids{1, 3, 5, 7}, Ids{2, 3, 6, 7}, Ids{0, 2, 4, 6}}) {
    int asked = 0;
    const auto ring = spatial::wall_face<ExactOrient3d>(points, chosen, [&](const Ids& wall) {
      ++asked;
      return wall == side;
    });
    EXPECT_EQ(std::set(ring.begin(), ring.end()), std::set(side.begin(), side.end())) << side[1];
    EXPECT_EQ(ring.size(), 4U);
    EXPECT_LE(asked, 4);
  }
}

TEST(WallFace, WhereNoneIsWantedAllAreTriedOnceAndThereIsNone) {
  const std::vector<Point3> points = cube();
  Ids chosen(points.size());
  std::iota(chosen.begin(), chosen.end(), 0U);
  std::set<Ids> walls;
  int asked = 0;
  const auto ring = spatial::wall_face<ExactOrient3d>(points, chosen, [&](const Ids& wall) {
    ++asked;
    walls.insert(wall);
    return false;
  });
  EXPECT_TRUE(ring.empty());
  EXPECT_EQ(asked, 4);
  EXPECT_EQ(walls.size(), 4U);
}

}  // namespace
}  // namespace assay::folded_face_test
