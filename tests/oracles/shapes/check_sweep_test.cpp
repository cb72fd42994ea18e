// Every claim of check_sweep rejects a wrong answer by its name, and right answers pass.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "tests/harness/claim_of.h"

namespace assay::check_sweep_test {
namespace {

using test::expect_claim;

constexpr double kGap = 0x1p-48;
constexpr ShapesStatement kHits{Touching::kHit, kGap}, kMisses{Touching::kMiss, kGap},
    kEither{Touching::kUnspecified, kGap}, kNothing{Touching::kHit, -1};

ShapesProblem sweep_of(Shape a, std::vector<double> b) {
  return {ShapesQuestion::kSweep, std::move(a), {ShapeKind::kMovingBall, 2, std::move(b)}};
}
Shape box(double x, double y, double u, double v) { return {ShapeKind::kBox, 2, {x, y, u, v}}; }
Shape circle(double x, double y, double r) { return {ShapeKind::kBall, 2, {x, y, r}}; }
Shape polygon(std::vector<double> numbers) { return {ShapeKind::kPolygon, 2, std::move(numbers)}; }

void expect_holds(const Verdict& verdict) {
  const Violated* violated = violation(verdict);
  EXPECT_TRUE(holds(verdict)) << (violated == nullptr
                                      ? std::string("open")
                                      : std::string(violated->claim.sentence()) + ": " + violated->evidence);
}

/// Meets the left side at t = 1/2, and leaves the right one at t = 5/4.
ShapesProblem into_a_side() { return sweep_of(box(0, 0, 4, 2), {-5, 1, 1, 8, 0}); }
const ShapeSweep kSide{true, 0.5, {-1, 0, 0}};

/// Meets the corner (4, 2) when its centre is at (7, 6), at t = 1/2.
ShapesProblem into_a_corner() { return sweep_of(box(0, 0, 4, 2), {10, 10, 5, -6, -8}); }
const ShapeSweep kCorner{true, 0.5, {0.6, 0.8, 0}};

TEST(CheckSweep, AcceptsRightAnswers) {
  expect_holds(check_sweep(into_a_side(), kSide, kHits));
  expect_holds(check_sweep(into_a_corner(), kCorner, kMisses));
  expect_holds(check_sweep(sweep_of(circle(0, 0, 2), {10, 0, 3, -10, 0}), ShapeSweep{true, 0.5, {1, 0, 0}}, kHits));
  expect_holds(check_sweep(sweep_of(polygon({0, 0, 4, 0, 0, 4}), {-2, 6, 1, 10, 0}), ShapeSweep{}, kHits));
  expect_holds(check_sweep(into_a_side(), BareVerdict{true}, kHits));
  // From the start: deep, and without a way.
  expect_holds(check_sweep(sweep_of(box(0, 0, 4, 2), {1, 1, 1, 8, 0}), ShapeSweep{true, 0, {0, 1, 0}}, kHits));
  expect_holds(check_sweep(sweep_of(box(0, 0, 4, 2), {5, 1, 1, 0, 0}), ShapeSweep{true, 0, {1, 0, 0}}, kHits));
  // A point through a segment, and into a triangle.
  expect_holds(
      check_sweep(sweep_of(polygon({0, -1, 0, 1}), {-1, 0, 0, 4, 0}), ShapeSweep{true, 0.25, {1, 0, 0}}, kHits));
  expect_holds(
      check_sweep(sweep_of(polygon({0, -1, 4, 0, 0, 1}), {-1, 0, 0, 4, 0}), ShapeSweep{true, 0.25, {-1, 0, 0}}, kHits));
}

TEST(CheckSweep, RejectsAHitThatIsAMissAndAMissThatIsAHit) {
  expect_claim(check_sweep(into_a_side(), ShapeSweep{}, kEither), "wrong miss");
  expect_claim(check_sweep(into_a_side(), BareVerdict{false}, kEither), "wrong miss");
  const double above = std::nextafter(2.0, 3), below = std::nextafter(2.0, 1);
  // Along the line y = 2 + r over the top of the box: above it by an ulp, and below it.
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 1), {-5, above, 1, 20, 0}), ShapeSweep{true, 0.5, {0, 1, 0}}, kEither),
               "wrong hit");
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 1), {-5, below, 1, 20, 0}), ShapeSweep{}, kEither), "wrong miss");
  // Its way ends an ulp before, and an ulp behind.
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 2), {-3, 1, 1, below, 0}), BareVerdict{true}, kEither), "wrong hit");
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 2), {-3, 1, 1, above, 0}), BareVerdict{false}, kEither), "wrong miss");
  // Behind the body.
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 2), {6, 1, 1, 8, 0}), BareVerdict{true}, kEither), "wrong hit");
}

