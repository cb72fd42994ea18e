// The kill list of the planar hull judge: for every claim a wrong answer that is refused by that claim's name, and the
// judge against the definition on every answer to every small cloud.
#include "oracles/hull2/check_hull2.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>

#include "oracles/exact/judge_counts.h"
#include "oracles/hull2/exact_hull2.h"
#include "tests/harness/claim_of.h"

namespace assay::check_hull2_test {
namespace {

using Indices = std::vector<std::uint32_t>;

std::string judged(const Cloud2& cloud, const Indices& ccw) {
  return test::claim_or_why(check_hull2(cloud, Hull{ccw}));
}
std::string judged_flat(const Cloud2& cloud, const Indices& ends) {
  return test::claim_or_why(check_flat_hull(cloud, FlatHull{ends}));
}

const Cloud2 kSquare = {{{0, 0}, {4, 0}, {4, 4}, {0, 4}, {1, 2}, {2, 0}}};  // a corner each, one inside, one on an edge
const Cloud2 kSegment = {{{0, 0}, {1, 1}, {3, 3}, {2, 2}, {3, 3}}};

TEST(CheckHull2, AcceptsEveryRotationOfTheHull) {
  EXPECT_EQ(judged(kSquare, {0, 1, 2, 3}), "holds");
  EXPECT_EQ(judged(kSquare, {1, 2, 3, 0}), "holds");
  EXPECT_EQ(judged(kSquare, {2, 3, 0, 1}), "holds");
  EXPECT_EQ(judged(kSquare, {3, 0, 1, 2}), "holds");
}

TEST(CheckHull2, AcceptsEitherOfTwoCoincidingPoints) {
  const Cloud2 cloud = {{{0, 0}, {1, 0}, {0, 1}, {1, 0}}};
  EXPECT_EQ(judged(cloud, {0, 1, 2}), "holds");
  EXPECT_EQ(judged(cloud, {0, 3, 2}), "holds");
}

TEST(CheckHull2, TakesMinusZeroForZero) {
  const Cloud2 cloud = {{{0.0, -0.0}, {1, 0}, {0, 1}, {-0.0, 0.0}}};
  EXPECT_EQ(judged(cloud, {0, 1, 2}), "holds");
  EXPECT_EQ(judged(cloud, {3, 0, 1, 2}), "strict left turn");
}

TEST(CheckHull2, KillsThreeOrMoreVertices) {
  EXPECT_EQ(judged({}, {}), "three or more vertices");
  EXPECT_EQ(judged(kSquare, {}), "three or more vertices");
  EXPECT_EQ(judged(kSquare, {0}), "three or more vertices");
  EXPECT_EQ(judged(kSquare, {0, 2}), "three or more vertices");
  EXPECT_EQ(judged(kSegment, {0, 2}), "three or more vertices");
}

/// On the continuation of an edge, where a determinant would be 0 and exact arithmetic asked.
TEST(CheckHull2, WhatLiesBeyondTheEndsOfTheOrderIsRefusedWithoutArithmetic) {
  for (const Point2& beyond : {Point2{8, 4}, Point2{-4, 0}, Point2{8, 0}, Point2{-4, 4}}) {
    Cloud2 cloud = {{{0, 0}, {4, 0}, {4, 4}, {0, 4}, beyond}};
    const auto before = judge_counts().exact;
    EXPECT_EQ(judged(cloud, {0, 1, 2, 3}), "encloses every point");
    EXPECT_EQ(judge_counts().exact, before);
  }
}

TEST(CheckHull2, KillsIndicesInRange) {
  EXPECT_EQ(judged(kSquare, {0, 1, 2, 6}), "indices in range");
  EXPECT_EQ(judged(kSquare, {0, 1, 2, std::numeric_limits<std::uint32_t>::max()}), "indices in range");
  EXPECT_EQ(judged({}, {0, 1, 2}), "indices in range");
}

TEST(CheckHull2, KillsStrictLeftTurn) {
  EXPECT_EQ(judged(kSquare, {0, 5, 1, 2, 3}), "strict left turn") << "a collinear vertex too many";
  EXPECT_EQ(judged(kSquare, {0, 1, 2, 3, 4}), "strict left turn") << "an inner point";
  EXPECT_EQ(judged(kSquare, {0, 1, 1, 2, 3}), "strict left turn") << "a repeated index";
  EXPECT_EQ(judged(kSquare, {0, 1, 2, 3, 0}), "strict left turn") << "the first vertex closes the ring again";
  EXPECT_EQ(judged(kSquare, {0, 2, 1, 3}), "strict left turn") << "a bow tie";
  EXPECT_EQ(judged(kSegment, {0, 1, 2}), "strict left turn") << "a flat cloud";
  EXPECT_EQ(judged({{{1, 1}, {1, 1}, {1, 1}}}, {0, 1, 2}), "strict left turn") << "all points equal";
  EXPECT_EQ(judged({{{0, 0}, {1, 0}, {1, 0}, {0, 1}}}, {0, 1, 2, 3}), "strict left turn") << "two coinciding points";
}

TEST(CheckHull2, KillsIsNotInsideOut) {
  EXPECT_EQ(judged(kSquare, {3, 2, 1, 0}), "is not inside out");
  EXPECT_EQ(judged(kSquare, {0, 3, 2, 1}), "is not inside out") << "from another corner on";
  EXPECT_EQ(judged(kSquare, {0, 3, 1}), "is not inside out") << "whatever else is wrong";
  EXPECT_EQ(judged({{{0, 0}, {1, 0}, {0, 0x1p-1074}}}, {0, 2, 1}), "is not inside out") << "the least area there is";
  const Cloud2 apart = {{{10, 20}, {14, 20}, {14, 24}, {10, 24}}};  // no edge points at the origin
  for (const Indices& ring : {Indices{3, 2, 1, 0}, Indices{0, 3, 2, 1}})
    EXPECT_EQ(violation(check_hull2(apart, Hull{ring}))->evidence,
              "inside out: the ring runs clockwise, the signed area within it is -16");
}

TEST(CheckHull2, KillsOneUlpOfAWrongTurn) {
  const double above = std::nextafter(0.5, 1), below = std::nextafter(0.5, 0);
  EXPECT_EQ(judged({{{0, 0}, {0.5, below}, {1, 1}, {0, 1}}}, {0, 1, 2, 3}), "holds");
  EXPECT_EQ(judged({{{0, 0}, {0.5, 0.5}, {1, 1}, {0, 1}}}, {0, 1, 2, 3}), "strict left turn");
  EXPECT_EQ(judged({{{0, 0}, {0.5, above}, {1, 1}, {0, 1}}}, {0, 1, 2, 3}), "strict left turn");
  EXPECT_EQ(judged({{{0, 0}, {0.5, below}, {1, 1}, {0, 1}}}, {0, 2, 3}), "encloses every point");
}

TEST(CheckHull2, KillsWindsOnce) {
  EXPECT_EQ(judged(kSquare, {0, 1, 2, 3, 0, 1, 2, 3}), "winds once") << "a doubled boundary";
  // A pentagram: every corner turns strictly left, but the boundary goes around twice.
  const Cloud2 pentagon = {{{10, 0}, {3, 9}, {-8, 6}, {-8, -6}, {3, -9}}};
  EXPECT_EQ(judged(pentagon, {0, 1, 2, 3, 4}), "holds");
  EXPECT_EQ(judged(pentagon, {0, 2, 4, 1, 3}), "winds once") << "a star";
  // The same doubled boundary without a repeated index, from coinciding points.
  const Cloud2 twice = {{{0, 0}, {4, 0}, {0, 4}, {0, 0}, {4, 0}, {0, 4}}};
  EXPECT_EQ(judged(twice, {0, 1, 2, 3, 4, 5}), "winds once");
}

TEST(CheckHull2, KillsEnclosesEveryPoint) {
  EXPECT_EQ(judged(kSquare, {0, 1, 2}), "encloses every point") << "beyond an upper edge";
  EXPECT_EQ(judged(kSquare, {0, 2, 3}), "encloses every point") << "beyond a lower edge";
  EXPECT_EQ(judged(kSquare, {1, 2, 3}), "encloses every point") << "before the smallest";
  EXPECT_EQ(judged(kSquare, {0, 1, 3}), "encloses every point") << "after the largest";
}

TEST(CheckHull2, IsUndecidedOnlyWhereTheCloudIsNotFinite) {
  constexpr double kInf = std::numeric_limits<double>::infinity(), kNan = std::numeric_limits<double>::quiet_NaN();
  for (const double bad : {kInf, -kInf, kNan}) {
    const Cloud2 cloud = {{{0, 0}, {1, 0}, {0, bad}}};
    EXPECT_EQ(judged(cloud, {0, 1, 2}), "undecided: cloud is not finite");
    EXPECT_EQ(judged_flat(cloud, {0, 1}), "undecided: cloud is not finite");
  }
}

TEST(CheckHull2, JudgesAtBothEndsOfTheExponentRange) {
  for (const double size : {std::numeric_limits<double>::max(), std::numeric_limits<double>::denorm_min(), 1e-310}) {
    const Cloud2 cloud = {{{-size, -size}, {size, -size}, {size, size}, {-size, size}, {0, 0}, {0, -size}}};
    EXPECT_EQ(judged(cloud, {0, 1, 2, 3}), "holds") << size;
    EXPECT_EQ(judged(cloud, {0, 5, 1, 2, 3}), "strict left turn") << size;
    EXPECT_EQ(judged(cloud, {0, 1, 2}), "encloses every point") << size;
  }
}

TEST(CheckHull2, MeasuresALostPointAgainstTheDiagonal) {
  const auto lost = [](const Cloud2& cloud, const Indices& ccw) {
    return violation(check_hull2(cloud, Hull{ccw}))->magnitude;
  };
  // The corner (0, 4) of the square lies 4 / sqrt(2) beyond the diagonal, and the diagonal is 4 sqrt(2) long.
  EXPECT_DOUBLE_EQ(lost(kSquare, {0, 1, 2}), 0.5);
  EXPECT_EQ(lost(kSquare, {0, 5, 1, 2, 3}), 0) << "nothing is lost by a vertex too many";
  EXPECT_EQ(lost(kSquare, {}), 1);
  // The same far below the square root of the smallest double: the squared ratio underflows, the ratio does not.
  const double tiny = std::ldexp(1.0, -700), huge = std::ldexp(1.0, 300);
  EXPECT_DOUBLE_EQ(lost({{{0, 0}, {huge, 0}, {huge, huge}, {0, huge}, {huge, -tiny}}}, {0, 1, 2, 3}),
                   std::ldexp(std::sqrt(0.5), -1000));
}

TEST(CheckFlatHull, AcceptsTheEndsInEitherOrder) {
  EXPECT_EQ(judged_flat({}, {}), "holds");
  EXPECT_EQ(judged_flat({{{7, -7}}}, {0}), "holds");
  EXPECT_EQ(judged_flat({{{7, -7}, {7, -7}}}, {1}), "holds");
  EXPECT_EQ(judged_flat(kSegment, {0, 2}), "holds");
  EXPECT_EQ(judged_flat(kSegment, {4, 0}), "holds");
  EXPECT_EQ(judged_flat({{{2, 1}, {2, 5}, {2, 3}}}, {0, 1}), "holds") << "a vertical line";
}

TEST(CheckFlatHull, KillsEveryClaim) {
  EXPECT_EQ(judged_flat(kSegment, {0, 1, 2}), "at most two ends");
  EXPECT_EQ(judged_flat({}, {0, 1, 2}), "at most two ends");
  EXPECT_EQ(judged_flat({}, {0}), "no end without points");
  EXPECT_EQ(judged_flat(kSegment, {0, 5}), "indices in range");
  EXPECT_EQ(judged_flat(kSegment, {0, 0}), "ends differ");
  EXPECT_EQ(judged_flat(kSegment, {2, 4}), "ends differ") << "coinciding points";
  EXPECT_EQ(judged_flat({{{7, -7}, {7, -7}}}, {0, 1}), "ends differ") << "one point, listed twice";
  EXPECT_EQ(judged_flat(kSquare, {0, 2}), "points are collinear") << "a flat answer for a fat cloud";
  EXPECT_EQ(judged_flat({{{0, 0}, {1, 1}, {0.5, std::nextafter(0.5, 1)}}}, {0, 1}), "points are collinear")
      << "one ulp";
  EXPECT_EQ(judged_flat(kSegment, {0, 1}), "extreme points span the cloud") << "an inner end";
  EXPECT_EQ(judged_flat(kSegment, {1, 2}), "extreme points span the cloud");
  EXPECT_EQ(judged_flat(kSegment, {0}), "extreme points span the cloud") << "one end of two";
  EXPECT_EQ(judged_flat(kSegment, {}), "extreme points span the cloud") << "no end of two";
  EXPECT_EQ(judged_flat(kSquare, {0}), "extreme points span the cloud");
}

TEST(JudgeCounts, CountsOncePerJudgement) {
  const JudgeCounts start = judge_counts();
  check_hull2({{{0, 0}, {1, 0}, {0, 1}, {0.25, 0.25}}}, Hull{{0, 1, 2}});
  EXPECT_EQ(judge_counts().filtered, start.filtered + 1);
  EXPECT_EQ(judge_counts().exact, start.exact);
  check_flat_hull(kSegment, FlatHull{{0, 2}});
  EXPECT_EQ(judge_counts().exact, start.exact + 1) << "points on a line are a matter for rationals";
}

// ---- against the definition, in integers, on every answer of at most five entries to every cloud of four points ----

int turn(std::pair<int, int> a, std::pair<int, int> b, std::pair<int, int> c) {
  return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

bool is_hull(const std::vector<std::pair<int, int>>& grid, const Indices& ring) {
  // (p, q) is an edge iff every other point lies strictly left of it, or on it between its ends.
  const auto is_edge = [&](std::pair<int, int> p, std::pair<int, int> q) {
    if (p == q) return false;
    bool something_left = false;
    for (const auto& r : grid) {
      const int side = turn(p, q, r);
      if (side < 0 || (side == 0 && (r < std::min(p, q) || std::max(p, q) < r))) return false;
      something_left = something_left || side > 0;
    }
    return something_left;
  };
  std::map<std::pair<int, int>, std::pair<int, int>> edges;
  for (const auto& p : grid) {
    for (const auto& q : grid) {
      if (is_edge(p, q)) edges[p] = q;
    }
  }
  if (edges.empty() || ring.size() != edges.size()) return false;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const auto edge = edges.find(grid[ring[k]]);
    if (edge == edges.end() || edge->second != grid[ring[(k + 1) % ring.size()]]) return false;
  }
  return true;
}

bool is_flat_hull(const std::vector<std::pair<int, int>>& grid, const Indices& ends) {
  const auto smallest = *std::min_element(grid.begin(), grid.end()),
             largest = *std::max_element(grid.begin(), grid.end());
  const bool flat = std::all_of(grid.begin(), grid.end(), [&](auto p) { return turn(smallest, largest, p) == 0; });
  if (!flat || ends.size() != (smallest == largest ? 1u : 2u)) return false;
  return std::minmax(grid[ends.front()], grid[ends.back()]) == std::minmax(smallest, largest);
}

TEST(CheckHull2, AgreesWithTheDefinitionOnEverySmallCloudAndAnswer) {
  constexpr int kSide = 3, kPoints = 4, kLongest = 5;
  std::uint64_t accepted = 0, refused = 0, flat = 0;
  for (int code = 0; code < kSide * kSide * kSide * kSide * kSide * kSide * kSide * kSide;
       code += 17) {  // every 17th of 6561
    std::vector<std::pair<int, int>> grid;
    Cloud2 cloud;
    for (int rest = code, i = 0; i < kPoints; ++i, rest /= kSide * kSide) {
      grid.emplace_back(rest % kSide, rest / kSide % kSide);
      cloud.points.push_back({static_cast<double>(grid.back().first), static_cast<double>(grid.back().second)});
    }
    for (int length = 0; length <= kLongest; ++length) {
      int answers = 1;
      for (int k = 0; k < length; ++k) answers *= kPoints;
      for (int answer = 0; answer < answers; ++answer) {
        Indices ring;
        for (int rest = answer, k = 0; k < length; ++k, rest /= kPoints)
          ring.push_back(static_cast<std::uint32_t>(rest % kPoints));
        const bool right = is_hull(grid, ring);
        ASSERT_EQ(holds(check_hull2(cloud, Hull{ring})), right)
            << "cloud " << code << ", answer " << answer << " of " << length;
        ++(right ? accepted : refused);
        const bool right_flat = is_flat_hull(grid, ring);
        ASSERT_EQ(holds(check_flat_hull(cloud, FlatHull{ring})), right_flat)
            << "flat, cloud " << code << ", answer " << answer << " of " << length;
        flat += right_flat ? 1 : 0;
      }
    }
  }
  EXPECT_GT(accepted, 1000u);
  EXPECT_GT(refused, 400000u);
  EXPECT_GT(flat, 20u);
}

}  // namespace
}  // namespace assay::check_hull2_test
