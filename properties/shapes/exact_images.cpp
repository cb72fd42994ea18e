#include "properties/shapes/exact_images.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/shapes/exact_body.h"
#include "oracles/shapes/promised_words.h"
#include "properties/shapes/default_promises.h"

namespace assay {
namespace {

/// Moves numbers of one shape; `exact` tells whether none was rounded so far.
class Mover {
 public:
  explicit Mover(const ExactMove& move) : move_(move) {}
  bool exact() const { return exact_; }

  double length(double x) {
    const double y = std::ldexp(x, move_.exponent);
    exact_ &= std::isfinite(y) && std::ldexp(y, -move_.exponent) == x;
    return y;
  }
  double position(double x, std::uint32_t k) {
    const double y = length(move_.sign[k] * x), z = y + move_.shift[k];
    exact_ &= std::isfinite(z) && z - move_.shift[k] == y && z - y == move_.shift[k];
    return z;
  }
  /// d numbers from `first` on, as a point, a vector of lengths, or a direction.
  enum class Role : std::uint8_t { kPoint, kVector, kDirection };
  std::vector<double> turned(const Shape& shape, std::size_t first, Role role) {
    std::vector<double> image;
    for (std::uint32_t k = 0; k < shape.dimension; ++k) {
      const double x = shape.numbers[first + move_.from[k]];
      image.push_back(role == Role::kPoint    ? position(x, k)
                      : role == Role::kVector ? length(move_.sign[k] * x)
                                              : move_.sign[k] * x);
    }
    return image;
  }

