// The kill list of the collision judges: every claim rejects a wrong answer by its own name, and right answers pass.
#include "oracles/gjk/check_collision.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

#include "oracles/exact/judge_counts.h"
#include "oracles/gjk/certify_collision.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::check_collision_test {
namespace {

using namespace collision_claims;
using test::boxes;
using test::claim_of;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

WeightedVertices weighted(std::initializer_list<std::pair<std::uint32_t, double>> list) {
  WeightedVertices point;
  for (const auto& [vertex, weight] : list) {
    point.vertex[point.size] = vertex;
    point.weight[point.size++] = weight;
  }
  return point;
}

Overlapping overlapping(std::initializer_list<std::pair<std::uint32_t, std::uint32_t>> list) {
  Overlapping witness;
  for (const auto& [a, b] : list) {
    witness.on_a[witness.size] = a;
    witness.on_b[witness.size++] = b;
  }
  return witness;
}

// Unit squares, b two to the right: corners 0 (0,0), 1 (1,0), 2 (0,1), 3 (1,1).
const ConvexPair kApart = boxes(2, 2);
const Separated kNearest{weighted({{1, 1}}), weighted({{0, 1}})}, kOne{weighted({{0, 1}}), weighted({{0, 1}})};

/// On a line both differences are the origin: no sign tells, and exact arithmetic is asked.
TEST(CheckOverlapping, SignsThatAreAllZeroTellNothing) {
  const ConvexPair pair{points(1, {1, 2}), points(1, {1, 2})};
  const auto before = judge_counts().exact;
  EXPECT_EQ(claim_of(check_overlapping(pair, overlapping({{0, 0}, {1, 1}}))), "holds");
  EXPECT_EQ(judge_counts().exact, before + 1);
}

/// Bodies far from the origin that touch: v.a and v.b are the same number, which rounding tears apart in half of the
/// cases, at a scale at which the error of it is no float.
TEST(CheckSeparated, TouchingBodiesFarAwayAreNotApartInAnyUnit) {
  std::uint64_t state = 3;
  const auto draw = [&](int bits) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state >> (64 - bits));
  };
  for (const int exponent : {0, -300, 200}) {
    for (int k = 0; k < 100; ++k) {
      const std::array<double, 2> q = {0x1p52 + draw(51), 0x1p52 + draw(51)}, v = {1 + draw(6), 1 + draw(6)};
      // p = q + v, and beside p the point q + (-v1, v0), for which v.a = v.q.
      ConvexPair pair{points(2, {q[0] + v[0], q[1] + v[1], q[0] - v[1], q[1] + v[0]}), points(2, {q[0], q[1]})};
      for (Points* body : {&pair.a, &pair.b})
        for (double& x : body->coordinates) x = std::ldexp(x, exponent);
      EXPECT_EQ(claim_of(check_separated(pair, kOne)), kDirectionSeparates) << exponent;
    }
  }
}

TEST(CheckSeparatedAlong, AcceptsWhatSeparatesAndRefusesTheRestByName) {
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{-1, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{-1e-320, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{-1e308, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{kNan, 0, 0}})), kWitnessFinite);
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{-1, -kInf, 0}})), kWitnessFinite);
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{-1, 0, 1e-30}})), kWithinDimension);
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{1, 0, 0}})), kDirectionSeparates);
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{0, 1, 0}})), kDirectionSeparates);
  EXPECT_EQ(claim_of(check_separated_along(kApart, {{0, 0, 0}})), kDirectionSeparates);
  EXPECT_EQ(claim_of(check_separated_along(boxes(2, 1), {{-1, 0, 0}})), kDirectionSeparates) << "touching is not apart";
}

TEST(CheckSeparatedAlong, DecidesTheLastUlp) {
  const double next = std::nextafter(1.0, 2.0), before = std::nextafter(1.0, 0.0);
  for (std::uint32_t n = 1; n <= 3; ++n) {
    EXPECT_TRUE(holds(check_separated_along(boxes(n, next), {{-1, 0, 0}}))) << n;
    EXPECT_FALSE(holds(check_separated_along(boxes(n, before), {{-1, 0, 0}}))) << n;
  }
}

