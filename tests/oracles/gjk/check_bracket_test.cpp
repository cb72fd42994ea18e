// The kill list of brackets: every claim rejects a wrong bracket by its own name, and right ones pass at every tier.
#include "oracles/gjk/check_bracket.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cfloat>
#include <limits>
#include <vector>

#include "oracles/exact/filter.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/work_bound.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "tests/harness/claim_of.h"
#include "tests/oracles/gjk/pairs.h"

namespace assay::check_bracket_test {
namespace {

using namespace bracket_claims;
using namespace collision_claims;
using test::boxes;
using test::claim_of;
using test::points;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

WeightedVertices at(std::uint32_t vertex) { return {1, {vertex}, {1.0}}; }

/// Unit squares 1 apart: corners 0 (0,0), 1 (1,0), 2 (0,1), 3 (1,1), b two to the right.
const ConvexPair kApart = boxes(2, 2);
Bracketed bracket(double low, double high) { return {low, high, {-1, 0, 0}, at(1), at(0)}; }
Bracketed bare(double low, double high) { return {low, high, {}, {}, {}}; }

/// The weighted sums overflow to infinity, and their difference is no number in any coordinate.
TEST(CheckBracket, ADifferenceThatOverflowsProvesNoUpperEnd) {
  const double far = 0x1p1023;
  const ConvexPair pair{points(2, {far, far}), points(2, {far / 2, far / 2})};
  const WeightedVertices doubled{1, {0}, {8}};
  EXPECT_EQ(claim_of(check_bracket(pair, {0, 1, {}, doubled, doubled}, 0)), kHigh);
}

/// 1e-9 above the distance, and a bracket a hundred times as wide as both extents together.
TEST(CheckBracket, OfAnEndThatIsOffAndAWidthTheWorseIsNamed) {
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(1 + 1e-9, 300), 1e-3)), kWidth);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(290, 300), 1e-3)), kLow);
}

/// A width of 1 + 2^-30 of an extent of 1: a float would not tell.
TEST(CheckBracket, AWidthThatIsALittleMoreThanPromisedIsRefused) {
  const ConvexPair pair{points(2, {0, 0}), points(2, {1, 0})};
  const Bracketed answer{0, 1 + 0x1p-30, {-1, 0, 0}, at(0), at(0)};
  EXPECT_EQ(claim_of(check_bracket(pair, answer, 1 + 0x1p-31)), kWidth);
  EXPECT_EQ(claim_of(check_bracket(pair, answer, 1 + 0x1p-30)), "holds");
  EXPECT_EQ(claim_of(check_bracket(pair, answer, 1 + 0x1p-29)), "holds");
}

TEST(CheckBracket, AnInfiniteEndIsOffByNoNumber) {
  EXPECT_EQ(violation(check_bracket(kApart, bracket(0.5, kInf), 0))->magnitude, 0);
}

/// Nothing is tried along no direction, whatever the points say.
TEST(CheckBracket, WithoutADirectionItCostsWhatTheDistanceDoes) {
  const auto units = [](const auto& judged) {
    const std::uint64_t before = work_meter().spent;
    judged();
    return work_meter().spent - before;
  };
  const std::uint64_t of_distance = units([] { EXPECT_TRUE(exact_distance(kApart).verified); });
  for (const Bracketed& answer : {bare(0.75, 1.25), Bracketed{0.75, 1.25, {}, at(1), at(0)}})
    EXPECT_EQ(units([&] { EXPECT_EQ(claim_of(check_bracket(kApart, answer, 0)), "holds"); }), of_distance);
}

