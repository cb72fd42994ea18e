// What is no moving pair is refused whichever of its numbers is at fault, and L and the moments are what they say.
#include "oracles/cast/moving_problem.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "oracles/cast/turning_pair.h"

namespace assay::moving_problem_test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kBad[] = {kInf, -kInf, std::numeric_limits<double>::quiet_NaN()};

/// The cube or square from 0 to 1, and the same 2 to the right.
MovingPair pair_in(std::uint32_t dimension) {
  MovingPair pair;
  pair.bodies.a.dimension = pair.bodies.b.dimension = dimension;
  for (std::uint32_t corner = 0; corner < (1u << dimension); ++corner)
    for (std::uint32_t k = 0; k < dimension; ++k) {
      const double x = (corner >> k & 1u) != 0 ? 1 : 0;
      pair.bodies.a.coordinates.push_back(x);
      pair.bodies.b.coordinates.push_back(k == 0 ? x + 2 : x);
    }
  return pair;
}

std::vector<double*> numbers_of(Motion& motion) {
  std::vector<double*> numbers;
  for (auto* part : {&motion.displacement, &motion.rotation, &motion.centre})
    for (double& number : *part) numbers.push_back(&number);
  return numbers;
}

TEST(MovingProblem, EveryNumberHasToBeFinite) {
  for (const std::uint32_t dimension : {2u, 3u}) {
    MovingPair pair = pair_in(dimension);
    ASSERT_EQ(why_not_a_problem(pair), "");
    for (const double bad : kBad) {
      for (Points* body : {&pair.bodies.a, &pair.bodies.b})
        for (double& x : body->coordinates) {
          const double good = std::exchange(x, bad);
          EXPECT_EQ(why_not_a_problem(pair), "a coordinate is not finite");
          x = good;
        }
      for (Motion* motion : {&pair.of_a, &pair.of_b})
        for (double* number : numbers_of(*motion)) {
          const double good = std::exchange(*number, bad);
          EXPECT_EQ(why_not_a_problem(pair), "a number of a motion is not finite");
          *number = good;
        }
    }
  }
}

TEST(MovingProblem, DimensionsAreTwoOrThreeAndTheSame) {
  for (const std::uint32_t dimension : {1u, 4u})
    EXPECT_EQ(why_not_a_problem(pair_in(dimension)), "casts are for the plane and for space");
  MovingPair mixed = pair_in(2);
  mixed.bodies.b = pair_in(3).bodies.b;
  EXPECT_EQ(why_not_a_problem(mixed), "the bodies have different dimensions");
}

TEST(MovingProblem, InThePlaneNothingLeavesItAndInSpaceEverythingMay) {
  const std::size_t leaves_the_plane[] = {2, 3, 4, 8};  // displacement z, rotation x and y, centre z
  for (const bool first : {true, false})
    for (std::size_t k = 0; k < 9; ++k) {
      MovingPair flat = pair_in(2), solid = pair_in(3);
      *numbers_of(first ? flat.of_a : flat.of_b)[k] = 0x1p-1074;
      *numbers_of(first ? solid.of_a : solid.of_b)[k] = 0x1p-1074;
      const bool leaves =
          std::find(std::begin(leaves_the_plane), std::end(leaves_the_plane), k) != std::end(leaves_the_plane);
      EXPECT_EQ(why_not_a_problem(flat), leaves ? "a motion leaves the plane" : "") << first << k;
      EXPECT_EQ(why_not_a_problem(solid), "") << first << k;
    }
}

TEST(MovingProblem, ATurnOfTheGreatestAngleIsJudgedAndOneBeyondItIsNot) {
  for (const bool first : {true, false})
    for (std::size_t k = 0; k < 3; ++k)
      for (const int side : {-1, 1}) {
        MovingPair pair = pair_in(3);
        double& angle = (first ? pair.of_a : pair.of_b).rotation[k];
        angle = side * kGreatestRotation;
        EXPECT_EQ(why_not_a_problem(pair), "") << k;
        angle = std::nextafter(angle, side * kInf);
        EXPECT_EQ(why_not_a_problem(pair), "a rotation of more than 64 radians") << k;
      }
  MovingPair pair = pair_in(3);
  pair.of_b.rotation = {32, 32, 45};  // the squares' sum is 4073 of 4096
  EXPECT_EQ(why_not_a_problem(pair), "");
  pair.of_b.rotation = {32, 33, 45};  // 4138
  EXPECT_EQ(why_not_a_problem(pair), "a rotation of more than 64 radians");
}

