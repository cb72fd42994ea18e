// Pairs with known contact for the tests of the collision judges.
#pragma once
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "tests/harness/drawn_bits.h"

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

/// Random pairs of every difficulty: lattice points (flat, touching, duplicates), generic points, far offsets, any
/// exponent.
class RandomPairs : public DrawnBits {
 public:
  explicit RandomPairs(std::uint64_t seed) : DrawnBits{std::mt19937_64(seed)} {}

  static constexpr int kKinds = 4;
  ConvexPair draw(int kind, std::uint32_t dimension, std::uint64_t most_vertices) {
    ConvexPair pair;
    pair.a.dimension = pair.b.dimension = dimension;
    const double offset = kind == 2 ? 0x1p30 : 0;
    for (Points* body : {&pair.a, &pair.b}) {
      const double shift = body == &pair.b && kind == 1 ? generic() : 0;
      for (std::uint64_t i = 1 + below(most_vertices); i > 0; --i) {
        for (std::uint32_t k = 0; k < dimension; ++k) body->coordinates.push_back(coordinate(kind) + shift + offset);
      }
    }
    return pair;
  }

 private:
  double coordinate(int kind) {
    switch (kind) {
      case 0: return static_cast<double>(below(5));
      case 3: return std::ldexp(generic(), static_cast<int>(below(2000)) - 1000);
      default: return generic();
    }
  }
};

}  // namespace assay::test
