#include <cmath>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "campaign/gjk/opinions.h"
#include "campaign/gjk/promises.h"
#include "oracles/exact/rational.h"

namespace assay {
namespace {

Rational dot(const std::vector<Rational>& left, const std::vector<Rational>& right) {
  Rational sum = 0;
  for (std::size_t i = 0; i < left.size(); ++i) sum += left[i] * right[i];
  return sum;
}

/// v = on_a - on_b with the weights normalised; nullopt where weights or indices make no points.
std::optional<std::vector<Rational>> difference(const ConvexPair& pair, const Separated& answer) {
  std::vector<Rational> v(pair.a.dimension, Rational(0));
  for (const auto& [body, point, side] :
       {std::tuple{&pair.a, &answer.on_a, 1}, std::tuple{&pair.b, &answer.on_b, -1}}) {
    Rational total = 0;
    for (std::uint32_t i = 0; i < point->size && i < kWitnessCapacity; ++i) {
      if (point->vertex[i] >= body->size() || !(point->weight[i] >= 0) || point->weight[i] > 1e300) return std::nullopt;
      total += exact(point->weight[i]);
    }
    if (total == 0) return std::nullopt;
    for (std::uint32_t i = 0; i < point->size && i < kWitnessCapacity; ++i)
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
        v[k] += side * exact(point->weight[i]) * exact((*body)[point->vertex[i]][k]) / total;
  }
  return v;
}

}  // namespace

SecondOpinion distance_opinion(const ConvexPair& pair, const Separated& answer, const Rational& squared_distance,
                               const Semantics& semantics, bool gap_was_judged, bool claimed_wrong) {
  const auto v = difference(pair, answer);
  if (!v) return no_opinion("the witness is no pair of points");
  const Rational length2 = dot(*v, *v);
  if (length2 < squared_distance) return disagrees("the witness is shorter than the referee's distance");
  const Rational promise = promised_gap(pair, semantics);
  const Rational rest = length2 - promise;
  const bool too_long = rest > 0 && rest * rest > length2 * squared_distance;
  if (too_long) {
    if (claimed_wrong) return confirms("the witness is longer than the referee's distance by more than the promise");
    if (gap_was_judged)
      return disagrees("the witness was passed, but it is longer than the referee's distance by more than the promise");
  }
  return no_opinion("the referee computes the distance only; tier 0 judged the witness in rationals");
}

SecondOpinion number_opinion(const ConvexPair& pair, double distance, const Rational& squared_distance,
                             const Semantics& semantics, bool claimed_wrong) {
  if (!std::isfinite(distance) || distance < 0) return as_claimed(true, claimed_wrong, "the number is no distance");
  const Rational off = abs(Rational(exact(distance) * exact(distance) - squared_distance));
  if (off > 2 * promised_gap(pair, semantics))
    return as_claimed(true, claimed_wrong, "by the referee the distance is another by more than the promise");
  return as_claimed(false, claimed_wrong, "by the referee the distance is right within the promise");
}

SecondOpinion bracket_opinion(const ConvexPair& pair, const Bracketed& answer, const Rational& squared_distance,
                              const Semantics& semantics, bool claimed_wrong) {
  if (!(0 <= answer.low && answer.low <= answer.high && std::isfinite(answer.low)))
    return as_claimed(true, claimed_wrong, "the numbers are no bracket");
  const auto square = [](double end) { return Rational(exact(end) * exact(end)); };
  if (square(answer.low) > squared_distance)
    return as_claimed(true, claimed_wrong, "by the referee the distance is below the bracket");
  if (std::isfinite(answer.high) && square(answer.high) < squared_distance)
    return as_claimed(true, claimed_wrong, "by the referee the distance is above the bracket");
  if (std::isinf(answer.high)) return no_opinion("the bracket is open");
  if (semantics.bracket_width > 0 && answer.high > std::nextafter(answer.low, HUGE_VAL) &&
      exact(answer.high) - exact(answer.low) > exact(semantics.bracket_width) * largest_extent(pair))
    return as_claimed(true, claimed_wrong, "the bracket is wider than promised");
  if (claimed_wrong) return no_opinion("the bracket is right; tier 0 judged its witness");
  return confirms("by the referee the distance is in the bracket");
}

SecondOpinion zero_distance_opinion(const ConvexPair& pair, const Rational& squared_distance,
                                    const Semantics& semantics, bool claimed_wrong) {
  const Rational promise = promised_gap(pair, semantics);
  if (squared_distance > 2 * promise)
    return as_claimed(true, claimed_wrong, "the answer says distance 0, by the referee it is not");
  if (squared_distance <= promise)
    return claimed_wrong ? disagrees("the answer says distance 0, by the referee it is, within the promise")
                         : confirms("by the referee the distance is 0 within the promise");
  return no_opinion("the distance is at the edge of the promise");
}

}  // namespace assay
