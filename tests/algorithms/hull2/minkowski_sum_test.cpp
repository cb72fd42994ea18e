// Sums of convex polygons, judged by their supports in rationals.
#include "algorithms/hull2/minkowski_sum.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracles/hull2/check_minkowski_sum.h"
#include "properties/entry.h"
#include "tests/harness/claim_words.h"

namespace assay::minkowski_sum_test {
namespace {

using Points = std::vector<Point2>;

PolygonSum sum_of(const Points& a, const Points& b) { return std::get<PolygonSum>(minkowski_sum(a, b)); }

/// Points of a small lattice; one in three lists has coordinates moved by an ulp, at one of four scales.
Points drawn(Choices& choices) {
  constexpr std::array<int, 4> kScales = {0, -30, 500, -1060};
  const double scale = std::ldexp(1.0, kScales[choices.below(kScales.size())]);
  const bool is_moved = choices.chance(1, 3);
  const auto coordinate = [&] {
    const double x = static_cast<double>(choices.around_zero(4)) * scale;
    return is_moved && choices.chance(1, 2) ? std::nextafter(x, choices.chance(1, 2) ? 1e300 : -1e300) : x;
  };
  Points points(choices.below(8));
  for (Point2& p : points) p = {coordinate(), coordinate()};
  return points;
}

struct Pair {
  Points a, b;
};
Pair drawn_pair(std::uint64_t number) {
  Choices choices(stream_key(1, "minkowski sum", number));
  Points a = drawn(choices), b = drawn(choices);
  return {std::move(a), std::move(b)};
}

void expect_right_sums(std::uint64_t cases) {
  for (std::uint64_t number = 0; number < cases; ++number) {
    const auto [a, b] = drawn_pair(number);
    const Verdict verdict = check_minkowski_sum(a, b, sum_of(a, b));
    ASSERT_TRUE(holds(verdict)) << "pair " << number << ": " << violation(verdict)->evidence;
  }
}

TEST(MinkowskiSum, OfASquareAndATriangle) {
  const Points square = {{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}}, triangle = {{0, 0}, {1, 0}, {0, 1}};
  EXPECT_EQ(sum_of(square, triangle), (PolygonSum{{{0, 0}, {1, 1}, {2, 1}, {2, 2}, {3, 2}}}));
}

TEST(MinkowskiSum, OfPointsSegmentsAndNothing) {
  const Points point = {{3, 4}}, segment = {{0, 0}, {2, 2}}, other = {{1, 0}, {3, 2}}, across = {{0, 1}, {1, 0}};
  EXPECT_EQ(sum_of(point, point), (PolygonSum{{{0, 0}}}));
  EXPECT_EQ(sum_of(point, segment), (PolygonSum{{{0, 0}, {0, 1}}}));
  EXPECT_EQ(sum_of(segment, other), (PolygonSum{{{0, 0}, {1, 1}}}));
  EXPECT_EQ(sum_of(segment, across).ccw.size(), 4u);
  EXPECT_EQ(sum_of({}, segment), PolygonSum{});
  EXPECT_TRUE(
      std::holds_alternative<GaveUp>(minkowski_sum(point, Points{{std::numeric_limits<double>::quiet_NaN(), 0}})));
}

TEST(MinkowskiSum, IsRightOnDrawnPolygons) { expect_right_sums(20000); }

/// The mass run of docs/figures.md.
TEST(MinkowskiSum, DISABLED_IsRightOnAMillionPolygons) { expect_right_sums(1000000); }

/// Negation is a rotation: it turns no ring round, and a body plus its negation is symmetric.
TEST(MinkowskiSum, OfABodyAndItsNegationIsSymmetric) {
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Points a = drawn_pair(number).a;
    const Points negative = negated(a);
    const auto vertices = sum_of(a, negative).ccw;
    EXPECT_EQ(vertices.size() % 2, a.empty() ? 0u : vertices.size() == 1 ? 1u : 0u);
    for (const SumVertex& vertex : vertices) {
      const bool has_opposite = std::ranges::any_of(vertices, [&](const SumVertex& other) {
        return a[other.on_a] == a[vertex.on_b] && a[other.on_b] == a[vertex.on_a];
      });
      EXPECT_TRUE(has_opposite) << number;
    }
  }
}

/// The planted fault: edges in the order of rounded angles. Where edges are parallel within rounding it is convicted.
TEST(MinkowskiSum, ByRoundedAnglesIsConvicted) {
  int convicted = 0;
  for (std::uint64_t number = 0; number < 20000; ++number) {
    const auto [a, b] = drawn_pair(number);
    const PolygonSum own_a = sum_of(a, {{0, 0}}), own_b = sum_of(b, {{0, 0}});
    if (own_a.ccw.size() < 3 || own_b.ccw.size() < 3) continue;
    struct Edge {
      double angle;
      bool is_of_a;
    };
    std::vector<Edge> edges;
    const auto add = [&](const Points& points, const PolygonSum& ring, bool is_of_a) {
      for (std::size_t k = 0; k < ring.ccw.size(); ++k) {
        const Point2 &p = points[ring.ccw[k].on_a], &q = points[ring.ccw[(k + 1) % ring.ccw.size()].on_a];
        const double angle = std::atan2(q.y - p.y, q.x - p.x);
        edges.push_back({angle > -std::acos(0.0) ? angle : angle + 4 * std::acos(0.0), is_of_a});
      }
    };
    add(a, own_a, true), add(b, own_b, false);
    std::ranges::stable_sort(edges, {}, &Edge::angle);
    PolygonSum rounded;
    std::size_t i = 0, j = 0;
    for (std::size_t k = 0; k < edges.size(); ++k) {
      const bool same_as_before =
          k > 0 && edges[k].angle == edges[k - 1].angle && edges[k].is_of_a != edges[k - 1].is_of_a;
      if (!same_as_before)
        rounded.ccw.push_back({own_a.ccw[i % own_a.ccw.size()].on_a, own_b.ccw[j % own_b.ccw.size()].on_a});
      ++(edges[k].is_of_a ? i : j);
    }
    convicted += violation(check_minkowski_sum(a, b, rounded)) != nullptr;
  }
  EXPECT_GT(convicted, 0);
}

}  // namespace
}  // namespace assay::minkowski_sum_test