TEST(CheckSweep, AcceptsEitherSideOfAGrazeAsItIsStated) {
  for (const ShapesProblem& graze :
       {sweep_of(box(0, 0, 4, 1), {-5, 2, 1, 20, 0}), sweep_of(circle(0, 0, 2), {-5, 3, 1, 10, 0}),
        sweep_of(box(0, 0, 4, 2), {-3, 1, 1, 2, 0}), sweep_of(polygon({0, 0, 3, 0}), {-1, -1, 0, 4, 4}),
        sweep_of(box(0, 0, 4, 2), {-1, 2, 0, 9, 0}), sweep_of(box(0, 0, 4, 2), {4, 2, 0, 1, 1}),
        sweep_of(box(0, 0, 4, 2), {3, 3, 0, 2, -2})}) {
    expect_holds(check_sweep(graze, BareVerdict{true}, kHits));
    expect_holds(check_sweep(graze, BareVerdict{true}, kEither));
    expect_holds(check_sweep(graze, BareVerdict{false}, kEither));
    expect_holds(check_sweep(graze, BareVerdict{false}, kMisses));
    expect_claim(check_sweep(graze, BareVerdict{false}, kHits), "wrong miss");
    expect_claim(check_sweep(graze, BareVerdict{true}, kMisses), "wrong hit");
  }
  // A point through the inside only, between two corners or beside them, is no graze.
  for (const std::vector<double>& way : {std::vector<double>{-1, 1, 0, 9, 0}, {0, 0, 0, 4, 2}, {4, 2, 0, -1, -1}})
    expect_claim(check_sweep(sweep_of(box(0, 0, 4, 2), way), BareVerdict{false}, kMisses), "wrong miss");
}

TEST(CheckSweep, RejectsNumbersThatAreNoneAndTimesBesideTheWay) {
  const double nan = std::numeric_limits<double>::quiet_NaN(), infinite = std::numeric_limits<double>::infinity();
  expect_claim(check_sweep(into_a_side(), ShapeSweep{true, nan, {-1, 0, 0}}, kHits), "numbers are finite");
  expect_claim(check_sweep(into_a_side(), ShapeSweep{true, 0.5, {infinite, 0, 0}}, kHits), "numbers are finite");
  expect_claim(check_sweep(into_a_side(), ShapeSweep{true, -0.25, {-1, 0, 0}}, kHits), "time is on the way");
  expect_claim(check_sweep(into_a_side(), ShapeSweep{true, 1.25, {-1, 0, 0}}, kHits), "time is on the way");
}

