#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "oracles/exact/filter.h"
#include "oracles/exact/words.h"
#include "oracles/exact/worst_breach.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/promised_words.h"
#include "oracles/shapes/roots.h"
#include "oracles/shapes/unit_normal.h"

namespace assay {
namespace {

/// What all claims about one pair look at.
struct Pair {
  DifferenceBody differences;
  SignedDistance distance;
  Rational extent;
};

std::optional<Undecided> not_judged(const ShapesProblem& problem) {
  if (problem.question != ShapesQuestion::kContact || !is_posed(problem)) return Undecided{"no question about a pair"};
  if (!all_finite(problem)) return Undecided{"a number of the problem is not finite"};
  return std::nullopt;
}

Pair pair_of(const ShapesProblem& problem) {
  const ExactBody a = exact_body(problem.a), b = exact_body(problem.b);
  DifferenceBody differences(a, b);
  SignedDistance distance = differences.from({});
  return {std::move(differences), std::move(distance), extent_of(a, b)};
}

/// A length over the extent: for records and for finding the worst, not for verdicts.
double over_extent(const Pair& pair, double length) {
  const double share = pair.extent == 0 || !std::isfinite(length) ? 0 : approximate(exact(length) / pair.extent);
  return std::isfinite(share) ? std::abs(share) : std::numeric_limits<double>::max();
}

/// How far a claimed distance is off.
double error_of(const Pair& pair, double claimed) { return over_extent(pair, claimed - pair.distance.near()); }

std::string true_distance(const Pair& pair) {
  const SignedDistance& d = pair.distance;
  return "the signed distance is " + std::string(d.side < 0 ? "-" : "") + "sqrt(" + in_words(d.square) + ") - " +
         in_words(d.radius) + ", about " + in_words(d.near());
}

Verdict check_verdict(const Pair& pair, bool overlap, Touching touching) {
  const int truth = pair.distance.sign();
  const bool may_hit = truth < 0 || (truth == 0 && touching != Touching::kMiss);
  const bool may_miss = truth > 0 || (truth == 0 && touching != Touching::kHit);
  if (overlap ? may_hit : may_miss) return Holds{};
  return Violated{overlap ? shapes_claims::kWrongHit : shapes_claims::kWrongMiss,
                  (overlap ? "said to overlap, but " : "said to be apart, but ") + true_distance(pair),
                  error_of(pair, 0)};
}

/// (3)
std::optional<Violated> wrong_distance(const Pair& pair, double claimed, const Rational& slack,
                                       const ShapesStatement& statement) {
  const Rational d = exact(claimed);
  if (pair.distance.compared_to(d - slack) <= 0 && pair.distance.compared_to(d + slack) >= 0) return std::nullopt;
  return Violated{shapes_claims::kDistance,
                  "distance " + in_words(claimed) + ", but " + true_distance(pair) + promised_words(statement),
                  error_of(pair, claimed)};
}

/// (5) and (6); a normal of 0 has no direction, and (4) says so.
std::optional<Violated> wrong_direction(const Pair& pair, const RationalPoint& n, const Rational& slack,
                                        const std::string& shown, const ShapesStatement& statement) {
  const Rational square = dot(n, n);
  if (square == 0) return std::nullopt;
  const double length = std::sqrt(approximate(square));
  const Rational h = pair.differences.support(n);
  if (!separates_as_far(pair.distance, h, square, slack))
    return Violated{
        shapes_claims::kNormalSeparates,
        "along " + shown + " the bodies are apart by " + in_words(Rational(-h)) +
            " over the normal's length, before radii; " + true_distance(pair) + promised_words(statement),
        over_extent(pair, pair.distance.side * std::sqrt(approximate(pair.distance.square)) + approximate(h) / length)};
  if (pair.distance.side <= 0) return std::nullopt;
  const RationalPoint& v = pair.distance.nearest;
  const Rational along = dot(n, v), off = square * dot(v, v) - along * along;  // Lagrange: |n x v|^2
  if (along < 0 && off <= slack * slack * square) return std::nullopt;
  return Violated{shapes_claims::kNormalDirection,
                  "normal " + shown + ", but the shortest difference of the bodies' polytopes is (" + in_words(v[0]) +
                      ", " + in_words(v[1]) + ", " + in_words(v[2]) + ")" + promised_words(statement),
                  over_extent(pair, std::sqrt(approximate(along < 0 ? Rational(off / square) : dot(v, v))))};
}

/// (7) and (8)
std::optional<Violated> wrong_move(const Pair& pair, const RationalPoint& move, const Rational& slack,
                                   const std::string& shown, const ShapesStatement& statement) {
  const SignedDistance after = pair.differences.from(move);
  if (after.compared_to(slack) < 0 || after.compared_to(-slack) > 0)
    return Violated{
        shapes_claims::kMoveTouches,
        "b moved by " + shown + " has a signed distance of about " + in_words(after.near()) + promised_words(statement),
        over_extent(pair, after.near())};
  // |move| <= |D| + g, with |D| = s (side sqrt(Q) - R).
  const SignedDistance& d = pair.distance;
  const int s = d.sign() < 0 ? -1 : 1;
  if (sign_with_roots(slack - s * d.radius, s * d.side, d.square, -1, dot(move, move)) < 0)
    return Violated{shapes_claims::kNoShorterMove,
                    "b is moved by " + shown + ", but " + true_distance(pair) + promised_words(statement),
                    over_extent(pair, std::sqrt(approximate(dot(move, move))) - std::abs(d.near()))};
  return std::nullopt;
}

}  // namespace

Verdict check_contact(const ShapesProblem& problem, const BareVerdict& answer, const ShapesStatement& statement) {
  if (const auto unjudged = not_judged(problem)) return *unjudged;
  return check_verdict(pair_of(problem), answer.colliding, statement.touching);
}

Verdict check_contact(const ShapesProblem& problem, const ShapeContact& answer, const ShapesStatement& statement) {
  if (const auto unjudged = not_judged(problem)) return *unjudged;
  const Pair pair = pair_of(problem);
  if (Verdict verdict = check_verdict(pair, answer.overlap, statement.touching); !holds(verdict)) return verdict;
  if (!judges_numbers(statement)) return NotJudged{why_numbers_are_not_judged(statement)};
  const Rational limit = exact(std::numeric_limits<double>::max());
  if (pair.distance.compared_to(limit) < 0 || pair.distance.compared_to(-limit) > 0)
    return Undecided{"the signed distance is beyond the doubles"};
  const std::string normal = in_words(answer.normal), move = in_words(answer.move);
  if (!std::isfinite(answer.distance) || !all_finite(std::span(answer.normal)) || !all_finite(std::span(answer.move)))
    return Violated{shapes_claims::kNumbersAreFinite,
                    "distance " + in_words(answer.distance) + ", normal " + normal + ", move " + move, 0};
  const Rational slack = allowance(statement.gap, pair.extent);
  WorstBreach worst;
  worst.add(wrong_distance(pair, answer.distance, slack, statement));
  const RationalPoint n = exact_point(answer.normal);
  worst.add(wrong_length(n, normal, statement));
  worst.add(wrong_direction(pair, n, slack, normal, statement));
  worst.add(wrong_move(pair, exact_point(answer.move), slack, move, statement));
  return std::move(worst).verdict();
}

}  // namespace assay
