// Operating ranges and verdict tolerances: each limit from both sides, in every family that has it; what fails outside
// is within what is documented.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "tests/properties/severity/triangles.h"

namespace assay::range_test {
namespace {

using test::triangles;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A kite whose fifth point is `height` above the edge at the bottom: L is 4 times the scale.
Cloud2 kite(double height, double scale = 1) {
  return {{{0, 0}, {4 * scale, 0}, {4 * scale, 4 * scale}, {0, 3 * scale}, {2 * scale, height * scale}}};
}

Cloud3 tetrahedron(double height, double scale = 1) {
  return {{{0, 0, 0}, {4 * scale, 0, 0}, {0, 4 * scale, 0}, {0, 0, 4 * scale}, {scale, scale, height * scale}}};
}

MovingPair moving(double gap, double by, double scale = 1) {
  MovingPair pair{triangles(gap, scale), {}, {}};
  pair.of_b.displacement = {-by * scale, 0, 0};
  return pair;
}

/// Minimise x where x >= 1 and x <= bound.
LpProblem program(double bound) { return {1, 1, {1}, {1}, {1}, {kInfinity}, {-kInfinity}, {bound}}; }

ShapesProblem boxes(double gap, double scale = 1) {
  const auto box = [&](double left) { return Shape{ShapeKind::kBox, 2, {left * scale, 0, (left + 1) * scale, scale}}; };
  return {ShapesQuestion::kContact, box(0), box(1 + gap)};
}

TEST(OperatingRange, OfAnEngineThatStatesNoneHasNothingOutside) {
  EXPECT_FALSE(is_outside(triangles(0.5, 0x1p300), {}));
  EXPECT_FALSE(is_outside(triangles(kInfinity), {}));
  EXPECT_FALSE(is_outside(Cloud2{}, {}));
  EXPECT_FALSE(is_outside(Cloud2{}, {.verdict_gap = 1}));
}

TEST(OperatingRange, HasScalesFromTheLeastToTheGreatest) {
  const OperatingRange range{.least_scale = 2, .greatest_scale = 8};
  EXPECT_TRUE(is_outside(triangles(0.5, 0.5), range));
  EXPECT_FALSE(is_outside(triangles(0, 1), range));
  EXPECT_FALSE(is_outside(triangles(0, 4), range));
  EXPECT_TRUE(is_outside(triangles(0.5, 4), range));
  EXPECT_TRUE(is_outside(kite(1, 0.25), range));
  EXPECT_FALSE(is_outside(kite(1, 0.5), range));
  EXPECT_FALSE(is_outside(kite(1, 2), range));
  EXPECT_TRUE(is_outside(kite(1, 4), range));
  EXPECT_TRUE(is_outside(tetrahedron(1, 0.25), range));
  EXPECT_FALSE(is_outside(tetrahedron(1, 2), range));
  EXPECT_TRUE(is_outside(tetrahedron(1, 4), range));
  EXPECT_FALSE(is_outside(moving(1, 1), range));
  EXPECT_TRUE(is_outside(moving(1, 1, 16), range));
  EXPECT_FALSE(is_outside(boxes(1), range));
  EXPECT_TRUE(is_outside(boxes(1, 4), range));
  EXPECT_FALSE(is_outside(program(8), {.least_scale = 1, .greatest_scale = 8}));
  EXPECT_TRUE(is_outside(program(16), {.least_scale = 1, .greatest_scale = 8}));
  EXPECT_TRUE(is_outside(program(0.5), {.least_scale = 1, .greatest_scale = 8}));
}

TEST(OperatingRange, HasOffsetsOverTheExtent) {
  const OperatingRange range{.greatest_offset = 4};
  EXPECT_FALSE(is_outside(triangles(0, 1, 6), range));  // L = 2, the largest coordinate 8
  EXPECT_TRUE(is_outside(triangles(0, 1, 7), range));
  EXPECT_FALSE(is_outside(program(0x1p40), range)) << "programs have no offset";
}

TEST(OperatingRange, HasTheLeastRoom) {
  const OperatingRange range{.least_room = 0x1p-10};
  EXPECT_FALSE(is_outside(triangles(0x1p-8), range));
  EXPECT_TRUE(is_outside(triangles(0x1p-12), range));
  EXPECT_FALSE(is_outside(triangles(-0x1p-8), range));
  EXPECT_TRUE(is_outside(triangles(-0x1p-12), range));
  EXPECT_TRUE(is_outside(triangles(0), range));
  EXPECT_FALSE(is_outside(kite(0x1p-8), range));
  EXPECT_TRUE(is_outside(kite(0x1p-9), range));
  EXPECT_FALSE(is_outside(tetrahedron(0x1p-7), range));
  EXPECT_TRUE(is_outside(tetrahedron(0x1p-9), range));
  EXPECT_FALSE(is_outside(moving(1, 0.5), range));
  EXPECT_TRUE(is_outside(moving(1, 1 + 0x1p-12), range));
  EXPECT_FALSE(is_outside(boxes(1), range));
  EXPECT_TRUE(is_outside(boxes(0x1p-12), range));
  EXPECT_FALSE(is_outside(program(2), range));
  EXPECT_TRUE(is_outside(program(1 + 0x1p-12), range));
}

TEST(OperatingRange, FindsRoomWhereProductsOfDoublesUnderflowOrOverflow) {
  for (const double scale : {0x1p-1000, 0x1p1000}) {
    const OperatingRange range{.least_room = 0x1p-10};
    EXPECT_FALSE(is_outside(kite(0x1p-8, scale), range)) << scale;
    EXPECT_TRUE(is_outside(kite(0x1p-9, scale), range)) << scale;
    EXPECT_FALSE(is_outside(tetrahedron(0x1p-7, scale), range)) << scale;
    EXPECT_TRUE(is_outside(tetrahedron(0x1p-9, scale), range)) << scale;
  }
}

TEST(OperatingRange, ExcludesNothingByRoomThatIsNotShown) {
  Cloud3 large;
  for (int i = 0; i < 100; ++i) large.points.push_back({std::cos(i), std::sin(i), 0.01 * i * i});
  EXPECT_FALSE(is_outside(large, {.least_room = 0.5}));
  ConvexPair deep{{4, {}}, {4, {}}};
  for (int i = 0; i < 5; ++i)
    for (int k = 0; k < 4; ++k) {
      deep.a.coordinates.push_back(i == k + 1 ? 4 : 0);
      deep.b.coordinates.push_back((i == k + 1 ? 4 : 0) + 0.125);
    }
  EXPECT_FALSE(is_outside(deep, {.least_room = 1}));
}

TEST(OperatingRange, ExcludesFlatAndRepeatedInput) {
  const OperatingRange range{.excludes_flat = true};
  EXPECT_FALSE(is_outside(triangles(0), range)) << "touching is told by room";
  ConvexPair flat = triangles(0.5), repeated = triangles(0.5);
  flat.a.coordinates = {0, 0, 0, 1, 0, 2};
  repeated.a.push_back({0, 1});
  EXPECT_TRUE(is_outside(flat, range));
  EXPECT_TRUE(is_outside(repeated, range));
  EXPECT_FALSE(is_outside(kite(0), range));
  EXPECT_TRUE(is_outside(Cloud2{{{0, 0}, {1, 1}, {2, 2}}}, range));
  EXPECT_TRUE(is_outside(Cloud2{{{0, 0}, {4, 0}, {0, 4}, {4, 0}}}, range));
  EXPECT_TRUE(is_outside(Cloud3{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}}, range));
  EXPECT_TRUE(is_outside(Cloud3{}, range));
  EXPECT_TRUE(is_outside(boxes(1, 0), range));
  LpProblem twice = program(2);
  twice.rows = 2, twice.matrix = {1, 1}, twice.row_lower = {1, 1}, twice.row_upper = {kInfinity, kInfinity};
  EXPECT_FALSE(is_outside(program(2), range));
  EXPECT_TRUE(is_outside(twice, range));
}

TEST(OperatingRange, HasNoNumberThatIsNotFiniteWhereScalesEnd) {
  EXPECT_TRUE(is_outside(triangles(kInfinity), {.greatest_scale = 0x1p100}));
  EXPECT_TRUE(is_outside(triangles(std::nan("")), {.greatest_scale = 0x1p100}));
  EXPECT_FALSE(is_outside(triangles(kInfinity), {.greatest_scale = kInfinity}));
  EXPECT_FALSE(is_outside(triangles(kInfinity), {.least_scale = 1}));
}

/// Whether a violation of the family's principal claim is within what is documented, under a claim that makes a verdict
/// wrong, or a crash.
template <Family F>
bool is_excused(const typename F::Problem& problem, const Stated<F>& says, Outcome outcome = Outcome::kViolated) {
  for (const PropertyEntry<F>& property : catalog<F>().properties) {
    if (!property.is_principal) continue;
    const WrongVerdicts& wrong = property.wrong_verdicts;
    Assessment assessment;
    assessment.outcome = outcome;
    if (!wrong.claims.empty()) assessment.claim = wrong.claims.front();
    return is_within_documented<F>(property, problem, says, assessment);
  }
  ADD_FAILURE() << "no principal claim";
  return false;
}

TEST(AnEngineThatStatesARange, IsJudgedApartOutsideAndConvictedInside) {
  Stated<Hull2Family> hulls;
  for (const Cloud2& cloud : {kite(1), kite(1, 0x1p300), kite(0x1p-22)})
    EXPECT_FALSE(is_excused<Hull2Family>(cloud, hulls));
  hulls.range = {.least_scale = 0x1p-10, .greatest_scale = 0x1p10, .least_room = 0x1p-16};
  EXPECT_FALSE(is_excused<Hull2Family>(kite(1), hulls));
  EXPECT_TRUE(is_excused<Hull2Family>(kite(1, 0x1p300), hulls));
  EXPECT_TRUE(is_excused<Hull2Family>(kite(0x1p-22), hulls));
  EXPECT_TRUE(is_excused<Hull2Family>(kite(1, 0x1p300), hulls, Outcome::kCrashed));
  EXPECT_FALSE(is_excused<Hull2Family>(kite(1), hulls, Outcome::kCrashed));
  EXPECT_FALSE(is_excused<Hull2Family>(kite(1, 0x1p300), hulls, Outcome::kHolds)) << "what is right needs no excuse";
}

TEST(AnEngineOfSinglePrecision, IsExcusedForNumbersThatItWasNotGivenAndNotForACrash) {
  Stated<Hull2Family> single;
  single.precision_bits = 24;
  EXPECT_TRUE(is_excused<Hull2Family>(kite(0.1), single));
  EXPECT_FALSE(is_excused<Hull2Family>(kite(1), single));
  EXPECT_FALSE(is_excused<Hull2Family>(kite(0.1), single, Outcome::kCrashed));
}

TEST(AVerdictTolerance, LeavesYesAndNoOpenAndNothingElse) {
  Stated<GjkFamily> says;
  says.range.verdict_gap = 0x1p-10;
  for (const double gap : {0x1p-12, -0x1p-12, 0.0}) {
    EXPECT_TRUE(is_stated<GjkFamily>(triangles(gap), says, true)) << gap;
    EXPECT_FALSE(is_stated<GjkFamily>(triangles(gap), says, false)) << gap;
  }
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(0x1p-8), says, true));
  EXPECT_FALSE(is_stated<GjkFamily>(triangles(-0x1p-8), says, true));
  EXPECT_TRUE(is_excused<GjkFamily>(triangles(0x1p-12), says));
  EXPECT_FALSE(is_excused<GjkFamily>(triangles(0x1p-8), says));
  Stated<ShapesFamily> shapes;
  shapes.range.verdict_gap = 0x1p-10;
  EXPECT_TRUE(is_excused<ShapesFamily>(boxes(0x1p-12), shapes));
  EXPECT_FALSE(is_excused<ShapesFamily>(boxes(1), shapes));
}

}  // namespace
}  // namespace assay::range_test