TEST(CheckSeparatedAlong, TheMagnitudeIsTheOverlapAlongTheDirection) {
  const Verdict verdict = check_separated_along(boxes(2, 0.5), {{-1, 0, 0}});
  ASSERT_TRUE(violation(verdict));
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, 0.5 / 1.5);
}

TEST(CheckSeparated, AcceptsNearestPointsAndRefusesTheRestByName) {
  EXPECT_EQ(claim_of(check_separated(kApart, kNearest)), "holds");
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{1, 3}, {3, 1}}), weighted({{0, 0.75}, {2, 0.25}})})), "holds");
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{4, 1}}), weighted({{0, 1}})})), kIndicesInRange);
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{1, 1}}), weighted({{7, 0}})})), kIndicesInRange);
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({}), weighted({{0, 1}})})), kIndicesInRange);
  Separated too_many = kNearest;
  too_many.on_b.size = 5;
  EXPECT_EQ(claim_of(check_separated(kApart, too_many)), kIndicesInRange);
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{1, kNan}}), weighted({{0, 1}})})), kWitnessFinite);
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{1, 1}}), weighted({{0, kInf}})})), kWitnessFinite);
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{1, 2}, {0, -1e-300}}), weighted({{0, 1}})})),
            kWeightsNonNegative);
  EXPECT_EQ(claim_of(check_separated(kApart, {weighted({{1, 0}}), weighted({{0, 1}})})), kWeightsNotAllZero);
  EXPECT_EQ(claim_of(check_separated(boxes(2, 0.5), kNearest)), kDirectionSeparates);
  EXPECT_EQ(claim_of(check_separated(boxes(2, 1), kNearest)), kDirectionSeparates) << "v = 0";
}

TEST(CheckSeparated, WeightsAreNormalisedInQ) {
  // 0.1 + 0.2 is not 0.3 in double, and tiny or huge weights are weights too.
  EXPECT_TRUE(holds(check_separated(kApart, {weighted({{1, 0.1}, {3, 0.2}}), weighted({{0, 0.1}, {2, 0.2}})})));
  EXPECT_TRUE(holds(check_separated(kApart, {weighted({{1, 5e-324}}), weighted({{0, 1e308}})})));
  EXPECT_TRUE(holds(check_separated(kApart, {weighted({{1, 1e308}, {3, 1e308}}), weighted({{0, 1}})})));
}

TEST(CheckOverlapping, AcceptsSimplicesAroundTheOriginAndRefusesTheRestByName) {
  const ConvexPair meeting = boxes(2, 0.5);
  EXPECT_EQ(claim_of(check_overlapping(meeting, overlapping({{0, 3}, {1, 0}, {2, 0}}))), "holds");
  EXPECT_EQ(claim_of(check_overlapping(meeting, overlapping({{0, 1}, {1, 0}, {3, 0}}))), "holds") << "on the boundary";
  EXPECT_EQ(claim_of(check_overlapping(meeting, overlapping({{0, 3}, {3, 0}, {3, 0}, {0, 3}}))), kOriginInSimplex);
  EXPECT_EQ(claim_of(check_overlapping(meeting, overlapping({{1, 0}, {3, 0}, {3, 1}}))), kOriginInSimplex);
  EXPECT_EQ(claim_of(check_overlapping(meeting, overlapping({{4, 0}, {3, 0}, {3, 1}}))), kIndicesInRange);
  EXPECT_EQ(claim_of(check_overlapping(meeting, overlapping({{0, 0}, {3, 9}, {3, 1}}))), kIndicesInRange);
  EXPECT_EQ(claim_of(check_overlapping(meeting, {})), kIndicesInRange);
  Overlapping too_many = overlapping({{0, 3}, {1, 0}, {2, 0}});
  too_many.size = 5;
  EXPECT_EQ(claim_of(check_overlapping(meeting, too_many)), kIndicesInRange);
}

TEST(CheckOverlapping, LowerSimplicesAreWitnessesToo) {
  const ConvexPair touching = boxes(3, 1);
  EXPECT_TRUE(holds(check_overlapping(touching, overlapping({{1, 0}})))) << "one common vertex";
  EXPECT_FALSE(proves_common_interior(touching, overlapping({{1, 0}})));
  const ConvexPair crossing{points(2, {-1, 0, 1, 0}), points(2, {0, -1, 0, 1})};
  EXPECT_TRUE(holds(check_overlapping(crossing, overlapping({{0, 0}, {1, 1}}))));
  EXPECT_TRUE(holds(check_overlapping(crossing, overlapping({{0, 0}, {0, 1}, {1, 0}, {1, 1}}))));
  EXPECT_FALSE(holds(check_overlapping(crossing, overlapping({{0, 0}, {0, 1}, {1, 0}}))) &&
               !holds(check_overlapping(crossing, overlapping({{0, 1}, {1, 0}}))));
}

