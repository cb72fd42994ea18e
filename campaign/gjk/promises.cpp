#include "campaign/gjk/promises.h"

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

Rational promised_gap(const ConvexPair& pair, const Semantics& semantics) {
  const Rational largest = largest_extent(pair);
  return exact(std::max(0.0, semantics.distance_gap)) * largest * largest;
}

}  // namespace assay
