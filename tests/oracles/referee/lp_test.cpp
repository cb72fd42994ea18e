// The referee on linear programs whose status and optimum are known.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <limits>
#include <random>

#include "oracles/referee/referee.h"

namespace assay::referee::lp_test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// minimise cost.x subject to A x <= b, x >= 0.
LpProblem canonical(std::vector<double> cost, std::vector<double> matrix, std::vector<double> b) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(b.size());
  problem.columns = static_cast<std::uint32_t>(cost.size());
  problem.row_lower.assign(b.size(), -kInfinity);
  problem.lower.assign(cost.size(), 0);
  problem.upper.assign(cost.size(), kInfinity);
  problem.cost = std::move(cost);
  problem.matrix = std::move(matrix);
  problem.row_upper = std::move(b);
  return problem;
}

void expect_optimum(const LpProblem& problem, const Rational& optimum) {
  const auto opinion = lp(problem);
  ASSERT_TRUE(opinion) << opinion.error();
  EXPECT_EQ(opinion->status, LpStatus::kOptimal);
  EXPECT_EQ(opinion->objective, optimum);
}

void expect_status(const LpProblem& problem, LpStatus status) {
  const auto opinion = lp(problem);
  ASSERT_TRUE(opinion) << opinion.error();
  EXPECT_EQ(opinion->status, status);
  EXPECT_EQ(opinion->objective, 0);
}

TEST(RefereeLp, ChvatalsCyclingProgramEnds) {
  // V. Chvatal, Linear Programming, 1983, p. 31, as a minimum: optimum -1.
  expect_optimum(canonical({-10, 57, 9, 24}, {0.5, -5.5, -2.5, 9, 0.5, -1.5, -0.5, 1, 1, 0, 0, 0}, {0, 0, 1}), -1);
}

TEST(RefereeLp, BealesCyclingProgramEnds) {
  // The scaling of E. M. L. Beale's program (1955) that has only dyadic numbers: optimum -5/4 at x = (1, 0, 1, 0).
  expect_optimum(canonical({-0.75, 20, -0.5, 6}, {0.25, -8, -1, 9, 0.5, -12, -0.5, 3, 0, 0, 1, 0}, {0, 0, 1}),
                 Rational(-5, 4));
}

TEST(RefereeLp, BoundsRangesAndEquations) {
  LpProblem problem{
      2, 3, {1, -2, 0}, {1, 1, 1, 1, -1, 0}, {4, -1}, {4, 2}, {-3, -kInfinity, -kInfinity}, {5, 1, kInfinity}};
  // x + y + z = 4, -1 <= x - y <= 2, -3 <= x <= 5, y <= 1, z free: y = 1, x = 0, z = 3.
  expect_optimum(problem, -2);
  problem.cost = {0, 0, 1};  // z = 4 - x - y least at y = 1, x = 3
  expect_optimum(problem, 0);
  problem.cost = {0, 0, -1};  // z greatest: x = -3, y = -5
  expect_optimum(problem, -12);
}

TEST(RefereeLp, Infeasible) {
  expect_status(canonical({1, 1}, {1, 1, -1, -1}, {1, -2}), LpStatus::kInfeasible);
  expect_status({1, 1, {1}, {0}, {1}, {1}, {0}, {kInfinity}}, LpStatus::kInfeasible);  // 0 x = 1
  expect_status({1, 1, {1}, {1}, {2}, {1}, {0}, {kInfinity}}, LpStatus::kInfeasible);  // crossed row
  expect_status({0, 1, {1}, {}, {}, {}, {2}, {1}}, LpStatus::kInfeasible);             // crossed column
  expect_status({1, 2, {0, 0}, {1, 1}, {3}, {kInfinity}, {0, 0}, {1, 1}}, LpStatus::kInfeasible);
}

TEST(RefereeLp, FeasibleByOneUlp) {
  const double above = std::nextafter(1.0, 2.0);
  expect_status({2, 1, {0}, {1, 1}, {-kInfinity, above}, {1, kInfinity}, {0}, {kInfinity}}, LpStatus::kInfeasible);
  expect_optimum({2, 1, {1}, {1, 1}, {-kInfinity, above}, {above, kInfinity}, {0}, {kInfinity}}, exact(above));
}

TEST(RefereeLp, Unbounded) {
  expect_status(canonical({-1, 0}, {1, -1}, {0}), LpStatus::kUnbounded);
  expect_status({0, 1, {1}, {}, {}, {}, {-kInfinity}, {kInfinity}}, LpStatus::kUnbounded);
  const double tiny = std::numeric_limits<double>::denorm_min();
  expect_status({1, 2, {-tiny, 0}, {1, -1}, {-kInfinity}, {1}, {0, 0}, {kInfinity, kInfinity}}, LpStatus::kUnbounded);
}

TEST(RefereeLp, InfeasibleComesBeforeUnbounded) {
  expect_status({1, 2, {-1, 0}, {0, 1}, {2}, {kInfinity}, {0, 0}, {kInfinity, 1}}, LpStatus::kInfeasible);
}

