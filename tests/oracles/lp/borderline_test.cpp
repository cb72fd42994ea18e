// Robust, borderline or open, and how far a wrong status is from being right: each verdict is held against programs
// within the change that are solved exactly.
#include "oracles/lp/borderline.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "oracles/lp/change/changed_program.h"
#include "oracles/lp/change/steady_basis.h"
#include "tests/oracles/lp/small_problems.h"
#include "tests/support/random_numbers.h"

namespace assay::borderline_test {
namespace {

using test::canonical;
using test::Stream;

Stability stability(const LpProblem& problem, double change = kBorderlineChange) {
  const auto truth = certify_lp(problem);
  EXPECT_TRUE(truth) << (truth ? "" : truth.error());
  return stability_of(problem, *truth, change).stability;
}
Reach reach(const LpProblem& problem, LpStatus status, double change) {
  return reach_of(problem, *certify_lp(problem), status, change);
}

/// x <= 1 and x >= 1 + 2^-k.
LpProblem apart_by(int k) {
  LpProblem problem = canonical(2, 1, {1}, {1, 1}, {1, kInfinity});
  problem.row_lower[1] = 1 + std::ldexp(1.0, -k);
  return problem;
}
/// minimise -2^-k x over x >= 0.
LpProblem falling_by(int k) { return canonical(1, 1, {-std::ldexp(1.0, -k)}, {-1}, {1}); }

TEST(Reach, NoStatusIsReachedWithoutAProgramThatHasIt) {
  // minimise -x over x = y: an equation has no narrowest program, and everything near it is unbounded too.
  LpProblem falling = canonical(1, 2, {-1, 0}, {1, -1}, {0});
  falling.row_lower = {0};
  EXPECT_EQ(reach(falling, LpStatus::kOptimal, 0x1p-30), Reach::kOpen);
}

TEST(Borderline, RobustTruthsStay) {
  EXPECT_EQ(stability(test::wedge()), Stability::kRobust) << "though its optimum is a whole edge";
  EXPECT_EQ(stability(test::apart()), Stability::kRobust);
  EXPECT_EQ(stability(canonical(1, 2, {-1, 2}, {1, -1}, {1})), Stability::kRobust)
      << "y may rise with x, but costs more";
  EXPECT_EQ(stability(canonical(1, 1, {-1}, {-1}, {1})), Stability::kRobust) << "unbounded";
  EXPECT_EQ(stability(apart_by(20)), Stability::kRobust);
  EXPECT_EQ(stability(falling_by(20)), Stability::kRobust);
}

TEST(Borderline, TruthsThatASmallChangeOverturnsAreFound) {
  EXPECT_EQ(stability(apart_by(40)), Stability::kBorderline);
  EXPECT_EQ(stability(falling_by(40)), Stability::kBorderline);
  EXPECT_EQ(stability(canonical(1, 1, {1}, {1}, {-0x1p-40})), Stability::kBorderline) << "0 <= x <= -2^-40";
  EXPECT_EQ(stability(canonical(1, 1, {0x1p-40}, {-1}, {1})), Stability::kBorderline) << "a cost that may turn round";
  LpProblem crossed = canonical(0, 1, {1}, {}, {});
  crossed.lower[0] = 1;
  crossed.upper[0] = 1 - 0x1p-40;
  EXPECT_EQ(stability(crossed), Stability::kBorderline);
  crossed.upper[0] = 0.5;
  EXPECT_EQ(stability(crossed), Stability::kRobust);
  EXPECT_EQ(stability(canonical(2, 2, {-1, -1}, {1, 1 + 0x1p-27, 1, 1}, {1, 1})), Stability::kRobust);
  EXPECT_EQ(stability(canonical(2, 2, {0, -1}, {-1, 1, 1 + 0x1p-27, -1}, {0, 1})), Stability::kBorderline)
      << "the greatest y with y <= x and y >= (1 + 2^-27) x - 1 is 2^27";
  EXPECT_EQ(stability(canonical(1, 2, {-1, 1}, {1, -1}, {1})), Stability::kBorderline)
      << "along (1, 1) nothing is paid";
}

TEST(Borderline, AnOptimumThatOnlyACheaperCostMovesIsFound) {
  // minimise 0 over 0 <= x <= 2^20: at a cost of -1e-9 the optimum is -1e-3, at 1e-9 it is 0 as before.
  LpProblem level = canonical(0, 1, {0}, {}, {});
  level.upper[0] = 0x1p20;
  EXPECT_EQ(stability(level), Stability::kBorderline);
  level.upper[0] = 512;
  EXPECT_EQ(stability(level), Stability::kRobust) << "half of what may be";
  level.upper[0] = 2048;
  EXPECT_EQ(stability(level), Stability::kBorderline) << "twice of what may be";
}

TEST(Borderline, EquationsAreRobustWhereTheBasisStaysAndOpenOrBorderlineAtADegenerateVertex) {
  LpProblem problem = canonical(1, 2, {1, 2}, {1, 1}, {3});
  problem.row_lower[0] = 3;
  EXPECT_EQ(stability(problem), Stability::kRobust);
  // x + y = 3 written twice: moved apart they contradict each other.
  problem = canonical(2, 2, {1, 2}, {1, 1, 1, 1}, {3, 3});
  problem.row_lower = {3, 3};
  EXPECT_EQ(stability(problem), Stability::kBorderline);
  problem.row_lower = problem.row_upper = {3, 4};
  EXPECT_EQ(stability(problem), Stability::kRobust) << "infeasible by far";
  problem.row_lower = problem.row_upper = {3, 3 + 0x1p-40};
  EXPECT_EQ(stability(problem), Stability::kBorderline) << "infeasible by hardly anything";
}

TEST(Borderline, MoreWorkThanAllowedLeavesItOpen) {
  const LpProblem problem = apart_by(40);
  EXPECT_EQ(stability_of(problem, *certify_lp(problem), kBorderlineChange, {0, 0}).stability, Stability::kOpen);
}

TEST(Reach, TellsAStatusInsideTheChangeFromOneBeyondIt) {
  EXPECT_EQ(reach(apart_by(40), LpStatus::kOptimal, 1e-9), Reach::kReached);
  EXPECT_EQ(reach(apart_by(20), LpStatus::kOptimal, 1e-9), Reach::kUnreachable);
  EXPECT_EQ(reach(apart_by(40), LpStatus::kUnbounded, 1e-9), Reach::kUnreachable) << "x stays below 1";
  EXPECT_EQ(reach(falling_by(40), LpStatus::kOptimal, 1e-9), Reach::kReached);
  EXPECT_EQ(reach(falling_by(20), LpStatus::kOptimal, 1e-9), Reach::kUnreachable);
  EXPECT_EQ(reach(falling_by(40), LpStatus::kInfeasible, 1e-9), Reach::kUnreachable);
  EXPECT_EQ(reach(test::wedge(), LpStatus::kInfeasible, 1e-9), Reach::kUnreachable);
  EXPECT_EQ(reach(test::wedge(), LpStatus::kUnbounded, 1e-9), Reach::kUnreachable);
  EXPECT_EQ(reach(test::wedge(), LpStatus::kOptimal, 0), Reach::kReached) << "it is";
  EXPECT_EQ(reach(canonical(1, 1, {1}, {1}, {0x1p-40}), LpStatus::kInfeasible, 1e-9), Reach::kReached);
  EXPECT_EQ(reach(canonical(1, 1, {0x1p-40}, {-1}, {1}), LpStatus::kUnbounded, 1e-9), Reach::kReached);
}

TEST(StatusDistance, IsEnclosedByPowersOfTwo) {
  for (const int k : {10, 20, 30, 40}) {
    const LpProblem problem = apart_by(k);
    const StatusDistance distance = status_distance(problem, *certify_lp(problem), LpStatus::kOptimal);
    // Both bounds and both entries of 1 move: a quarter of 2^-k each, or nearly.
    EXPECT_LE(distance.at_most, std::ldexp(1.0, -k - 1)) << k;
    EXPECT_GE(distance.more_than, std::ldexp(1.0, -k - 4)) << k;
    EXPECT_LT(distance.more_than, distance.at_most) << k;
  }
  const StatusDistance none = status_distance(test::wedge(), *certify_lp(test::wedge()), LpStatus::kOptimal);
  EXPECT_EQ(none.at_most, 0);
}

/// Small integers, at most four rows and columns.
LpProblem small_program(Stream& stream) {
  const auto rows = static_cast<std::uint32_t>(stream.within(1, 4));
  const auto columns = static_cast<std::uint32_t>(stream.within(1, 4));
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  for (std::uint32_t j = 0; j < columns; ++j) {
    problem.cost.push_back(stream.within(-3, 3));
    const int kind = stream.within(0, 5);
    problem.lower.push_back(kind == 0 ? -kInfinity : kind == 1 ? -2 : 0);
    problem.upper.push_back(kind == 2 ? 3 : kInfinity);
  }
  for (std::uint32_t i = 0; i < rows; ++i) {
    const int kind = stream.within(0, 5);
    const double bound = stream.within(-2, 6);
    problem.row_lower.push_back(kind == 0 ? bound : kind == 1 ? bound - 2 : -kInfinity);
    problem.row_upper.push_back(kind == 2 ? kInfinity : bound);
    if (kind == 2) problem.row_lower.back() = bound;
    for (std::uint32_t j = 0; j < columns; ++j) problem.matrix.push_back(stream.within(-3, 3));
  }
  return problem;
}

/// Another program within `change`, relative to each entry and to max(1, |bound|); equations stay equations.
LpProblem one_near(Stream& stream, const LpProblem& problem, double change) {
  LpProblem near = problem;
  const auto moved = [&](double value, double scale) {
    return std::isinf(value) ? value : value + change * scale * stream.within(-16, 16) / 16.0;
  };
  const auto by_bound = [](double bound) { return std::max(1.0, std::fabs(bound)); };
  for (double& entry : near.matrix) entry = moved(entry, std::fabs(entry));
  for (double& cost : near.cost) cost = moved(cost, by_bound(cost));
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    near.lower[j] = moved(near.lower[j], by_bound(near.lower[j]));
    near.upper[j] = moved(near.upper[j], by_bound(near.upper[j]));
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const bool equation = near.row_lower[i] == near.row_upper[i];
    near.row_upper[i] = moved(near.row_upper[i], by_bound(near.row_upper[i]));
    near.row_lower[i] = equation ? near.row_upper[i] : moved(near.row_lower[i], by_bound(near.row_lower[i]));
  }
  return near;
}

// What the bounding programs and the steady basis claim holds for random programs within the change.
TEST(Borderline, ClaimsHoldForProgramsWithinTheChange) {
  Stream stream{77};
  constexpr double kChange = 0x1p-6;  // large, so that much is borderline
  int seen[3] = {0, 0, 0}, steady = 0;
  for (int round = 0; round < 400; ++round) {
    const LpProblem problem = small_program(stream);
    const auto truth = certify_lp(problem);
    ASSERT_TRUE(truth);
    const StabilityVerdict verdict = stability_of(problem, *truth, kChange);
    ++seen[static_cast<int>(verdict.stability)];
    const auto optima = optima_of_steady_basis(problem, truth->basis, kChange);
    steady += truth->status == LpStatus::kOptimal && optima ? 1 : 0;
    std::array<Reach, 3> reached{};
    for (const LpStatus status : {LpStatus::kOptimal, LpStatus::kInfeasible, LpStatus::kUnbounded})
      reached[static_cast<std::size_t>(status)] = reach_of(problem, *truth, status, kChange);
    for (int trial = 0; trial < 12; ++trial) {
      const LpProblem near = one_near(stream, problem, kChange);
      const auto changed_truth = certify_lp(near);
      ASSERT_TRUE(changed_truth);
      EXPECT_NE(reached[static_cast<std::size_t>(changed_truth->status)], Reach::kUnreachable) << "round " << round;
      if (verdict.stability == Stability::kRobust) {
        EXPECT_EQ(changed_truth->status, truth->status) << "round " << round << ": " << verdict.proof;
      }
      if (truth->status == LpStatus::kOptimal && optima) {
        ASSERT_EQ(changed_truth->status, LpStatus::kOptimal) << "round " << round;
        EXPECT_LE(exact(optima->lower()), changed_truth->objective) << "round " << round;
        EXPECT_GE(exact(optima->upper()), changed_truth->objective) << "round " << round;
      }
    }
  }
  EXPECT_GT(seen[static_cast<int>(Stability::kRobust)], 40);
  EXPECT_GT(seen[static_cast<int>(Stability::kBorderline)], 40);
  EXPECT_GT(steady, 20);
  RecordProperty("open", seen[static_cast<int>(Stability::kOpen)]);
}

// Each number that may change is counted: half a change more or less room decides.
TEST(Borderline, CountsTheChangesOfBoundsEntriesAndOfTheWrongSideOfZero) {
  constexpr double kChange = 0x1p-10;
  LpProblem at_a_bound = canonical(1, 1, {1}, {1}, {kInfinity});
  at_a_bound.row_lower[0] = 1;  // x = 1, give or take two changes
  at_a_bound.lower[0] = 1 - 2.5 * kChange;
  EXPECT_FALSE(optima_of_steady_basis(at_a_bound, {{0}, {}}, kChange));
  at_a_bound.lower[0] = 1 - 4 * kChange;
  EXPECT_TRUE(optima_of_steady_basis(at_a_bound, {{0}, {}}, kChange));
  LpProblem priced = canonical(1, 2, {1, 1 + 3.5 * kChange}, {1, 1}, {kInfinity});
  priced.row_lower[0] = 1;
  EXPECT_FALSE(optima_of_steady_basis(priced, {{0}, {}}, kChange));
  priced.cost[1] = 1 + 5 * kChange;
  EXPECT_TRUE(optima_of_steady_basis(priced, {{0}, {}}, kChange));
  LpProblem below_zero = canonical(1, 1, {1}, {1}, {-8 - 16 * kChange});
  below_zero.lower[0] = -8;
  EXPECT_NE(reach(below_zero, LpStatus::kOptimal, kChange), Reach::kUnreachable) << "entry, bound and side all move";
}

// Programs that are said to be within the change are, entry by entry.
TEST(ChangedProgram, StaysWithinTheChange) {
  for (const double size : {0x1p-60, 1e-9, 0.25}) {
    LpProblem problem = test::general();
    problem.matrix[0] = 0x1.8p-1074;
    problem.matrix[1] = 0x1.fffffffffffffp1023;
    problem.cost[2] = 1e-300;
    const auto expect_within = [&](double from, double to, double scale) {
      if (std::isinf(from)) {
        EXPECT_EQ(from, to);
        return;
      }
      EXPECT_LE(abs(Rational(exact(to) - exact(from))), exact(size) * exact(scale)) << from;
    };
    for (const RowMove rows : {RowMove::kNone, RowMove::kWider, RowMove::kNarrower}) {
      const LpProblem near = program_within(problem, {size, {}}, rows, EquationMove::kUp, CostMove::kDearer);
      for (std::size_t k = 0; k < problem.matrix.size(); ++k)
        expect_within(problem.matrix[k], near.matrix[k], std::fabs(problem.matrix[k]));
      for (std::size_t j = 0; j < 3; ++j) {
        expect_within(problem.cost[j], near.cost[j], std::max(1.0, std::fabs(problem.cost[j])));
        expect_within(problem.lower[j], near.lower[j], std::max(1.0, std::fabs(problem.lower[j])));
        expect_within(problem.upper[j], near.upper[j], std::max(1.0, std::fabs(problem.upper[j])));
      }
      for (std::size_t i = 0; i < 2; ++i)
        expect_within(problem.row_upper[i], near.row_upper[i], std::max(1.0, std::fabs(problem.row_upper[i])));
    }
  }
}

}  // namespace
}  // namespace assay::borderline_test