TEST(CheckSweep, RejectsATimeBeforeAndATimeAfterTheContact) {
  for (const double by : {0x1p-40, 0.125}) {
    expect_claim(check_sweep(into_a_side(), ShapeSweep{true, 0.5 - by, {-1, 0, 0}}, kHits), "they meet at the time");
    expect_claim(check_sweep(into_a_side(), ShapeSweep{true, 0.5 + by, {-1, 0, 0}}, kHits), "they do not meet before");
    expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5 - by, {0.6, 0.8, 0}}, kHits),
                 "they meet at the time");
    expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5 + by, {0.6, 0.8, 0}}, kHits),
                 "they do not meet before");
  }
  expect_holds(check_sweep(into_a_side(), ShapeSweep{true, std::nextafter(0.5, 1), {-1, 0, 0}}, kHits));
  expect_holds(check_sweep(into_a_side(), ShapeSweep{true, std::nextafter(0.5, 0), {-1, 0, 0}}, kHits));
  // The later root: out of the other side.
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 2), {-5, 1, 1, 20, 0}), ShapeSweep{true, 0.5, {1, 0, 0}}, kHits),
               "they do not meet before");
  // Deep from the start: no later time is the first one.
  expect_claim(check_sweep(sweep_of(box(0, 0, 4, 2), {2, 1, 1, 20, 0}), ShapeSweep{true, 0.15, {1, 0, 0}}, kHits),
               "they do not meet before");
}

/// A point, or a ball that is thinner than the gap: depth is then that of the point in the polytope.
TEST(CheckSweep, HoldsPointsToTheirDepth) {
  for (const double radius : {0.0, 0x1p-55}) {
    const ShapesProblem into = sweep_of(polygon({0, -1, 4, 0, 0, 1}), {-1, 0, radius, 4, 0});
    const ShapesProblem through = sweep_of(polygon({0, -1, 4, 0, 0, 1}), {1, -2, radius, 0, 4});
    expect_holds(check_sweep(into, ShapeSweep{true, 0.25, {-1, 0, 0}}, kHits));
    expect_claim(check_sweep(into, ShapeSweep{true, 0.25 + 0x1p-40, {-1, 0, 0}}, kHits), "they do not meet before");
    expect_claim(check_sweep(into, ShapeSweep{true, 0.25 - 0x1p-40, {-1, 0, 0}}, kHits), "they meet at the time");
    // Out again at y = 3/4, t = 11/16; in at y = -3/4, t = 5/16.
    const double u = 1 / std::sqrt(17.0), v = 4 / std::sqrt(17.0);
    expect_holds(check_sweep(through, ShapeSweep{true, 0.3125, {u, -v, 0}}, kHits));
    expect_claim(check_sweep(through, ShapeSweep{true, 0.6875, {u, v, 0}}, kHits), "they do not meet before");
  }
  // Out of the body from its boundary on: a time within the gap of the start.
  expect_holds(check_sweep(sweep_of(box(0, 0, 4, 2), {4, 1, 0, 8, 0}), ShapeSweep{true, 0x1p-60, {1, 0, 0}}, kHits));
  // Through a segment, which is never deep: every time of contact is a first one up to the gap, and no other.
  const ShapesProblem along = sweep_of(polygon({0, 0, 4, 0}), {-1, 0, 0, 4, 0});
  expect_holds(check_sweep(along, ShapeSweep{true, 0.25, {0, 1, 0}}, kHits));
  expect_claim(check_sweep(along, ShapeSweep{true, 0.125, {-1, 0, 0}}, kHits), "they meet at the time");
}

/// A circle cut 1/8 deep is a graze by a gap of 11/32: its time may be that of the deepest place, or of the exit.
TEST(CheckSweep, GrantsAGrazeThatIsShallowerThanTheGap) {
  constexpr ShapesStatement kCoarse{Touching::kHit, 0x1p-6};  // L = 22
  const ShapesProblem graze = sweep_of(circle(0, 0, 2), {-10, 2.875, 1, 20, 0});
  const double half_chord = std::sqrt(9 - 2.875 * 2.875) / 20;
  const auto normal_at = [](double time) {
    const double x = -10 + 20 * time, length = std::hypot(x, 2.875);
    return std::array<double, 3>{x / length, 2.875 / length, 0};
  };
  for (const double time : {0.5 - half_chord, 0.5, 0.5 + half_chord}) {
    expect_holds(check_sweep(graze, ShapeSweep{true, time, normal_at(time)}, kCoarse));
  }
  expect_claim(check_sweep(graze, ShapeSweep{true, 0.75, normal_at(0.75)}, kCoarse), "they meet at the time");
  expect_claim(check_sweep(graze, ShapeSweep{true, 0.5, normal_at(0.5)}, kHits), "they do not meet before");
}

