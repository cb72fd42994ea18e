#include "oracles/gjk/promise.h"

#include <algorithm>

#include "oracles/exact/words.h"

namespace assay {

Rational extent_of(const ConvexPair& pair) {
  // Rounding is monotonic: an axis whose rounded extent is less than another's is not the widest.
  Rational largest = 0;
  double rounded = -1;
  const std::uint32_t n = pair.a.dimension;
  for (std::uint32_t k = 0; k < n; ++k) {
    double low = pair.a[0][k], high = low;
    for (const Points* body : {&pair.a, &pair.b}) {
      for (std::size_t at = k; at < body->coordinates.size(); at += n) {
        low = std::min(low, body->coordinates[at]);
        high = std::max(high, body->coordinates[at]);
      }
    }
    if (high - low < rounded) continue;
    const Rational extent = exact(high) - exact(low);
    largest = high - low > rounded ? extent : std::max(largest, extent);
    rounded = high - low;
  }
  return largest;
}

double magnitude_of(const ConvexPair& pair, double least) {
  double most = least;
  for (const Points* body : {&pair.a, &pair.b}) {
    for (const double x : body->coordinates) most = std::max(most, std::abs(x));
  }
  return most;
}

Rational length_of(const Promise& promise, const ConvexPair& pair) {
  if (promise.unit == Promise::Unit::kExtent) return exact(promise.factor) * extent_of(pair);
  return exact(promise.factor) * exact(magnitude_of(pair, promise.least_magnitude));
}

std::string in_words(const Promise& promise) {
  return std::string(promise.stated ? "promised " : "by default ") + in_words(promise.factor) +
         (promise.unit == Promise::Unit::kExtent ? " L" : " M");
}

std::string squares_in_words(const Promise& promise, double times) {
  return std::string(promise.stated ? "promised " : "by default ") + in_words(times * promise.factor) +
         (promise.unit == Promise::Unit::kExtent ? " L^2" : " M L");
}

double over_extent(const Rational& length, const Rational& extent) {
  return extent.is_zero() ? 0 : approximate(length / extent);
}

}  // namespace assay