TEST(CheckBracket, AcceptsTheExactDistanceInsideAndRefusesItOutsideByName) {
  for (const auto& form : {&bracket, &bare}) {
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0.75, 1.25), 1)), "holds");
    EXPECT_EQ(claim_of(check_bracket(kApart, form(1, 1), 1)), "holds");
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0, 1), 1)), "holds");
    EXPECT_EQ(claim_of(check_bracket(kApart, form(std::nextafter(1, 2), 1.5), 1)), kLow);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0.5, std::nextafter(1, 0)), 1)), kHigh);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0, 0), 1)), kHigh);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0.5, kInf), 0)), kHighIsFinite);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0.5, kInf), 1)), kHighIsFinite);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(1.25, 0.75), 1)), kInOrder);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(-0.5, 1), 1)), kInOrder);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(kNan, 1), 1)), kInOrder);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(0, kNan), 1)), kInOrder);
    EXPECT_EQ(claim_of(check_bracket(kApart, form(kInf, kInf), 1)), kInOrder);
  }
}

TEST(CheckBracket, MeasuresTheWidthInTheLargestExtentOfBothBodies) {
  // L = 3.
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.5, 2), 0.5)), "holds");
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.5, std::nextafter(2, 3)), 0.5)), kWidth);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.5, 2), 0.4)), kWidth);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0, 100), 0)), "holds") << "no width is promised";
  // By a default the squares count, 2 g M L: kApart has D = 1, M = L = 3.
  const auto standard = [](double factor) { return Promise::by_default(factor, 0x1p-1022); };
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.5, 2), standard(0.21))), "holds");
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.5, 2), standard(0.2))), kWidth);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.5, kInf), standard(0.2))), kHighIsFinite);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(1, 1), standard(0x1p-43))), "holds");
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0, 100), -1)), "holds");
  const double below = std::nextafter(1, 0);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(below, 1), 0x1p-80)), "holds") << "no double lies between";
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(std::nextafter(below, 0), 1), 0x1p-80)), kWidth);
}

TEST(CheckBracket, RefusesAWitnessThatIsNoneByName) {
  Bracketed b = bracket(0.75, 1.25);
  b.direction[1] = kNan;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kWitnessFinite);
  b = bracket(0.75, 1.25), b.direction[2] = 1;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kWithinDimension);
  b = bracket(0.75, 1.25), b.on_a.vertex[0] = 4;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kIndicesInRange);
  b = bracket(0.75, 1.25), b.on_b.weight[0] = -1;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kWeightsNonNegative);
  b = bracket(0.75, 1.25), b.on_b.weight[0] = 0;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kWeightsNotAllZero);
  b = bracket(0.75, 1.25), b.on_b.weight[0] = kInf;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kWitnessFinite);
  b = bracket(0.75, 1.25), b.on_b.size = 0;
  EXPECT_EQ(claim_of(check_bracket(kApart, b, 1)), kIndicesInRange) << "one point alone";
}

TEST(CheckBracket, HoldsAWeakWitnessAgainstNobodyBecauseTheDistanceDecides) {
  Bracketed weak{0.9, 1.1, {-1, 1, 0}, at(0), at(3)};
  EXPECT_EQ(claim_of(check_bracket(kApart, weak, 1)), "holds");
  EXPECT_EQ(claim_of(check_bracket_witness(kApart, weak)), kDirectionSeparates);
  weak.low = 1.05;
  EXPECT_EQ(claim_of(check_bracket(kApart, weak, 1)), kLow);
}

TEST(CheckBracket, TakesADirectionOfAnyLengthAndOnlyTheRightWayRound) {
  for (const double length : {0.25, 1.0, 3.0, 0x1p-600, 0x1p600}) {
    const Bracketed right{0.75, 1.25, {-length, 0, 0}, at(1), at(0)}, low{1.125, 1.25, {-length, 0, 0}, at(1), at(0)};
    EXPECT_EQ(claim_of(check_bracket(kApart, right, 1)), "holds") << length;
    EXPECT_EQ(claim_of(check_bracket(kApart, low, 1)), kLow) << length;
    // min n.a - max n.b = -3 along it, and 3 is more than the distance.
    const Bracketed wrong{1.125, 1.25, {length, 0, 0}, at(1), at(0)};
    EXPECT_EQ(claim_of(check_bracket(kApart, wrong, 1)), kLow) << length;
  }
}