TEST(MovingProblem, TheReachIsThatOfTheLongestAxisWithBothMotions) {
  MovingPair pair = pair_in(3);
  EXPECT_EQ(reach_of(pair), 3);
  pair.of_a.displacement = {0, 0, -5};
  EXPECT_EQ(reach_of(pair), 6) << "the last axis, backwards";
  pair.of_b.displacement = {0, 0, -2};
  EXPECT_EQ(reach_of(pair), 8) << "both ways count";
  pair.of_b.displacement = {-6, 0, 0};
  EXPECT_EQ(reach_of(pair), 9) << "the first axis";
  pair.of_a.centre = {0.5, 0.5, -1};
  EXPECT_EQ(reach_of(pair), 9) << "no turn, no swing";
  pair.of_a.rotation = {0, 0, 1};
  EXPECT_EQ(reach_of(pair), 9 + 2 * 3) << "the corner at (1, 1, 1)";
  pair.of_b.rotation = {1, 0, 0};
  EXPECT_EQ(reach_of(pair), 9 + 2 * 3 + 2 * 5) << "and that at (3, 1, 1) from the origin";
  EXPECT_EQ(relative_displacement(pair), (std::vector<Rational>{6, 0, -5}));
}

// b touches a at t = 0; what turns is known only up to a radius, which has to count against being apart.
TEST(TurningPair, IsSureOfNoGapWhereBodiesTouch) {
  for (const std::uint32_t dimension : {2u, 3u})
    for (const int turning : {1, 2, 3})
      for (const double place : {0.1, 1 / 3.0, 7.7}) {
        MovingPair pair = pair_in(dimension);
        for (std::size_t i = 0; i < pair.bodies.a.coordinates.size(); i += dimension)
          pair.bodies.b.coordinates[i] = 1 + pair.bodies.a.coordinates[i];
        for (Motion* motion : {&pair.of_a, &pair.of_b}) motion->centre = {place, -place, 0};
        if ((turning & 1) != 0) pair.of_a.rotation = {0, 0, 1.1};
        if ((turning & 2) != 0) pair.of_b.rotation = {0, 0, -0.7};
        const TurningPair bodies(pair);
        const auto now = bodies.at(0);
        const TurningPair::Vector right = {FixedBall::of(1), FixedBall::of(0), FixedBall::of(0)};
        EXPECT_LE(TurningPair::least_gap(now, right), 0);
        EXPECT_GE(TurningPair::greatest_gap(now, right), 0);
        EXPECT_LE(bodies.least_gap_around(now, right, 0), 0) << dimension << turning;
      }
}

TEST(MovingProblem, TheReachIsTheLargestExtentWhereverItStands) {
  MovingPair pair{{{2, {0, 0, 1, 0, 0, 3}}, {2, {0, 0, 0, 1}}}, {}, {}};
  EXPECT_EQ(reach_of(pair), 3);
  std::swap(pair.bodies.a, pair.bodies.b);
  EXPECT_EQ(reach_of(pair), 3);
  pair.bodies.a.coordinates.back() = -2;
  EXPECT_EQ(reach_of(pair), 5);
  pair.of_b.displacement = {-8, 0.5, 0};
  EXPECT_EQ(reach_of(pair), 9);
  pair.of_a.displacement = {2, 0, 0};
  EXPECT_EQ(reach_of(pair), 11);
}

TEST(MovingProblem, TheReachIsThatOfTheDoublesThemselves) {
  for (const double x : {0.1, 1 / 3.0, 0.7, -0.1, -0.7}) {
    const MovingPair at_a_place{{{2, {x, x}}, {2, {x, x}}}, {}, {}};
    EXPECT_EQ(reach_of(at_a_place), 0) << x;
  }
}

TEST(MovingProblem, WithAnEmptyBodyEveryFiniteMotionIsOne) {
  MovingPair pair = pair_in(4);
  pair.bodies.b.coordinates.clear();
  pair.of_a.rotation = {100, 0, 0};
  EXPECT_EQ(why_not_a_problem(pair), "");
  pair.of_a.centre[1] = kInf;
  EXPECT_EQ(why_not_a_problem(pair), "a number of a motion is not finite");
}

TEST(MovingProblem, ATurnMovesNoVertexFasterThanItsArm) {
  MovingPair pair{{{2, {1, 0, 0, 2}}, {2, {5, 5, 6, 7}}}, {}, {}};
  EXPECT_EQ(greatest_turn(pair), 0);
  pair.of_a.displacement = {100, 0, 0};
  EXPECT_EQ(greatest_turn(pair), 0) << "nothing turns";
  pair.of_a.rotation[2] = -3;
  EXPECT_EQ(greatest_turn(pair), 6);
  pair.of_b.rotation[2] = 2, pair.of_b.centre = {5, 5, 0};
  EXPECT_EQ(greatest_turn(pair), 6 + 2 * 3);
}

}  // namespace
}  // namespace assay::moving_problem_test
