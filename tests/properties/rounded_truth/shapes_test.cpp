// Distances, normals and moves, bounds, centroids, images and times of simple shapes, exact, rounded: the claim about
// shapes lets them pass.
#include <gmock/gmock.h>

#include <algorithm>

#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "properties/shapes/answer_is_right.h"
#include "tests/properties/rounded_truth/rounded_truth.h"

namespace assay::rounded_truth::shapes_test {
namespace {

std::vector<Stated<ShapesFamily>> statements() {
  std::vector<Stated<ShapesFamily>> all(1);
  for (const double gap : {0x1p-20, 0x1p-48}) {
    Stated<ShapesFamily> stated;
    stated.gap = gap;
    all.push_back(stated);
  }
  return all;
}

/// The unit normal from a to b of bodies whose polytopes are apart once b is moved, but for the root's 2^-190.
std::vector<Rational> normal_of(const SignedDistance& distance, const RationalPoint& moved) {
  std::vector<Rational> normal;
  for (const Rational& entry : moved - distance.nearest) normal.push_back(entry / root_of(distance.square));
  return normal;
}

std::array<double, 3> rounded(const std::vector<Rational>& vector, const Rational& times) {
  std::array<double, 3> numbers{};
  for (std::size_t k = 0; k < 3; ++k) numbers[k] = nearest(vector[k] * times);
  return numbers;
}

std::optional<ShapesAnswer> contact(const ShapesProblem& problem) {
  const SignedDistance distance = DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({});
  if (distance.side <= 0) return std::nullopt;
  const Rational signed_distance = root_of(distance.square) - distance.radius;
  const std::vector<Rational> normal = normal_of(distance, {});
  return ShapeContact{distance.sign() <= 0, nearest(signed_distance), rounded(normal, 1),
                      rounded(normal, -signed_distance)};
}

/// The least t with D(t) <= 0 by halving, to 80 bits: D is convex, and positive at first.
std::optional<ShapesAnswer> sweep(const ShapesProblem& problem) {
  const DifferenceBody start(exact_body(problem.a), ball_at_start(problem.b));
  const RationalPoint way = way_of(problem.b);
  const auto moved = [&](const Rational& t) { return RationalPoint{t * way[0], t * way[1], 0}; };
  const auto at = [&](const Rational& t) { return start.from(moved(t)); };
  const bool meets = DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({}).sign() <= 0;
  if (!meets) return ShapeSweep{};
  Rational before = 0, after = 1;
  if (at(before).sign() <= 0 || at(after).sign() > 0) return std::nullopt;
  for (int halving = 0; halving < 80; ++halving) {
    const Rational middle = (before + after) / 2;
    (at(middle).sign() > 0 ? before : after) = middle;
  }
  const SignedDistance then = at(before);
  if (then.side <= 0) return std::nullopt;
  return ShapeSweep{true, nearest(after), rounded(normal_of(then, moved(before)), 1)};
}

std::optional<ShapesAnswer> rounded_answer(const ShapesProblem& problem) {
  if (problem.question == ShapesQuestion::kContact) return contact(problem);
  if (problem.question == ShapesQuestion::kSweep) return sweep(problem);
  if (problem.question == ShapesQuestion::kCentroid) {
    const ExactCentroid truth = exact_centroid(problem.a);
    return ShapeCentroid{truth.twice_area == 0, {nearest(truth.at[0]), nearest(truth.at[1])}};
  }
  if (problem.question != ShapesQuestion::kMotion) return std::nullopt;  // bounds are coordinates of the points
  MovedPoints moved;
  for (const RationalPoint& image : exact_images(problem.a, problem.b))
    moved.coordinates.insert(moved.coordinates.end(), {nearest(image[0]), nearest(image[1])});
  return moved;
}

TEST(RoundedTruth, OfShapesKeepsEveryClaim) {
  std::map<ShapesQuestion, int> seen;
  each_case<ShapesFamily>(60, [&](const ShapesProblem& problem, const std::string& where) {
    if (!is_posed(problem) || !all_finite(problem)) return;
    const auto answer = rounded_answer(problem);
    if (!answer) return;
    ++seen[problem.question];
    for (const Stated<ShapesFamily>& stated : statements()) {
      const std::string judged = said<ShapesAnswerIsRight>(problem, *answer, stated);
      EXPECT_THAT((std::vector<std::string>{"holds", "not judged"}), testing::Contains(judged))
          << where << ", " << name_of(problem.question) << ", promised " << stated.gap;
    }
  });
  for (const ShapesQuestion question :
       {ShapesQuestion::kContact, ShapesQuestion::kCentroid, ShapesQuestion::kMotion, ShapesQuestion::kSweep})
    EXPECT_GT(seen[question], 50) << name_of(question);
}

}  // namespace
}  // namespace assay::rounded_truth::shapes_test
