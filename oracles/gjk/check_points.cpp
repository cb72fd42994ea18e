// Points in coordinates, by squares: nothing is rounded and no root is taken.
//
// Exact   The distance s of a point from a body is that of two bodies, one of them the point; its square is rational
//         (exact_distance, whose certificate is checked), and s <= g iff s^2 <= g^2. A vertex of the body is at
//         distance 0. With p, q the points, t = |p - q|^2, d the distance reported: | |p - q| - d | <= g iff t <= (d +
//         g)^2 and, where d > g, (d - g)^2 <= t.
// Rounding  Points of the bodies, rounded to doubles coordinate by coordinate, are off them by at most r, the sum of
//         rounding_of their coordinates (rounding.h), and their distance from one reported is by at most r of both and
//         that of the distance. Far from the origin that is more than any promise in units of L, so g is not less than
//         it; a promise of 0 is one of exactness.
#include "oracles/gjk/check_points.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/rounding.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/witness_point.h"

namespace assay {
namespace {

using namespace points_claims;
using Point = std::array<double, 3>;

std::optional<Violated> refuse_numbers(const ConvexPair& pair, const MeasuredApart& answer) {
  const auto given = [&] {
    return "the points are " + in_words(answer.on_a) + " on a and " + in_words(answer.on_b) + " on b";
  };
  for (const Point* point : {&answer.on_a, &answer.on_b}) {
    for (const double x : *point) {
      if (!std::isfinite(x)) return Violated{kFinite, given(), 0};
    }
  }
  for (const Point* point : {&answer.on_a, &answer.on_b}) {
    for (std::size_t k = pair.a.dimension; k < point->size(); ++k) {
      if ((*point)[k] != 0) return Violated{points_claims::kWithinDimension, given(), 0};
    }
  }
  return std::nullopt;
}

Rational rounding_of(const Point& point, std::uint32_t dimension) {
  Rational sum = 0;
  for (std::uint32_t k = 0; k < dimension; ++k) sum += assay::rounding_of(point[k]);
  return sum;
}

struct Off {
  Rational squared;
  bool verified = true;
};

Off off_body(const Points& body, const Point& point) {
  Points single;
  single.dimension = body.dimension;
  single.coordinates.assign(point.begin(), point.begin() + body.dimension);
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    if (std::equal(single.coordinates.begin(), single.coordinates.end(), body[i].begin())) return {0, true};
  }
  ExactDistance distance = exact_distance({body, std::move(single)});
  return {std::move(distance.squared), distance.verified};
}

}  // namespace

/// Claims  (1) finite (2) entries past the dimension 0 (3) the point of a within g of a (4) that of b within g of b (5)
///         their distance within g of the one reported, where that is a number.
/// Order   (1) and (2) before all; of the others that are false the one that is off by most.
/// Magnitude  of (3), (4) the distance from the body, of (5) | |p - q| - d |, over L.
Verdict check_points(const ConvexPair& pair, const MeasuredApart& answer, const Promise& promise) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return NotJudged{"an empty body has no nearest point"};
  if (pair.a.dimension > 3) return Undecided{"points are judged in up to three dimensions"};
  if (auto refused = refuse_numbers(pair, answer)) return *std::move(refused);
  if (!promise.binds()) return NotJudged{"nothing is promised about nearest points"};
  ++judge_counts().exact;
  const Rational promised = length_of(promise, pair), extent = extent_of(pair);
  const auto allowed = [&](const Rational& rounding) {
    return sign(promised) > 0 ? std::max(promised, rounding) : promised;
  };
  std::optional<Violated> worst;
  const auto breach = [&](ClaimId claim, double off, const std::string& what) {
    if (worst && worst->magnitude >= off) return;
    worst = Violated{claim, what + " by " + in_words(off) + " L, " + in_words(promise), off};
  };
  const auto judge_place = [&](ClaimId claim, const Points& body, const char* name, const Point& point) {
    const Off off = off_body(body, point);
    const Rational gap = allowed(rounding_of(point, pair.a.dimension));
    if (off.verified && off.squared > gap * gap)
      breach(claim, over_extent(rounded_root(off.squared), extent), "the point " + in_words(point) + " is off " + name);
    return off.verified;
  };
  if (!judge_place(kOnA, pair.a, "a", answer.on_a) || !judge_place(kOnB, pair.b, "b", answer.on_b))
    return HarnessDefect{"an exact certificate was refused"};
  if (std::isfinite(answer.distance)) {
    Rational squared = 0;
    for (std::size_t k = 0; k < pair.a.dimension; ++k) {
      const Rational along = exact(answer.on_a[k]) - exact(answer.on_b[k]);
      squared += along * along;
    }
    const Rational distance = exact(answer.distance);
    const Rational gap = allowed(rounding_of(answer.on_a, pair.a.dimension) +
                                 rounding_of(answer.on_b, pair.a.dimension) + assay::rounding_of(answer.distance));
    const Rational least = distance - gap, most = distance + gap;
    const bool too_near = sign(least) > 0 && squared < least * least;
    if (too_near || sign(most) < 0 || squared > most * most)
      breach(kDistance, std::abs(over_extent(rounded_root(squared) - distance, extent)),
             "the distance is " + in_words(answer.distance) + ", that of the points " + in_words(answer.on_a) +
                 " and " + in_words(answer.on_b) + " is another");
  }
  return worst ? Verdict{*std::move(worst)} : Verdict{Holds{}};
}

Verdict check_weighted_points(const ConvexPair& pair, const WeightedVertices& on_a, const WeightedVertices& on_b) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (auto refused = refuse_weights(pair.a, on_a, "a")) return *std::move(refused);
  if (auto refused = refuse_weights(pair.b, on_b, "b")) return *std::move(refused);
  return Holds{};
}

/// Exact  |v| <= high + g iff |v|^2 <= (high + g)^2, and high + g is not negative. Magnitude  |v| - high, over L.
Verdict check_bracket_points(const ConvexPair& pair, const Bracketed& answer, const Promise& promise) {
  if (!promise.binds()) return NotJudged{"nothing is promised about nearest points"};
  if (Verdict sound = check_weighted_points(pair, answer.on_a, answer.on_b); !holds(sound)) return sound;
  if (!std::isfinite(answer.high)) return Holds{};
  ++judge_counts().exact;
  const IntegerPair integers = to_integers(pair);
  const IntegerDifference v = exact_difference(integers, Separated{answer.on_a, answer.on_b});
  Rational squared = 0;
  for (const Integer& entry : v.numerator) {
    const Rational along = Rational(entry) / Rational(v.denominator) * power_of_two(integers.exponent);
    squared += along * along;
  }
  const Rational high = exact(answer.high), most = high + length_of(promise, pair);
  if (sign(most) >= 0 && squared <= most * most) return Holds{};
  const double off = over_extent(rounded_root(squared) - high, extent_of(pair));
  return Violated{kWithinHigh,
                  "high is " + in_words(answer.high) + ", its points " + in_words(answer.on_a) + " on a and " +
                      in_words(answer.on_b) + " on b are farther apart by " + in_words(off) + " L, " +
                      in_words(promise),
                  off};
}

}  // namespace assay
