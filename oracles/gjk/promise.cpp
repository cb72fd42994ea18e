#include "oracles/gjk/promise.h"

#include <algorithm>

#include "oracles/exact/words.h"

namespace assay {

Rational extent_of(const ConvexPair& pair) {
  Rational largest = 0;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
    double low = pair.a[0][k], high = low;
    for (const Points* body : {&pair.a, &pair.b}) {
      for (std::uint32_t i = 0; i < body->size(); ++i) {
        low = std::min(low, (*body)[i][k]);
        high = std::max(high, (*body)[i][k]);
      }
    }
    largest = std::max(largest, Rational(exact(high) - exact(low)));
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
