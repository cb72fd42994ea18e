// The judges of bounds, centroids and images.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "oracles/exact/filter.h"
#include "oracles/exact/words.h"
#include "oracles/exact/worst_breach.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/exact_body.h"
#include "oracles/shapes/exact_points.h"
#include "oracles/shapes/promised_words.h"

namespace assay {
namespace {

std::optional<Undecided> not_judged(const ShapesProblem& problem, bool of_this_kind) {
  if (!of_this_kind || !is_posed(problem)) return Undecided{"no question of this kind"};
  if (!all_finite(problem)) return Undecided{"a number of the problem is not finite"};
  return std::nullopt;
}

/// How far a number may be from the true one, in the larger of the extent and its own magnitude.
struct Unit {
  const ShapesStatement& statement;
  Rational extent;

  Rational of(const Rational& truth) const { return std::max<Rational>(extent, abs(truth)); }
  bool allows(double claimed, const Rational& truth) const {
    return abs(exact(claimed) - truth) <= allowance(statement.gap, of(truth));
  }
  double error(double claimed, const Rational& truth) const {
    const Rational unit = of(truth);
    const double share = unit == 0 ? 0 : approximate(abs(exact(claimed) - truth) / unit);
    return std::isfinite(share) ? share : std::numeric_limits<double>::max();
  }
};

bool is_beyond(const Rational& truth) { return abs(truth) > exact(std::numeric_limits<double>::max()); }

/// Claims (2) and (3) of centroids and images. Precondition: the truth is not beyond the doubles.
std::optional<Violated> compare(double claimed, const Rational& truth, const Unit& unit, ClaimId claim,
                                const std::string& which) {
  const std::string evidence = which + " is " + in_words(claimed) + ", truly " + in_words(truth);
  if (!std::isfinite(claimed))
    return Violated{shapes_claims::kNumbersAreFinite, evidence, std::numeric_limits<double>::max()};
  if (!unit.allows(claimed, truth))
    return Violated{claim, evidence + promised_words(unit.statement), unit.error(claimed, truth)};
  return std::nullopt;
}

constexpr Undecided kBeyond{"a true coordinate is beyond the doubles"};

std::string coordinate(std::uint32_t k) { return std::string(1, "xyz"[k]); }

}  // namespace

Verdict check_bounds(const ShapesProblem& problem, const ShapeBounds& answer) {
  const bool merged = problem.question == ShapesQuestion::kMerge;
  if (const auto unjudged = not_judged(problem, merged || problem.question == ShapesQuestion::kBounds))
    return *unjudged;
  const std::uint32_t d = problem.a.dimension;
  constexpr double kNone = std::numeric_limits<double>::infinity();
  std::array<double, 3> low{}, high{};  // 0 past the dimension
  std::fill_n(low.begin(), d, kNone), std::fill_n(high.begin(), d, -kNone);
  for (const Shape* shape : {&problem.a, &problem.b}) {
    for (std::size_t i = 0; i < shape->numbers.size(); ++i) {
      low[i % d] = std::min(low[i % d], shape->numbers[i]);
      high[i % d] = std::max(high[i % d], shape->numbers[i]);
    }
  }
  double extent = 0;
  for (std::uint32_t k = 0; k < d; ++k) extent = std::max(extent, high[k] - low[k]);
  const auto off_by = [&](double claimed, double truth) {
    const double off = std::abs(claimed - truth);
    return !std::isfinite(off) ? std::numeric_limits<double>::max() : extent > 0 ? off / extent : 0;
  };
  WorstBreach worst;
  for (std::uint32_t k = 0; k < 3; ++k) {
    if (!(answer.low[k] == low[k]))
      worst.add(Violated{shapes_claims::kLowCorner,
                         "low " + coordinate(k) + " is " + in_words(answer.low[k]) + ", truly " + in_words(low[k]),
                         off_by(answer.low[k], low[k])});
    if (!(answer.high[k] == high[k]))
      worst.add(Violated{shapes_claims::kHighCorner,
                         "high " + coordinate(k) + " is " + in_words(answer.high[k]) + ", truly " + in_words(high[k]),
                         off_by(answer.high[k], high[k])});
  }
  return std::move(worst).verdict();
}

Verdict check_centroid(const ShapesProblem& problem, const ShapeCentroid& answer, const ShapesStatement& statement) {
  if (const auto unjudged = not_judged(problem, problem.question == ShapesQuestion::kCentroid)) return *unjudged;
  const ExactCentroid truth = exact_centroid(problem.a);
  if (answer.flat != (truth.twice_area == 0))
    return Violated{shapes_claims::kFlatWithoutArea,
                    std::string(answer.flat ? "said to be flat" : "said to have an area") + ", twice the area is " +
                        in_words(truth.twice_area),
                    0};
  if (!judges_numbers(statement)) return NotJudged{why_numbers_are_not_judged(statement)};
  const Unit unit{statement, extent_of(exact_body(problem.a).corners)};
  WorstBreach worst;
  for (std::uint32_t k = 0; k < 2; ++k) {
    if (is_beyond(truth.at[k])) return kBeyond;
    worst.add(compare(answer.at[k], truth.at[k], unit, shapes_claims::kCentroid, coordinate(k)));
  }
  return std::move(worst).verdict();
}

Verdict check_motion(const ShapesProblem& problem, const MovedPoints& answer, const ShapesStatement& statement) {
  if (const auto unjudged = not_judged(problem, problem.question == ShapesQuestion::kMotion)) return *unjudged;
  if (answer.coordinates.size() != problem.a.numbers.size())
    return Violated{
        shapes_claims::kOneImageEach,
        std::to_string(answer.coordinates.size()) + " coordinates for " + std::to_string(problem.a.numbers.size()), 0};
  if (!judges_numbers(statement)) return NotJudged{why_numbers_are_not_judged(statement)};
  const std::vector<RationalPoint> truth = exact_images(problem.a, problem.b);
  const Unit unit{statement, extent_of(truth)};
  WorstBreach worst;
  for (std::size_t i = 0; i < answer.coordinates.size(); ++i) {
    const std::string which = coordinate(i % 2) + " of image " + std::to_string(i / 2);
    if (is_beyond(truth[i / 2][i % 2])) return kBeyond;
    worst.add(compare(answer.coordinates[i], truth[i / 2][i % 2], unit, shapes_claims::kImages, which));
  }
  return std::move(worst).verdict();
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
    case ShapesQuestion::kSweep:
      if (const auto* sweep = std::get_if<ShapeSweep>(&answer)) return check_sweep(problem, *sweep, statement);
      if (const auto* bare = std::get_if<BareVerdict>(&answer)) return check_sweep(problem, *bare, statement);
      break;
  }
  return Violated{shapes_claims::kAnswersTheQuestion,
                  "asked for " + std::string(name_of(problem.question)) + ", told something else", 0};
}

}  // namespace assay
