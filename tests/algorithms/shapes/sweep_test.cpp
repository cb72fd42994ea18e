// Sweeps of the production and the plain variant: known times, both ends of the doubles, drawn cases before the judge.
#include "algorithms/shapes/sweep.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/robust_shapes.h"
#include "oracles/shapes/check_shapes.h"
#include "properties/case/case_text.h"
#include "properties/domains/shapes/shapes_sweeps.h"

namespace assay::sweep_test {
namespace {

ShapesProblem sweep_of(Shape a, std::vector<double> b) {
  return {ShapesQuestion::kSweep, std::move(a), {ShapeKind::kMovingBall, 2, std::move(b)}};
}
Shape box(double x, double y, double u, double v) { return {ShapeKind::kBox, 2, {x, y, u, v}}; }

template <class Variant>
ShapeSweep sweep(const ShapesProblem& problem) {
  const ShapesAnswer answer = Variant::solve(problem, {});
  const auto* found = std::get_if<ShapeSweep>(&answer);
  EXPECT_NE(found, nullptr);
  return found == nullptr ? ShapeSweep{} : *found;
}

template <class Variant>
void expect_known() {
  const auto expect = [](const ShapesProblem& problem, double time, double x, double y) {
    const ShapeSweep told = sweep<Variant>(problem);
    EXPECT_TRUE(told.touches);
    EXPECT_NEAR(told.time, time, 1e-15);
    EXPECT_NEAR(told.normal[0], x, 1e-15);
    EXPECT_NEAR(told.normal[1], y, 1e-15);
  };
  expect(sweep_of(box(0, 0, 4, 2), {-5, 1, 1, 8, 0}), 0.5, -1, 0);
  expect(sweep_of(box(0, 0, 4, 2), {10, 10, 5, -6, -8}), 0.5, 0.6, 0.8);
  expect(sweep_of({ShapeKind::kBall, 2, {0, 0, 2}}, {10, 0, 3, -10, 0}), 0.5, 1, 0);
  expect(sweep_of({ShapeKind::kOrientedBox, 2, {0, 0, 1, 2, 3, 4}}, {12, 16, 5, -6, -8}), 1, 0.6, 0.8);
  expect(sweep_of({ShapeKind::kPolygon, 2, {0, -1, 4, 0, 0, 1}}, {-1, 0, 0, 4, 0}), 0.25, -1, 0);
  expect(sweep_of({ShapeKind::kPolygon, 2, {3, 3}}, {0, 3, 1, 4, 0}), 0.5, -1, 0);
  expect(sweep_of(box(0, 0, 4, 2), {-3, 1, 1, 2, 0}), 1, -1, 0);
  expect(sweep_of(box(0, 0, 4, 2), {5, 1, 1, 0, 0}), 0, 1, 0);
  EXPECT_FALSE(sweep<Variant>(sweep_of(box(0, 0, 4, 2), {6, 1, 0.5, 9, 0})).touches);
  EXPECT_FALSE(sweep<Variant>(sweep_of(box(0, 0, 4, 2), {-4, 1, 1, 2, 0})).touches);
  EXPECT_FALSE(sweep<Variant>(sweep_of(box(0, 0, 4, 2), {6, 1, 0.5, 0, 0})).touches);
  // Past a corner, through the corner of what edges moved out without arcs would be.
  EXPECT_FALSE(sweep<Variant>(sweep_of(box(0, 0, 4, 2), {4, 6, 2, 4, -4})).touches);
}

TEST(Sweep, MeetsSidesCornersAndCirclesAtKnownTimes) {
  expect_known<RobustShapes>();
  expect_known<PlainShapes>();
}

TEST(Sweep, TellsAGrazeFromAMissByAnUlp) {
  for (const double unit : {1.0, 0x1p900, 0x1p-900}) {
    const auto over_the_top = [&](double y) {
      return sweep<RobustShapes>(sweep_of(box(0, 0, 4 * unit, unit), {-5 * unit, y, unit, 20 * unit, 0}));
    };
    EXPECT_FALSE(over_the_top(std::nextafter(2 * unit, 3 * unit)).touches);
    EXPECT_TRUE(over_the_top(std::nextafter(2 * unit, unit)).touches);
    const ShapeSweep graze = over_the_top(2 * unit);
    EXPECT_TRUE(graze.touches);
    EXPECT_EQ(graze.time, 0.25);
    EXPECT_EQ(graze.normal[1], 1);
  }
}

TEST(Sweep, AnswersAtBothEndsOfTheDoubles) {
  constexpr double kGreatest = std::numeric_limits<double>::max(), kLeast = std::numeric_limits<double>::denorm_min();
  const ShapeSweep far = sweep<RobustShapes>(
      sweep_of(box(-kGreatest, -kGreatest, 0, kGreatest), {kGreatest, 0, kGreatest / 2, -kGreatest, 0}));
  EXPECT_TRUE(far.touches);
  EXPECT_EQ(far.time, 0.5);
  const ShapeSweep near = sweep<RobustShapes>(sweep_of(box(0, 0, kLeast, kLeast), {3 * kLeast, 0, 0, -4 * kLeast, 0}));
  EXPECT_TRUE(near.touches);
  EXPECT_EQ(near.time, 0.5);
}

TEST(Sweep, GivesUpNumbersThatAreNotFiniteAndDeclinesWhatIsNoSweep) {
  EXPECT_TRUE(std::holds_alternative<GaveUp>(RobustShapes::solve(sweep_of(box(0, 0, 1, 1), {0, 0, 1, NAN, 0}), {})));
  EXPECT_TRUE(std::holds_alternative<Declined>(RobustShapes::solve(sweep_of(box(0, 0, 1, 1), {0, 0, -1, 1, 0}), {})));
  EXPECT_TRUE(std::holds_alternative<Declined>(
      RobustShapes::solve(sweep_of({ShapeKind::kBox, 3, {0, 0, 0, 1, 1, 1}}, {0, 0, 1, 1, 0}), {})));
}

/// Cases of the domain that the variant's answer violates; the first is printed.
template <class D, class Variant>
std::uint64_t violations(std::uint64_t cases, std::uint64_t seed) {
  std::uint64_t violated = 0;
  for (std::uint64_t i = 0; i < cases; ++i) {
    Choices choices(mix64(seed + i));
    const ShapesProblem problem = D::draw(choices).problem;
    const Verdict verdict =
        check_shapes(problem, Variant::solve(problem, {}), {Variant::kStatement.promises.touching, shapes::kGap});
    if (holds(verdict)) continue;
    if (violated++ == 0 && std::is_same_v<Variant, RobustShapes>) {
      const Violated* wrong = violation(verdict);
      ADD_FAILURE() << D::kName << ": "
                    << (wrong == nullptr ? std::string("open")
                                         : std::string(wrong->claim.sentence()) + ", " + wrong->evidence)
                    << "\n"
                    << write_case({{}, problem});
    }
  }
  return violated;
}

template <class Variant>
std::uint64_t violations_everywhere(std::uint64_t cases) {
  const std::uint64_t each = cases / 5;
  return violations<ShapesSweepLattice, Variant>(each, 1) + violations<ShapesSweepScaled, Variant>(each, 2) +
         violations<ShapesSweepOffset, Variant>(each, 3) + violations<ShapesSweepGrazing, Variant>(each, 4) +
         violations<ShapesSweepEnds, Variant>(each, 5);
}

TEST(Sweep, IsRightOnDrawnCases) { EXPECT_EQ(violations_everywhere<RobustShapes>(20000), 0u); }

/// The mass run of docs/shapes.md.
TEST(Sweep, DISABLED_IsRightOnAMillionCases) { EXPECT_EQ(violations_everywhere<RobustShapes>(1000000), 0u); }

TEST(Sweep, InDoubleIsWrongWhereABallGrazes) { EXPECT_GT((violations<ShapesSweepGrazing, PlainShapes>(2000, 6)), 0u); }

}  // namespace
}  // namespace assay::sweep_test
