// The kill list of the depth judge: every claim rejects a wrong answer by its own name, and right answers pass.
#include "oracles/gjk/depth/check_depth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::check_depth_test {
namespace {

using namespace depth_claims;
using test::boxes;
using test::claim_of;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kGap = 0x1p-40;

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
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {-1, 0, 0}), kGap)), kMovedBodiesTouch) << "the other way";
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, {0, 1, 0}), kGap)), kMovedBodiesTouch);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.2, {1, 0, 0}), kGap)), kDepthWithinPromise);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.3, {1, 0, 0}), kGap)), kDepthWithinPromise);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(1, {0, 1, 0}), kGap)), kDepthWithinPromise);
}

TEST(CheckDepth, ANormalThatIsNoDirectionIsNotTheDepthsBusiness) {
  for (const std::array<double, 3>& normal :
       {std::array<double, 3>{1, kNan, 0}, {kInf, 0, 0}, {0, 0, 0}, {-kInf, kInf, 0}}) {
    EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25, normal), kGap)), "holds");
    EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.2, normal), kGap)), kDepthWithinPromise);
    EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.3, normal), kGap)), kDepthWithinPromise);
  }
  EXPECT_EQ(claim_of(check_depth(boxes(2, 0.75), deep(0.25, {1, 0, 1e-30}), kGap)), "holds");
}

// The projections of bodies that only touch overlap along most directions; the bodies do not.
TEST(CheckDepth, BoxesThatTouchMovedByNothingDoNotOverlap) {
  for (std::uint32_t n = 2; n <= 3; ++n) {
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0, {0, 1, 0}), 1e-4)), "holds") << n;
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0, {-1, 0, 0}), 1e-4)), "holds") << n << ": a move of 0 is one";
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0, {1, 2, 0}), 1e-4)), "holds") << n;
  }
  EXPECT_EQ(claim_of(check_depth(boxes(3, 1), deep(0, {0, 0, 1}), 1e-4)), "holds");
}

// A corner of b pokes into a: past the corner of a the moved bodies are apart, though their projections onto n overlap.
TEST(CheckDepth, OverlappingProjectionsAloneConvictNobody) {
  const ConvexPair corner{points(2, {0, 0, 4, 0, 0, 4, 4, 4}), points(2, {3.5, 3.75, 7.5, 3.75, 3.5, 7.75, 7.5, 7.75})};
  EXPECT_EQ(exact_depth(corner)->squared, Rational(1, 16));
  // Along (1, 1) the projections overlap by 0.75 / sqrt 2 = 0.53; a move by 0.25 sqrt 2 = 0.354 is enough.
  EXPECT_EQ(claim_of(check_depth(corner, deep(0.25, {1, 1, 0}), 0.02)), "holds") << "L = 7.75, 0.25 + 0.155 = 0.405";
  EXPECT_EQ(claim_of(check_depth(corner, deep(0.25, {1, 1, 0}), 0.01)), kMovedBodiesTouch) << "0.25 + 0.0775 = 0.3275";
  // The move that just ends it is 0.25 sqrt 2, between 0.353 and 0.354.
  EXPECT_EQ(claim_of(check_depth(corner, deep(0.353, {1, 1, 0}), 0x1p-20)), kDepthWithinPromise) << "the worse breach";
}

TEST(CheckDepth, TheWorstBreachIsNamed) {
  // Too short by 0.05, and the wrong way: moved by 0.2 b is 0.45 deep.
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.2, {-1, 0, 0}), kGap)), kMovedBodiesTouch);
  // Too long by 0.5 along a right normal, with a facet that is behind by 1.
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.75, {1, 0, 0}, {{0, 0}, {3, 0}, {5, 0}}), kGap)), kFacetAttained);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(1.75, {1, 0, 0}, {{0, 0}, {3, 0}, {5, 0}}), kGap)), kDepthWithinPromise);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(kNan, {-1, 0, 0}, {{9, 0}}), kGap)), kDepthFinite);
}

TEST(CheckDepth, ADefaultIsInUnitsOfTheLargestCoordinate) {
  ConvexPair far = kCubes;
  for (Points* body : {&far.a, &far.b}) {
    for (double& x : body->coordinates) x += 0x1p20;
  }
  const Promise standard = Promise::by_default(0x1p-43, 0x1p-1022);  // M = 2^20 + 1.75
  EXPECT_EQ(claim_of(check_depth(far, deep(0.25 + 0x1p-23, {1, 0, 0}), standard)), "holds");
  EXPECT_EQ(claim_of(check_depth(far, deep(0.25 + 0x1p-22, {1, 0, 0}), standard)), kDepthWithinPromise);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(0.25 + 0x1p-23, {1, 0, 0}), standard)), kDepthWithinPromise);
  const Verdict verdict = check_depth(kCubes, deep(0.5, {1, 0, 0}), standard);
  EXPECT_NE(violation(verdict)->evidence.find("by default"), std::string::npos) << violation(verdict)->evidence;
  EXPECT_NE(violation(check_depth(kCubes, deep(0.5, {1, 0, 0}), kGap))->evidence.find("promised"), std::string::npos);
}

