// The error bound of a rounded plane against the sum that its lemma asks for.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "algorithms/hull3/walking_surface.h"
#include "properties/choices.h"

namespace assay::rounded_plane_test {
namespace {

/// sum_i 4.01 u |t_i| width_i + 8.1 u |n_i| largest_i, |t_i| the two products of a component of the normal in size.
double least_bound(const std::array<Point3, 3>& corner, const spatial::Extent& extent) {
  constexpr double kUnit = 0x1p-53;
  const auto& [a, b, c] = corner;
  const std::array<double, 3> p = {b.x - a.x, b.y - a.y, b.z - a.z}, q = {c.x - a.x, c.y - a.y, c.z - a.z};
  double bound = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
    const double left = p[j] * q[k], right = p[k] * q[j];
    bound += 4.01 * kUnit * (std::abs(left) + std::abs(right)) * extent.width[i];
    bound += 8.1 * kUnit * std::abs(left - right) * extent.largest[i];
  }
  return bound;
}

void expect_enough(const std::array<Point3, 3>& corner) {
  const std::vector<Point3> points(corner.begin(), corner.end());
  const spatial::Extent extent = spatial::extent_of(points);
  EXPECT_GE(spatial::rounded_plane(corner[0], corner[1], corner[2], extent).error, least_bound(corner, extent));
}

/// In each a component of the normal has both of its products, nearly equal; then one product each.
TEST(RoundedPlane, ItsErrorPaysForBothProductsOfEveryComponent) {
  for (const double s : {1.0, 7.0}) {
    for (const double t : {1.0, 7.0}) {
      expect_enough({Point3{0, 0, 0}, Point3{0, s, t}, Point3{0, t, s}});
      expect_enough({Point3{0, 0, 0}, Point3{s, 0, t}, Point3{t, 0, s}});
      expect_enough({Point3{0, 0, 0}, Point3{s, t, 0}, Point3{t, s, 0}});
    }
  }
  const std::array<Point3, 3> unit = {Point3{1, 0, 0}, Point3{0, 1, 0}, Point3{0, 0, 1}};
  for (std::size_t i = 0; i < 3; ++i) {
    const Point3 &p = unit[i], &q = unit[(i + 1) % 3];
    // The corner is half a box away from the axes' origin, so that widths count as much as coordinates do.
    for (const double way : {1.0, -1.0}) {
      const Point3 a = {-0.5, -0.5, -0.5};
      const Point3 b = {a.x + p.x, a.y + p.y, a.z + p.z}, c = {a.x + q.x, a.y + q.y, a.z + q.z};
      way > 0 ? expect_enough({a, b, c}) : expect_enough({a, c, b});
    }
  }
  for (std::uint64_t key = 0; key < 2000; ++key) {
    Choices choices{mix64(key)};
    std::array<Point3, 3> corner;
    for (Point3& p : corner) {
      const double x = choices.dyadic(20) - 0.5, y = choices.dyadic(20) - 0.5;
      p = {std::ldexp(x, static_cast<int>(key % 7)), y,
           std::ldexp(choices.dyadic(20) - 0.5, static_cast<int>(key % 5))};
    }
    expect_enough(corner);
  }
}

}  // namespace
}  // namespace assay::rounded_plane_test
