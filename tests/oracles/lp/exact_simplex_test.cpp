// The way of the exact simplex method on a fixed run: no answer depends on its choices, but how much it does for one.
#include "oracles/lp/exact/exact_simplex.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "oracles/lp/exact/exact_solve.h"
#include "known_answers/folded/folded_run.h"
#include "tests/oracles/lp/small_problems.h"
#include "known_answers/drawn/stream.h"

namespace assay::exact_simplex_test {
namespace {

using known::Stream;
using End = ExactSimplex::End;

/// Columns of entries `low` to `high`, two in three of them 0, bounds of every kind.
LpProblem drawn(Stream& stream, int size, int low, int high, bool degenerate) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(stream.within(2, size));
  problem.columns = static_cast<std::uint32_t>(stream.within(2, size));
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const int kind = stream.within(0, 7);
    problem.cost.push_back(stream.within(low, high));
    problem.lower.push_back(kind == 0 ? -kInfinity : kind == 1 ? -2 : 0);
    problem.upper.push_back(kind == 2 ? 3 : kInfinity);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const int kind = stream.within(0, 5);
    const double bound = degenerate ? 0 : stream.within(-2, 9);
    problem.row_lower.push_back(kind <= 1 ? bound : -kInfinity);
    problem.row_upper.push_back(kind == 1 ? kInfinity : bound);
    for (std::uint32_t j = 0; j < problem.columns; ++j)
      problem.matrix.push_back(stream.within(0, 2) == 0 ? stream.within(low, high) : 0);
  }
  return problem;
}

struct Way {
  std::uint32_t ends[3] = {}, pivots = 0;
  std::uint64_t folded = 0;
};

Way way_of(int programs, int size, bool degenerate) {
  Way way;
  Stream stream{static_cast<std::uint64_t>(size)};
  for (int k = 0; k < programs; ++k) {
    const LpProblem problem = drawn(stream, size, -3, 5, degenerate);
    ExactSimplex simplex(problem, {});
    const End end = simplex.run(5000);
    EXPECT_LT(end, End::kOutOfPivots) << k;
    ++way.ends[std::min<std::size_t>(2, static_cast<std::size_t>(end))];
    way.pivots += simplex.pivots();
    Stream fold{way.folded ^ simplex.pivots()};
    for (const Place place : simplex.places()) fold.state = fold.next() ^ static_cast<std::uint64_t>(place);
    way.folded = fold.next();
  }
  return way;
}

// A change of these numbers is a change of how pivots are chosen: it is meant, or it is a mistake. More pivots than
// before need a reason.
TEST(ExactSimplex, TakesTheSameWayOnAFixedRun) {
  const Way general = way_of(200, 8, false);
  EXPECT_EQ(general.pivots, 231u);
  EXPECT_EQ(general.folded, 6676802539331629433u);
  for (const std::uint32_t ends : general.ends) EXPECT_GT(ends, 10u);
  const Way degenerate = way_of(200, 14, true);
  EXPECT_EQ(degenerate.pivots, 617u);
  EXPECT_EQ(degenerate.folded, 14879162090308872965u);
}

/// Made-up costs are as small as 2^-20 of the largest: a cost of four times that is dearer than either of them.
TEST(ExactSimplex, AMadeUpCostIsSmallBesideAGivenOneOfTheSameOrder) {
  constexpr std::uint32_t kWithoutCost = 4, kDear = 7;
  LpProblem problem = test::canonical(1, 8, {1, 0, 0, 0, 0, 0, 0, 0x1p-18}, {0, 0, 0, 0, 1, 0, 0, 1}, {kInfinity});
  problem.row_lower = {1};
  ExactSimplex simplex(problem, {});
  EXPECT_EQ(simplex.run(100), End::kOptimal);
  EXPECT_EQ(simplex.places()[kWithoutCost], Place::kBasic);
  EXPECT_NE(simplex.places()[kDear], Place::kBasic);
  EXPECT_EQ(simplex.pivots(), 1u) << "the dear one entered first";
}

TEST(DegenerateVertex, OfVariablesWithoutAFiniteLengthTheFirstLeaves) {
  const LpProblem problem = test::canonical(3, 1, {1}, {0x1p-1074, 0x1p-1074, 0x1p-1074}, {0, 0, 0});
  const auto places = places_of(problem, Basis{{1, 2, 3}, {}});
  const ExactKernel factored(problem, kernel_of(problem, *places));
  const auto column = tableau_column(problem, *places, factored, 0);
  ASSERT_TRUE(column);
  EXPECT_EQ(DegenerateVertex().choose({2, 3}, *column, 0, true), 2u);
}

/// Phase 1b and Bland's rule, which are for programs that the usual choices do not end, end every program as they do.
TEST(ExactSimplex, EndsAsWithPatienceWhereItHasNone) {
  std::uint32_t pivots = 0;
  std::uint64_t folded = 0;
  for (const bool degenerate : {false, true}) {
    Stream stream{31};
    for (int k = 0; k < 150; ++k) {
      const LpProblem problem = drawn(stream, 9, degenerate ? -1 : -3, degenerate ? 1 : 5, degenerate);
      ExactSimplex usual(problem, {});
      const End end = usual.run(5000);
      for (const std::uint32_t patience : {0u, 1u, 3u}) {
        ExactSimplex simplex(problem, {}, patience);
        EXPECT_EQ(simplex.run(5000), end) << k << " " << patience;
        pivots += simplex.pivots();
        Stream fold{folded ^ simplex.pivots()};
        for (const Place place : simplex.places()) fold.state = fold.next() ^ static_cast<std::uint64_t>(place);
        folded = fold.next();
      }
    }
  }
  EXPECT_EQ(pivots, 1075u);
  EXPECT_EQ(folded, 14887306110970425907u);
}

TEST(SolveSquare, FindsTheSolutionWithTheSameWorkOnAFixedRun) {
  Stream stream{32};
  known::FoldedRun run;
  int solved = 0;
  for (int k = 0; k < 200; ++k) {
    const auto n = static_cast<std::uint32_t>(stream.within(1, 9));
    std::vector<SparseRow> rows(n);
    std::vector<Rational> right;
    for (std::uint32_t i = 0; i < n; ++i) {
      right.emplace_back(stream.within(-5, 5));
      for (std::uint32_t j = 0; j < n; ++j)
        if (stream.within(0, 2) == 0) rows[i].emplace_back(j, Rational(stream.within(1, 9), stream.within(1, 4)));
    }
    const auto x = solve_square(rows, right);
    run.take(x.has_value());
    if (!x) continue;
    ++solved;
    run.take(*x);
    for (std::uint32_t i = 0; i < n; ++i) {
      Rational sum = 0;
      for (const auto& [j, value] : rows[i]) sum += value * (*x)[j];
      EXPECT_EQ(sum, right[i]);
    }
  }
  EXPECT_GT(solved, 40);
  EXPECT_EQ(run.folded(), 3592004727835812026u);
  EXPECT_EQ(run.units(), 670320u);
}

}  // namespace
}  // namespace assay::exact_simplex_test
