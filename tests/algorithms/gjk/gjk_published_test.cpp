// The published planar variants, pinned to what their printed steps do on cases worked out by hand.
#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <vector>

#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk/gjk_tutorial_2d.h"
#include "properties/domains/gjk/lattices.h"
#include "tests/algorithms/gjk/gjk_bodies.h"
#include "tests/support/recorded_states.h"

namespace assay::gjk_published_test {
namespace {

using State = std::vector<std::uint32_t>;

template <class A>
void expect_steps(const ConvexPair& pair, bool colliding, const std::vector<State>& states) {
  test::RecordedStates steps{{}, 1000};
  const GjkAnswer answer = A::solve(pair, steps.watch());
  ASSERT_TRUE(std::holds_alternative<BareVerdict>(answer)) << "alternative " << answer.index();
  EXPECT_EQ(std::get<BareVerdict>(answer).colliding, colliding);
  EXPECT_EQ(steps.states, states);
}

template <class A>
void expect_served_as_stated() {
  const auto solve = [](const ConvexPair& pair) { return A::solve(pair, Watch{}); };
  EXPECT_TRUE(std::holds_alternative<Declined>(solve({box(0, 0, 0, 1), box(0, 0, 0, 1)})));
  EXPECT_TRUE(std::holds_alternative<Declined>(solve({rectangle(0, 0, 1, 1), box(0, 0, 0, 1)})));
  EXPECT_TRUE(std::holds_alternative<Declined>(solve({rectangle(0, 0, 1, 1), Points{2, {}}})));
  EXPECT_TRUE(std::holds_alternative<Declined>(solve({Points{}, Points{}})));
  for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
    const GjkAnswer answer = solve({rectangle(0, 0, 1, 1), plane({{bad, 0}, {1, 1}})});
    ASSERT_TRUE(std::holds_alternative<GaveUp>(answer));
    EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kNotFinite);
  }
}

/// Cases of the ulp grid in which a state comes back; every one of them, told to stop, says that it was stopped.
template <class A>
int loops(std::uint64_t streams) {
  int found = 0;
  for (std::uint64_t key = 0; key < streams; ++key) {
    Choices choices{mix64(key * 7919 + 123)};
    test::RecordedStates steps{{}, 1000};
    const GjkAnswer answer = A::solve(GjkUlpGrid<2>::draw(choices).problem, steps.watch());
    const std::set<State> distinct(steps.states.begin(), steps.states.end());
    const bool stopped = std::holds_alternative<GaveUp>(answer);
    EXPECT_EQ(stopped, distinct.size() < steps.states.size());
    if (stopped) {
      EXPECT_EQ(std::get<GaveUp>(answer).why, GaveUp::Why::kStopped);
      EXPECT_EQ(std::get<GaveUp>(answer).steps, 1000u);
    }
    found += stopped;
  }
  return found;
}

const Points kTriangle = plane({{0, 0}, {4, 0}, {0, 4}});

TEST(GjkTutorial2d, MissesAtTheFirstSupport) {
  expect_steps<GjkTutorial2d>({rectangle(0, 0, 1, 1), rectangle(3, 0, 1, 1)}, false, {});
}

TEST(GjkTutorial2d, WalksToTheTriangleAroundTheOrigin) {
  // d = (1, 0): p = (3, -1), d = (-3, 1): p = (-1, 3), cross((-4, 4), (-3, 1)) = 8, d = (-4, -4): p = (-1, -1), both
  // tests pass.
  expect_steps<GjkTutorial2d>({kTriangle, plane({{1, 1}})}, true, {{1, 0}, {1, 0, 2, 0}});
}

TEST(GjkTutorial2d, SwapsTheFirstTwoWhenTheOriginLiesToTheRight) {
  // p = (3, -2), d = (-3, 2): p = (-1, 2); cross((-4, 4), (-3, 2)) = 4: not swapped.
  expect_steps<GjkTutorial2d>({kTriangle, plane({{1, 2}})}, true, {{1, 0}, {1, 0, 2, 0}});
  // Mirrored at the x axis: p = (3, 2), d = (-3, -2): p = (-1, -2); cross((-4, -4), (-3, -2)) = -4: swapped.
  expect_steps<GjkTutorial2d>({plane({{0, 0}, {0, -4}, {4, 0}}), plane({{1, -2}})}, true, {{2, 0}, {1, 0, 2, 0}});
}

TEST(GjkTutorial2d, CountsTouchingAsAHit) {
  // The corner (4, 0): p = (0, 0), d = 0: p = (-4, 0), cross 0, d = left = (0, -4): p = (-4, 0), both tests pass.
  expect_steps<GjkTutorial2d>({kTriangle, plane({{4, 0}})}, true, {{1, 0}, {1, 0, 0, 0}});
}

TEST(GjkTutorial2d, GoesOnForEverOnSomeOfTheUlpGrid) { EXPECT_GT(loops<GjkTutorial2d>(4000), 0); }

TEST(GjkTutorial2d, ServesThePlaneOnly) { expect_served_as_stated<GjkTutorial2d>(); }

TEST(GjkAlzubaidi2d, FindsTheTriangleAroundTheOrigin) {
  // Centroids (2, 2) and (3, 4/3). s = (4, 0) - (1, 4) and (0, 4) - (7, 1); d = (133, 190): (4, 4) - (1, -1); abPerp.a0
  // = (-180, 900).(-3, -5) < 0 and acPerp.a0 = (810, 0).(-3, -5) < 0.
  expect_steps<GjkAlzubaidi2d>({rectangle(0, 0, 4, 4), plane({{1, -1}, {7, 1}, {1, 4}})}, true, {{1, 2, 3, 1}});
}

TEST(GjkAlzubaidi2d, MissesWhereTheOriginLiesOnTheFirstSegment) {
  // Centroids (1, 1) and (3, 1): both supports lie on the x axis, the next direction is 0, and 0 <= 0 is a miss.
  expect_steps<GjkAlzubaidi2d>({rectangle(0, 0, 2, 2), rectangle(1, 0, 4, 2)}, false, {{1, 0, 0, 1}});
}

TEST(GjkAlzubaidi2d, MissesConcentricBodies) {
  // Equal centroids: the first direction is 0.
  expect_steps<GjkAlzubaidi2d>({rectangle(0, 0, 2, 2), rectangle(0, 0, 2, 2)}, false, {});
}

TEST(GjkAlzubaidi2d, MissesBodiesWithoutArea) {
  // 1 / 0 times 0: the first direction is NaN, every support is vertex 0 twice, the next direction is 0.
  expect_steps<GjkAlzubaidi2d>({rectangle(0, 0, 2, 2), plane({{1, 1}})}, false, {{0, 0, 0, 0}});
}

TEST(GjkAlzubaidi2d, CountsTouchingAsAMiss) {
  // Centroids (1, 1) and (3, 1): s = (2, 0) - (2, 0) = 0; along (-2, 0): (0, 0) - (4, 0); then the direction is 0.
  expect_steps<GjkAlzubaidi2d>({rectangle(0, 0, 2, 2), rectangle(2, 0, 2, 2)}, false, {{1, 0, 0, 1}});
}

TEST(GjkAlzubaidi2d, GoesOnForEverOnSomeOfTheUlpGrid) { EXPECT_GT(loops<GjkAlzubaidi2d>(8000), 0); }

TEST(GjkAlzubaidi2d, ServesThePlaneOnly) { expect_served_as_stated<GjkAlzubaidi2d>(); }

}  // namespace
}  // namespace assay::gjk_published_test
