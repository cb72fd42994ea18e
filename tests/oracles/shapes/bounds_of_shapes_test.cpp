// Bounds of what the judges of shapes can say at all.
#include <gtest/gtest.h>

#include <cfloat>
#include <variant>

#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/exact_body.h"

namespace assay::bounds_of_shapes_test {
namespace {

TEST(CheckBounds, MeasuresHowFarACornerIsOffOnEitherSide) {
  const ShapesProblem points{ShapesQuestion::kBounds, {ShapeKind::kPoints, 2, {0, 0, 4, 2}}, {ShapeKind::kNone, 2, {}}};
  for (const double off : {-1.0, 1.0}) {
    const Verdict low = check_bounds(points, {{off, 0, 0}, {4, 2, 0}}),
                  high = check_bounds(points, {{0, 0, 0}, {4, 2 + off, 0}});
    ASSERT_TRUE(violation(low) != nullptr && violation(high) != nullptr);
    EXPECT_EQ(violation(low)->magnitude, 0.25);
    EXPECT_EQ(violation(high)->magnitude, 0.25);
  }
}

TEST(ExactBody, ExtentsAreThoseOfEveryAxis) {
  for (std::uint32_t axis = 0; axis < 3; ++axis) {
    std::array<double, 6> corners = {0, 0, 0, 1, 1, 1};
    corners[3 + axis] = 7;
    const Shape box{ShapeKind::kBox, 3, {corners.begin(), corners.end()}},
        point{ShapeKind::kBox, 3, {0, 0, 0, 0, 0, 0}};
    EXPECT_EQ(extent_of(exact_body(box), exact_body(point)), 7) << axis;
    EXPECT_EQ(extent_of(exact_body(point), exact_body(box)), 7) << axis;
  }
}

TEST(CheckMotion, ImagesBeyondTheDoublesAreNotJudged) {
  // x -> 4 x for x = DBL_MAX: no double is near.
  const ShapesProblem problem{ShapesQuestion::kMotion,
                              {ShapeKind::kPoints, 2, {1, 1, DBL_MAX, 0}},
                              {ShapeKind::kMap, 2, {0, 0, 4, 0, 0, 4, 0, 0}}};
  const Verdict verdict = check_shapes(problem, MovedPoints{{4, 4, DBL_MAX, 0}}, {Touching::kUnspecified, 0x1p-40});
  EXPECT_TRUE(std::holds_alternative<Undecided>(verdict)) << why_open(verdict);
}

}  // namespace
}  // namespace assay::bounds_of_shapes_test