TEST(CheckOverlapping, InteriorMeansStrictlyInside) {
  const ConvexPair meeting = boxes(2, 0.5);
  EXPECT_TRUE(proves_common_interior(meeting, overlapping({{0, 3}, {1, 0}, {2, 0}})));
  EXPECT_FALSE(proves_common_interior(meeting, overlapping({{0, 1}, {1, 0}, {3, 0}})));
  EXPECT_FALSE(proves_common_interior(meeting, overlapping({{0, 3}, {9, 0}, {3, 0}})));
  for (std::uint32_t n = 1; n <= 3; ++n) {
    // A simplex with the origin at its centre, and one with the origin in a facet.
    ConvexPair pair{points(n, {}), points(n, std::vector<double>(n, 0.0))};
    Overlapping witness;
    witness.size = n + 1;
    for (std::uint32_t i = 0; i <= n; ++i) {
      for (std::uint32_t k = 0; k < n; ++k) pair.a.coordinates.push_back(i == n ? -1.0 : k == i ? 1.0 : 0.0);
      witness.on_a[i] = i;
    }
    EXPECT_TRUE(proves_common_interior(pair, witness)) << n;
    pair.a.coordinates[0] = 0;  // the first vertex moves into the opposite facet's cone or onto the origin
    EXPECT_FALSE(proves_common_interior(pair, witness)) << n;
  }
}

TEST(CheckDistance, AcceptsNearestPointsAndRefusesTheRestByName) {
  EXPECT_EQ(claim_of(check_distance(kApart, kNearest, 0)), "holds");
  EXPECT_EQ(claim_of(check_distance(kApart, kNearest, 1e-15)), "holds");
  const Separated slanted{weighted({{1, 1}}), weighted({{2, 1}})};  // v = (-1, -1): |v|^2 = 2, h = -1 + ... < 2
  EXPECT_EQ(claim_of(check_distance(kApart, slanted, 1e-12)), kGapWithinPromise);
  EXPECT_EQ(claim_of(check_distance(kApart, slanted, 10)), "holds");
  EXPECT_EQ(claim_of(check_distance(kApart, {weighted({{9, 1}}), weighted({{2, 1}})}, 1)), kIndicesInRange);
  EXPECT_EQ(claim_of(check_distance(kApart, {weighted({{1, kNan}}), weighted({{2, 1}})}, 1)), kWitnessFinite);
  EXPECT_EQ(claim_of(check_distance(kApart, {weighted({{1, 1}, {0, -1}}), weighted({{2, 1}})}, 1)),
            kWeightsNonNegative);
  EXPECT_EQ(claim_of(check_distance(kApart, {weighted({{1, 1}}), weighted({{2, 0}})}, 1)), kWeightsNotAllZero);
}

TEST(CheckDistance, ThePromiseIsExactToTheLastBit) {
  // v = (-1, -t) with t = 2^-20 from corner to a point of b's left edge: |v|^2 - h(v) = t^2 + t for L = 3.
  const double t = 0x1p-20;
  const Separated off{weighted({{1, 1}}), weighted({{0, 1 - t}, {2, t}})};
  const double promise = (t * t + t) / 9;
  EXPECT_EQ(claim_of(check_distance(kApart, off, promise * (1 + 1e-9))), "holds");
  EXPECT_EQ(claim_of(check_distance(kApart, off, promise * (1 - 1e-9))), kGapWithinPromise);
  EXPECT_EQ(claim_of(check_distance(kApart, off, std::nextafter(promise, 0))), kGapWithinPromise);
  EXPECT_EQ(claim_of(check_distance(kApart, off, std::nextafter(promise, 1))), "holds");
  const Verdict verdict = check_distance(kApart, off, 0);
  ASSERT_TRUE(violation(verdict));
  EXPECT_DOUBLE_EQ(violation(verdict)->magnitude, promise);
}

