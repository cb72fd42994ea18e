#include "oracles/referee/collision/promised_length.h"

#include <algorithm>

namespace assay {

Rational largest_extent(const ConvexPair& pair) {
  Rational largest = 0;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
    Rational low = exact(pair.a[0][k]), high = low;
    for (const Points* body : {&pair.a, &pair.b})
      for (std::uint32_t i = 0; i < body->size(); ++i) {
        low = std::min(low, exact((*body)[i][k]));
        high = std::max(high, exact((*body)[i][k]));
      }
    largest = std::max(largest, Rational(high - low));
  }
  return largest;
}

Rational promised_length(const ConvexPair& pair, const Promise& promise) {
  if (promise.unit == Promise::Unit::kExtent) return exact(promise.factor) * largest_extent(pair);
  Rational most = exact(promise.least_magnitude);
  for (const Points* body : {&pair.a, &pair.b})
    for (const double x : body->coordinates) most = std::max(most, Rational(abs(exact(x))));
  return exact(promise.factor) * most;
}

Rational promised_gap(const ConvexPair& pair, const Promise& promise) {
  return promised_length(pair, promise) * largest_extent(pair);
}

Projection projection(const ConvexPair& pair, const std::array<double, 3>& normal) {
  Projection found;
  bool first = true;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) found.length2 += exact(normal[k]) * exact(normal[k]);
  for (std::uint32_t i = 0; i < pair.a.size(); ++i)
    for (std::uint32_t j = 0; j < pair.b.size(); ++j) {
      Rational value = 0;
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
        value += exact(normal[k]) * (exact(pair.a[i][k]) - exact(pair.b[j][k]));
      if (first || value > found.greatest) found.greatest = value;
      first = false;
    }
  return found;
}

}  // namespace assay
