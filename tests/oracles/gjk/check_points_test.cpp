// The kill list of the judge of nearest points: every claim rejects a wrong answer by its own name, and right answers
// pass.
#include "oracles/gjk/check_points.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/gjk/check_collision.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::check_points_test {
namespace {

using namespace points_claims;
using test::boxes;
using test::claim_of;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kGap = 0x1p-40;

// Unit cubes, b moved by 2 along x: 1 apart, L = 3.
const ConvexPair kCubes = boxes(3, 2);
const MeasuredApart kRight{1, {1, 0.5, 0.25}, {2, 0.5, 0.25}};

TEST(CheckPoints, AcceptsNearestPointsAndRefusesTheRestByName) {
  const auto judged = [](double distance, std::array<double, 3> on_a, std::array<double, 3> on_b) {
    return claim_of(check_points(kCubes, {distance, on_a, on_b}, kGap));
  };
  EXPECT_EQ(claim_of(check_points(kCubes, kRight, kGap)), "holds");
  EXPECT_EQ(judged(1, {1, 1, 1}, {2, 1, 1}), "holds");
  EXPECT_EQ(judged(1, {77, 77, 77}, {77, 77, 77}), kOnA);
  EXPECT_EQ(judged(1, {1, 0.5, 1.25}, {2, 0.5, 1}), kOnA);
  EXPECT_EQ(judged(1, {1, 0.5, 0.25}, {2, 4, 0.25}), kOnB);
  EXPECT_EQ(judged(1, {1, -0.5, 0.5}, {2, -0.5, 0.5}), kOnA)
      << "as far apart as reported, but off both bodies by as much";
  EXPECT_EQ(judged(1, {0, 0, 0}, {3, 0, 0}), kDistance) << "points of the bodies, three apart";
  EXPECT_EQ(judged(0.5, {1, 0, 0}, {2, 0, 0}), kDistance);
  EXPECT_EQ(judged(-1, {1, 0, 0}, {2, 0, 0}), kDistance);
  EXPECT_EQ(judged(1, {1, kNan, 0}, {2, 0, 0}), kFinite);
  EXPECT_EQ(judged(1, {1, 0, 0}, {2, 0, kInf}), kFinite);
  EXPECT_EQ(judged(kNan, {1, 0, 0}, {2, 0, 0}), "holds") << "that the distance is NaN is the distance's claim";
  EXPECT_EQ(claim_of(check_points(boxes(2, 2), {1, {1, 0, 1e-30}, {2, 0, 0}}, kGap)), kWithinDimension);
}

/// Farther off than any double tells: sqrt(3) times the largest one.
TEST(CheckPoints, PointsAtTheEndOfTheRangeAreFarOff) {
  constexpr double kFar = std::numeric_limits<double>::max();
  const std::array<double, 3> far{kFar, kFar, kFar}, opposite{-kFar, -kFar, -kFar};
  for (const auto& [answer, claim] : {std::pair<MeasuredApart, ClaimId>{MeasuredApart{1, far, far}, kOnA},
                                      {MeasuredApart{kFar, opposite, far}, kDistance}}) {
    const Verdict verdict = check_points(kCubes, answer, kGap);
    ASSERT_EQ(claim_of(verdict), claim);
    EXPECT_GT(violation(verdict)->magnitude, 1e307);
  }
  EXPECT_EQ(claim_of(check_points(kCubes, {1, {1, 0, 0}, opposite}, kGap)), kOnB);
}

TEST(CheckPoints, ThePromiseIsExactToTheLastBit) {
  const double gap = 3 * kGap;
  const auto judged = [](double x) {
    return claim_of(check_points(kCubes, {2 - x, {x, 0.5, 0.25}, {2, 0.5, 0.25}}, kGap));
  };
  EXPECT_EQ(judged(1 + gap), "holds");
  EXPECT_EQ(judged(1 + gap + 0x1p-52), kOnA);
  const auto apart = [](double d) { return claim_of(check_points(kCubes, {d, {1, 0.5, 0.25}, {2, 0.5, 0.25}}, kGap)); };
  EXPECT_EQ(apart(1 + gap), "holds");
  EXPECT_EQ(apart(1 - gap), "holds");
  EXPECT_EQ(apart(1 + gap + 0x1p-52), kDistance);
  EXPECT_EQ(apart(1 - gap - 0x1p-53), kDistance);
}

/// Doubles of 2^50 are 1/4 apart: a point of an edge there has coordinates that none is nearer to than 1/8.
TEST(CheckPoints, RoundingItsCoordinatesTakesNoPointOff) {
  constexpr double kFar = 0x1p50;
  const ConvexPair pair{points(2, {kFar, kFar, kFar + 1, kFar + 0.5}), points(2, {kFar + 3, kFar, kFar + 3, kFar + 2})};
  const auto judged = [&](double y, double gap) {
    return claim_of(check_points(pair, {std::hypot(2, y), {kFar + 1, kFar + y, 0}, {kFar + 3, kFar, 0}}, gap));
  };
  EXPECT_EQ(judged(0.5, kGap), "holds");
  EXPECT_EQ(judged(0.75, kGap), "holds") << "off by no more than 1/8 of each coordinate";
  EXPECT_EQ(judged(1.25, kGap), kOnA);
  EXPECT_EQ(judged(0.75, 0), kOnA) << "who promises exactness gives no rounded numbers";
}

TEST(CheckPoints, TheWorstBreachIsNamed) {
  EXPECT_EQ(claim_of(check_points(kCubes, {1, {2, 0.5, 0.5}, {9, 0.5, 0.5}}, kGap)), kOnB);
  const Verdict verdict = check_points(kCubes, {1, {4, 0.5, 0.5}, {3.5, 0.5, 0.5}}, kGap);
  EXPECT_EQ(claim_of(verdict), kOnA);
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 1);
}

