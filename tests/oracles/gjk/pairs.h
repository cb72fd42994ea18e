// Pairs with known contact for the tests of the collision judges.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "tests/support/random_pairs.h"

namespace assay::test {

inline Points points(std::uint32_t dimension, std::vector<double> coordinates) {
  return {dimension, std::move(coordinates)};
}

/// An axis-parallel box, its 2^n corners.
inline Points box(std::vector<double> low, std::vector<double> high) {
  Points corners;
  corners.dimension = static_cast<std::uint32_t>(low.size());
  for (std::size_t corner = 0; corner < (std::size_t{1} << low.size()); ++corner) {
    for (std::size_t k = 0; k < low.size(); ++k)
      corners.coordinates.push_back((corner >> k & 1u) != 0 ? high[k] : low[k]);
  }
  return corners;
}

/// Unit boxes, the second shifted along the first axis by `shift`: separated beyond 1, touching at 1.
inline ConvexPair boxes(std::uint32_t dimension, double shift) {
  std::vector<double> low(dimension, 0.0), high(dimension, 1.0);
  ConvexPair pair{box(low, high), {}};
  low[0] += shift, high[0] += shift;
  pair.b = box(low, high);
  return pair;
}

}  // namespace assay::test
