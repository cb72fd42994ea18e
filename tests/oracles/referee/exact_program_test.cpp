// Kill tests of the certificate checks that stand between CGAL and the referee's opinion.
#include "oracles/referee/lp/exact_program.h"

#include <gtest/gtest.h>

namespace assay::referee::exact_program_test {
namespace {

using Vector = std::vector<Rational>;

/// minimise -x - y  subject to  x + 2y <= 4, 1 <= x <= 3, y >= 0. Optimum -7/2 at (3, 1/2), multiplier -1/2.
ExactProgram small_program() {
  return exact_program({1, 2, {-1, -1}, {1, 2}, {-kInfinity}, {4}, {1, 0}, {3, kInfinity}});
}

TEST(ExactProgram, AcceptsTheOptimumAndItsMultiplier) {
  EXPECT_TRUE(proves_optimal(small_program(), {3, Rational(1, 2)}, {Rational(-1, 2)}));
  EXPECT_EQ(objective(small_program(), {3, Rational(1, 2)}), Rational(-7, 2));
}

TEST(ExactProgram, RejectsAPointOutsideABoundOrARow) {
  EXPECT_FALSE(is_feasible(small_program(), {Rational(7, 2), 0}));
  EXPECT_FALSE(is_feasible(small_program(), {Rational(1, 2), 0}));
  EXPECT_FALSE(is_feasible(small_program(), {2, -1}));
  EXPECT_FALSE(is_feasible(small_program(), {2, 2}));
  EXPECT_FALSE(is_feasible(small_program(), {2}));
  EXPECT_TRUE(is_feasible(small_program(), {2, 1}));
}

TEST(ExactProgram, RejectsAFeasiblePointThatIsNotBest) {
  EXPECT_FALSE(proves_optimal(small_program(), {2, 1}, {Rational(-1, 2)}));
}

TEST(ExactProgram, RejectsAMultiplierThatLeansOnAnAbsentBound) {
  EXPECT_FALSE(proves_optimal(small_program(), {3, Rational(1, 2)}, {Rational(1, 2)}));   // no lower bound of the row
  EXPECT_FALSE(proves_optimal(small_program(), {3, Rational(1, 2)}, {Rational(-1, 4)}));  // no upper bound of y
  EXPECT_FALSE(proves_optimal(small_program(), {3, Rational(1, 2)}, {}));
}

TEST(ExactProgram, RejectsAnOptimumOutsideItsBoundsEvenIfTheBoundsOfDualityAgree) {
  EXPECT_FALSE(proves_optimal(small_program(), {Rational(7, 2), 0}, {Rational(-1, 2)}));
}

TEST(ExactProgram, TellsInfeasibleFromFeasible) {
  const ExactProgram empty = exact_program({1, 2, {0, 0}, {1, 1}, {3}, {kInfinity}, {0, 0}, {1, 1}});
  EXPECT_TRUE(proves_infeasible(empty, {1}));
  EXPECT_FALSE(proves_infeasible(empty, {0}));
  EXPECT_FALSE(proves_infeasible(empty, {-1}));
  const ExactProgram touching = exact_program({1, 2, {0, 0}, {1, 1}, {2}, {kInfinity}, {0, 0}, {1, 1}});
  EXPECT_FALSE(proves_infeasible(touching, {1})) << "x + y >= 2 holds in the corner (1, 1)";
}

TEST(ExactProgram, TellsARayFromADirectionThatLeaves) {
  const ExactProgram open = exact_program({1, 2, {-1, 0}, {1, -1}, {-kInfinity}, {0}, {0, 0}, {kInfinity, kInfinity}});
  EXPECT_TRUE(proves_unbounded(open, {0, 0}, {1, 1}));
  EXPECT_FALSE(proves_unbounded(open, {0, 0}, {1, 0})) << "leaves the row";
  EXPECT_FALSE(proves_unbounded(open, {0, 0}, {0, 1})) << "gains nothing";
  EXPECT_FALSE(proves_unbounded(open, {1, 0}, {1, 1})) << "starts outside";
  EXPECT_FALSE(proves_unbounded(open, {0, 0}, {1}));
  EXPECT_FALSE(proves_unbounded(small_program(), {2, 0}, {1, 0})) << "x <= 3";
}

TEST(ExactProgram, SeesCrossedBounds) {
  EXPECT_FALSE(has_crossed_bounds(small_program()));
  EXPECT_TRUE(has_crossed_bounds(exact_program({1, 1, {0}, {1}, {2}, {1}, {0}, {5}})));
  EXPECT_TRUE(has_crossed_bounds(exact_program({1, 1, {0}, {1}, {1}, {2}, {5}, {0}})));
}

}  // namespace
}  // namespace assay::referee::exact_program_test
