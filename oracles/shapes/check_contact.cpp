#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "oracles/exact/filter.h"
#include "oracles/exact/words.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/roots.h"

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

/// How far a claimed distance is off, relative to the extent: for records, not for verdicts.
double error_of(const Pair& pair, double claimed) {
  const double near = pair.distance.near();
  if (pair.extent == 0 || !std::isfinite(near)) return 0;
  return approximate(abs(exact(claimed) - exact(near)) / pair.extent);
}

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
  return Violated{overlap ? "wrong hit" : "wrong miss",
                  (overlap ? "said to overlap, but " : "said to be apart, but ") + true_distance(pair),
                  error_of(pair, 0)};
}

/// (3)
std::optional<Violated> wrong_distance(const Pair& pair, double claimed, const Rational& slack) {
  const Rational d = exact(claimed);
  if (pair.distance.compared_to(d - slack) <= 0 && pair.distance.compared_to(d + slack) >= 0) return std::nullopt;
  return Violated{"distance is within the gap", "distance " + in_words(claimed) + ", but " + true_distance(pair),
                  error_of(pair, claimed)};
}

/// (4) to (6)
std::optional<Violated> wrong_normal(const Pair& pair, const RationalPoint& n, double gap, const Rational& slack,
                                     const std::string& shown) {
  const Rational square = dot(n, n), low = 1 - exact(gap), high = 1 + exact(gap);
  if ((low > 0 && square < low * low) || square > high * high)
    return Violated{"normal has length one", "normal " + shown + " has a square of " + in_words(square), 0};
  // -h >= (side sqrt(Q) - g) |n| with h = max n.M over the polytope: the radius is on both sides.
  const Rational h = pair.differences.support(n);
  if (sign_with_roots(-h, -pair.distance.side, pair.distance.square * square, 1, slack * slack * square) < 0)
    return Violated{"normal separates as far",
                    "along " + shown + " the bodies are apart by " + in_words(Rational(-h)) +
                        " over the normal's length, before radii; " + true_distance(pair),
                    0};
  if (pair.distance.side <= 0) return std::nullopt;
  const RationalPoint& v = pair.distance.nearest;
  const Rational along = dot(n, v), off = square * dot(v, v) - along * along;  // Lagrange: |n x v|^2
  if (along < 0 && off <= slack * slack * square) return std::nullopt;
  return Violated{"normal points from a to b",
                  "normal " + shown + ", but the shortest difference of the bodies' polytopes is (" + in_words(v[0]) +
                      ", " + in_words(v[1]) + ", " + in_words(v[2]) + ")",
                  0};
}

/// (7) and (8)
std::optional<Violated> wrong_move(const Pair& pair, const RationalPoint& move, const Rational& slack,
                                   const std::string& shown) {
  const SignedDistance after = pair.differences.from(move);
  if (after.compared_to(slack) < 0 || after.compared_to(-slack) > 0)
    return Violated{"move ends in touching",
                    "b moved by " + shown + " has a signed distance of about " + in_words(after.near()), 0};
  // |move| <= |D| + g, with |D| = s (side sqrt(Q) - R).
  const SignedDistance& d = pair.distance;
  const int s = d.sign() < 0 ? -1 : 1;
  if (sign_with_roots(slack - s * d.radius, s * d.side, d.square, -1, dot(move, move)) < 0)
    return Violated{"no shorter move", "b is moved by " + shown + ", but " + true_distance(pair), 0};
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
  if (!(statement.gap >= 0)) return Holds{};
  const Rational limit = exact(std::numeric_limits<double>::max());
  if (pair.distance.compared_to(limit) < 0 || pair.distance.compared_to(-limit) > 0)
    return Undecided{"the signed distance is beyond the doubles"};
  const std::string normal = in_words(answer.normal), move = in_words(answer.move);
  if (!std::isfinite(answer.distance) || !all_finite(std::span(answer.normal)) || !all_finite(std::span(answer.move)))
    return Violated{"numbers are finite",
                    "distance " + in_words(answer.distance) + ", normal " + normal + ", move " + move, 0};
  const Rational slack = allowance(statement.gap, pair.extent);
  if (auto wrong = wrong_distance(pair, answer.distance, slack)) return *wrong;
  if (auto wrong = wrong_normal(pair, exact_point(answer.normal), statement.gap, slack, normal)) return *wrong;
  if (auto wrong = wrong_move(pair, exact_point(answer.move), slack, move)) return *wrong;
  return Holds{};
}

}  // namespace assay