 private:
  const ExactMove& move_;
  bool exact_ = true;
};

bool mirrors(const ExactMove& move) {
  bool odd = false;
  for (std::size_t i = 0; i < 3; ++i) {
    odd ^= move.sign[i] < 0;
    for (std::size_t j = 0; j < i; ++j) odd ^= move.from[j] > move.from[i];
  }
  return odd;
}

Shape moved(const Shape& shape, const ExactMove& move, Mover& mover) {
  using Role = Mover::Role;
  const std::uint32_t d = shape.dimension;
  Shape image{shape.kind, d, {}};
  const auto add = [&](const std::vector<double>& numbers) {
    image.numbers.insert(image.numbers.end(), numbers.begin(), numbers.end());
  };
  switch (shape.kind) {
    case ShapeKind::kNone: break;
    case ShapeKind::kBall:
      add(mover.turned(shape, 0, Role::kPoint));
      image.numbers.push_back(mover.length(shape.numbers[d]));
      break;
    case ShapeKind::kOrientedBox:
      add(mover.turned(shape, 0, Role::kPoint));
      for (const std::size_t i : {2, 3}) image.numbers.push_back(mover.length(shape.numbers[i]));
      add(mover.turned(shape, 4, Role::kDirection));
      break;
    case ShapeKind::kMap: {
      add(mover.turned(shape, 0, Role::kPoint));
      for (std::uint32_t r = 0; r < 2; ++r)
        for (std::uint32_t c = 0; c < 2; ++c)
          image.numbers.push_back(move.sign[r] * move.sign[c] * shape.numbers[2 + 2 * move.from[r] + move.from[c]]);
      add(mover.turned(shape, 6, Role::kVector));
      break;
    }
    case ShapeKind::kMovingBall:
      add(mover.turned(shape, 0, Role::kPoint));
      image.numbers.push_back(mover.length(shape.numbers[2]));
      add(mover.turned(shape, 3, Role::kVector));
      break;
    case ShapeKind::kPoints:
    case ShapeKind::kPolygon:
    case ShapeKind::kBox:
      for (std::size_t i = 0; i < shape.numbers.size(); i += d) add(mover.turned(shape, i, Role::kPoint));
  }
  if (shape.kind == ShapeKind::kBox)
    for (std::uint32_t k = 0; k < d; ++k)
      if (image.numbers[k] > image.numbers[d + k]) std::swap(image.numbers[k], image.numbers[d + k]);
  if (shape.kind == ShapeKind::kPolygon && mirrors(move)) {
    for (std::size_t i = 0, j = image.numbers.size(); i + 2 < j; i += 2) {
      j -= 2;
      std::swap(image.numbers[i], image.numbers[j]);
      std::swap(image.numbers[i + 1], image.numbers[j + 1]);
    }
  }
  return image;
}

Rational taken_back(double image, std::uint32_t k, const ExactMove& move) {
  return move.sign[k] * (exact(image) - exact(move.shift[k])) * power_of_two(-move.exponent);
}

Rational extent_of_problem(const ShapesProblem& problem) {
  const ExactBody a = exact_body(problem.a);
  return problem.b.kind == ShapeKind::kNone ? extent_of(a, a) : extent_of(a, exact_body(problem.b));
}

constexpr std::string_view kTimesAreNotCompared =
    "times that are right for balls an ulp apart may be far from each other, so they are not compared";

constexpr ClaimSentence kSameNumbers{"same numbers"}, kSameVerdict{"same verdict"}, kSameBox{"same box"},
    kSameKind{"same kind of answer"};

std::optional<Violated> differ(const std::string& which, double number, const Rational& image, const Rational& slack,
                               std::string_view what) {
  if (abs(exact(number) - image) <= slack) return std::nullopt;
  return Violated{kSameNumbers,
                  which + " is " + in_words(number) + ", but " + in_words(image) + " by " + std::string(what), 0};
}

Violated other_verdict(std::string_view question, bool first, std::string_view what) {
  return {kSameVerdict, std::string(question) + (first ? ": yes, but no by " : ": no, but yes by ") + std::string(what),
          0};
}

Verdict same_bounds(const ShapesProblem& problem, const ShapeBounds& answer, const ShapeBounds& image,
                    const ExactMove& move, std::string_view what) {
  for (std::uint32_t k = 0; k < problem.a.dimension; ++k) {
    const double low = move.sign[k] > 0 ? image.low[k] : image.high[k];
    const double high = move.sign[k] > 0 ? image.high[k] : image.low[k];
    const double mine[] = {answer.low[move.from[k]], answer.high[move.from[k]]}, its[] = {low, high};
    for (const std::size_t side : {0, 1})
      if (!std::isfinite(its[side]) || !std::isfinite(mine[side]) ||
          exact(mine[side]) != taken_back(its[side], k, move))
        return Violated{
            kSameBox,
            "a corner has " + in_words(mine[side]) + ", but " + in_words(its[side]) + " by " + std::string(what), 0};
  }
  return Holds{};
}

/// `both`: the promises on the answer and on its image together.
Verdict same_distance(const ShapesProblem& problem, const ShapeContact& answer, const ShapeContact& image,
                      const ExactMove& move, double both, std::string_view what) {
  if (!std::isfinite(answer.distance) || !std::isfinite(image.distance))
    return Undecided{"a distance that is not finite is for the judge of one answer"};
  const Rational slack = allowance(both, extent_of_problem(problem)) + allowance(0, 0) +
                         2 * allowance(0, 0) * power_of_two(std::max(0, -move.exponent));
  const Rational back = exact(image.distance) * power_of_two(-move.exponent);
  if (auto wrong = differ("distance", answer.distance, back, slack, what)) return *wrong;
  return Holds{};
}

Verdict same_centroid(const ShapesProblem& problem, const ShapeCentroid& answer, const ShapeCentroid& image,
                      const ExactMove& move, double both, std::string_view what) {
  for (std::uint32_t k = 0; k < 2; ++k) {
    const double mine = answer.at[move.from[k]], its = image.at[k];
    if (!std::isfinite(mine) || !std::isfinite(its))
      return Undecided{"a coordinate that is not finite is for the judge of one answer"};
    // Each in units of its own magnitude, that of the image being the larger one by the shift.
    const Rational unit = std::max<Rational>(extent_of_problem(problem), abs(exact(mine))) +
                          abs(exact(its)) * power_of_two(-move.exponent);
    const Rational slack =
        allowance(both, unit) + allowance(0, 0) + 2 * allowance(0, 0) * power_of_two(std::max(0, -move.exponent));
    if (auto wrong = differ("centroid", mine, taken_back(its, k, move), slack, what)) return *wrong;
  }
  return Holds{};
}

}  // namespace

ShapesProblem moved(const ShapesProblem& problem, const ExactMove& move) {
  if (!is_posed(problem) || !all_finite(problem)) return problem;
  Mover mover(move);
  ShapesProblem image{problem.question, moved(problem.a, move, mover), moved(problem.b, move, mover)};
  return mover.exact() ? image : problem;
}

Verdict compare_under(const ShapesProblem& problem, const ShapesAnswer& answer, const ShapesAnswer& image,
                      const ExactMove& move, const Stated<ShapesFamily>& says, std::string_view what) {
  const auto honest = [](const ShapesAnswer& a) {
    return std::holds_alternative<GaveUp>(a) || std::holds_alternative<Declined>(a);
  };
  if (!is_posed(problem) || !all_finite(problem) || honest(answer) || honest(image))
    return Undecided{"nothing to compare"};
  if (answer.index() != image.index()) return Violated{kSameKind, "another kind by " + std::string(what), 0};
  if (const auto* first = std::get_if<BareVerdict>(&answer)) {
    const bool second = std::get<BareVerdict>(image).colliding;
    if (first->colliding != second) return other_verdict("overlap", first->colliding, what);
    return Holds{};
  }
  if (const auto* first = std::get_if<ShapeSweep>(&answer)) {
    const bool second = std::get<ShapeSweep>(image).touches;
    if (first->touches != second) return other_verdict("contact on the way", first->touches, what);
    return first->touches ? Verdict(NotJudged{kTimesAreNotCompared}) : Verdict(Holds{});
  }
  if (const auto* first = std::get_if<ShapeBounds>(&answer))
    return same_bounds(problem, *first, std::get<ShapeBounds>(image), move, what);
  const ShapesStatement here = shapes_statement(problem, says), there = shapes_statement(moved(problem, move), says);
  const ShapesStatement& wider = there.gap > here.gap ? there : here;
  const bool judged = judges_numbers(wider);
  const double both = judged ? here.gap + there.gap : 0;
  if (const auto* first = std::get_if<ShapeContact>(&answer)) {
    const auto& second = std::get<ShapeContact>(image);
    if (first->overlap != second.overlap) return other_verdict("overlap", first->overlap, what);
    if (judged) return same_distance(problem, *first, second, move, both, what);
    return NotJudged{why_numbers_are_not_judged(wider)};
  }
  if (const auto* first = std::get_if<ShapeCentroid>(&answer)) {
    const auto& second = std::get<ShapeCentroid>(image);
    if (first->flat != second.flat) return other_verdict("flat", first->flat, what);
    if (judged) return same_centroid(problem, *first, second, move, both, what);
    return NotJudged{why_numbers_are_not_judged(wider)};
  }
  return Undecided{"images of points are compared by their own judge"};
}

}  // namespace assay
