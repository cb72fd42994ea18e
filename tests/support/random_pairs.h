// Pairs of bodies of every difficulty for tests of collision code.
#pragma once
#include <cmath>
#include <cstdint>

#include "algorithms/model/convex_pair.h"
#include "tests/support/random_numbers.h"

namespace assay::test {

/// Random pairs of every difficulty: lattice points (flat, touching, duplicates), generic points, far offsets, any
/// exponent.
class RandomPairs : public RandomDoubles {
 public:
  explicit RandomPairs(std::uint64_t seed) : RandomDoubles{std::mt19937_64(seed)} {}

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
      case 3: {
        const int exponent = static_cast<int>(below(2000)) - 1000;
        return std::ldexp(generic(), exponent);
      }
      default: return generic();
    }
  }
};

}  // namespace assay::test
