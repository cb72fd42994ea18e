// The kill list of the judge of normals: every claim rejects a wrong answer by its own name, and right answers pass.
#include "oracles/gjk/depth/check_normal.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/exact/judge_counts.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::check_normal_test {
namespace {

using namespace normal_claims;
using test::boxes;
using test::claim_of;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kGap = 0x1p-40;
const Promise kDefault = Promise::by_default(0x1p-43, 0x1p-1022);

Penetrating along(std::array<double, 3> normal) {
  Penetrating answer;
  answer.normal = normal;
  return answer;
}

// Unit cubes, b moved by 3/4 along x: D = 1/4, L = 7/4.
const ConvexPair kCubes = boxes(3, 0.75);

TEST(CheckNormal, AcceptsTheNormalAndRefusesTheRestByName) {
  for (const Promise& promise : {Promise(kGap), kDefault}) {
    EXPECT_EQ(claim_of(check_normal(kCubes, along({1, 0, 0}), promise)), "holds");
    EXPECT_EQ(claim_of(check_normal(kCubes, along({1e-300, 0, 0}), promise)), "holds");
    EXPECT_EQ(claim_of(check_normal(kCubes, along({1e300, 0, 0}), promise)), "holds");
    EXPECT_EQ(claim_of(check_normal(kCubes, along({-1, 0, 0}), promise)), kLeastOverlap);
    EXPECT_EQ(claim_of(check_normal(kCubes, along({0, 1, 0}), promise)), kLeastOverlap);
    EXPECT_EQ(claim_of(check_normal(kCubes, along({1, 1e-6, 0}), promise)), kLeastOverlap);
    EXPECT_EQ(claim_of(check_normal(kCubes, along({1, kNan, 0}), promise)), kFinite);
    EXPECT_EQ(claim_of(check_normal(kCubes, along({kInf, 0, 0}), promise)), kFinite);
    EXPECT_EQ(claim_of(check_normal(boxes(2, 0.75), along({1, 0, 1e-30}), promise)), kWithinDimension);
    EXPECT_EQ(claim_of(check_normal(kCubes, along({0, 0, 0}), promise)), kNotZero);
  }
}

TEST(CheckNormal, TheDepthBesideItDoesNotMatter) {
  for (const double depth : {kNan, -1.0, 0.0, 17.0}) {
    Penetrating answer = along({1, 0, 0});
    answer.depth = depth;
    EXPECT_EQ(claim_of(check_normal(kCubes, answer, kGap)), "holds");
    answer.normal = {0, 0, 1};
    EXPECT_EQ(claim_of(check_normal(kCubes, answer, kGap)), kLeastOverlap);
  }
}

// Of two squares with a corner in each other D = 1/4; along (1, t) the overlap is (0.5 t + 0.25) / |(1, t)| here.
TEST(CheckNormal, ThePromiseIsExact) {
  const ConvexPair corner{points(2, {0, 0, 4, 0, 0, 4, 4, 4}), points(2, {3.75, 3.5, 7.75, 3.5, 3.75, 7.5, 7.75, 7.5})};
  // Along (3, 4): (0.75 + 2) / 5 = 0.55, more than D by 0.3; L = 7.75, and 7.75 * 0.25 / 6.25 = 0.31.
  EXPECT_EQ(claim_of(check_normal(corner, along({3, 4, 0}), 0.25 / 6.25)), "holds");
  EXPECT_EQ(claim_of(check_normal(corner, along({3, 4, 0}), 0.0387)), kLeastOverlap) << "0.0387 * 7.75 = 0.299925";
  EXPECT_EQ(claim_of(check_normal(corner, along({3, 4, 0}), 0.0388)), "holds") << "0.0388 * 7.75 = 0.3007";
  const Verdict verdict = check_normal(corner, along({3, 4, 0}), kGap);
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 0.3 / 7.75);
  EXPECT_NE(violation(verdict)->evidence.find("promised"), std::string::npos);
}