TEST(CheckDepth, ADefaultIsInUnitsOfNothingLessThanTheLeastNormalNumber) {
  ConvexPair tiny = kCubes;
  for (Points* body : {&tiny.a, &tiny.b}) {
    for (double& x : body->coordinates) x = std::ldexp(x, -1040);
  }
  const Promise standard = Promise::by_default(0x1p-43, 0x1p-1022);  // 2^-1065
  EXPECT_EQ(claim_of(check_depth(tiny, deep(0x1p-1042 + 0x1p-1066, {1, 0, 0}), standard)), "holds");
  EXPECT_EQ(claim_of(check_depth(tiny, deep(0x1p-1042 + 0x1p-1064, {1, 0, 0}), standard)), kDepthWithinPromise);
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
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(std::nextafter(0.25 + off, 1), {1, 0, 0}), kGap)), kDepthWithinPromise);
  EXPECT_EQ(claim_of(check_depth(kCubes, deep(std::nextafter(0.25 - off, 0), {1, 0, 0}), kGap)), kDepthWithinPromise);
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
  EXPECT_EQ(claim_of(check_depth(diamond, deep(above, {1, 1, 0}), 0x1p-60)), kDepthWithinPromise);
  EXPECT_EQ(claim_of(check_depth(diamond, deep(below, {1, 1, 0}), 0x1p-60)), kDepthWithinPromise);
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
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0.125, {-1, 0, 0}), kGap)), kMovedBodiesTouch) << n;
    EXPECT_EQ(claim_of(check_depth(boxes(n, 1), deep(0.5, {1, 0, 0}), kGap)), kDepthWithinPromise) << n;
    EXPECT_EQ(claim_of(check_depth(boxes(n, 2), deep(0.5, {1, 0, 0}), kGap)), kDepthWithinPromise) << n << " apart";
  }
  const ConvexPair crossing{points(3, {-1, 0, 0, 1, 0, 0}), points(3, {0, -1, 0, 0, 1, 0})};
  EXPECT_EQ(claim_of(check_depth(crossing, deep(0, {0, 0, 1}), kGap)), "holds") << "all in one plane";
  EXPECT_EQ(claim_of(check_depth(crossing, deep(0.5, {0, 0, 1}), kGap)), kDepthWithinPromise);
}

TEST(CheckDepth, OnlyTheCrossOfTwoEdgesSeparatesSome) {
  // Two crossing bars: edges along x and y, one above the other by 1/8 too little.
  const ConvexPair bars{points(3, {-4, 0, 1, 4, 0, 1, -4, -1, 0, -4, 1, 0, 4, -1, 0, 4, 1, 0}),
                        points(3, {0, -4, 0.875, 0, 4, 0.875, -1, -4, 2, 1, -4, 2, -1, 4, 2, 1, 4, 2})};
  EXPECT_EQ(exact_depth(bars)->squared, Rational(1, 64));
  EXPECT_EQ(claim_of(check_depth(bars, deep(0.125, {0, 0, 1}, {{0, 0}, {1, 0}, {0, 1}}), kGap)), "holds");
  EXPECT_EQ(claim_of(check_depth(bars, deep(1, {0, 0, 1}), kGap)), kDepthWithinPromise);
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
  EXPECT_EQ(claim_of(check_depth({points(3, {}), points(3, {0, 0, 0})}, kRight, kGap)), "not judged");
  EXPECT_EQ(claim_of(check_depth(boxes(4, 0.75), deep(0.25, {1, 0, 0}), kGap)), "undecided");
  for (const double promise : {-1.0, kNan, kInf}) {
    EXPECT_EQ(claim_of(check_depth(kCubes, kRight, promise)), "not judged");
    EXPECT_EQ(claim_of(check_no_depth(kCubes, promise)), "not judged");
    EXPECT_EQ(claim_of(check_depth(kCubes, deep(kNan, {1, 0, 0}), promise)), kDepthFinite) << "whatever is promised";
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
    EXPECT_EQ(claim_of(check_depth(pair, wrong, kGap)), kDepthWithinPromise) << k;
    wrong.depth = std::ldexp(0.125, k);
    EXPECT_EQ(claim_of(check_depth(pair, wrong, kGap)), kDepthWithinPromise) << k;
    EXPECT_EQ(claim_of(check_depth(pair, deep(right.depth, {-1, 0, 0}), kGap)), kMovedBodiesTouch) << k;
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

TEST(CheckNoDepth, AnEmptyBodyHasNoneWhateverIsPromised) {
  for (const double promise : {0.0, 0x1p-40, kInf})
    EXPECT_EQ(claim_of(check_no_depth({points(2, {}), points(2, {0, 0})}, promise)), "holds") << promise;
}

}  // namespace
}  // namespace assay::check_depth_test
