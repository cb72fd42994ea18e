// The judges of bounds, centroids and images.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "oracles/exact/filter.h"
#include "oracles/exact/words.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/exact_body.h"
#include "oracles/shapes/exact_points.h"

namespace assay {
namespace {

std::optional<Undecided> not_judged(const ShapesProblem& problem, bool of_this_kind) {
  if (!of_this_kind || !is_posed(problem)) return Undecided{"no question of this kind"};
  if (!all_finite(problem)) return Undecided{"a number of the problem is not finite"};
  return std::nullopt;
}

/// How far a number may be from the true one, in the larger of the extent and its own magnitude.
struct Unit {
  double gap;
  Rational extent;

  Rational of(const Rational& truth) const { return std::max<Rational>(extent, abs(truth)); }
  bool allows(double claimed, const Rational& truth) const {
    return abs(exact(claimed) - truth) <= allowance(gap, of(truth));
  }
  double error(double claimed, const Rational& truth) const {
    const Rational unit = of(truth);
    return unit == 0 ? 0 : approximate(abs(exact(claimed) - truth) / unit);
  }
};

bool is_beyond(const Rational& truth) { return abs(truth) > exact(std::numeric_limits<double>::max()); }

/// Claims (2) and (3) of centroids and images.
std::optional<Verdict> compare(double claimed, const Rational& truth, const Unit& unit, std::string_view claim,
                               const std::string& which) {
  if (is_beyond(truth)) return Undecided{"a true coordinate is beyond the doubles"};
  const std::string evidence = which + " is " + in_words(claimed) + ", truly " + in_words(truth);
  if (!std::isfinite(claimed)) return Violated{"numbers are finite", evidence, 0};
  if (!unit.allows(claimed, truth)) return Violated{claim, evidence, unit.error(claimed, truth)};
  return std::nullopt;
}

std::string coordinate(std::uint32_t k) { return std::string(1, "xyz"[k]); }

}  // namespace

Verdict check_bounds(const ShapesProblem& problem, const ShapeBounds& answer) {
  const bool merged = problem.question == ShapesQuestion::kMerge;
  if (const auto unjudged = not_judged(problem, merged || problem.question == ShapesQuestion::kBounds))
    return *unjudged;
  const std::uint32_t d = problem.a.dimension;
  constexpr double kNone = std::numeric_limits<double>::infinity();
  std::vector<double> low(d, kNone), high(d, -kNone);
  for (const Shape* shape : {&problem.a, &problem.b}) {
    for (std::size_t i = 0; i < shape->numbers.size(); ++i) {
      low[i % d] = std::min(low[i % d], shape->numbers[i]);
      high[i % d] = std::max(high[i % d], shape->numbers[i]);
    }
  }
  for (std::uint32_t k = 0; k < d; ++k) {
    const double extent = high[k] - low[k];
    if (!(answer.low[k] == low[k]))
      return Violated{"low corner is the least",
                      "low " + coordinate(k) + " is " + in_words(answer.low[k]) + ", truly " + in_words(low[k]),
                      extent > 0 ? std::abs(answer.low[k] - low[k]) / extent : 0};
    if (!(answer.high[k] == high[k]))
      return Violated{"high corner is the greatest",
                      "high " + coordinate(k) + " is " + in_words(answer.high[k]) + ", truly " + in_words(high[k]),
                      extent > 0 ? std::abs(answer.high[k] - high[k]) / extent : 0};
  }
  return Holds{};
}

Verdict check_centroid(const ShapesProblem& problem, const ShapeCentroid& answer, const ShapesStatement& statement) {
  if (const auto unjudged = not_judged(problem, problem.question == ShapesQuestion::kCentroid)) return *unjudged;
  const ExactCentroid truth = exact_centroid(problem.a);
  if (answer.flat != (truth.twice_area == 0))
    return Violated{"flat where the area is zero",
                    std::string(answer.flat ? "said to be flat" : "said to have an area") + ", twice the area is " +
                        in_words(truth.twice_area),
                    0};
  if (!(statement.gap >= 0)) return Holds{};
  const Unit unit{statement.gap, extent_of(exact_body(problem.a).corners)};
  for (std::uint32_t k = 0; k < 2; ++k)
    if (auto wrong = compare(answer.at[k], truth.at[k], unit, "centroid is within the gap", coordinate(k)))
      return *wrong;
  return Holds{};
}

Verdict check_motion(const ShapesProblem& problem, const MovedPoints& answer, const ShapesStatement& statement) {
  if (const auto unjudged = not_judged(problem, problem.question == ShapesQuestion::kMotion)) return *unjudged;
  if (answer.coordinates.size() != problem.a.numbers.size())
    return Violated{
        "one image for each point",
        std::to_string(answer.coordinates.size()) + " coordinates for " + std::to_string(problem.a.numbers.size()), 0};
  if (!(statement.gap >= 0)) return Holds{};
  const std::vector<RationalPoint> truth = exact_images(problem.a, problem.b);
  const Unit unit{statement.gap, extent_of(truth)};
  for (std::size_t i = 0; i < answer.coordinates.size(); ++i) {
    const std::string which = coordinate(i % 2) + " of image " + std::to_string(i / 2);
    if (auto wrong = compare(answer.coordinates[i], truth[i / 2][i % 2], unit, "images are within the gap", which))
      return *wrong;
  }
  return Holds{};
}

Verdict check_shapes(const ShapesProblem& problem, const ShapesAnswer& answer, const ShapesStatement& statement) {
  if (std::holds_alternative<GaveUp>(answer) || std::holds_alternative<Declined>(answer))
    return Undecided{"no answer to judge"};
  if (!is_posed(problem)) return Undecided{"no posed question"};
  switch (problem.question) {
    case ShapesQuestion::kContact:
      if (const auto* contact = std::get_if<ShapeContact>(&answer)) return check_contact(problem, *contact, statement);
      if (const auto* bare = std::get_if<BareVerdict>(&answer)) return check_contact(problem, *bare, statement);
      break;
    case ShapesQuestion::kBounds:
    case ShapesQuestion::kMerge:
      if (const auto* bounds = std::get_if<ShapeBounds>(&answer)) return check_bounds(problem, *bounds);
      break;
    case ShapesQuestion::kCentroid:
      if (const auto* centroid = std::get_if<ShapeCentroid>(&answer))
        return check_centroid(problem, *centroid, statement);
      break;
    case ShapesQuestion::kMotion:
      if (const auto* moved = std::get_if<MovedPoints>(&answer)) return check_motion(problem, *moved, statement);
      break;
  }
  return Violated{"answers the question",
                  "asked for " + std::string(name_of(problem.question)) + ", told something else", 0};
}

}  // namespace assay
