// Supports by climbing: the edge graph, level ground, bodies of every shape; what climbing and warm starts cost, in
// counts; and that a warm start changes no answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/signed_volumes.h"
#include "bench/moving_spheres.h"
#include "oracles/gjk/check_collision.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/slivers.h"
#include "properties/growth/fitted_line.h"
#include "tests/algorithms/gjk/gjk_bodies.h"

namespace assay::support_test {
namespace {

using namespace gjk;

/// Every point of an integer grid of 4 x 4 x 4: corners, and points inside edges, faces and the body; each twice.
Points grid() {
  Points body{3, {}};
  for (int copy = 0; copy < 2; ++copy)
    for (double z = 0; z < 4; ++z)
      for (double y = 0; y < 4; ++y)
        for (double x = 0; x < 4; ++x) body.push_back({x, y, z});
  return body;
}

TEST(HullGraph, JoinsTheCornersOfABoxAndNothingElse) {
  const Points body = grid();
  const HullGraph graph(body);
  ASSERT_EQ(graph.corners().size(), 8u);
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    const bool corner = std::count(graph.corners().begin(), graph.corners().end(), i) > 0;
    // Three edges, and up to three diagonals of the faces.
    EXPECT_EQ(corner, graph.neighbours(i).size() >= 3);
    EXPECT_LE(graph.neighbours(i).size(), 6u);
    for (const std::uint32_t j : graph.neighbours(i)) {
      const auto back = graph.neighbours(j);
      EXPECT_EQ(std::count(back.begin(), back.end(), i), 1);
    }
  }
}

TEST(HullGraph, KnowsFlatBodies) {
  EXPECT_EQ(HullGraph(space({{1, 2, 3}, {1, 2, 3}})).corners().size(), 1u);
  const HullGraph segment(space({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}}));
  EXPECT_EQ(segment.corners().size(), 2u);
  EXPECT_EQ(segment.neighbours(0).size(), 1u);
  EXPECT_TRUE(segment.neighbours(1).empty());
  const HullGraph square(space({{0, 0, 1}, {2, 0, 1}, {2, 2, 1}, {0, 2, 1}, {1, 1, 1}}));
  EXPECT_EQ(square.corners().size(), 4u);
  for (const std::uint32_t i : square.corners()) EXPECT_EQ(square.neighbours(i).size(), 2u);
  EXPECT_EQ(HullGraph(plane({{0, 0}, {4, 0}, {0, 4}, {1, 1}})).corners().size(), 3u);
}

/// Climbing from every vertex, along small integer directions: many are level along edges and faces.
template <std::size_t D>
void expect_least_of_all(const Points& body) {
  const PreparedBody<D> prepared(body);
  Choices choices(mix64(body.size()));
  for (int direction = 0; direction < 200; ++direction) {
    Vec<D> v;
    for (double& entry : v) entry = static_cast<double>(choices.around_zero(3));
    double least = std::numeric_limits<double>::infinity();
    const auto value = [&](std::uint32_t i) {
      double sum = 0;
      for (std::size_t k = 0; k < D; ++k) sum += v[k] * body[i][k];
      return sum;
    };
    for (std::uint32_t i = 0; i < body.size(); ++i) least = std::min(least, value(i));
    std::uint64_t evaluations = 0;
    for (std::uint32_t from = 0; from < body.size(); ++from)
      EXPECT_EQ(value(prepared.climb(v, from, evaluations).at), least) << "from " << from;
  }
}

