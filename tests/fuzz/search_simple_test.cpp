// Reducing by searching again: what is found is small, failing and the same every time.
#include "fuzz/reduce/search_simple.h"

#include <gtest/gtest.h>

#include <cmath>

#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/parts.h"
#include "tests/fuzz/show_problems.h"

namespace assay::search_simple_test {
namespace {

static_assert(has_no_lists<Motion>(), "numbers and arrays of fixed length alone");
static_assert(!has_no_lists<MovingPair>() && !has_no_lists<Cloud2>() && !has_no_lists<LpProblem>());

TEST(SearchSimple, FindsNothingWhereNothingFails) {
  std::uint64_t asked = 0;
  EXPECT_FALSE(search_simple(StillFails<GjkFamily>([&](const ConvexPair&) { return ++asked == 0; }), 300));
  EXPECT_EQ(asked, 300u);
  EXPECT_FALSE(search_simple(StillFails<Hull2Family>([&](const Cloud2&) { return false; }), 0));
}

TEST(SearchSimple, TellsAheadOfEveryProblemThatItAsksAbout) {
  std::vector<ConvexPair> told, asked;
  const auto ends_at = [&](std::size_t last) {
    told.clear(), asked.clear();
    return search_simple(StillFails<GjkFamily>([&](const ConvexPair& pair) {
                           asked.push_back(pair);
                           return asked.size() == last;
                         }),
                         300, {}, AskAhead<ConvexPair>([&](const std::vector<ConvexPair>& ahead) {
                           EXPECT_EQ(told.size(), asked.size()) << "one lot after the other";
                           EXPECT_LE(ahead.size(), kAskedAhead);
                           told.insert(told.end(), ahead.begin(), ahead.end());
                         }));
  };
  EXPECT_FALSE(ends_at(301));
  EXPECT_EQ(asked.size(), 300u);
  EXPECT_EQ(told, asked);
  const auto found = ends_at(100);
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, asked.back());
  EXPECT_LT(told.size(), 100 + kAskedAhead);
  EXPECT_TRUE(std::equal(asked.begin(), asked.end(), told.begin()));
}

TEST(SearchSimple, ReachesEveryPairOfSizesAndBothDimensions) {
  bool seen[4][5][5] = {};
  search_simple(StillFails<GjkFamily>([&](const ConvexPair& pair) {
                  seen[pair.a.dimension][pair.a.size()][pair.b.size()] = true;
                  return false;
                }),
                2000);
  for (const int dimension : {2, 3}) {
    for (int i = 1; i <= 4; ++i) {
      for (int j = 1; j <= 4; ++j) EXPECT_TRUE(seen[dimension][i][j]) << dimension << ' ' << i << ' ' << j;
    }
  }
  search_simple(StillFails<GjkFamily>([](const ConvexPair& pair) {
                  EXPECT_EQ(pair.a.dimension, 2u);
                  return false;
                }),
                200, {.dimension_max = 2});
}

TEST(SearchSimple, MeetsTheNaiveTurnTestInTenths) {
  // A naive determinant that is positive one way round and not negative the other way round: found on tenths, never on
  // integers.
  const auto turn = [](Point2 a, Point2 b, Point2 c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); };
  const auto inconsistent = [&](const Cloud2& cloud) {
    const auto& p = cloud.points;
    return p.size() >= 3 && turn(p[0], p[1], p[2]) > 0 && turn(p[1], p[2], p[0]) <= 0;
  };
  const auto found = search_simple(StillFails<Hull2Family>(inconsistent), 20000);
  ASSERT_TRUE(found);
  EXPECT_TRUE(inconsistent(*found));
  EXPECT_LE(found->points.size(), 6u);
  EXPECT_EQ(*found, *search_simple(StillFails<Hull2Family>(inconsistent), 20000));
}

TEST(SearchSimple, VisitsTheEndsOfTheExponentRangeOnlyWhereAskedTo) {
  for (const bool extremes : {false, true}) {
    std::uint64_t largest = 0;
    search_simple(StillFails<Hull2Family>([&](const Cloud2& cloud) {
                    for (const Point2& p : cloud.points) largest = std::max(largest, exponent_magnitude(p.x));
                    return false;
                  }),
                  500, {.dimension_max = 2, .extremes = extremes});
    EXPECT_EQ(largest > 500, extremes);
  }
}

TEST(SearchAndReduce, DoesNotAnswerAnOrdinaryProblemWithAnOverflow) {
  const auto fails = [](const Cloud2& cloud) {
    for (const Point2& p : cloud.points) {
      if (p.x > 0x1p500 || p.x == 77) return true;
    }
    return false;
  };
  EXPECT_EQ(search_and_reduce(Cloud2{{{77, 5}, {3, 4}}}, StillFails<Hull2Family>(fails)).problem, (Cloud2{{{77, 0}}}));
}

TEST(SearchSimple, DrawsFeasibleInfeasibleAndUnboundedPrograms) {
  bool infeasible = false, unbounded = false;
  search_simple(StillFails<LpFamily>([&](const LpProblem& p) {
                  infeasible |= p.rows == 1 && p.columns == 1 && p.matrix[0] >= 0 && p.row_upper[0] < 0;
                  unbounded |=
                      p.rows == 1 && p.columns == 1 && p.matrix[0] <= 0 && p.row_upper[0] >= 0 && p.cost[0] < 0;
                  return false;
                }),
                500);
  EXPECT_TRUE(infeasible);
  EXPECT_TRUE(unbounded);
}

TEST(SearchAndReduce, PrefersTheSearchedProblemAndKeepsTheBudget) {
  std::uint64_t asked = 0;
  const auto fails = [&](const ConvexPair& pair) {
    ++asked;
    return pair.a.size() >= 2 && pair.b.size() >= 1 && pair.a[0][0] != pair.a[1][0];
  };
  ConvexPair rough{{3, {}}, {3, {}}};
  for (int i = 0; i < 30; ++i) rough.a.push_back({0.1 * i, std::sqrt(i), 1.0 / (i + 1)});
  rough.b = rough.a;
  const auto reduced = search_and_reduce(rough, StillFails<GjkFamily>(fails), {2000});
  EXPECT_LE(asked, 2000u);
  EXPECT_EQ(asked, reduced.questions);
  EXPECT_TRUE(reduced.minimal);
  EXPECT_EQ(reduced.problem.a, (Points{2, {1, 0, 0, 0}}));
  EXPECT_EQ(reduced.problem.b, (Points{2, {0, 0}}));
}

TEST(SearchAndReduce, FallsBackToTheProblemItself) {
  const auto fails = [](const Cloud2& cloud) { return cloud.points.size() == 9; };
  const Cloud2 nine{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 9}}};
  const auto reduced = search_and_reduce(nine, StillFails<Hull2Family>(fails), {1000});
  EXPECT_EQ(reduced.problem.points.size(), 9u);
  EXPECT_TRUE(reduced.minimal);
  EXPECT_EQ(complexity_of(reduced.problem).bits, 0u);
}

}  // namespace
}  // namespace assay::search_simple_test
