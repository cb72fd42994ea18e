// The sure reach of cells of directions, and containment by it and by walks, against all facets asked one by one.
#include "oracles/hull3/containment.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>

#include "tests/oracles/hull3/hull3_cases.h"

namespace assay::containment_test {
namespace {

using namespace cases;

/// Numbers in (-1, 1).
struct Noise {
  std::uint64_t state = 7;
  double operator()() {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state >> 11) * 0x1p-52 - 1;
  }
  Point3 on_sphere() {
    for (;;) {
      const Point3 p = {(*this)(), (*this)(), (*this)()};
      const double squared = p.x * p.x + p.y * p.y + p.z * p.z;
      if (squared > 1 || squared < 0.01) continue;
      const double r = std::sqrt(squared);
      return {p.x / r, p.y / r, p.z / r};
    }
  }
};

Surface paired_surface(const Cloud3& cloud) {
  Surface surface = surface_of(cloud, cases::surface(facets_of(exact_hull3(cloud))));
  EXPECT_EQ(pair_edges(surface), "");
  return surface;
}

Point3 between(const Point3& p, const Point3& q, double share) {
  return {p.x + share * (q.x - p.x), p.y + share * (q.y - p.y), p.z + share * (q.z - p.z)};
}

/// Asks for points all through the body and close to its border, from within and from without.
void expect_right_answers(const Cloud3& cloud, const std::string& name) {
  const Surface surface = paired_surface(cloud);
  Point3 centre;
  const double share = 1.0 / static_cast<double>(surface.vertex.size());
  for (const Point3& p : surface.vertex) {
    centre = {centre.x + share * p.x, centre.y + share * p.y, centre.z + share * p.z};
  }
  const auto below_all = [&](const Point3& p, bool strictly) {
    bool unused = false, below = true;
    for (std::uint32_t f = 0; f < surface.facets(); ++f) {
      const auto c = surface.facet(f);
      const int side = side_sign(surface.vertex[c[0]], surface.vertex[c[1]], surface.vertex[c[2]], p, unused);
      below = below && (strictly ? side < 0 : side <= 0);
    }
    return below;
  };
  ASSERT_TRUE(below_all(centre, true)) << name;
  DoubleFrame frame(surface, centre);
  EXPECT_TRUE(frame.aim({})) << name << ": no facet across the slice is needed";
  Containment<DoubleFrame> few(surface, frame, 1), many(surface, frame, 10'000);
  Noise noise;
  for (int k = 0; k < 1500; ++k) {
    const auto c = surface.facet(static_cast<std::uint32_t>(k) % surface.facets());
    const Point3 on_edge = between(surface.vertex[c[0]], surface.vertex[c[1]], 0.5 + 0.5 * noise());
    const Point3 on_facet = between(on_edge, surface.vertex[c[2]], 0.5 + 0.5 * noise());
    const double off = std::ldexp(noise(), -k % 60);
    const Point3 p = between(centre, on_facet, k % 2 == 0 ? 1 + off : std::abs(off));
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z)) continue;
    const bool truth = below_all(p, false);
    ASSERT_EQ(few.inside(p), truth) << name << " " << k;
    ASSERT_EQ(many.inside(p), truth) << name << " " << k;
  }
}

/// So tall that no difference of heights is a double: where the ray leaves is told by means of corners.
TEST(Containment, IsExactWhereDifferencesOverflow) {
  Cloud3 tall = cube_cloud();
  for (Point3& p : tall.points) p.z = p.z > 2 ? 0x1.8p1023 : -0x1.8p1023;
  expect_right_answers(tall, "tall");
}