TEST(Climbing, FindsTheLeastOfAllOnLevelGround) {
  expect_least_of_all<3>(grid());
  expect_least_of_all<3>(space({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {3, 3, 0}, {1, 1, 0}}));
  expect_least_of_all<3>(space({{0, 0, 0}, {2, 2, 2}, {1, 1, 1}}));
  expect_least_of_all<3>(space({{5, -1, 2}}));
  expect_least_of_all<2>(rectangle(-1, 2, 4, 1));
  Points round{2, {}};
  for (const auto& [x, y] : {std::pair{5, 0},
                             {4, 3},
                             {3, 4},
                             {0, 5},
                             {-3, 4},
                             {-4, 3},
                             {-5, 0},
                             {-4, -3},
                             {-3, -4},
                             {0, -5},
                             {3, -4},
                             {4, -3}})
    round.push_back({static_cast<double>(x), static_cast<double>(y)});
  expect_least_of_all<2>(round);
}

TEST(Climbing, WalksAPlateauOfAThousandCorners) {
  // A prism over a polygon of 1024 corners on a parabola, which no rounding bends inwards: along z the whole floor is
  // level.
  Points prism{3, {}};
  for (const double z : {0.0, 1.0})
    for (int i = 0; i < 1024; ++i) prism.push_back({static_cast<double>(i), static_cast<double>(i * i), z});
  const PreparedBody<3> prepared(prism);
  std::uint64_t evaluations = 0;
  const LeastDot floor = prepared.climb({0, 0, 1}, 1024 + 500, evaluations);
  EXPECT_EQ(floor.value, 0);
  EXPECT_GE(evaluations, 1024u) << "every corner of the floor is within rounding of the least";
}

TEST(Climbing, AgreesWithAScanWithinBothBounds) {
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key)};
    for (const ConvexPair& pair : {GjkScaled<3>::draw(choices).problem, GjkSlivers<3>::draw(choices).problem,
                                   GjkFlat<3>::draw(choices).problem, GjkUlpGrid<3>::draw(choices).problem}) {
      const MinkowskiFrame<3> scan(pair);
      const PreparedBody<3> a(pair.a), b(pair.b);
      const ClimbingFrame<3> climb(a, b);
      if (!(scan.extent() > 0)) continue;
      const Vec<3> v{static_cast<double>(choices.around_zero(5)) / 3, 0.7, static_cast<double>(choices.around_zero(1))};
      EXPECT_LE(std::abs(scan.support(v).least - climb.support(v).least),
                scan.error_of_support(v) + climb.error_of_support(v));
    }
  }
}

TEST(Climbing, IsRefusedNumbersThatAreNone) {
  ConvexPair pair{box(0, 0, 0, 1), box(3, 0, 0, 1)};
  pair.b.coordinates[4] = std::numeric_limits<double>::quiet_NaN();
  const GjkAnswer answer = GjkHillClimbing::solve(pair, Watch{});
  ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
  EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
}

TEST(Climbing, WorksAtTheEndsOfTheExponentRange) {
  for (const double unit : {0x1p-1070, 0x1p-500, 1.0, 0x1p500, 0x1p1018}) {
    const GjkAnswer apart =
        GjkHillClimbing::solve({box(0, 0, 0, unit), box(3 * unit, unit / 4, unit / 4, unit)}, Watch{});
    EXPECT_TRUE(std::holds_alternative<Separated>(apart)) << unit << ' ' << apart.index();
    // A point against a body far larger than any scale of its own.
    const GjkAnswer inside =
        GjkHillClimbing::solve({box(-2 * unit, -4 * unit, -2 * unit, 8 * unit), space({{0, 0, unit}})}, Watch{});
    EXPECT_TRUE(std::holds_alternative<Overlapping>(inside)) << unit << ' ' << inside.index();
  }
}

