// Shrink quality of linear programs: minima are asserted exactly.
#include <gtest/gtest.h>

#include <cmath>

#include "fuzz/reduce/complexity.h"
#include "fuzz/reduce/reduce.h"
#include "properties/choices.h"
#include "tests/fuzz/show_problems.h"

namespace assay::reduce_lp_test {
namespace {

LpProblem rough_lp(std::uint64_t seed, std::uint32_t rows, std::uint32_t columns) {
  Choices choices(mix64(seed + 1));
  const auto number = [&] { return 100 * choices.dyadic(50) - 30; };
  LpProblem p;
  p.rows = rows;
  p.columns = columns;
  for (std::uint32_t j = 0; j < columns; ++j) {
    p.cost.push_back(number());
    p.lower.push_back(choices.chance(1, 4) ? -kInfinity : choices.chance(1, 2) ? 0.0 : -std::abs(number()));
    p.upper.push_back(choices.chance(1, 2) ? kInfinity : 200 + number());
  }
  for (std::uint32_t k = 0; k < rows * columns; ++k) p.matrix.push_back(number());
  for (std::uint32_t i = 0; i < rows; ++i) {
    p.row_upper.push_back(choices.chance(1, 4) ? kInfinity : number());
    p.row_lower.push_back(choices.chance(1, 2) ? -kInfinity : p.row_upper.back() - 5);
  }
  return p;
}

TEST(ReduceLp, ReachesTheKnownMinimumOfOneCoefficient) {
  const auto fails = [](const LpProblem& p) {
    for (const double x : p.matrix) {
      if (x >= 3) return true;
    }
    return false;
  };
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto reduced = reduce(rough_lp(seed, 9, 7), StillFails<LpFamily>(fails));
    LpProblem expected{1, 1, {0}, {4}, {-kInfinity}, {0}, {0}, {kInfinity}};
    EXPECT_TRUE(reduced.problem.row_upper[0] == 0 || reduced.problem.row_upper[0] == kInfinity);
    expected.row_upper = reduced.problem.row_upper;
    EXPECT_EQ(reduced.problem, expected);
    EXPECT_TRUE(reduced.minimal);
  }
}

TEST(ReduceLp, DeletesRowsAndColumnsThatOnlyGoTogether) {
  const auto square = [](const LpProblem& p) { return p.rows == p.columns && p.rows >= 1; };
  const auto reduced = reduce(rough_lp(2, 5, 5), StillFails<LpFamily>(square));
  EXPECT_EQ(reduced.problem.rows, 1u);
  EXPECT_EQ(reduced.problem.columns, 1u);
}

TEST(ReduceLp, EndsWithNothingWhenEverythingFails) {
  const auto reduced = reduce(rough_lp(3, 6, 6), StillFails<LpFamily>([](const LpProblem&) { return true; }));
  // One row and one column stay, and nothing in them.
  EXPECT_EQ(reduced.problem, (LpProblem{1, 1, {0}, {0}, {-kInfinity}, {kInfinity}, {0}, {kInfinity}}));
  EXPECT_TRUE(reduced.minimal);
}

TEST(ReduceLp, KeepsARelationBetweenCoefficientsWhileShorteningThem) {
  // The two rows are parallel but for a little: simplifying either one alone loses that.
  const auto nearly_parallel = [](const LpProblem& p) {
    if (p.rows != 2 || p.columns != 2) return false;
    const double determinant = p.at(0, 0) * p.at(1, 1) - p.at(0, 1) * p.at(1, 0);
    return determinant != 0 && std::abs(determinant) < 0.001 * std::abs(p.at(0, 0) * p.at(1, 1));
  };
  LpProblem p = rough_lp(4, 2, 2);
  p.matrix = {M_PI, M_E, 2 * M_PI, 2 * M_E * 1.0001};
  const auto reduced = reduce(p, StillFails<LpFamily>(nearly_parallel));
  EXPECT_TRUE(nearly_parallel(reduced.problem));
  EXPECT_LT(complexity_of(reduced.problem).bits, 60u);
  EXPECT_EQ(reduced.problem.cost, (std::vector<double>{0, 0}));
}

TEST(ComplexityOfPrograms, CountsWhatTheCanonicalFormHasNot) {
  const auto entries = [](double row_lower, double row_upper, double lower, double upper) {
    return complexity_of(LpProblem{1, 1, {3}, {0}, {row_lower}, {row_upper}, {lower}, {upper}}).entries;
  };
  constexpr double kInf = kInfinity;
  EXPECT_EQ(entries(-kInf, kInf, 0, kInf), 1U) << "the cost";
  EXPECT_EQ(entries(-kInf, 0, 0, kInf), 1U);
  EXPECT_EQ(entries(-kInf, 7, 0, kInf), 2U);
  EXPECT_EQ(entries(0, kInf, 0, kInf), 3U);
  EXPECT_EQ(entries(-kInf, kInf, -kInf, kInf), 2U);
  EXPECT_EQ(entries(-kInf, kInf, 1, 0), 3U);
  EXPECT_EQ(complexity_of(LpProblem{1, 1, {3}, {0}, {-kInf}, {kInf}, {0}, {kInf}}).distinct, 2U) << "3 and 0";
}

TEST(ReduceLp, TurnsRowsAndBoundsToTheCanonicalForm) {
  const auto fails = [](const LpProblem& p) { return p.rows == 1 && (p.row_lower[0] == 7 || p.row_upper[0] == -7); };
  const LpProblem p{1, 1, {1.5}, {2.5}, {7}, {9}, {-3}, {11}};
  const auto reduced = reduce(p, StillFails<LpFamily>(fails));
  EXPECT_EQ(reduced.problem, (LpProblem{1, 1, {0}, {0}, {-kInfinity}, {-7}, {0}, {kInfinity}}));
}

TEST(ReduceLp, StaysWithinTheBudgetAndIsDeterministic) {
  for (const std::uint64_t questions : {0u, 3u, 50u, 500u}) {
    std::uint64_t asked = 0;
    const auto fails = [&](const LpProblem& p) {
      ++asked;
      return p.rows >= 2 && p.columns >= 1 && p.at(0, 0) > p.at(1, 0);
    };
    LpProblem p = rough_lp(5, 8, 8);
    p.matrix[0] = 90;
    const auto reduced = reduce(p, StillFails<LpFamily>(fails), {questions});
    EXPECT_LE(asked, questions);
    EXPECT_EQ(asked, reduced.questions);
    EXPECT_TRUE(fails(reduced.problem));
    EXPECT_EQ(reduce(p, StillFails<LpFamily>(fails), {questions}).problem, reduced.problem);
  }
}

TEST(ReduceLp, LeavesAMalformedProblemAlone) {
  LpProblem p{2, 2, {1}, {1, 2, 3}, {}, {}, {}, {}};
  EXPECT_EQ(reduce(p, StillFails<LpFamily>([](const LpProblem&) { return true; })).problem, p);
}

}  // namespace
}  // namespace assay::reduce_lp_test
