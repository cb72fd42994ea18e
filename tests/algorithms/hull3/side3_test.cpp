// The side tests against the judge's own, stage by stage and at every scale.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "algorithms/predicates/exact_orient3d.h"
#include "oracles/hull3/side_sign.h"
#include "properties/choices.h"
#include "properties/domains/hull3/points.h"

namespace assay::side3_test {
namespace {

void expect_exact(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
  const int sign = exact_side_sign(a, b, c, d);
  ASSERT_EQ(ExactOrient3d::sign(a, b, c, d), sign);
  ASSERT_EQ(ExactOrient3d::adaptive_sign(a, b, c, d), sign);
  ASSERT_EQ(ExactOrient3d::accumulated_sign(a, b, c, d), sign);
  ASSERT_EQ(ExactOrient3d::accumulated_sign(b, a, c, d), -sign);
}

TEST(ExactOrient3d, IsRightOnUlpPlanesAtEveryScale) {
  for (std::uint64_t key = 0; key < 30'000; ++key) {
    Choices choices{mix64(key)};
    const int scale = static_cast<int>(choices.between(-1070, 1018));
    const auto p = static_cast<double>(choices.between(1, 8)), q = static_cast<double>(choices.between(1, 8));
    Point3 corner[4];
    for (Point3& r : corner) {
      const double x = 1 + choices.dyadic(20), y = 1 + choices.dyadic(20);
      r = {x, y, (p * x + q * y) / 8};
      r.x = std::ldexp(nudge(r.x, choices.around_zero(2)), scale);
      r.y = std::ldexp(nudge(r.y, choices.around_zero(2)), scale);
      r.z = std::ldexp(nudge(r.z, choices.around_zero(2)), scale);
    }
    expect_exact(corner[0], corner[1], corner[2], corner[3]);
  }
}

TEST(ExactOrient3d, IsRightForAnyMixtureOfMagnitudes) {
  for (std::uint64_t key = 0; key < 30'000; ++key) {
    Choices choices{mix64(key)};
    const auto spread = static_cast<std::int64_t>(key % 3 == 0 ? 1000 : key % 3 == 1 ? 200 : 30);
    Point3 corner[4];
    for (Point3& r : corner) {
      r = point_of([&] {
        const auto m = static_cast<double>(choices.around_zero(1 << 20));
        return std::ldexp(m, static_cast<int>(choices.around_zero(spread)));
      });
    }
    expect_exact(corner[0], corner[1], corner[2], corner[3]);
  }
}

TEST(ExactOrient3d, IsRightAtTheEndsOfTheRange) {
  constexpr double kMax = std::numeric_limits<double>::max(), kMin = std::numeric_limits<double>::denorm_min();
  const double values[] = {-kMax, -1, -kMin, 0, kMin, 1, kMax};
  for (std::uint64_t key = 0; key < 20'000; ++key) {
    Choices choices{mix64(key)};
    Point3 corner[4];
    for (Point3& r : corner) r = point_of([&] { return values[choices.below(7)]; });
    expect_exact(corner[0], corner[1], corner[2], corner[3]);
  }
}

TEST(InexactSides, AreWrongNearPlanes) {
  int naive = 0, fma = 0, epsilon = 0;
  for (std::uint64_t key = 0; key < 2000; ++key) {
    Choices choices{mix64(key)};
    Point3 corner[4];
    for (Point3& r : corner) {
      const double x = 1 + choices.dyadic(30), y = 1 + choices.dyadic(30);
      r = {x, y, nudge((3 * x + 5 * y) / 8, choices.around_zero(2))};
    }
    const int sign = exact_side_sign(corner[0], corner[1], corner[2], corner[3]);
    naive += NaiveOrient3d::sign(corner[0], corner[1], corner[2], corner[3]) != sign;
    fma += FmaSide::sign(corner[0], corner[1], corner[2], corner[3]) != sign;
    epsilon += EpsilonSide::sign(corner[0], corner[1], corner[2], corner[3]) != sign;
  }
  EXPECT_GT(naive, 10);
  EXPECT_GT(fma, 10);
  EXPECT_GT(epsilon, 1000);
}

/// With dy = 1 the determinant is its two products, rounded and subtracted: 0.7e-16 below the share, and as much above
/// it if one product were not rounded.
TEST(EpsilonSide, RoundsBothProductsOnEveryMachine) {
  const double bx = 0x1.5b611d8091fa0p+0, bz = 0x1.8e6f36f84922cp+0;
  const double cx = 0x1.9a0bf0a643dfcp+0, cz = 0x1.d64fe32567b5ep+0;
  EXPECT_EQ(EpsilonSide::sign({0, 0, 0}, {bx, 0, bz}, {cx, 0, cz}, {0, 1, 0}), 0);
  EXPECT_EQ(EpsilonSide::sign({0, 0, 0}, {bx, 0, bz}, {cx, 0, cz - 0x1p-50}, {0, 1, 0}), 1);
}

}  // namespace
}  // namespace assay::side3_test
