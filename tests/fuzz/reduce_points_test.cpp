// Shrink quality of collision pairs and clouds: minima are asserted exactly.
#include <gtest/gtest.h>

#include <cmath>

#include "fuzz/reduce/boundary_order.h"
#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/reduce.h"
#include "properties/case/case_text.h"
#include "properties/choices.h"
#include "tests/fuzz/show_problems.h"

namespace assay::reduce_points_test {
namespace {

Points draw_points(Choices& choices, std::uint32_t dimension, std::uint32_t count) {
  Points points{dimension, {}};
  for (std::uint32_t i = 0; i < dimension * count; ++i) points.coordinates.push_back(100 * choices.dyadic(50) - 30);
  return points;
}

ConvexPair rough_pair(std::uint64_t seed, std::uint32_t dimension, std::uint32_t each) {
  Choices choices(mix64(seed + 1));
  return {draw_points(choices, dimension, each), draw_points(choices, dimension, each)};
}

Cloud2 rough_cloud(std::uint64_t seed, std::size_t count) {
  Choices choices(mix64(seed + 1));
  Cloud2 cloud;
  for (std::size_t i = 0; i < count; ++i) {
    const double x = 100 * choices.dyadic(50) - 30;
    cloud.points.push_back({x, 100 * choices.dyadic(50) - 30});
  }
  return cloud;
}

bool some_coordinate_reaches(const ConvexPair& pair, double bound) {
  for (const Points* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) {
      if (x >= bound) return true;
    }
  }
  return false;
}

TEST(ReducePair, TellsAheadOfWhatItAsksAboutAndReducesToTheSame) {
  const auto fails = [](const ConvexPair& pair) {
    return some_coordinate_reaches(pair, 3) && pair.a.size() + pair.b.size() >= 4;
  };
  const ConvexPair start = rough_pair(1, 3, 8);
  std::size_t lots = 0, told = 0, asked = 0;
  const auto reduced = reduce(start, StillFails<GjkFamily>([&](const ConvexPair& pair) {
                                ++asked;
                                return fails(pair);
                              }),
                              {}, [&](const std::vector<ConvexPair>& lot) {
                                EXPECT_LE(lot.size(), kAskedAhead);
                                ++lots, told += lot.size();
                              });
  EXPECT_EQ(reduced.problem, reduce(start, StillFails<GjkFamily>(fails)).problem);
  EXPECT_EQ(reduced.questions, asked);
  EXPECT_LE(told, 2 * asked);
  EXPECT_LT(2 * lots, asked) << "most are told of together";
}

TEST(ReducePair, ReachesTheKnownMinimumOfASizeAndAMagnitude) {
  const auto fails = [](const ConvexPair& pair) {
    return some_coordinate_reaches(pair, 3) && pair.a.size() + pair.b.size() >= 4;
  };
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto reduced = reduce(rough_pair(seed, 3, 8), StillFails<GjkFamily>(fails));
    // A plane, four vertices, one number that is not 0; of the numbers >= 3 the one with the fewest bits is 4.
    EXPECT_EQ(reduced.problem.a.dimension, 2u);
    EXPECT_EQ(reduced.problem.a.size() + reduced.problem.b.size(), 4u);
    EXPECT_LE(reduced.problem.a.size(), reduced.problem.b.size());
    double sum = 0;
    for (const double x : reduced.problem.a.coordinates) sum += std::abs(x);
    for (const double x : reduced.problem.b.coordinates) sum += std::abs(x);
    EXPECT_EQ(sum, 4);
    EXPECT_TRUE(reduced.minimal);
  }
}

TEST(ReducePair, KeepsPolygonsInTheOrderOfTheirBoundary) {
  Points square{2, {10.5, 0, 20.25, 7, 10.5, 17, 0.125, 7}};
  put_in_boundary_order(square);
  ASSERT_TRUE(is_in_boundary_order(square));
  const auto fails = [](const ConvexPair& pair) {
    if (pair.a.size() < 4) return false;
    for (std::uint32_t i = 0; i < 4; ++i) {
      for (std::uint32_t j = 0; j < i; ++j) {
        if (pair.a[i][0] == pair.a[j][0] && pair.a[i][1] == pair.a[j][1]) return false;
      }
    }
    return true;
  };
  const auto reduced = reduce({square, square}, StillFails<GjkFamily>(fails));
  EXPECT_EQ(reduced.problem.a.size(), 4u);
  EXPECT_TRUE(is_in_boundary_order(reduced.problem.a));
  EXPECT_TRUE(reduced.problem.b.empty());
}