TEST(CheckCollision, WhatIsNoProblemIsUndecided) {
  for (const double bad : {kNan, kInf, -kInf}) {
    for (int at = 0; at < 16; ++at) {
      ConvexPair pair = boxes(2, 2);
      (at < 8 ? pair.a.coordinates[at] : pair.b.coordinates[at - 8]) = bad;
      EXPECT_EQ(claim_of(check_separated_along(pair, {{-1, 0, 0}})), "undecided");
      EXPECT_EQ(claim_of(check_separated(pair, kNearest)), "undecided");
      EXPECT_EQ(claim_of(check_distance(pair, kNearest, 0)), "undecided");
      EXPECT_EQ(claim_of(check_overlapping(pair, overlapping({{0, 3}, {1, 0}, {2, 0}}))), "undecided");
      EXPECT_FALSE(proves_common_interior(pair, overlapping({{0, 3}, {1, 0}, {2, 0}})));
    }
  }
  const ConvexPair unlike{points(2, {0, 0}), points(3, {5, 5, 5})};
  EXPECT_EQ(claim_of(check_separated_along(unlike, {{-1, 0, 0}})), "undecided");
  EXPECT_EQ(claim_of(check_separated(unlike, {weighted({{0, 1}}), weighted({{0, 1}})})), "undecided");
  EXPECT_EQ(claim_of(check_overlapping(unlike, overlapping({{0, 0}}))), "undecided");
}