// Overlaps of 5/16 and 5/8, L = 8: along (3, 4) it is 11/16, and 3/8 more than D, 3/64 of L.
TEST(CheckNormal, ThePromiseIsExactToTheLastBit) {
  const ConvexPair corner{points(2, {0, 0, 4, 0, 0, 4, 4, 4}),
                          points(2, {3.6875, 3.375, 8, 3.375, 3.6875, 7.375, 8, 7.375})};
  EXPECT_EQ(claim_of(check_normal(corner, along({3, 4, 0}), 3.0 / 64)), "holds");
  EXPECT_EQ(claim_of(check_normal(corner, along({3, 4, 0}), std::nextafter(3.0 / 64, 0))), kLeastOverlap);
}

TEST(CheckNormal, BodiesThatOnlyTouchHaveNoShortestMove) {
  for (std::uint32_t n = 2; n <= 3; ++n) {
    for (const auto& normal : {std::array<double, 3>{0, 1, 0}, {-1, 0, 0}, {0, 0, 0}}) {
      EXPECT_EQ(claim_of(check_normal(boxes(n, 1), along(normal), kDefault)), "not judged");
    }
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1), along({1, 0, 0}), kDefault)), "holds");
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1 - 0x1p-45), along({0, 1, 0}), kDefault)), "not judged");
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1 - 0x1p-40), along({0, 1, 0}), kDefault)), kLeastOverlap);
    // NaN is one whatever the bodies do.
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1), along({kNan, 0, 0}), kDefault)), kFinite);
    // What is stated is asked everywhere.
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1), along({1, 0, 0}), kGap)), "holds");
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1), along({0, 1, 0}), kGap)), kLeastOverlap);
    EXPECT_EQ(claim_of(check_normal(boxes(n, 1), along({0, 0, 0}), kGap)), kNotZero);
  }
}

TEST(CheckNormal, VerdictsDoNotDependOnThePowerOfTwo) {
  for (const int k : {-1000, -540, -300, 300, 500, 900, 1021}) {
    ConvexPair pair = kCubes;
    for (Points* body : {&pair.a, &pair.b}) {
      for (double& x : body->coordinates) x = std::ldexp(x, k);
    }
    for (const Promise& promise : {Promise(kGap), kDefault}) {
      EXPECT_EQ(claim_of(check_normal(pair, along({1, 0, 0}), promise)), "holds") << k;
      EXPECT_EQ(claim_of(check_normal(pair, along({1, 1e-6, 0}), promise)), kLeastOverlap) << k;
    }
  }
}

TEST(CheckNormal, WhatIsNoProblemIsUndecidedAndNoPromiseNotJudged) {
  ConvexPair broken = kCubes;
  broken.b.coordinates[5] = kNan;
  EXPECT_EQ(claim_of(check_normal(broken, along({1, 0, 0}), kGap)), "undecided");
  EXPECT_EQ(claim_of(check_normal({points(2, {0, 0}), points(3, {0, 0, 0})}, along({1, 0, 0}), kGap)), "undecided");
  EXPECT_EQ(claim_of(check_normal(boxes(4, 0.75), along({1, 0, 0}), kGap)), "undecided");
  EXPECT_EQ(claim_of(check_normal({points(3, {}), points(3, {0, 0, 0})}, along({1, 0, 0}), kGap)), "not judged");
  for (const double promise : {-1.0, kNan, kInf}) {
    EXPECT_EQ(claim_of(check_normal(kCubes, along({0, 1, 0}), promise)), "not judged");
    EXPECT_EQ(claim_of(check_normal(kCubes, along({0, kNan, 0}), promise)), kFinite);
  }
}

TEST(CheckNormal, EveryJudgementIsCountedOnceAndTheCommonOneIsFiltered) {
  const auto counted = [](const Penetrating& answer) {
    const JudgeCounts before = judge_counts();
    check_normal(kCubes, answer, kGap);
    return std::pair(judge_counts().filtered - before.filtered, judge_counts().exact - before.exact);
  };
  using Counts = std::pair<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(counted(along({1, 0, 0})), Counts(1, 0));
  EXPECT_EQ(counted(along({0, 1, 0})), Counts(0, 1));
}

}  // namespace
}  // namespace assay::check_normal_test
