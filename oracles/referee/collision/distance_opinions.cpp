#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "oracles/exact/rational.h"
#include "oracles/referee/collision/opinions.h"
#include "oracles/referee/collision/promised_length.h"

namespace assay {
namespace {

constexpr const char* kNoPromise = "nothing is promised about distances";

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
    if (point->size > kWitnessCapacity) return std::nullopt;
    for (std::uint32_t i = 0; i < point->size; ++i) {
      if (point->vertex[i] >= body->size() || !(point->weight[i] >= 0) || std::isinf(point->weight[i]))
        return std::nullopt;
      total += exact(point->weight[i]);
    }
    if (total == 0) return std::nullopt;
    for (std::uint32_t i = 0; i < point->size; ++i)
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
        v[k] += side * exact(point->weight[i]) * exact((*body)[point->vertex[i]][k]) / total;
  }
  return v;
}

/// The least v.a less the greatest v.b.
Rational separation(const ConvexPair& pair, const std::vector<Rational>& v) {
  const auto along = [&](const Points& body, std::uint32_t i) {
    Rational sum = 0;
    for (std::size_t k = 0; k < v.size(); ++k) sum += v[k] * exact(body[i][k]);
    return sum;
  };
  Rational least = along(pair.a, 0), greatest = along(pair.b, 0);
  for (std::uint32_t i = 1; i < pair.a.size(); ++i) least = std::min(least, along(pair.a, i));
  for (std::uint32_t j = 1; j < pair.b.size(); ++j) greatest = std::max(greatest, along(pair.b, j));
  return least - greatest;
}

SecondOpinion separates(const ConvexPair& pair, const std::vector<Rational>& v, bool claimed_wrong) {
  const bool apart = separation(pair, v) > 0;
  return as_claimed(
      !apart, claimed_wrong,
      std::string("looked at again, the direction ") + (apart ? "separates" : "does not separate") + " the bodies");
}

}  // namespace

SecondOpinion separation_opinion(const ConvexPair& pair, const Separated& answer, bool claimed_wrong) {
  if (pair.a.empty() || pair.b.empty()) return no_opinion("a body is empty");
  const auto v = difference(pair, answer);
  if (!v) return as_claimed(true, claimed_wrong, "the witness is no pair of points");
  return separates(pair, *v, claimed_wrong);
}

SecondOpinion separation_opinion(const ConvexPair& pair, const std::array<double, 3>& direction, bool claimed_wrong) {
  if (pair.a.empty() || pair.b.empty()) return no_opinion("a body is empty");
  std::vector<Rational> v;
  for (std::size_t k = 0; k < direction.size(); ++k) {
    if (!std::isfinite(direction[k]) || (k >= pair.a.dimension && direction[k] != 0))
      return as_claimed(true, claimed_wrong, "the witness is no direction");
    if (k < pair.a.dimension) v.push_back(exact(direction[k]));
  }
  v.resize(pair.a.dimension);
  return separates(pair, v, claimed_wrong);
}

SecondOpinion distance_opinion(const ConvexPair& pair, const Separated& answer, const Rational& squared_distance,
                               const Promise& promise, bool claimed_wrong) {
  if (pair.a.empty() || pair.b.empty()) return no_opinion("a body is empty");
  const auto v = difference(pair, answer);
  if (!v) return as_claimed(true, claimed_wrong, "the witness is no pair of points");
  const Rational length2 = dot(*v, *v);
  if (length2 < squared_distance) return disagrees("the witness is shorter than the referee's distance");
  if (!promise.binds()) return no_opinion(kNoPromise);
  const bool wrong = length2 - separation(pair, *v) > promised_gap(pair, promise);
  return as_claimed(wrong, claimed_wrong,
                    std::string("worked out again, the witness's gap is ") + (wrong ? "beyond" : "within") +
                        " the promise, and the referee's distance is no longer than the witness");
}

SecondOpinion number_opinion(const ConvexPair& pair, double distance, const Rational& squared_distance,
                             const Promise& promise, bool claimed_wrong) {
  if (!std::isfinite(distance) || distance < 0) return as_claimed(true, claimed_wrong, "the number is no distance");
  if (!promise.binds()) return no_opinion(kNoPromise);
  const Rational off = abs(Rational(exact(distance) * exact(distance) - squared_distance));
  if (off > 2 * promised_gap(pair, promise))
    return as_claimed(true, claimed_wrong, "by the referee the distance is another by more than the promise");
  return as_claimed(false, claimed_wrong, "by the referee the distance is right within the promise");
}

SecondOpinion bracket_opinion(const ConvexPair& pair, const Bracketed& answer, const Rational& squared_distance,
                              const Promise& promise, bool claimed_wrong) {
  if (!(0 <= answer.low && answer.low <= answer.high && std::isfinite(answer.low)))
    return as_claimed(true, claimed_wrong, "the numbers are no bracket");
  const auto square = [](double end) { return Rational(exact(end) * exact(end)); };
  if (square(answer.low) > squared_distance)
    return as_claimed(true, claimed_wrong, "by the referee the distance is below the bracket");
  if (std::isfinite(answer.high) && square(answer.high) < squared_distance)
    return as_claimed(true, claimed_wrong, "by the referee the distance is above the bracket");
  if (std::isinf(answer.high)) return no_opinion("the bracket is open");
  if (!promise.binds()) return no_opinion("nothing is promised about brackets");
  const Rational length = promised_length(pair, promise), width = exact(answer.high) - exact(answer.low);
  const bool too_wide =
      promise.stated ? width > length : square(answer.high) - square(answer.low) > 2 * length * largest_extent(pair);
  if (answer.high > std::nextafter(answer.low, HUGE_VAL) && too_wide)
    return as_claimed(true, claimed_wrong, "the bracket is wider than promised");
  if (claimed_wrong) return no_opinion("the bracket is right; tier 0 judged its witness");
  return confirms("by the referee the distance is in the bracket");
}

}  // namespace assay
