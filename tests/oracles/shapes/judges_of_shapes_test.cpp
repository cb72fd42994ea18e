// What the judges of shapes say on a fixed run, and two bounds of what they can say at all.
#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>
#include <variant>
#include <vector>

#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_body.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"

namespace assay::judges_of_shapes_test {
namespace {

using known::FoldedRun;

struct Drawn : known::DrawnBits {
  double number() { return whole_or_generic(3); }
  Shape body(std::uint32_t d) {
    if (below(2) == 0) {
      Shape ball{ShapeKind::kBall, d, {}};
      for (std::uint32_t k = 0; k < d; ++k) ball.numbers.push_back(number());
      ball.numbers.push_back(std::abs(number()));
      return ball;
    }
    Shape box{ShapeKind::kBox, d, {}};
    for (std::uint32_t k = 0; k < d; ++k) box.numbers.push_back(number());
    for (std::uint32_t k = 0; k < d; ++k) box.numbers.push_back(box.numbers[k] + std::abs(number()));
    return box;
  }
};

// A change of this number is a change of what judges say: it is meant, or it is a mistake.
TEST(JudgesOfShapes, SayTheSameOnAFixedRunOfContacts) {
  Drawn drawn{{std::mt19937_64(9)}};
  FoldedRun run;
  for (int k = 0; k < 40; ++k) {
    const std::uint32_t d = 2 + static_cast<std::uint32_t>(k % 2);
    const ShapesProblem problem{ShapesQuestion::kContact, drawn.body(d), drawn.body(d)};
    const ExactBody a = exact_body(problem.a), b = exact_body(problem.b);
    run.take(extent_of(a, b));
    const SignedDistance truth = DifferenceBody(a, b).from({});
    run.take(truth.sign());
    run.take(truth.square);
    const double distance = truth.near();
    run.take(distance);
    for (const double by : {0.0, 0x1p-48, 0.125}) {
      ShapeContact answer{truth.sign() <= 0, distance + by, {}, {}};
      double length = 0;
      for (std::uint32_t j = 0; j < d; ++j) {
        answer.normal[j] = -truth.nearest[j].convert_to<double>();
        length = std::hypot(length, answer.normal[j]);
      }
      for (std::uint32_t j = 0; j < d; ++j) {
        answer.normal[j] /= length > 0 ? length : 1;
        answer.move[j] = answer.normal[j] * (by - distance);
      }
      for (const Touching touching : {Touching::kHit, Touching::kMiss})
        for (const double gap : {-1.0, 0x1p-40, 0.1}) run.take(check_contact(problem, answer, {touching, gap}));
    }
  }
  EXPECT_EQ(run.folded(), 10896931541778948236u);
}

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
}  // namespace assay::judges_of_shapes_test