TEST(Climbing, CostsLessThanTheSquareRootOfTheVerticesWithAWarmStart) {
  const std::vector<double> sizes{2048, 8192, 32768};
  std::vector<double> iterations, evaluations;
  for (const double n : sizes) {
    const bench::MovingSpheres spheres(static_cast<int>(n));
    WarmStart warm;
    double steps = 0, products = 0;
    for (std::size_t step = 0; step < 2 * bench::MovingSpheres::kPlaces; ++step) {
      ClimbingCost cost;
      const GjkAnswer answer = solve_climbing(spheres.a(), spheres.b(step), warm, {}, &cost);
      ASSERT_TRUE(std::holds_alternative<Separated>(answer));
      if (step == 0) {
        EXPECT_TRUE(holds(check_distance(spheres.pair(step), std::get<Separated>(answer), kDistanceGap)));
        continue;  // cold
      }
      steps += cost.iterations;
      products += static_cast<double>(cost.evaluations);
    }
    iterations.push_back(steps);
    evaluations.push_back(products);
  }
  EXPECT_LT(fitted_power(sizes, iterations)->slope, 0.5);
  EXPECT_LT(fitted_power(sizes, evaluations)->slope, 0.5);
  EXPECT_LT(evaluations.back() / (2 * bench::MovingSpheres::kPlaces - 1), 200) << "a scan computes 65536 a support";
}

std::optional<bool> verdict(const GjkAnswer& answer) {
  if (std::holds_alternative<Overlapping>(answer)) return true;
  if (std::holds_alternative<Separated>(answer) || std::holds_alternative<SeparatedAlong>(answer)) return false;
  return std::nullopt;
}

/// Warm from the pair moved a little, from another pair's end, and from numbers that are no vertices.
template <class D>
void expect_warm_equals_cold() {
  WarmStart other;
  std::uint64_t both = 0;
  for (std::uint64_t key = 0; key < 400; ++key) {
    Choices choices{mix64(key + 7)};
    const ConvexPair pair = D::draw(choices).problem;
    const GjkAnswer cold = GjkSignedVolumes::solve(pair, Watch{});
    WarmStart moved;
    solve_warm(moved_a_little(pair), moved);
    WarmStart nonsense{4, {}, {}};
    for (std::uint32_t& i : nonsense.a) i = static_cast<std::uint32_t>(choices.below(20));
    for (std::uint32_t& i : nonsense.b) i = choices.chance(1, 4) ? ~0u : static_cast<std::uint32_t>(choices.below(20));
    for (WarmStart* start : {&moved, &other, &nonsense}) {
      const GjkAnswer warm = solve_warm(pair, *start);
      const auto one = verdict(cold), two = verdict(warm);
      if (!one || !two) continue;
      ++both;
      EXPECT_EQ(*one, *two) << D::kName << ' ' << key;
      // Both within the promise of the exact distance, and so of each other within two.
      for (const GjkAnswer* answer : {&cold, &warm}) {
        const auto* apart = std::get_if<Separated>(answer);
        EXPECT_TRUE(apart == nullptr || holds(check_distance(pair, *apart, kDistanceGap))) << D::kName << ' ' << key;
      }
    }
  }
  EXPECT_GT(both, 300u) << D::kName;
}

TEST(WarmStart, ChangesNoAnswer) {
  expect_warm_equals_cold<GjkRandom<2>>();
  expect_warm_equals_cold<GjkRandom<3>>();
  expect_warm_equals_cold<GjkLattice<2>>();
  expect_warm_equals_cold<GjkLattice<3>>();
  expect_warm_equals_cold<GjkFlat<3>>();
  expect_warm_equals_cold<GjkSlivers<3>>();
  expect_warm_equals_cold<GjkScaled<3>>();
  expect_warm_equals_cold<GjkNearTouching<3>>();
}

TEST(WarmStart, OfTheSameQueryTakesOneIteration) {
  const ConvexPair pair{box(0, 0, 0, 1), box(3, 0.25, 0.5, 1)};
  const PreparedBody<3> a(pair.a), b(pair.b);
  WarmStart warm;
  ClimbingCost cold, again;
  solve_climbing(a, b, warm, {}, &cold);
  EXPECT_GT(warm.size, 0u);
  solve_climbing(a, b, warm, {}, &again);
  EXPECT_EQ(again.iterations, 1u);
  EXPECT_LT(again.evaluations, cold.evaluations);
}

}  // namespace
}  // namespace assay::support_test