TEST(ReducePair, EndsWithNothingWhenEverythingFails) {
  const auto reduced = reduce(rough_pair(7, 3, 20), StillFails<GjkFamily>([](const ConvexPair&) { return true; }));
  EXPECT_EQ(size_of(reduced.problem), 0u);
  EXPECT_TRUE(reduced.minimal);
}

TEST(ReducePair, KeepsADimensionThatTheFailureNeeds) {
  const auto fails = [](const ConvexPair& pair) {
    return pair.a.dimension >= 3 && pair.a.size() >= 2 && pair.a[0][1] != pair.a[1][1];
  };
  const auto reduced = reduce(rough_pair(3, 4, 6), StillFails<GjkFamily>(fails));
  EXPECT_EQ(reduced.problem.a.dimension, 3u);
  EXPECT_EQ(reduced.problem.a.coordinates, (std::vector<double>{0, 0, 0, 0, 1, 0}));
  EXPECT_TRUE(reduced.problem.b.empty());
}

TEST(ReducePair, MovesAFarPairToTheOrigin) {
  const auto near_each_other = [](const ConvexPair& pair) {
    return pair.a.size() == 1 && pair.b.size() == 1 && pair.b[0][0] - pair.a[0][0] == 0x1p-20;
  };
  ConvexPair far{{2, {1e6, 12345.5}}, {2, {1e6 + 0x1p-20, 12345.5}}};
  const auto reduced = reduce(far, StillFails<GjkFamily>(near_each_other));
  EXPECT_EQ(reduced.problem.a.coordinates, (std::vector<double>{0, 0}));
  EXPECT_EQ(reduced.problem.b.coordinates, (std::vector<double>{0x1p-20, 0}));
}

TEST(ReducePair, FindsPartsThatCanOnlyGoInPairs) {
  const auto even = [](const ConvexPair& pair) { return (pair.a.size() + pair.b.size()) % 2 == 0 && !pair.a.empty(); };
  const auto reduced = reduce(rough_pair(4, 2, 5), StillFails<GjkFamily>(even));
  EXPECT_EQ(size_of(reduced.problem), 2u);
}

TEST(ReducePair, StaysWithinTheBudgetAndNeverAcceptsAPassingCandidate) {
  for (const std::uint64_t questions : {0u, 1u, 2u, 10u, 100u, 1000u}) {
    std::uint64_t asked = 0;
    const auto fails = [&](const ConvexPair& pair) {
      ++asked;
      return some_coordinate_reaches(pair, 3) && pair.b.size() >= 3;
    };
    const ConvexPair start = rough_pair(5, 3, 12);
    const auto reduced = reduce(start, StillFails<GjkFamily>(fails), {questions});
    EXPECT_LE(asked, questions);
    EXPECT_EQ(asked, reduced.questions);
    EXPECT_TRUE(fails(reduced.problem));
    EXPECT_LE(complexity_of(reduced.problem), complexity_of(start));
  }
}

TEST(ReducePair, CallsNothingMinimalThatASingleDeletionImproves) {
  const auto fails = [](const ConvexPair& pair) { return size_of(pair) == 21; };
  ConvexPair pair = rough_pair(6, 2, 10);
  pair.a.push_back({1, 1});
  EXPECT_TRUE(reduce(pair, StillFails<GjkFamily>(fails)).minimal);
  const auto starved = reduce(pair, StillFails<GjkFamily>(fails), {15});
  EXPECT_FALSE(starved.minimal) << "fifteen questions cannot have tried twenty-one deletions";
}

TEST(ReducePair, LeavesAProblemAloneThatDoesNotFail) {
  const ConvexPair pair = rough_pair(8, 2, 3);
  const auto reduced = reduce(pair, StillFails<GjkFamily>([](const ConvexPair&) { return false; }));
  EXPECT_EQ(reduced.problem, pair);
  EXPECT_EQ(reduced.questions, 1u);
  EXPECT_FALSE(reduced.minimal);
}

TEST(ReducePair, GivesTheSameResultEveryTime) {
  const auto fails = [](const ConvexPair& pair) {
    return pair.a.size() >= 2 && pair.b.size() >= 2 && pair.a[0][0] + pair.b[0][0] > 1.7;
  };
  EXPECT_EQ(reduce(rough_pair(9, 3, 9), StillFails<GjkFamily>(fails)).problem,
            reduce(rough_pair(9, 3, 9), StillFails<GjkFamily>(fails)).problem);
}