TEST(CheckCollision, AnEmptyBodyMeetsNothing) {
  const ConvexPair half{points(2, {0, 0}), points(2, {})}, none{};
  EXPECT_EQ(claim_of(check_separated_along(half, {{0, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(check_separated_along(none, {{1, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(check_separated(half, {weighted({{0, 1}}), {}})), "holds");
  EXPECT_EQ(claim_of(check_separated(half, {weighted({{0, 1}}), weighted({{0, 1}})})), kIndicesInRange);
  EXPECT_EQ(claim_of(check_separated(none, {})), "holds");
  EXPECT_EQ(claim_of(check_overlapping(half, overlapping({{0, 0}}))), kIndicesInRange);
  EXPECT_EQ(claim_of(check_distance(half, {weighted({{0, 1}}), {}}, 0)), "not judged");
}

TEST(CheckCollision, HigherDimensionsAreServedExactly) {
  const ConvexPair apart = boxes(5, 3);
  EXPECT_EQ(claim_of(check_separated_along(apart, {{-1, 0, 0}})), "holds");
  EXPECT_EQ(claim_of(check_separated_along(apart, {{0, -1, 0}})), kDirectionSeparates);
  EXPECT_EQ(claim_of(check_separated(apart, {weighted({{1, 1}}), weighted({{0, 1}})})), "holds");
  EXPECT_EQ(claim_of(check_distance(apart, {weighted({{1, 1}}), weighted({{0, 1}})}, 0)), "holds");
  EXPECT_EQ(claim_of(check_overlapping(boxes(5, 0), overlapping({{31, 31}}))), "holds");
  EXPECT_EQ(claim_of(check_overlapping(apart, overlapping({{31, 31}, {0, 0}}))), kOriginInSimplex);
}

/// The same judgement at scale 2^k, where the doubles allow it: filters fall silent, verdicts stay.
TEST(CheckCollision, VerdictsDoNotDependOnThePowerOfTwo) {
  const Overlapping inside = overlapping({{0, 3}, {1, 0}, {2, 0}});
  for (const int k : {-1072, -900, -540, -30, 30, 500, 900, 1021}) {
    ConvexPair apart = boxes(2, 2), meeting = boxes(2, 0.5);
    for (ConvexPair* pair : {&apart, &meeting}) {
      for (Points* body : {&pair->a, &pair->b}) {
        for (double& x : body->coordinates) x = std::ldexp(x, k);
      }
    }
    EXPECT_TRUE(holds(check_separated_along(apart, {{-1, 0, 0}}))) << k;
    EXPECT_TRUE(holds(check_separated(apart, kNearest))) << k;
    EXPECT_TRUE(holds(check_distance(apart, kNearest, 0))) << k;
    EXPECT_EQ(claim_of(check_separated(meeting, kNearest)), kDirectionSeparates) << k;
    EXPECT_TRUE(holds(check_overlapping(meeting, inside))) << k;
    EXPECT_TRUE(proves_common_interior(meeting, inside)) << k;
    EXPECT_EQ(claim_of(check_overlapping(apart, inside)), kOriginInSimplex) << k;
  }
}

// Random witnesses on random pairs: the filter's word against the exact word of the same claim, computed another way.
TEST(CheckCollision, FilteredVerdictsAgreeWithTheRationals) {
  test::RandomPairs pairs(17);
  int separated = 0, overlapped = 0, both_refused = 0;
  const JudgeCounts before = judge_counts();
  for (int i = 0; i < 6000; ++i) {
    const auto n = static_cast<std::uint32_t>(1 + pairs.below(3));
    const ConvexPair pair = pairs.draw(i % test::RandomPairs::kKinds, n, 6);
    Separated witness;
    Overlapping simplex;
    simplex.size = n + 1;
    for (std::uint32_t k = 0; k <= n; ++k) {
      simplex.on_a[k] = static_cast<std::uint32_t>(pairs.below(pair.a.size()));
      simplex.on_b[k] = static_cast<std::uint32_t>(pairs.below(pair.b.size()));
    }
    witness.on_a = weighted({{simplex.on_a[0], 0.5}, {simplex.on_a[1], pairs.generic() + 1}});
    witness.on_b = weighted({{simplex.on_b[0], 1}, {simplex.on_b[1], 0.25}});
    const bool apart = holds(check_separated(pair, witness)), together = holds(check_overlapping(pair, simplex));
    const Contact contact = certify_collision(pair, nullptr).contact;
    if (apart) {
      ASSERT_EQ(contact, Contact::kSeparated) << i;
    }
    if (together) {
      ASSERT_NE(contact, Contact::kSeparated) << i;
    }
    if (proves_common_interior(pair, simplex)) {
      ASSERT_EQ(contact, Contact::kOverlapping) << i;
    }
    separated += apart, overlapped += together, both_refused += !apart && !together;
  }
  EXPECT_GT(separated, 500);
  EXPECT_GT(overlapped, 250);
  EXPECT_GT(both_refused, 500);
  EXPECT_GT(judge_counts().filtered - before.filtered, 5000u);
}

TEST(CheckCollision, EveryJudgementIsCountedOnce) {
  const auto counted = [](const auto& judge) {
    const JudgeCounts before = judge_counts();
    judge();
    return std::pair(judge_counts().filtered - before.filtered, judge_counts().exact - before.exact);
  };
  using Counts = std::pair<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(counted([] { check_separated(kApart, kNearest); }), Counts(1, 0));
  EXPECT_EQ(counted([] { check_separated(boxes(2, 1), kNearest); }), Counts(0, 1));
  EXPECT_EQ(counted([] { check_separated_along(kApart, {{-1, 0, 0}}); }), Counts(1, 0));
  EXPECT_EQ(counted([] { check_separated_along(kApart, {{1, 0, 0}}); }), Counts(1, 0));
  EXPECT_EQ(counted([] { check_separated_along(boxes(2, 1), {{-1, 0, 0}}); }), Counts(0, 1));
  EXPECT_EQ(counted([] { check_distance(kApart, kNearest, 1e-12); }), Counts(1, 0));
  EXPECT_EQ(counted([] { check_distance(kApart, kNearest, 0); }), Counts(0, 1));
  EXPECT_EQ(counted([] { check_overlapping(boxes(2, 0.5), overlapping({{0, 3}, {1, 0}, {2, 0}})); }), Counts(1, 0));
  EXPECT_EQ(counted([] { check_overlapping(boxes(2, 1), overlapping({{1, 0}})); }), Counts(0, 1));
}

TEST(CheckOverlapping, AFlatSimplexBesideTheOriginIsNoWitness) {
  const ConvexPair apart = test::boxes(2, 2);
  EXPECT_EQ(test::claim_of(check_overlapping(apart, {3, {0, 0, 0}, {0, 0, 0}})), collision_claims::kOriginInSimplex);
  EXPECT_EQ(test::claim_of(check_overlapping(apart, {3, {0, 1, 0}, {0, 0, 1}})), collision_claims::kOriginInSimplex)
      << "on a line through the origin, all on one side of it";
}

}  // namespace
}  // namespace assay::check_collision_test