TEST(CheckBracket, AsksTheDirectionOfTheWitnessToSeparate) {
  EXPECT_EQ(claim_of(check_bracket_witness(kApart, bracket(0.75, 1.25))), "holds");
  EXPECT_EQ(claim_of(check_bracket_witness(kApart, bare(0.75, 1.25))), "not judged");
  Bracketed b = bracket(0.75, 1.25);
  b.direction = {1, 0, 0};
  EXPECT_EQ(claim_of(check_bracket_witness(kApart, b)), kDirectionSeparates);
  b.on_a.vertex[0] = 9;
  EXPECT_EQ(claim_of(check_bracket_witness(kApart, b)), kIndicesInRange);
}

TEST(CheckBracket, DecidesByFilterWhereItCanAndInIntegersWhereItMust) {
  const auto exact_before = judge_counts().exact, filtered_before = judge_counts().filtered;
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(0.75, 1.25), 1)), "holds");
  EXPECT_EQ(judge_counts().filtered, filtered_before + 1);
  EXPECT_EQ(claim_of(check_bracket(kApart, bracket(1, 1), 1)), "holds");
  EXPECT_EQ(judge_counts().exact, exact_before + 1);
}

// Whether the bracket is judged without integers.
bool by_filter(const ConvexPair& pair, const Bracketed& answer) {
  const auto before = judge_counts().filtered;
  EXPECT_EQ(claim_of(check_bracket(pair, answer, 0)), "holds");
  return judge_counts().filtered > before;
}

TEST(CheckBracket, TheFilterKeepsTheRoomThatUnderflowTakes) {
  // On a line a distance of 100 eta: each of five enclosed operations adds 8, the end 1.
  const ConvexPair pair{points(1, {0}), points(1, {100 * kSmallestDouble})};
  std::vector<int> believed;
  for (int units = 100; units < 160; ++units)
    if (by_filter(pair, {0, units * kSmallestDouble, {}, at(0), at(0)})) believed.push_back(units);
  ASSERT_FALSE(believed.empty());
  EXPECT_EQ(believed.front(), 100 + 5 * 8 + 1);
  EXPECT_EQ(believed.back() - believed.front() + 1, static_cast<int>(believed.size())) << "and every greater one";
}

/// Of the doubles from `end` towards `beyond`: how many the filter is unsure of before it is sure of all others.
template <class Answer>
int unsure_of(const ConvexPair& pair, double end, double beyond, const Answer& answer) {
  constexpr int kMany = 200;
  std::vector<bool> sure;
  for (int k = 0; k < kMany; ++k, end = std::nextafter(end, beyond)) sure.push_back(by_filter(pair, answer(end)));
  const auto first = std::find(sure.begin(), sure.end(), true);
  EXPECT_EQ(std::count(first, sure.end(), true), sure.end() - first) << "and of every one after it";
  return static_cast<int>(first - sure.begin());
}

// Nine units of rounding on two enclosed numbers each: five bits of 53 are left open at most, so the filter decides
// nearly all.
TEST(CheckBracket, TheFilterIsUnsureOfTheNearestDoublesAlone) {
  constexpr int kFiveBits = 1 << 5;
  const auto low_of = [](const std::array<double, 3>& direction, double high) {
    return [=](double low) { return Bracketed{low, high, direction, at(0), at(0)}; };
  };
  const auto high = [](double end) { return Bracketed{0, end, {}, at(0), at(0)}; };
  const ConvexPair line{points(1, {0}), points(1, {1})}, plane{points(2, {0, 0}), points(2, {3, 4})},
      space{points(3, {0, 0, 0}), points(3, {2, 3, 6})}, tiny{points(1, {0}), points(1, {100 * kSmallestDouble})};
  EXPECT_LT(unsure_of(line, 1, 0, low_of({-1, 0, 0}, 2)), kFiveBits);
  EXPECT_LT(unsure_of(plane, 5, 0, low_of({-3, -4, 0}, 6)), kFiveBits);
  EXPECT_LT(unsure_of(space, 7, 0, low_of({-2, -3, -6}, 8)), kFiveBits);
  EXPECT_LT(unsure_of(tiny, 100 * kSmallestDouble, 0, low_of({-1, 0, 0}, 1)), kFiveBits);
  EXPECT_LT(unsure_of(line, 1, kInf, high), kFiveBits);
  EXPECT_LT(unsure_of(plane, 5, kInf, high), kFiveBits);
  EXPECT_LT(unsure_of(space, 7, kInf, high), kFiveBits);
}

