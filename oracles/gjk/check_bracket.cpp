// The two ends of a bracket, without a square root.
//
// Lemma   Let h(n) = min n.a - max n.b and D the distance. For every n != 0 and the nearest points p, q: h(n) <= n.(p -
//         q) <= |n| D. So h(n) >= low |n| proves low <= D, and 0 <= D needs no proof. Every v = on_a - on_b with on_a
//         in conv(a) and on_b in conv(b) has D <= |v|, so |v| <= high proves D <= high.
// Order   The witness in double with a proved bound; the witness in integers, where h(n) > 0 and h(n)^2 >= low^2 n.n
//         and v.v <= high^2 are asked; last, where the witness is no proof or none is given, D^2 itself
//         (exact_distance, whose certificate is checked). A weak witness is no violation: the claim is about the
//         distance.
#include "oracles/gjk/check_bracket.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <optional>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/support_scan.h"
#include "oracles/gjk/witness_point.h"

namespace assay {
namespace {

using namespace bracket_claims;

bool gives_direction(const Bracketed& answer) {
  return std::any_of(answer.direction.begin(), answer.direction.end(), [](double entry) { return entry != 0; });
}
bool gives_points(const Bracketed& answer) { return answer.on_a.size > 0 && answer.on_b.size > 0; }

/// low |n| < h(n) in double. |n| is rounded up: the sum of squares lies below its enclosure's upper end, and the sum of
/// middle and radius, the root and the product lose less than (1 - u)^3.
bool filter_proves_low(const ConvexPair& pair, const Bracketed& answer) {
  const SupportScan scan = scan_supports(pair, answer.direction);
  const Enclosure gap = Enclosure{scan.least_a, scan.error} - Enclosure{scan.greatest_b, scan.error};
  Enclosure squared{0, 0};
  for (const double entry : answer.direction) squared = squared + exactly(entry) * exactly(entry);
  const double length = std::sqrt(squared.middle + squared.radius) * (1 + 8 * kUnitRoundoff);
  const auto slack = certain_sign(gap - exactly(answer.low) * exactly(length));
  return slack && *slack > 0;
}

/// |v| <= high in double. With m the greatest |v_k|, rounded up, |v| = m sqrt(sum (v_k / m)^2); the sum is at least 1,
/// so no underflow matters beside its relative errors: at most 2 a quotient, twice, 3 for squares and sums, halved by
/// the root, 1 for it, 2 for the product and the largest entry itself: below 16.
bool filter_proves_high(const ConvexPair& pair, const Bracketed& answer) {
  const std::array<Enclosure, 3> v = enclosed_difference(pair, {answer.on_a, answer.on_b});
  std::array<double, 3> reach{};
  double most = 0;
  for (std::size_t k = 0; k < pair.a.dimension; ++k) {
    reach[k] = std::abs(v[k].middle) + v[k].radius;
    if (!std::isfinite(reach[k])) return false;
    most = std::max(most, reach[k]);
  }
  if (most == 0) return true;
  double sum = 0;
  for (const double r : reach) sum += (r / most) * (r / most);
  return most * std::sqrt(sum) * (1 + 16 * kUnitRoundoff) + kSmallestDouble <= answer.high;
}

/// high - low < factor * L in double: L's and the difference's rounding and the two products' are below 8 u together.
/// Along each axis the first vertices are at most L apart, which often is enough and spares a pass over all.
bool filter_proves_width(const ConvexPair& pair, const Bracketed& answer, double factor) {
  const double width = (answer.high - answer.low) * (1 + 8 * kUnitRoundoff) + kSmallestDouble;
  const auto is_less = [&](double extent) { return std::isfinite(extent) && width < factor * extent; };
  double apart = 0, extent = 0;
  for (std::size_t k = 0; k < pair.a.dimension; ++k) apart = std::max(apart, std::abs(pair.a[0][k] - pair.b[0][k]));
  if (is_less(apart)) return true;
  const Extents extents = extents_of(pair);
  for (std::size_t k = 0; k < pair.a.dimension; ++k) extent = std::max(extent, extents.highest[k] - extents.lowest[k]);
  return is_less(extent);
}

bool integers_prove_low(const IntegerPair& pair, const Bracketed& answer) {
  const int exponent = common_exponent(answer.direction);
  std::vector<Integer> direction;
  Integer squared = 0;
  for (std::size_t k = 0; k < pair.dimension; ++k) {
    direction.push_back(scaled_integer(answer.direction[k], exponent));
    add_product(squared, direction[k], direction[k]);
  }
  const IntegerSupport support = integer_support(pair, direction);
  const Integer gap = support.least_a - support.greatest_b;
  const Rational low = exact(answer.low) / power_of_two(pair.exponent);
  return sign(gap) > 0 && Rational(gap * gap) >= low * low * Rational(squared);
}

bool integers_prove_high(const IntegerPair& pair, const Bracketed& answer) {
  const IntegerDifference v = exact_difference(pair, {answer.on_a, answer.on_b});
  Integer squared = 0;
  for (const Integer& entry : v.numerator) add_product(squared, entry, entry);
  const Rational high = exact(answer.high) / power_of_two(pair.exponent) * Rational(v.denominator);
  return Rational(squared) <= high * high;
}

std::optional<Violated> refuse_not_finite(const Bracketed& answer) {
  using namespace collision_claims;
  for (const double entry : answer.direction) {
    if (!std::isfinite(entry)) return Violated{kWitnessFinite, "the direction is " + in_words(answer.direction), 0};
  }
  for (const WeightedVertices* point : {&answer.on_a, &answer.on_b}) {
    for (std::uint32_t i = 0; i < point->size && i < kWitnessCapacity; ++i) {
      if (!std::isfinite(point->weight[i])) return Violated{kWitnessFinite, "weight " + in_words(point->weight[i]), 0};
    }
  }
  return std::nullopt;
}

/// Precondition: the witness is finite.
std::optional<Violated> refuse_witness(const ConvexPair& pair, const Bracketed& answer) {
  for (std::size_t k = pair.a.dimension; k < answer.direction.size(); ++k) {
    if (answer.direction[k] != 0)
      return Violated{collision_claims::kWithinDimension, "the direction is " + in_words(answer.direction), 0};
  }
  if (answer.on_a.size == 0 && answer.on_b.size == 0) return std::nullopt;
  if (auto refused = refuse_weights(pair.a, answer.on_a, "a")) return refused;
  return refuse_weights(pair.b, answer.on_b, "b");
}

std::string bracket_in_words(const Bracketed& answer) {
  return "the bracket is from " + in_words(answer.low) + " to " + in_words(answer.high);
}

/// (|end| - D) / L, roughly: only a magnitude.
double relative_error(double end, const Rational& squared, const Rational& extent) {
  if (extent.is_zero() || !std::isfinite(end)) return 0;
  const double over = approximate(exact(end) / extent), distance = std::sqrt(approximate(squared / (extent * extent)));
  return std::abs(over - distance);
}

/// A stated width is a length; a default bounds the squares, as a search compares these (default_promises.h).
std::optional<Violated> refuse_width(const ConvexPair& pair, const Bracketed& answer, const Promise& promise) {
  if (!(promise.factor > 0) || !promise.binds() || answer.high <= std::nextafter(answer.low, HUGE_VAL))
    return std::nullopt;
  if (std::isinf(answer.high)) return Violated{kWidth, bracket_in_words(answer), 0};
  const bool of_squares = promise.unit == Promise::Unit::kMagnitude;
  if (!of_squares && pair.a.dimension <= 3 && filter_proves_width(pair, answer, promise.factor)) return std::nullopt;
  const Rational extent = extent_of(pair), width = exact(answer.high) - exact(answer.low);
  const Rational length = length_of(promise, pair);
  if (of_squares ? width * (exact(answer.high) + exact(answer.low)) <= 2 * length * extent : width <= length)
    return std::nullopt;
  const double relative = over_extent(width, extent);
  return Violated{kWidth,
                  bracket_in_words(answer) + ", " + in_words(relative) + " L wide, " +
                      (of_squares ? "the squares of its ends " + squares_in_words(promise, 2) : in_words(promise)),
                  relative};
}

/// The claims about the distance by the distance itself.
Verdict judge_by_distance(const ConvexPair& pair, const Bracketed& answer) {
  const ExactDistance truth = exact_distance(pair);
  if (!truth.verified) return HarnessDefect{"an exact certificate was refused"};
  const auto violated = [&](ClaimId claim, double end) {
    return Violated{claim, bracket_in_words(answer) + ", the exact distance squared is " + in_words(truth.squared),
                    relative_error(end, truth.squared, extent_of(pair))};
  };
  const Rational low = exact(answer.low);
  if (low * low > truth.squared) return violated(kLow, answer.low);
  const Rational high = exact(std::min(answer.high, DBL_MAX));
  if (truth.squared <= high * high) {
    if (std::isinf(answer.high)) return violated(kHighIsFinite, answer.high);
    return Holds{};
  }
  return std::isinf(answer.high) ? Verdict{Holds{}} : violated(kHigh, answer.high);
}

/// What the ends say, by filter, witness or exact distance. Precondition: the witness, where given, is one.
Verdict check_ends(const ConvexPair& pair, const Bracketed& answer) {
  const bool small = pair.a.dimension <= 3, directed = small && gives_direction(answer);
  const bool pointed = small && gives_points(answer) && std::isfinite(answer.high);
  bool low_holds = answer.low == 0 || (directed && filter_proves_low(pair, answer));
  bool high_holds = pointed && filter_proves_high(pair, answer);
  ++(low_holds && high_holds ? judge_counts().filtered : judge_counts().exact);
  if (low_holds && high_holds) return Holds{};
  if (!std::isfinite(answer.high) || !(low_holds || directed) || !(high_holds || pointed))
    return judge_by_distance(pair, answer);
  const IntegerPair integers = to_integers(pair);
  low_holds = low_holds || integers_prove_low(integers, answer);
  high_holds = high_holds || (low_holds && integers_prove_high(integers, answer));
  return low_holds && high_holds ? Verdict{Holds{}} : judge_by_distance(pair, answer);
}

}  // namespace

/// Claims  (1)-(5) of the witness, where given: witness finite, direction within the dimension, indices in range,
///         weights non-negative, weights not all zero (6) 0 <= low <= high, low finite (7) low <= exact distance (8)
///         exact distance <= high (9) high finite where a double bounds the distance (10) bracket as narrow as
///         promised.
/// Order   (6), what is not finite of the witness, the worst of (7)-(10), then the others of (1)-(5), which have no
///         size.
/// Exact   double enclosures, then integers on the witness, then the exact distance.
Verdict check_bracket(const ConvexPair& pair, const Bracketed& answer, const Promise& promise) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return NotJudged{"an empty body has no distance"};
  if (!(0 <= answer.low && answer.low <= answer.high && std::isfinite(answer.low)))
    return Violated{kInOrder, bracket_in_words(answer), 0};
  if (auto not_finite = refuse_not_finite(answer)) return *std::move(not_finite);
  const auto refused = refuse_witness(pair, answer);
  const auto too_wide = refuse_width(pair, answer, promise);
  if (!refused && !too_wide) return check_ends(pair, answer);
  // The worst breach is named: an end that is off by more than the bracket is too wide, before what has no size.
  const Verdict ends = judge_by_distance(pair, answer);
  if (const Violated* off = violation(ends); off != nullptr && (!too_wide || off->magnitude >= too_wide->magnitude))
    return ends;
  return too_wide ? *too_wide : *refused;
}

/// Claims  (1)-(5) as above (6) direction separates, where one is given and the bodies are said to be disjoint.
Verdict check_bracket_witness(const ConvexPair& pair, const Bracketed& answer) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (auto not_finite = refuse_not_finite(answer)) return *std::move(not_finite);
  if (auto refused = refuse_witness(pair, answer)) return *std::move(refused);
  if (answer.high > 0 && gives_direction(answer)) return check_separated_along(pair, {answer.direction});
  return NotJudged{"a bracket without a separating direction: its ends are judged by the exact distance"};
}

}  // namespace assay
