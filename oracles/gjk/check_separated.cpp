// The separating direction: lemma, filter, exact fallback.
//
// Lemma   For d in R^n put h(d) = min over a of d.a - max over b of d.b. If h(d) > 0 then every point p of conv(a) has
//         d.p >= min d.a > max d.b >= d.q for every q of conv(b), so the bodies are disjoint. (A linear function
//         attains its minimum over a polytope at a vertex.) With an empty body the claim is void and the bodies are
//         disjoint anyway.
#include <cmath>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/support_scan.h"
#include "oracles/gjk/witness_point.h"

namespace assay {
namespace {

using namespace collision_claims;

/// -h(d) / (|d| L): how far the bodies overlap along d, relative to their extent.
double relative_overlap(const IntegerPair& pair, const std::vector<Integer>& direction, const Integer& overlap) {
  Integer length2 = 0;
  for (const Integer& entry : direction) add_product(length2, entry, entry);
  const Integer extent = largest_extent(pair);
  const Integer square = length2 * extent * extent;
  if (square.is_zero()) return 0;
  return std::sqrt(approximate(Rational(overlap * overlap, square)));
}

Verdict separates_exactly(const ConvexPair& pair, const IntegerPair& integers, const std::vector<Integer>& direction,
                          const std::string& described) {
  const IntegerSupport support = integer_support(integers, direction);
  if (support.least_a > support.greatest_b) return Holds{};
  const Integer overlap = support.greatest_b - support.least_a;
  const double magnitude = relative_overlap(integers, direction, overlap);
  std::string evidence = "along " + described + " the vertex a[" + std::to_string(support.vertex_a) +
                         "] = " + in_words(pair.a[support.vertex_a]) + " is not beyond b[" +
                         std::to_string(support.vertex_b) + "] = " + in_words(pair.b[support.vertex_b]) +
                         "; the bodies overlap along it by " + in_words(magnitude) + " of their extent";
  return Violated{kDirectionSeparates, std::move(evidence), magnitude};
}

/// A bound of |v.(a - b) - w.(a - b)| for all vertices and all v within the radii r of w, by what was scanned along w:
/// |w_k a_k| and |w_k b_k| are at most the scan's magnitude, but for its roundings, hence sum of r_k |a_k - b_k| is at
/// most twice the magnitude times the sum of r_k / |w_k|. Infinite or NaN where some w_k is 0.
double moved_at_most(const std::array<Enclosure, 3>& v, std::size_t dimension, const SupportScan& scan) {
  double relative = 0;
  for (std::size_t k = 0; k < dimension; ++k) relative += v[k].radius / std::abs(v[k].middle) + kSmallestDouble;
  return widened(2 * relative * (scan.magnitude * (1 + 8 * kUnitRoundoff) + 8 * kSmallestDouble));
}
/// Another, by a pass over the vertices: the extent of both bodies together bounds |a_k - b_k|.
double moved_at_most(const std::array<Enclosure, 3>& v, const ConvexPair& pair) {
  const Extents extents = extents_of(pair);
  double moved = 0;
  for (std::size_t k = 0; k < pair.a.dimension; ++k) moved += v[k].radius * (extents.highest[k] - extents.lowest[k]);
  return moved;
}

/// Counts who decides: the filter, or the rationals after it. Rounding is monotone, so the rounded difference of two
/// doubles exceeds a double only if the exact difference does. A refusal is worked out exactly for its evidence either
/// way.
bool filter_accepts(double gap, double error) {
  const auto decided = certain_sign(gap, error);
  ++(decided ? judge_counts().filtered : judge_counts().exact);
  return decided && *decided > 0;
}

}  // namespace

/// Claims  (1) witness finite (2) direction within the dimension: entries past it are 0 (3) direction separates.
/// Exact   min and max are compared exactly once the difference of their double values exceeds both error bounds.
/// Cost    one pass over the vertices; O(n) integer operations a vertex where the filter cannot decide.
Verdict check_separated_along(const ConvexPair& pair, const SeparatedAlong& witness) {
  for (const double entry : witness.direction) {
    if (!std::isfinite(entry)) return Violated{kWitnessFinite, "the direction is " + in_words(witness.direction), 0};
  }
  for (std::size_t k = pair.a.dimension; k < witness.direction.size() && !has_empty_body(pair); ++k) {
    if (witness.direction[k] != 0)
      return Violated{collision_claims::kWithinDimension, "the direction is " + in_words(witness.direction), 0};
  }
  if (!has_empty_body(pair) && pair.a.dimension == pair.b.dimension && pair.a.dimension <= 3) {
    const SupportScan scan = scan_supports(pair, witness.direction);
    if (filter_accepts(scan.least_a - scan.greatest_b, 2 * scan.error)) return Holds{};
  } else {
    ++judge_counts().exact;
  }
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return Holds{};
  const int exponent = common_exponent(witness.direction);
  std::vector<Integer> direction(pair.a.dimension, Integer(0));
  for (std::size_t k = 0; k < direction.size() && k < witness.direction.size(); ++k) {
    direction[k] = scaled_integer(witness.direction[k], exponent);
  }
  return separates_exactly(pair, to_integers(pair), direction, "the direction " + in_words(witness.direction));
}

/// Claims  (1) indices in range (2) witness finite (3) weights non-negative (4) weights not all zero (5) direction
///         separates, for the direction v = on_a - on_b.
/// Exact   v lies within radius r of the double vector w, so |v.(a - b) - w.(a - b)| <= sum of r_k |a_k - b_k|. A bound
///         of that and the error of the scan along w decide.
Verdict check_separated(const ConvexPair& pair, const Separated& witness) {
  if (auto refused = refuse_weights(pair.a, witness.on_a, "a")) return *std::move(refused);
  if (auto refused = refuse_weights(pair.b, witness.on_b, "b")) return *std::move(refused);
  if (!has_empty_body(pair) && pair.a.dimension == pair.b.dimension && pair.a.dimension <= 3) {
    const std::array<Enclosure, 3> v = enclosed_difference(pair, witness);
    const SupportScan scan = scan_supports(pair, {v[0].middle, v[1].middle, v[2].middle});
    const double gap = scan.least_a - scan.greatest_b;
    double error = widened(2 * scan.error + moved_at_most(v, pair.a.dimension, scan));
    if (!(gap > error)) error = widened(2 * scan.error + moved_at_most(v, pair));
    if (filter_accepts(gap, error)) return Holds{};
  } else {
    ++judge_counts().exact;
  }
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (has_empty_body(pair)) return Holds{};
  const IntegerPair integers = to_integers(pair);
  return separates_exactly(pair, integers, exact_difference(integers, witness).numerator,
                           "v = on_a - on_b, on_a = vertices " + in_words(witness.on_a) + ", on_b = vertices " +
                               in_words(witness.on_b) + ",");
}

}  // namespace assay
