// This project's own tests, with Assay's domains and judges in them.
#include "geometry.h"

#include <gtest/gtest.h>

#include "fuzz/targets/in_your_tests.h"
#include "shop_for_assay.h"

namespace {

std::vector<shop::Point> points_of(const assay::Points& body) {
  std::vector<shop::Point> points;
  for (std::uint32_t i = 0; i < body.size(); ++i) points.push_back({body[i][0], body[i][1]});
  return points;
}

/// The collision test, which takes polygons in counter-clockwise order: the hulls of Assay's bodies.
struct ShopMeet {
  static constexpr std::string_view kName = "shop/meet";
  static assay::GjkAnswer solve(const assay::ConvexPair& pair, const assay::Watch&) {
    if (pair.a.dimension != 2) return assay::Declined{"planar only"};
    const auto ring = [](const assay::Points& body) {
      const std::vector<shop::Point> points = points_of(body);
      std::vector<shop::Point> corners;
      for (const unsigned i : shop::hull(points)) corners.push_back(points[i]);
      return corners;
    };
    const auto a = ring(pair.a), b = ring(pair.b);
    if (a.size() < 3 || b.size() < 3) return assay::Declined{"polygons only"};
    return assay::BareVerdict{shop::meet(a, b)};
  }
};

TEST(ShopHull, IsRightOnSmallIntegers) {
  const auto report = assay::try_in_your_tests<assay::Hull2Family, ShopHull>(
      {}, {.cases = 300, .domains = {"hull2/lattice_cloud", "hull2/small_grid"}});
  EXPECT_GT(report.cases, 1000u);
  EXPECT_TRUE(report.clean()) << report.text();
}

// What a plain double orientation test cannot do. A project would fix its code until this list is empty; here it shows
// what is found.
TEST(ShopHull, LosesToPointsNearALine) {
  const auto report =
      assay::try_in_your_tests<assay::Hull2Family, ShopHull>({}, {.cases = 100, .domains = {"hull2/near_collinear"}});
  ASSERT_FALSE(report.clean());
  std::cout << report.text();
  const auto& smallest = std::get<assay::Cloud2>(report.findings.front().smallest.problem);
  EXPECT_LE(smallest.points.size(), 6u) << "reduced until a person can read it";
  EXPECT_FALSE(std::holds_alternative<assay::Declined>(ShopHull::solve(smallest, {}))) << "and it replays";
}

TEST(ShopMeet, IsRightOnSmallIntegers) {
  assay::Stated<assay::GjkFamily> touching_meets;
  touching_meets.touching = assay::Touching::kHit;
  const auto report = assay::try_in_your_tests<assay::GjkFamily, ShopMeet>(
      touching_meets, {.cases = 300, .domains = {"gjk/lattice_2d", "gjk/touching_2d"}});
  EXPECT_GT(report.outcomes[static_cast<std::size_t>(assay::Outcome::kHolds)], 1000u) << report.text();
  EXPECT_TRUE(report.clean()) << report.text();
}

}  // namespace