TEST(CheckBracket, WeightsWhoseSumOverflowsProveNothing) {
  const ConvexPair pair{points(1, {0, 1}), points(1, {3, 4})};
  const WeightedVertices huge{2, {0, 1}, {DBL_MAX, DBL_MAX}};
  EXPECT_EQ(claim_of(check_bracket(pair, {0, 1, {}, huge, huge}, 0)), kHigh);
  EXPECT_EQ(claim_of(check_bracket(pair, {0, 3, {}, huge, huge}, 0)), "holds");
}

TEST(CheckBracket, WorksAtEveryScaleAndPlace) {
  for (const int k : {-1074, -1060, -600, -300, 300, 600, 1000, 1021}) {
    ConvexPair pair = kApart;
    for (Points* body : {&pair.a, &pair.b})
      for (double& x : body->coordinates) x = std::ldexp(x, k);
    const double unit = std::ldexp(1, k);
    EXPECT_EQ(claim_of(check_bracket(pair, bracket(unit, unit), 1)), "holds") << k;
    EXPECT_EQ(claim_of(check_bracket(pair, bracket(std::nextafter(unit, kInf), 2 * unit), 1)), kLow) << k;
    EXPECT_EQ(claim_of(check_bracket(pair, bracket(0, std::nextafter(unit, 0)), 1)), kHigh) << k;
  }
  const ConvexPair huge{points(1, {-DBL_MAX}), points(1, {DBL_MAX})};
  EXPECT_EQ(claim_of(check_bracket(huge, bare(DBL_MAX, kInf), 1)), "holds");
  EXPECT_EQ(claim_of(check_bracket(huge, bare(DBL_MAX, DBL_MAX), 1)), kHigh);
}

TEST(CheckBracket, SaysNothingOfWhatIsNoProblem) {
  for (const bool first : {true, false})
    for (std::size_t k = 0; k < 8; ++k)
      for (const double bad : {kNan, kInf, -kInf}) {
        ConvexPair pair = kApart;
        (first ? pair.a : pair.b).coordinates[k] = bad;
        EXPECT_EQ(why_not_a_problem(pair), "a coordinate is not finite") << k;
      }
  EXPECT_EQ(why_not_a_problem({points(2, {}), points(1, {kNan})}), "a coordinate is not finite");
  EXPECT_EQ(why_not_a_problem({points(2, {}), points(1, {0})}), "") << "an empty body has no dimension to differ in";
  EXPECT_EQ(why_not_a_problem({points(2, {0, 0}), points(1, {0})}), "the bodies have different dimensions");
  EXPECT_EQ(claim_of(check_bracket({points(2, {}), points(2, {0, 0})}, bare(1, 2), 1)), "not judged");
  EXPECT_EQ(claim_of(check_bracket({points(2, {kNan, 0}), points(2, {0, 0})}, bare(1, 2), 1)), "undecided");
  EXPECT_EQ(claim_of(check_bracket({points(1, {0}), points(2, {0, 0})}, bare(1, 2), 1)), "undecided");
}

}  // namespace
}  // namespace assay::check_bracket_test
