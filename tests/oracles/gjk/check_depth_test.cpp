// The kill list of the depth judge: every claim rejects a wrong answer by its own name, and right answers pass.
#include "oracles/gjk/depth/check_depth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay {
namespace {

using namespace depth_claims;
using test::boxes;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kGap = 0x1p-40;

std::string_view claim_of(const Verdict& verdict) {
  if (const Violated* violated = violation(verdict)) {
    EXPECT_FALSE(violated->evidence.empty());
    return violated->claim;
  }
  return holds(verdict) ? "holds" : "undecided";
}

Penetrating deep(double depth, std::array<double, 3> normal,
                 std::initializer_list<std::pair<std::uint32_t, std::uint32_t>> facet = {}) {
  Penetrating answer;
  answer.depth = depth;
  answer.normal = normal;
  for (const auto& [a, b] : facet) {
    answer.on_a[answer.size] = a;
    answer.on_b[answer.size++] = b;
  }
  return answer;
}

// Unit cubes, b moved by 3/4 along x: corners 1, 3, 5, 7 of a have x = 1, corners 0, 2, 4, 6 of b have x = 3/4.
const ConvexPair kCubes = boxes(3, 0.75);
const Penetrating kRight = deep(0.25, {1, 0, 0}, {{1, 0}, {3, 0}, {5, 0}});

TEST(CheckDepth, AcceptsTheDepthAndRefusesTheRestByName) {
  EXPECT_EQ(claim_of(check_depth(kCubes, kRight, kGap)), "holds");
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {1e-300, 0, 0}), kGap)), "holds") << "any length of the normal";
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {1e300, 0, 0}), kGap)), "holds");
  for (const double bad : {-0.25, kNan, kInf}) {
    EXPECT_EQ(claim_of(check_depth(kCubes, deep(bad, {1, 0, 0}), kGap)), kDepthFinite) << bad;
  }
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {1, kNan, 0}), kGap)), kNormalFinite);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {kInf, 0, 0}), kGap)), kNormalFinite);
  EXPECT_EQ(claim_of(check_depth(boxes(2, 0.75), deep(0.25, {1, 0, 1e-30}), kGap)), kWithinDimension);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {0, 0, 0}), kGap)), kNormalNotZero);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {-1, 0, 0}), kGap)), kMovedBodiesTouch) << "the other way";
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {0, 1, 0}), kGap)), kMovedBodiesTouch);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.2, {1, 0, 0}), kGap)), kMovedBodiesTouch);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.3, {1, 0, 0}), kGap)), kNoShorterMove);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(1, {0, 1, 0}), kGap)), kNoShorterMove);
}

TEST(CheckDepth, RefusesFacetsByName) {
  const auto facet = [](std::initializer_list<std::pair<std::uint32_t, std::uint32_t>> list) {
    return claim_of(check_depth(kCubes, deep(0.25, {1, 0, 0}, list), kGap));
  };
  EXPECT_EQ(facet({{1, 0}, {3, 0}, {8, 0}}), kFacetInRange);
  EXPECT_EQ(facet({{1, 0}, {3, 0}, {5, 8}}), kFacetInRange);
  EXPECT_EQ(facet({{1, 0}, {3, 0}}), kFacetInRange);
  EXPECT_EQ(facet({{1, 0}, {3, 0}, {5, 0}, {7, 0}}), kFacetInRange);
  EXPECT_EQ(facet({{1, 0}, {3, 0}, {1, 2}}), kFacetSpans) << "three differences on a line";
  EXPECT_EQ(facet({{1, 0}, {1, 0}, {3, 0}}), kFacetSpans);
  EXPECT_EQ(facet({{1, 0}, {3, 0}, {0, 0}}), kFacetAttained);
  EXPECT_EQ(facet({{1, 1}, {3, 0}, {5, 0}}), kFacetAttained);
}