TEST(ReducePair, HandlesNumbersThatAreNotFinite) {
  const double nan = std::nan(""), infinity = kInfinity;
  const ConvexPair pair{{2, {nan, infinity, -infinity, 1e308, 5e-324, -0.0}}, {2, {nan, nan}}};
  const auto has_nan = [](const ConvexPair& p) { return !p.a.empty() && std::isnan(p.a[0][0]); };
  const auto kept = reduce(pair, StillFails<GjkFamily>(has_nan));
  ASSERT_EQ(size_of(kept.problem), 1u);
  EXPECT_TRUE(std::isnan(kept.problem.a[0][0]));
  const auto nothing = reduce(pair, StillFails<GjkFamily>([](const ConvexPair& p) { return p.a.size() > 1; }));
  EXPECT_EQ(nothing.problem.a, (Points{2, {0, 0, 0, 0}}));
}

/// The determinant whose sign the naive orientation test reports.
double naive_turn(const Point2& a, const Point2& b, const Point2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// The sign of the same determinant for coordinates that are multiples of 2^-50 below 128: exact in 128 bits.
int exact_turn(const Point2& a, const Point2& b, const Point2& c) {
  const auto whole = [](double x) { return static_cast<__int128>(std::ldexp(x, 50)); };
  const __int128 left = (whole(b.x) - whole(a.x)) * (whole(c.y) - whole(a.y));
  const __int128 right = (whole(b.y) - whole(a.y)) * (whole(c.x) - whole(a.x));
  return left > right ? 1 : left < right ? -1 : 0;
}

TEST(ReduceCloud, ReachesTheKnownMinimum) {
  const auto fails = [](const Cloud2& cloud) {
    std::size_t right = 0;
    for (const Point2& p : cloud.points) right += p.x >= 3 ? 1 : 0;
    return right >= 2 && cloud.points.size() >= 4;
  };
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto reduced = reduce(rough_cloud(seed, 40), StillFails<Hull2Family>(fails));
    EXPECT_EQ(reduced.problem, (Cloud2{{{0, 0}, {0, 0}, {4, 0}, {4, 0}}}));
    EXPECT_TRUE(reduced.minimal);
  }
}

TEST(ReduceCloud, ShortensANearlyCollinearTripleTogether) {
  // The naive determinant vanishes although the points are not collinear: a relation that no coordinate keeps alone.
  const auto fails = [](const Cloud2& cloud) {
    const auto& p = cloud.points;
    for (const Point2& q : p) {
      for (const double x : {q.x, q.y}) {
        if (std::abs(x) > 64 || std::ldexp(x, 50) != std::nearbyint(std::ldexp(x, 50))) return false;
      }
    }
    return p.size() == 3 && naive_turn(p[0], p[1], p[2]) == 0 && exact_turn(p[0], p[1], p[2]) != 0;
  };
  Choices choices(11);
  std::size_t found = 0;
  for (int attempt = 0; attempt < 200000 && found < 5; ++attempt) {
    Cloud2 cloud;
    for (const double at : {0.5, 12.0, 24.0}) {
      cloud.points.push_back({at + std::ldexp(static_cast<double>(choices.below(40)), -49),
                              at + std::ldexp(static_cast<double>(choices.below(40)), -49)});
    }
    if (!fails(cloud)) continue;
    ++found;
    const auto reduced = reduce(cloud, StillFails<Hull2Family>(fails));
    EXPECT_TRUE(fails(reduced.problem));
    EXPECT_TRUE(reduced.minimal);
    EXPECT_LT(complexity_of(reduced.problem).bits, complexity_of(cloud).bits * 2 / 3);
  }
  EXPECT_GE(found, 3u) << "the generator no longer meets the failure";
}

TEST(Complexity, CountsSignificandBits) {
  EXPECT_EQ(significand_bits(0), 0u);
  EXPECT_EQ(significand_bits(-8), 1u);
  EXPECT_EQ(significand_bits(3), 2u);
  EXPECT_EQ(significand_bits(0.1), 52u);
  EXPECT_EQ(significand_bits(std::nextafter(1.0, 2.0)), 53u);
  EXPECT_EQ(significand_bits(5e-324), 1u);
  EXPECT_GT(significand_bits(kInfinity), 53u);
  EXPECT_EQ(exponent_magnitude(0.25), 2u);
  EXPECT_GT(exponent_magnitude(std::nan("")), exponent_magnitude(5e-324));
}

}  // namespace
}  // namespace assay::reduce_points_test