TEST(CheckPoints, ADefaultIsInUnitsOfTheLargestCoordinate) {
  const Promise standard = Promise::by_default(0x1p-43, 0x1p-1022);  // M = 3
  EXPECT_EQ(claim_of(check_points(kCubes, {1, {1 + 0x1p-42, 0.5, 0.5}, {2, 0.5, 0.5}}, standard)), "holds");
  const Verdict verdict = check_points(kCubes, {1, {1 + 0x1p-41, 0.5, 0.5}, {2, 0.5, 0.5}}, standard);
  EXPECT_EQ(claim_of(verdict), kOnA);
  EXPECT_NE(violation(verdict)->evidence.find("by default"), std::string::npos);
}

// Two points 2^-1074 sqrt 2 apart: no double is nearer to that than 2^-1074.
TEST(CheckPoints, ADefaultLeavesRoomForTheSpacingOfTinyNumbers) {
  const double tiny = 0x1p-1074;
  const ConvexPair pair{points(2, {0, 0}), points(2, {tiny, tiny})};
  EXPECT_EQ(claim_of(check_points(pair, {tiny, {0, 0, 0}, {tiny, tiny, 0}}, Promise::by_default(0x1p-43, 0x1p-1022))),
            "holds");
}

TEST(CheckWeightedPoints, WeightsAndIndicesAreLookedAtOnBothBodies) {
  WeightedVertices right, past, negative;
  right.size = past.size = negative.size = 1;
  right.weight[0] = past.weight[0] = 1;
  past.vertex[0] = 8;
  negative.weight[0] = -1;
  EXPECT_EQ(claim_of(check_weighted_points(kCubes, right, right)), "holds");
  EXPECT_EQ(claim_of(check_weighted_points(kCubes, past, right)), collision_claims::kIndicesInRange);
  EXPECT_EQ(claim_of(check_weighted_points(kCubes, right, past)), collision_claims::kIndicesInRange);
  EXPECT_EQ(claim_of(check_weighted_points(kCubes, right, negative)), collision_claims::kWeightsNonNegative);
}

TEST(CheckBracketPoints, ProveTheUpperEndUpToThePromise) {
  WeightedVertices on_a, on_b;
  on_a.size = on_b.size = 1;
  on_a.weight[0] = on_b.weight[0] = 77;
  for (std::uint32_t i = 0; i < 8; ++i) {
    if (kCubes.a[i][0] == 1 && kCubes.a[i][1] == 0 && kCubes.a[i][2] == 0) on_a.vertex[0] = i;
    if (kCubes.b[i][0] == 2 && kCubes.b[i][1] == 0 && kCubes.b[i][2] == 0) on_b.vertex[0] = i;
  }
  Bracketed bracket{1, 1, {-1, 0, 0}, on_a, on_b};
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), "holds");
  bracket.high = 1 - 2 * kGap;
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), "holds") << "L is 3";
  bracket.high = 1 - 4 * kGap;
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), kWithinHigh);
  bracket.high = -7;
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), kWithinHigh);
  bracket.high = kInf;
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), "holds");
  bracket.high = 1;
  bracket.on_b.vertex[0] = 7 - on_b.vertex[0];
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), kWithinHigh) << "the far corner";
  bracket.on_a.vertex[0] = 8;
  EXPECT_EQ(claim_of(check_bracket_points(kCubes, bracket, kGap)), collision_claims::kIndicesInRange);
}

TEST(CheckPoints, VerdictsDoNotDependOnThePowerOfTwo) {
  for (const int k : {-1000, -540, 300, 900, 1020}) {
    ConvexPair pair = kCubes;
    for (Points* body : {&pair.a, &pair.b}) {
      for (double& x : body->coordinates) x = std::ldexp(x, k);
    }
    const double one = std::ldexp(1, k);
    EXPECT_EQ(claim_of(check_points(pair, {one, {one, 0, 0}, {2 * one, 0, 0}}, kGap)), "holds") << k;
    EXPECT_EQ(claim_of(check_points(pair, {one, {one, 0, -one}, {2 * one, 0, -one}}, kGap)), kOnA) << k;
    EXPECT_EQ(claim_of(check_points(pair, {2 * one, {one, 0, 0}, {2 * one, 0, 0}}, kGap)), kDistance) << k;
  }
}

TEST(CheckPoints, WhatIsNoProblemIsUndecidedAndNoPromiseNotJudged) {
  ConvexPair broken = kCubes;
  broken.a.coordinates[7] = kInf;
  EXPECT_EQ(claim_of(check_points(broken, kRight, kGap)), "undecided");
  EXPECT_EQ(claim_of(check_points({points(2, {0, 0}), points(3, {0, 0, 0})}, kRight, kGap)), "undecided");
  EXPECT_EQ(claim_of(check_points(boxes(4, 2), kRight, kGap)), "undecided");
  EXPECT_EQ(claim_of(check_points({points(3, {}), points(3, {0, 0, 0})}, kRight, kGap)), "not judged");
  for (const double promise : {-1.0, kNan, kInf}) {
    EXPECT_EQ(claim_of(check_points(kCubes, {1, {9, 9, 9}, {2, 0, 0}}, promise)), "not judged");
    EXPECT_EQ(claim_of(check_points(kCubes, {1, {kNan, 9, 9}, {2, 0, 0}}, promise)), kFinite);
    const Separated far{{1, {0}, {1}}, {1, {7}, {1}}};
    EXPECT_EQ(claim_of(check_distance(kCubes, far, promise)), "not judged");
  }
}

}  // namespace
}  // namespace assay::check_points_test