TEST(CheckDepth, ThePromiseIsExactToTheLastBit) {
  // L = 7/4 for these cubes: 2^-42 * 7 more or less is 2^-40 L.
  const double off = 7 * 0x1p-42;
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25 + off, {1, 0, 0}), kGap)), "holds");
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25 - off, {1, 0, 0}), kGap)), "holds");
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(std::nextafter(0.25 + off, 1), {1, 0, 0}), kGap)), kNoShorterMove);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(std::nextafter(0.25 - off, 0), {1, 0, 0}), kGap)), kMovedBodiesTouch);
}

TEST(CheckDepth, AnIrrationalDepthIsComparedBySquares) {
  // The diamond |x| + |y| <= 1 and the origin: D = 1 / sqrt(2), between two doubles.
  const ConvexPair diamond{points(2, {1, 0, 0, 1, -1, 0, 0, -1}), points(2, {0, 0})};
  const double below = 0x1.6a09e667f3bccp-1, above = 0x1.6a09e667f3bcdp-1;
  EXPECT_EQ(exact_depth(diamond)->squared, Rational(1, 2));
  for (const double depth : {below, above}) {
    EXPECT_EQ(claim_of(check_depth(diamond, deep(depth, {1, 1, 0}, {{0, 0}, {1, 0}}), 0x1p-54)), "holds");
  }
  // Half a unit in the last place is 2^-54; L = 2. The double below is nearer by more than the double above is.
  EXPECT_EQ(claim_of(check_depth(diamond, deep(above, {1, 1, 0}), 0x1p-60)), kNoShorterMove);
  EXPECT_EQ(claim_of(check_depth(diamond, deep(below, {1, 1, 0}), 0x1p-60)), kMovedBodiesTouch);
}

TEST(CheckDepth, TheMagnitudeIsTheExcessOverTheExtent) {
  const Verdict too_deep = check_depth(kCubes, deep(0.25 + 1.75 / 8, {1, 0, 0}), kGap);
  ASSERT_TRUE(violation(too_deep));
  EXPECT_DOUBLE_EQ(violation(too_deep)->magnitude, 0.125);
  const Verdict too_shallow = check_depth(kCubes, deep(0.25 - 1.75 / 8, {1, 0, 0}), kGap);
  ASSERT_TRUE(violation(too_shallow));
  EXPECT_DOUBLE_EQ(violation(too_shallow)->magnitude, 0.125);
}

TEST(CheckDepth, BodiesWithoutCommonInteriorHaveTheDepthZero) {
  for (std::uint32_t n = 1; n <= 3; ++n) {
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0, {1, 0, 0}), kGap)), "holds") << n;
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0, {-1, 0, 0}), kGap)), kMovedBodiesTouch) << n;
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0.5, {1, 0, 0}), kGap)), kNoShorterMove) << n;
    EXPECT_EQ(claim_of(check_depth(boxes(n, 2), deep(0.5, {1, 0, 0}), kGap)), kNoShorterMove) << n << " apart";
  }
  const ConvexPair crossing{points(3, {-1, 0, 0, 1, 0, 0}), points(3, {0, -1, 0, 0, 1, 0})};
  EXPECT_EQ(claim_of(check_depth(crossing, deep(0, {0, 0, 1}), kGap)), "holds") << "all in one plane";
  EXPECT_EQ(claim_of(check_depth(crossing, deep(0.5, {0, 0, 1}), kGap)), kNoShorterMove);
}

TEST(CheckDepth, OnlyTheCrossOfTwoEdgesSeparatesSome) {
  // Two crossing bars: edges along x and y, one above the other by 1/8 too little.
  const ConvexPair bars{points(3, {-4, 0, 1, 4, 0, 1, -4, -1, 0, -4, 1, 0, 4, -1, 0, 4, 1, 0}),
                        points(3, {0, -4, 0.875, 0, 4, 0.875, -1, -4, 2, 1, -4, 2, -1, 4, 2, 1, 4, 2})};
  EXPECT_EQ(exact_depth(bars)->squared, Rational(1, 64));
  EXPECT_EQ(claim_of(check_depth(bars, deep(0.125, {0, 0, 1}, {{0, 0}, {1, 0}, {0, 1}}), kGap)), "holds");
  EXPECT_EQ(claim_of(check_depth(bars, deep(1, {0, 0, 1}), kGap)), kNoShorterMove);
}

