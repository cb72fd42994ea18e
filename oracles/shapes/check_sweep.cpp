// The judge of sweeps.
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
#include "oracles/shapes/unit_normal.h"

namespace assay {
namespace {

/// What all claims about one sweep look at: b at t = 0, its way, all that it passes.
struct Sweep {
  DifferenceBody start;
  RationalPoint way;
  SignedDistance nearest;  ///< of a and all that b passes
  Rational extent;

  RationalPoint moved(const Rational& time) const { return {time * way[0], time * way[1], 0}; }
  double over_extent(double length) const {
    const double share = extent == 0 || !std::isfinite(length) ? 0 : approximate(exact(length) / extent);
    return std::isfinite(share) ? std::abs(share) : std::numeric_limits<double>::max();
  }
};

std::optional<Undecided> why_no_sweep(const ShapesProblem& problem) {
  if (problem.question != ShapesQuestion::kSweep || !is_posed(problem)) return Undecided{"no question about a sweep"};
  if (!all_finite(problem)) return Undecided{"a number of the problem is not finite"};
  return std::nullopt;
}

Sweep sweep_of(const ShapesProblem& problem) {
  const ExactBody a = exact_body(problem.a), passed = exact_body(problem.b);
  return {DifferenceBody(a, ball_at_start(problem.b)), way_of(problem.b), DifferenceBody(a, passed).from({}),
          extent_of(a, passed)};
}

/// (1)
Verdict check_touches(const Sweep& sweep, bool touches, Touching touching) {
  const bool is_apart = sweep.nearest.sign() > 0, overlaps = !is_apart && sweep.start.passes_below(0, sweep.way, 1);
  const bool may_hit = overlaps || (!is_apart && touching != Touching::kMiss);
  const bool may_miss = is_apart || (!overlaps && touching != Touching::kHit);
  if (touches ? may_hit : may_miss) return Holds{};
  const std::string truth = is_apart   ? "they stay apart by about " + in_words(sweep.nearest.near()) + " at least"
                            : overlaps ? "they overlap on the way"
                                       : "they touch and do not overlap";
  return Violated{touches ? shapes_claims::kWrongHit : shapes_claims::kWrongMiss,
                  (touches ? "said to meet, but " : "said not to meet, but ") + truth,
                  sweep.over_extent(sweep.nearest.near())};
}

/// (4) and (5)
std::optional<Violated> wrong_time(const Sweep& sweep, const SignedDistance& then, double time, const Rational& slack,
                                   const ShapesStatement& statement) {
  if (then.compared_to(slack) < 0)
    return Violated{shapes_claims::kMeetThen,
                    "at the time " + in_words(time) + " the signed distance is about " + in_words(then.near()) +
                        promised_words(statement),
                    sweep.over_extent(then.near())};
  if (time == 0 || !sweep.start.passes_below(-slack, sweep.way, exact(time))) return std::nullopt;
  return Violated{shapes_claims::kNotBefore,
                  "they overlap by more than the gap before the time " + in_words(time) + ", when the signed distance" +
                      " is about " + in_words(then.near()) + promised_words(statement),
                  sweep.over_extent(sweep.nearest.near())};
}

/// (6) and (7)
std::optional<Violated> wrong_sweep_normal(const Sweep& sweep, const SignedDistance& then, double time,
                                           const std::array<double, 3>& normal, const Rational& slack,
                                           const ShapesStatement& statement) {
  const RationalPoint n = exact_point(normal);
  if (auto wrong = wrong_length(n, in_words(normal), statement)) return wrong;
  const Rational square = dot(n, n);
  if (square == 0) return std::nullopt;  // a gap of 1 or more
  // The polytope of then is that of the start less the way passed.
  const Rational h = sweep.start.support(n) - dot(n, sweep.moved(exact(time)));
  if (separates_as_far(then, h, square, slack)) return std::nullopt;
  const double length = std::sqrt(approximate(square));
  return Violated{shapes_claims::kNormalSeparates,
                  "along " + in_words(normal) + " they are apart by " + in_words(Rational(-h)) +
                      " over the normal's length, before radii, and the signed distance is about " +
                      in_words(then.near()) + promised_words(statement),
                  sweep.over_extent(then.side * std::sqrt(approximate(then.square)) + approximate(h) / length)};
}

}  // namespace

Verdict check_sweep(const ShapesProblem& problem, const BareVerdict& answer, const ShapesStatement& statement) {
  if (const auto unjudged = why_no_sweep(problem)) return *unjudged;
  return check_touches(sweep_of(problem), answer.colliding, statement.touching);
}

Verdict check_sweep(const ShapesProblem& problem, const ShapeSweep& answer, const ShapesStatement& statement) {
  if (const auto unjudged = why_no_sweep(problem)) return *unjudged;
  const Sweep sweep = sweep_of(problem);
  if (Verdict verdict = check_touches(sweep, answer.touches, statement.touching); !holds(verdict)) return verdict;
  if (!answer.touches) return Holds{};
  if (!judges_numbers(statement)) return NotJudged{why_numbers_are_not_judged(statement)};
  const std::string told = "time " + in_words(answer.time) + ", normal " + in_words(answer.normal);
  if (!std::isfinite(answer.time) || !all_finite(std::span(answer.normal)))
    return Violated{shapes_claims::kNumbersAreFinite, told, 0};
  if (answer.time < 0 || answer.time > 1)
    return Violated{shapes_claims::kTimeOnTheWay, told, answer.time < 0 ? -answer.time : answer.time - 1};
  const Rational slack = allowance(statement.gap, sweep.extent);
  const SignedDistance then = sweep.start.from(sweep.moved(exact(answer.time)));
  WorstBreach worst;
  worst.add(wrong_time(sweep, then, answer.time, slack, statement));
  worst.add(wrong_sweep_normal(sweep, then, answer.time, answer.normal, slack, statement));
  return std::move(worst).verdict();
}

}  // namespace assay