TEST(RefereeLp, NoRowsNoColumnsNothing) {
  expect_optimum({}, 0);
  expect_optimum({0, 2, {1, -1}, {}, {}, {}, {-2, 0}, {5, 3}}, -5);
  expect_optimum({2, 0, {}, {}, {-1, -kInfinity}, {1, kInfinity}, {}, {}}, 0);
  expect_status({1, 0, {}, {}, {1}, {2}, {}, {}}, LpStatus::kInfeasible);
  expect_optimum({1, 1, {1}, {1}, {-kInfinity}, {kInfinity}, {3}, {4}}, 3);  // a free row
  expect_optimum({1, 1, {0}, {0}, {-kInfinity}, {kInfinity}, {-kInfinity}, {kInfinity}}, 0);
}

TEST(RefereeLp, RedundantEquations) {
  expect_optimum({3, 2, {1, 2}, {1, 1, 1, 1, 2, 2}, {1, 1, 2}, {1, 1, 2}, {0, 0}, {kInfinity, kInfinity}}, 1);
}

TEST(RefereeLp, ScaleByAPowerOfTwoChangesOnlyTheUnit) {
  for (const int exponent : {-1000, -400, -360, 350, 400, 1000}) {
    const double unit = std::ldexp(1.0, exponent);
    SCOPED_TRACE(exponent);
    LpProblem problem = canonical({-10, 57, 9, 24}, {0.5, -5.5, -2.5, 9, 0.5, -1.5, -0.5, 1, 1, 0, 0, 0}, {0, 0, 1});
    problem.row_upper[2] = unit;  // x scales
    expect_optimum(problem, -exact(unit));
    for (double& price : problem.cost) price *= std::ldexp(1.0, exponent / 2);
    expect_optimum(problem, -exact(unit) * exact(std::ldexp(1.0, exponent / 2)));
    for (double& entry : problem.matrix) entry *= unit;  // x <= 1 again
    expect_optimum(problem, -exact(std::ldexp(1.0, exponent / 2)));
  }
}

TEST(RefereeLp, MixedScalesInOneProblem) {
  const double huge = std::numeric_limits<double>::max(), tiny = std::numeric_limits<double>::denorm_min();
  // tiny x + y <= huge, x - huge y <= 0, y <= 1: the greatest x is huge.
  expect_optimum(canonical({-1, 0}, {tiny, 1, 1, -huge, 0, 1}, {huge, 0, 1}), -exact(huge));
}

TEST(RefereeLp, RefusesWhatIsNoProgram) {
  const LpProblem good = canonical({1, 1}, {1, 1}, {1});
  LpProblem problem = good;
  problem.cost[0] = kNaN;
  EXPECT_FALSE(lp(problem));
  problem = good;
  problem.matrix[1] = kInfinity;
  EXPECT_FALSE(lp(problem));
  problem = good;
  problem.row_upper[0] = kNaN;
  EXPECT_FALSE(lp(problem));
  problem = good;
  problem.lower[0] = kInfinity;
  EXPECT_FALSE(lp(problem));
  problem = good;
  problem.upper[0] = -kInfinity;
  EXPECT_FALSE(lp(problem));
  problem = good;
  problem.matrix.pop_back();
  EXPECT_FALSE(lp(problem));
  problem = good;
  problem.row_lower.clear();
  EXPECT_FALSE(lp(problem));
}

TEST(RefereeLp, KeepsAnArtificiallyTinyBound) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> entry(0.5, 1);
  constexpr std::uint32_t kSide = 60;
  std::vector<double> matrix(kSide * kSide), cost(kSide), b(kSide);
  for (auto* list : {&matrix, &cost, &b}) {
    for (double& x : *list) x = entry(random);
  }
  for (double& price : cost) price = -price;
  const auto start = std::chrono::steady_clock::now();
  const auto opinion = lp(canonical(cost, matrix, b), {0.01});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  ASSERT_FALSE(opinion);
  EXPECT_NE(opinion.error().find("within the bound"), std::string::npos) << opinion.error();
  EXPECT_LT(seconds, 2) << "10 ms asked; the rest is a loaded machine";
}

// With x = s planted as feasible and costs built from planted multipliers, complementary by construction, the optimum
// is cost.s. Small integers make degenerate programs common.
TEST(RefereeLp, FindsPlantedOptima) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    const std::uint32_t rows = 1 + static_cast<std::uint32_t>(random() % 5);
    const std::uint32_t columns = 1 + static_cast<std::uint32_t>(random() % 6);
    std::vector<double> point(columns), price(columns), matrix(std::size_t{rows} * columns), side(rows);
    for (double& x : matrix) x = static_cast<double>(random() % 7) - 3;
    for (std::uint32_t j = 0; j < columns; ++j) {
      point[j] = random() % 2 ? static_cast<double>(random() % 4) : 0;
      price[j] = point[j] > 0 ? 0 : static_cast<double>(random() % 3);  // the reduced cost
    }
    for (std::uint32_t i = 0; i < rows; ++i) {
      const bool tight = random() % 2;
      for (std::uint32_t j = 0; j < columns; ++j) side[i] += matrix[i * columns + j] * point[j];
      const double multiplier = tight ? -static_cast<double>(random() % 4) : 0;
      for (std::uint32_t j = 0; j < columns; ++j) price[j] += multiplier * matrix[i * columns + j];
      if (!tight) side[i] += static_cast<double>(random() % 3);
    }
    double optimum = 0;
    for (std::uint32_t j = 0; j < columns; ++j) optimum += price[j] * point[j];
    expect_optimum(canonical(price, matrix, side), exact(optimum));
  }
}

}  // namespace
}  // namespace assay::referee::lp_test