TEST(CheckSweep, RejectsANormalOfAnotherLengthOrDirection) {
  expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5, {0.6, 0.8 + 0x1p-40, 0}}, kHits),
               "normal has length one");
  expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5, {0.3, 0.4, 0}}, kHits), "normal has length one");
  expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5, {}}, kHits), "normal has length one");
  expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5, {-0.6, -0.8, 0}}, kHits), "normal separates as far");
  expect_claim(check_sweep(into_a_corner(), ShapeSweep{true, 0.5, {0.8, 0.6, 0}}, kHits), "normal separates as far");
  expect_claim(check_sweep(into_a_side(), ShapeSweep{true, 0.5, {0, 1, 0}}, kHits), "normal separates as far");
  expect_claim(check_sweep(into_a_side(), ShapeSweep{true, 0.5, {0, 0, 1}}, kHits), "normal separates as far");
}

TEST(CheckSweep, MeasuresInTheExtentOfAllThatIsPassed) {
  const auto magnitude = [](const Verdict& verdict) {
    const Violated* violated = violation(verdict);
    return violated == nullptr ? -1 : violated->magnitude;
  };
  // L = 10, from -6 to 4.
  EXPECT_EQ(magnitude(check_sweep(into_a_side(), ShapeSweep{true, 0.25, {-1, 0, 0}}, kHits)), 0.2);
  EXPECT_EQ(magnitude(check_sweep(sweep_of(box(0, 0, 4, 2), {-7, 1, 1, 3, 0}), BareVerdict{true}, kHits)), 0.25);
  EXPECT_EQ(magnitude(check_sweep(into_a_side(), ShapeSweep{true, 1.5, {-1, 0, 0}}, kHits)), 0.5);
}

TEST(CheckSweep, JudgesNoNumbersWithoutAPromiseAndNothingThatIsNoSweep) {
  EXPECT_TRUE(std::holds_alternative<NotJudged>(check_sweep(into_a_side(), kSide, kNothing)));
  expect_holds(check_sweep(sweep_of(box(0, 0, 1, 1), {5, 5, 1, 1, 0}), ShapeSweep{}, kNothing));
  expect_claim(check_sweep(into_a_side(), ShapeSweep{}, kNothing), "wrong miss");
  for (const ShapesProblem& none :
       {sweep_of(box(0, 0, 1, 1), {5, 5, -1, 1, 0}), sweep_of(box(0, 0, 1, 1), {5, 5, 1, HUGE_VAL, 0}),
        sweep_of(box(0, 0, 1, 1), {5, 5, 1, 1}), sweep_of({ShapeKind::kBox, 3, {0, 0, 0, 1, 1, 1}}, {5, 5, 1, 1, 0}),
        sweep_of(polygon({}), {5, 5, 1, 1, 0}),
        ShapesProblem{ShapesQuestion::kContact, circle(0, 0, 1), circle(0, 0, 1)}}) {
    EXPECT_TRUE(std::holds_alternative<Undecided>(check_sweep(none, kSide, kHits)));
    EXPECT_TRUE(std::holds_alternative<Undecided>(check_sweep(none, BareVerdict{true}, kHits)));
  }
  expect_claim(check_shapes(into_a_side(), ShapeBounds{}, kHits), "answers the question");
  expect_claim(check_shapes(into_a_side(), ShapeSweep{}, kHits), "wrong miss");
  expect_claim(check_shapes(into_a_side(), BareVerdict{false}, kHits), "wrong miss");
}

}  // namespace
}  // namespace assay::check_sweep_test
