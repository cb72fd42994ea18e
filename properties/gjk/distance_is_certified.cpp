#include "properties/gjk/distance_is_certified.h"

#include <cmath>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

Verdict check_number(const ConvexPair& pair, double distance, const Promise& promise) {
  if (!std::isfinite(distance) || distance < 0) {
    return Violated{DistanceIsCertified::kFiniteNotNegative, "the distance is " + in_words(distance), 0};
  }
  if (!promise.binds()) return NotJudged{"nothing is promised about distances in numbers"};
  const ExactDistance truth = exact_distance(pair);
  if (!truth.verified) return HarnessDefect{"an exact certificate was refused"};
  ++judge_counts().exact;
  const Rational extent = extent_of(pair);
  const Rational error = abs(exact(distance) * exact(distance) - truth.squared);
  if (error <= 2 * length_of(promise, pair) * extent) return Holds{};
  const double relative = extent.is_zero() ? 0 : approximate(error / (extent * extent));
  return Violated{DistanceIsCertified::kWithinPromise,
                  "the distance is " + in_words(distance) + ", the exact one squared is " + in_words(truth.squared) +
                      ": the squares differ by " + in_words(relative) + " L^2, " + squares_in_words(promise, 2),
                  relative};
}

}  // namespace

Verdict DistanceIsCertified::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                                   const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  const GjkAnswer& answer = replies.front().answer;
  if (const auto* bracketed = std::get_if<Bracketed>(&answer))
    return check_bracket(pair, *bracketed, gjk_defaults::bracket(court.semantics));
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return NotJudged{"an empty body has no distance"};
  const Promise promise = gjk_defaults::distance(court.semantics);
  if (const auto* separated = std::get_if<Separated>(&answer)) return check_distance(pair, *separated, promise);
  if (const auto* bare = std::get_if<BareDistance>(&answer)) return check_number(pair, bare->distance, promise);
  if (const auto* apart = std::get_if<MeasuredApart>(&answer)) return check_number(pair, apart->distance, promise);
  if (std::holds_alternative<Penetrating>(answer)) return check_number(pair, 0, promise);
  if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
    if (holds(check_overlapping(pair, *overlapping))) return Holds{};
    return check_number(pair, 0, promise);
  }
  return NotJudged{"the answer says no distance"};
}

}  // namespace assay