TEST(Containment, IsExactForBodiesOfEveryShapeSizeAndPlace) {
  Noise noise;
  Cloud3 ball;
  for (int k = 0; k < 60; ++k) ball.points.push_back(noise.on_sphere());
  const auto moved = [&](double sx, double sy, double sz, double by) {
    Cloud3 cloud = ball;
    for (Point3& p : cloud.points) p = {p.x * sx + by, p.y * sy - by, p.z * sz + by};
    return cloud;
  };
  expect_right_answers(icosahedron_cloud(), "icosahedron");
  expect_right_answers(cube_cloud(), "cube");
  expect_right_answers(tetrahedron_cloud(), "tetrahedron");
  expect_right_answers(ball, "ball");
  expect_right_answers(moved(1, 0x1p-20, 1, 0), "disc");
  expect_right_answers(moved(0x1p-20, 0x1p-18, 1, 0), "needle");
  expect_right_answers(moved(1, 1, 1, 0x1p24), "far away");
  expect_right_answers(moved(1, 1, 1, 0x1p46), "in 2^-6 of its own roundings");
  expect_right_answers(moved(0x1p1000, 0x1p1000, 0x1p1000, 0), "large");
  expect_right_answers(moved(DBL_MAX, DBL_MAX, DBL_MAX, 0), "as large as doubles are");
  expect_right_answers(moved(0x1p-1060, 0x1p-1060, 0x1p-1060, 0), "of subnormal numbers");
  expect_right_answers(moved(0x1p900, 0x1p-900, 1, 0), "of three scales");
}

/// The octahedron |x| + |y| + |z| <= 1 with its corners in the middles of the cube's faces, for which |x| + |y| + |z|
/// of a dyadic point is exact.
TEST(SureReach, CoversAlmostAllOfABodyAndNothingBeside) {
  const DirectionCells directions({0, 0, 0}, {1, 1, 1}, 9);
  const SureReach reach(directions, [](std::uint32_t, double x, double y) {
    const double a = (1 - 0x1p-30) / (1 + std::abs(x) + std::abs(y));
    return DirectionCells::Seen{a, a * x, a * y};
  });
  Noise noise;
  int inside = 0, covered = 0;
  for (int k = 0; k < 200'000; ++k) {
    Point3 p = {std::ldexp(std::floor(std::ldexp(noise(), 20)), -20),
                std::ldexp(std::floor(std::ldexp(noise(), 20)), -20),
                std::ldexp(std::floor(std::ldexp(noise(), 20)), -20)};
    if (k % 2 == 0) {  // beside a face of the octahedron by 2^-20 at most
      const double z = 1 - std::abs(p.x) - std::abs(p.y);
      if (z < 0) continue;
      p.z = std::copysign(z + std::ldexp(k % 3 - 1, -20), p.z);
    }
    const bool truth = std::abs(p.x) + std::abs(p.y) + std::abs(p.z) <= 1, covers = reach.covers(directions.place(p));
    ASSERT_TRUE(truth || !covers) << p.x << " " << p.y << " " << p.z;
    if (k % 2 == 0) continue;
    inside += truth;
    covered += covers;
  }
  EXPECT_GT(inside, 10'000);
  EXPECT_GT(covered, 0.9 * inside);
}

TEST(SureReach, CoversNothingWhereCornersFail) {
  const DirectionCells directions({0, 0, 0}, {1, 1, 1}, 2);
  const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  for (const DirectionCells::Seen bad : {DirectionCells::Seen{0, 0, 0},
                                         {-1, 1, 1},
                                         {nan, nan, nan},
                                         {infinity, 0, 0},
                                         {1, 0.5, 0.5},
                                         {0x1p-200, 0x1p-200, 0x1p-200}}) {
    const SureReach reach(directions, [&](std::uint32_t, double x, double y) {
      return x == 0 && y == 0 ? bad : DirectionCells::Seen{0.25, x / 4, y / 4};
    });
    EXPECT_FALSE(reach.covers(directions.place({0.125, 0.01, 0.01}))) << bad.a;
    EXPECT_FALSE(reach.covers(directions.place({-0.01, -0.01, -0.125}))) << bad.a;
  }
  const SureReach reach(directions, [](std::uint32_t, double x, double y) {
    return DirectionCells::Seen{0.25, x / 4, y / 4};
  });
  EXPECT_TRUE(reach.covers(directions.place({0.125, 0.01, 0.01})));
  for (const double x : {nan, infinity, -infinity, 0x1p-200, DBL_MAX}) {
    EXPECT_FALSE(reach.covers(directions.place({x, 0, 0}))) << x;
    EXPECT_FALSE(reach.covers(directions.place({x, x / 2, x / 2}))) << x;
  }
  EXPECT_FALSE(reach.covers(directions.place({0, 0, 0})));
}

}  // namespace
}  // namespace assay::containment_test
