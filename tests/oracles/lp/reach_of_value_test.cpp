// Whether a small change of the program explains a value that is not its optimum, and leaves a basis optimal.
#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/borderline.h"
#include "oracles/lp/change/steady_basis.h"
#include "tests/oracles/lp/small_problems.h"

namespace assay::reach_of_value_test {
namespace {

TEST(ReachOfValue, TellsWhetherASmallChangeExplainsAValue) {
  // x <= y and (1 + 2^-38) y <= x leave nothing but the origin; a change of 2^-38 leaves y <= 1.
  const LpProblem narrow = test::canonical(3, 2, {0, -1}, {1, -1, -1, 1 + 0x1p-38, 0, 1}, {0, 0, 1});
  const auto truth = certify_lp(narrow);
  ASSERT_TRUE(truth);
  ASSERT_EQ(truth->objective, 0);
  EXPECT_EQ(reach_of_value(narrow, *truth, -1, 0, 1e-9), Reach::kReached);
  EXPECT_EQ(reach_of_value(narrow, *truth, -1, Rational(1, 1000), 1e-15), Reach::kUnreachable);
  EXPECT_EQ(reach_of_value(narrow, *truth, -2, 0, 1e-9), Reach::kUnreachable) << "y <= 1 stays";
  LpProblem free = narrow;  // no widest program bounds it, so that nothing is proved
  free.lower[0] = -kInfinity;
  EXPECT_EQ(reach_of_value(free, *certify_lp(free), -1, 0, 1e-9), Reach::kReached);
  EXPECT_EQ(reach_of_value(free, *certify_lp(free), -2, 0, 1e-9), Reach::kOpen);
  const auto wedge = certify_lp(test::wedge());  // optimum -4; a change of d moves it by about 12 d
  ASSERT_TRUE(wedge);
  for (const int side : {-1, 1}) {
    const auto reach = [&](const Rational& off, const Rational& room) {
      return reach_of_value(test::wedge(), *wedge, -4 + side * off, room, 1e-6);
    };
    EXPECT_EQ(reach(Rational(1, 100'000), 0), Reach::kReached) << side;
    EXPECT_EQ(reach(Rational(1, 10'000), 0), Reach::kUnreachable) << side;
    EXPECT_EQ(reach(Rational(1, 10'000), Rational(95, 1'000'000)), Reach::kReached) << side << ": up to the room";
    EXPECT_EQ(reach(1, 0), Reach::kUnreachable) << side;
  }
}

TEST(ReachOfValue, ReachesTheDearestOptimumItself) {
  constexpr double kChange = 0x1p-10;
  LpProblem problem = test::canonical(0, 1, {1}, {}, {});
  problem.lower[0] = 1;
  const auto truth = certify_lp(problem);
  ASSERT_TRUE(truth);
  const Rational dearest = exact(1 + kChange) * exact(1 + kChange);
  EXPECT_EQ(reach_of_value(problem, *truth, dearest, 0, kChange), Reach::kReached);
  EXPECT_NE(reach_of_value(problem, *truth, dearest + exact(0x1p-60), 0, kChange), Reach::kReached);
  const Rational cheapest = exact(1 - kChange) * exact(1 - kChange);
  EXPECT_EQ(reach_of_value(problem, *truth, cheapest, 0, kChange), Reach::kReached);
  EXPECT_NE(reach_of_value(problem, *truth, cheapest - exact(0x1p-60), 0, kChange), Reach::kReached);
}

/// An equation has no narrowest program, so the enclosure of the optima is all that is known.
TEST(ReachOfValue, TheEndOfWhatEnclosesTheOptimaMayBeReached) {
  constexpr double kChange = 0x1p-10;
  for (const double cost : {1.0, -1.0}) {
    LpProblem problem = test::canonical(1, 1, {cost}, {1}, {1});
    problem.row_lower[0] = 1;
    problem.lower[0] = -kInfinity;
    const auto truth = certify_lp(problem);
    ASSERT_TRUE(truth);
    const auto optima = optima_of_steady_basis(problem, truth->basis, kChange);
    ASSERT_TRUE(optima);
    for (const double end : {optima->lower(), optima->upper()}) {
      EXPECT_NE(reach_of_value(problem, *truth, exact(end), 0, kChange), Reach::kUnreachable);
      const double away = exact(end) < truth->objective ? -kInfinity : kInfinity;
      EXPECT_EQ(reach_of_value(problem, *truth, exact(std::nextafter(end, away)), 0, kChange), Reach::kUnreachable);
    }
  }
}

/// minimise x, 0 <= x <= upper, with the row x free: x stays at 0, give or take a change.
bool stays_steady(double upper, double change) {
  LpProblem problem = test::canonical(1, 1, {1}, {1}, {kInfinity});
  problem.upper[0] = upper;
  return optima_of_steady_basis(problem, {{1}, {}}, change).has_value();
}

TEST(SteadyBasis, BoundsMayMeetAndNotCross) {
  constexpr double kChange = 0x1p-10;
  const double lower_most = changed(0, 1, kChange).upper();
  double upper = 2 * kChange;
  while (changed(upper, 1, kChange).lower() < lower_most) upper = std::nextafter(upper, 1);
  ASSERT_EQ(changed(upper, 1, kChange).lower(), lower_most) << "else they do not meet";
  EXPECT_TRUE(stays_steady(upper, kChange));
  EXPECT_FALSE(stays_steady(std::nextafter(upper, 0), kChange));
  EXPECT_FALSE(stays_steady(kChange, kChange)) << "the upper bound may come down to 0 while the lower one goes up";
}

/// x = 1, 0 <= x <= 1, 1 <= x: without a change what rests on its bounds exactly is within them.
TEST(SteadyBasis, AValueMayBeItsBound) {
  LpProblem problem = test::canonical(1, 1, {1}, {1}, {kInfinity});
  problem.row_lower[0] = 1;
  for (const double bound : {1.0, 2.0}) {
    problem.upper[0] = bound;
    problem.lower[0] = 0;
    EXPECT_TRUE(optima_of_steady_basis(problem, {{0}, {}}, 0)) << bound;
    problem.upper[0] = 2;
    problem.lower[0] = 2 - bound;
    EXPECT_TRUE(optima_of_steady_basis(problem, {{0}, {}}, 0)) << bound;
  }
  problem.lower[0] = 0;
  problem.upper[0] = std::nextafter(1, 0);
  EXPECT_FALSE(optima_of_steady_basis(problem, {{0}, {}}, 0));
}

}  // namespace
}  // namespace assay::reach_of_value_test