TEST(CheckDepth, WhatIsNoProblemIsUndecided) {
  for (const double bad : {kNan, kInf, -kInf}) {
    for (std::size_t at = 0; at < 48; ++at) {
      ConvexPair pair = kCubes;
      (at < 24 ? pair.a.coordinates[at] : pair.b.coordinates[at - 24]) = bad;
      EXPECT_EQ(claim_of(check_depth(pair, kRight, kGap)), "undecided");
      EXPECT_EQ(claim_of(check_no_depth(pair, kGap)), "undecided");
    }
  }
  EXPECT_EQ(claim_of(check_depth({points(2, {0, 0}), points(3, {0, 0, 0})}, kRight, kGap)), "undecided");
  EXPECT_EQ(claim_of(check_depth({points(3, {}), points(3, {0, 0, 0})}, kRight, kGap)), "undecided");
  EXPECT_EQ(claim_of(check_depth(boxes(4, 0.75), deep(0.25, {1, 0, 0}), kGap)), "undecided");
  for (const double promise : {0.0, -1.0, kNan, kInf}) {
    EXPECT_EQ(claim_of(check_depth(kCubes, kRight, promise)), "undecided");
  }
}

TEST(CheckNoDepth, AnAnswerWithoutPenetrationClaimsTheDepthZero) {
  EXPECT_EQ(claim_of(check_no_depth(boxes(3, 2), kGap)), "holds");
  EXPECT_EQ(claim_of(check_no_depth(boxes(3, 1), kGap)), "holds");
  EXPECT_EQ(claim_of(check_no_depth(boxes(3, 1 - 0x1p-45), kGap)), "holds");
  EXPECT_EQ(claim_of(check_no_depth(boxes(3, 0.5), kGap)), kNoDepthIsLeft);
  EXPECT_EQ(claim_of(check_no_depth(boxes(2, 1 - 0x1p-30), kGap)), kNoDepthIsLeft);
}

TEST(CheckDepth, VerdictsDoNotDependOnThePowerOfTwo) {
  for (const int k : {-1070, -900, -540, -300, 300, 500, 900, 1021}) {
    ConvexPair pair = kCubes;
    for (Points* body : {&pair.a, &pair.b}) {
      for (double& x : body->coordinates) x = std::ldexp(x, k);
    }
    Penetrating right = kRight, wrong = kRight;
    right.depth = std::ldexp(0.25, k);
    wrong.depth = std::ldexp(0.5, k);
    EXPECT_EQ(claim_of(check_depth(pair, right, kGap)), "holds") << k;
    EXPECT_EQ(claim_of(check_depth(pair, wrong, kGap)), kNoShorterMove) << k;
    wrong.depth = std::ldexp(0.125, k);
    EXPECT_EQ(claim_of(check_depth(pair, wrong, kGap)), kMovedBodiesTouch) << k;
  }
}

TEST(CheckDepth, EveryJudgementIsCountedOnceAndTheCommonOneIsFiltered) {
  const auto counted = [](const Penetrating& answer) {
    const JudgeCounts before = judge_counts();
    check_depth(kCubes, answer, kGap);
    return std::pair(judge_counts().filtered - before.filtered, judge_counts().exact - before.exact);
  };
  using Counts = std::pair<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(counted(kRight), Counts(1, 0));
  EXPECT_EQ(counted(deep(0.2, {1, 0, 0})), Counts(0, 1));
  EXPECT_EQ(counted(deep(0.5, {1, 0, 0})), Counts(0, 1));
}

}  // namespace
}  // namespace assay
