// The distance promise, without a square root.
//
// Lemma   Let v = on_a - on_b, a point of conv(a) - conv(b), and h(v) = min over a of v.a - max over b of v.b. With D
//         the distance: h(v) <= |v| D <= |v|^2. The right half: v is a difference of points of the bodies, so D <= |v|.
//         The left half: for the nearest points p, q: h(v) <= v.(p - q) <= |v| D. Hence |v|^2 - h(v) >= 0 by
//         construction, and if it is at most g then |v|^2 - |v| D <= g. Then also |v - x|^2 <= g for the nearest
//         difference x = p - q, because |v - x|^2 = |v|^2 - 2 v.x + |x|^2, |x|^2 <= v.x (x is nearest to the origin),
//         and v.x >= h(v).
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/support_scan.h"
#include "oracles/gjk/witness_point.h"

namespace assay {
namespace {

using namespace collision_claims;

/// sign(g L - (|v|^2 - h(v))) if the enclosures tell, g the promise as a length.
std::optional<int> filtered_slack(const ConvexPair& pair, const Separated& witness, const Promise& promise) {
  const std::array<Enclosure, 3> v = enclosed_difference(pair, witness);
  const SupportScan scan = scan_supports(pair, {v[0].middle, v[1].middle, v[2].middle});
  const Extents extents = extents_of(pair);
  Enclosure gap = Enclosure{scan.greatest_b, scan.error} - Enclosure{scan.least_a, scan.error};
  Enclosure extent{0, 0};
  for (std::size_t k = 0; k < pair.a.dimension; ++k) {
    const Enclosure along = exactly(extents.highest[k]) - exactly(extents.lowest[k]);
    gap = blurred(gap + v[k] * v[k], v[k].radius * along.middle + v[k].radius * along.radius);
    // The radius grows with the middle, so the largest middle's enclosure reaches above every exact extent, and it
    // holds one.
    if (along.middle > extent.middle) extent = along;
  }
  const Enclosure unit =
      promise.unit == Promise::Unit::kExtent ? extent : exactly(magnitude_of(pair, promise.least_magnitude));
  return certain_sign(exactly(promise.factor) * unit * extent - gap);
}

}  // namespace

/// Claims  (1) indices in range (2) witness finite (3) weights non-negative (4) weights not all zero
///         (5) gap within promise: |v|^2 - h(v) <= g L, g the promise as a length, L the largest coordinate extent of
///             both
///         bodies together.
/// Exact   double enclosures of both sides first; where they overlap, integers.
Verdict check_distance(const ConvexPair& pair, const Separated& witness, const Promise& promise) {
  if (auto refused = refuse_weights(pair.a, witness.on_a, "a")) return *std::move(refused);
  if (auto refused = refuse_weights(pair.b, witness.on_b, "b")) return *std::move(refused);
  if (!has_empty_body(pair) && pair.a.dimension == pair.b.dimension && pair.a.dimension <= 3) {
    const auto slack = filtered_slack(pair, witness, promise);
    ++(slack ? judge_counts().filtered : judge_counts().exact);
    if (slack && *slack > 0) return Holds{};
  } else {
    ++judge_counts().exact;
  }
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return NotJudged{"an empty body has no distance"};
  if (!promise.binds()) return NotJudged{"nothing is promised about distances"};
  const IntegerPair integers = to_integers(pair);
  const IntegerDifference v = exact_difference(integers, witness);
  const IntegerSupport support = integer_support(integers, v.numerator);
  Integer length2 = 0;
  for (const Integer& entry : v.numerator) add_product(length2, entry, entry);
  // With v = V / w: |v|^2 - h(v) = (V.V - w h(V)) / w^2.
  const Integer gap = length2 - v.denominator * (support.least_a - support.greatest_b);
  const Integer extent = largest_extent(integers) * v.denominator;
  const Rational unit = power_of_two(integers.exponent);
  const Rational promised = length_of(promise, pair) / unit * Rational(v.denominator) * Rational(extent);
  if (Rational(gap) <= promised) return Holds{};
  const double relative = extent.is_zero() ? 0 : approximate(Rational(gap, extent * extent));
  return Violated{kGapWithinPromise,
                  "|v|^2 - h(v) = " + in_words(relative) + " L^2, " + squares_in_words(promise, 1) +
                      ", for v = on_a - on_b, on_a = vertices " + in_words(witness.on_a) + ", on_b = vertices " +
                      in_words(witness.on_b),
                  relative};
}

}  // namespace assay
