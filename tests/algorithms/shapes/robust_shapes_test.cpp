// The production variant where doubles end: nothing crashes, nothing is invented, and distances keep their digits.
#include "algorithms/shapes/robust_shapes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "algorithms/published/shapes/shapes_firth.h"
#include "oracles/shapes/difference_body.h"
#include "variants/variants.h"

namespace assay::robust_shapes_test {
namespace {

constexpr double kGreatest = std::numeric_limits<double>::max(), kLeast = std::numeric_limits<double>::denorm_min();

ShapesProblem circles(double x, double y, double r, double s) {
  return {ShapesQuestion::kContact, {ShapeKind::kBall, 2, {0, 0, r}}, {ShapeKind::kBall, 2, {x, y, s}}};
}
ShapesAnswer robust(const ShapesProblem& problem) { return RobustShapes::solve(problem, {}); }
ShapeContact contact(const ShapesProblem& problem) {
  const ShapesAnswer answer = robust(problem);
  const auto* found = std::get_if<ShapeContact>(&answer);
  EXPECT_NE(found, nullptr);
  return found == nullptr ? ShapeContact{} : *found;
}

TEST(RobustShapes, MeasureCirclesAtBothEndsOfTheDoubles) {
  for (const double unit : {1.0, 1e200, 1e-200, 0x1p1020, 0x1p-1074}) {
    const ShapeContact apart = contact(circles(3 * unit, 4 * unit, unit, 2 * unit));
    EXPECT_FALSE(apart.overlap);
    EXPECT_NEAR(apart.distance / unit, 2, 1e-15);
    EXPECT_NEAR(apart.normal[0], 0.6, 1e-15);
    const ShapeContact touch = contact(circles(3 * unit, 0, unit, 2 * unit));
    EXPECT_TRUE(touch.overlap);
    EXPECT_EQ(touch.distance, 0);
    EXPECT_EQ(touch.move[0], 0);
  }
}

TEST(RobustShapes, GiveADistanceWithinAFewRoundingsOfItselfHoweverSmall) {
  // Nearly touching circles: the gap is far below an ulp of the radii.
  const double less = std::nextafter(3, 2);
  const ShapesProblem problem = circles(3, 4, 2, less);
  const ShapeContact near = contact(problem);
  const SignedDistance truth = DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({});
  const Rational share = exact(0x1p-49) * exact(near.distance);
  EXPECT_GT(near.distance, 0);
  EXPECT_GE(truth.compared_to(exact(near.distance) + share), 0);
  EXPECT_LE(truth.compared_to(exact(near.distance) - share), 0);
  const ShapeContact thin = contact(circles(1, kLeast, 0.5, 0.5));
  EXPECT_FALSE(thin.overlap);
  EXPECT_EQ(thin.normal[0], 1);
}

TEST(RobustShapes, ChooseADirectionForConcentricBodies) {
  const ShapeContact both = contact(circles(0, 0, 1, 2));
  EXPECT_TRUE(both.overlap);
  EXPECT_EQ(both.distance, -3);
  EXPECT_EQ(std::hypot(both.normal[0], both.normal[1]), 1);
  const ShapeContact points = contact(circles(0, 0, 0, 0));
  EXPECT_TRUE(points.overlap);
  EXPECT_EQ(points.distance, 0);
  const ShapesProblem segment{
      ShapesQuestion::kContact, {ShapeKind::kPolygon, 2, {-1, -1, 1, 1}}, {ShapeKind::kBall, 2, {0, 0, 1}}};
  EXPECT_NEAR(std::abs(contact(segment).normal[0] + contact(segment).normal[1]), 0, 1e-15);
}

TEST(RobustShapes, GiveUpOnlyWhereNoDoubleIsNear) {
  const auto gave_up = [](const ShapesAnswer& answer) {
    const auto* why = std::get_if<GaveUp>(&answer);
    return why != nullptr && why->why == GaveUp::Why::kNotFinite;
  };
  ShapesProblem far = circles(kGreatest, 0, 1, 1);
  EXPECT_FALSE(gave_up(robust(far)));
  far.a.numbers[0] = -kGreatest;
  EXPECT_TRUE(gave_up(robust(far)));
  const ShapesProblem moved{
      ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {1e300, 0}}, {ShapeKind::kMap, 2, {0, 0, 1e300, 0, 0, 1, 0, 0}}};
  EXPECT_TRUE(gave_up(robust(moved)));
}

/// Every question there is, once, with well-formed numbers.
std::vector<ShapesProblem> one_of_each() {
  const Shape ball{ShapeKind::kBall, 2, {0, 0, 1}}, box{ShapeKind::kBox, 2, {0, 0, 1, 1}},
      none{ShapeKind::kNone, 2, {}}, oriented{ShapeKind::kOrientedBox, 2, {0, 0, 1, 2, 1, 0}},
      ring{ShapeKind::kPolygon, 2, {0, 0, 2, 0, 1, 1}}, points{ShapeKind::kPoints, 2, {0, 0, 1, 1}},
      map{ShapeKind::kMap, 2, {0, 0, 1, 0, 0, 1, 0, 0}};
  std::vector<ShapesProblem> all = {{ShapesQuestion::kBounds, points, none},
                                    {ShapesQuestion::kMerge, box, box},
                                    {ShapesQuestion::kCentroid, ring, none},
                                    {ShapesQuestion::kMotion, points, map}};
  for (const Shape& a : {ball, box, oriented, ring})
    for (const Shape& b : {ball, box, oriented, ring}) all.push_back({ShapesQuestion::kContact, a, b});
  all.push_back(
      {ShapesQuestion::kContact, {ShapeKind::kBall, 3, {0, 0, 0, 1}}, {ShapeKind::kBox, 3, {0, 0, 0, 1, 1, 1}}});
  return all;
}

TEST(AllShapes, AnswerNaNInfinityAndBadFormsWithoutCrashing) {
  for (const ListedVariant<ShapesFamily>& variant : variants<ShapesFamily>()) {
    for (const ShapesProblem& sound : one_of_each()) {
      const auto is_answer = [&](const ShapesProblem& problem) {
        const ShapesAnswer answer = variant.solve(problem, {});
        return !std::holds_alternative<GaveUp>(answer) && !std::holds_alternative<Declined>(answer);
      };
      for (Shape ShapesProblem::*part : {&ShapesProblem::a, &ShapesProblem::b}) {
        for (std::size_t i = 0; i < (sound.*part).numbers.size(); ++i) {
          for (const double odd : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
            ShapesProblem problem = sound;
            (problem.*part).numbers[i] = odd;
            EXPECT_FALSE(is_answer(problem));
          }
          for (const double extreme : {kGreatest, -kGreatest, kLeast, -0.0}) {
            ShapesProblem problem = sound;
            (problem.*part).numbers[i] = extreme;
            (void)variant.solve(problem, {});
          }
        }
        ShapesProblem problem = sound;
        (problem.*part).numbers.push_back(1);
        EXPECT_FALSE(is_answer(problem));
        (problem.*part).numbers.clear();
        (void)variant.solve(problem, {});
        (problem.*part).dimension = 7;
        EXPECT_FALSE(is_answer(problem));
      }
    }
  }
  EXPECT_TRUE(std::holds_alternative<Declined>(robust(circles(0, 0, -1, 1))));
}

TEST(RobustShapes, AnswerEveryPosedQuestion) {
  for (const ShapesProblem& problem : one_of_each()) {
    const ShapesAnswer answer = robust(problem);
    EXPECT_FALSE(std::holds_alternative<GaveUp>(answer) || std::holds_alternative<Declined>(answer));
  }
}

TEST(ShapesFirth, DivideByZeroAtTheCentreOfABox) {
  const ShapesProblem inside{
      ShapesQuestion::kContact, {ShapeKind::kBox, 2, {-1, -1, 1, 1}}, {ShapeKind::kBall, 2, {0, 0, 1}}};
  const ShapesAnswer answer = ShapesFirth::solve(inside, {});
  ASSERT_TRUE(std::holds_alternative<ShapeContact>(answer));
  EXPECT_TRUE(std::isnan(std::get<ShapeContact>(answer).normal[0]));
}

}  // namespace
}  // namespace assay::robust_shapes_test
