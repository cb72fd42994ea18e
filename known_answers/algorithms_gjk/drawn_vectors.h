// Vectors, edges with their errors and bodies for bounds of collision code.
#pragma once
#include <cmath>
#include <cstddef>

#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/model/convex_pair.h"
#include "known_answers/drawn/drawn_bits.h"

namespace assay::known {

struct DrawnVectors : DrawnBits {
  /// Of one size, or of many.
  double number() {
    const int exponent = below(2) == 0 ? 0 : -static_cast<int>(below(30));
    return std::ldexp(generic(), exponent);
  }
  template <std::size_t D>
  gjk::Vec<D> vector() {
    gjk::Vec<D> x;
    for (double& entry : x) entry = number();
    return x;
  }
  template <std::size_t D>
  gjk::Edge<D> edge() {
    gjk::Edge<D> drawn{vector<D>(), vector<D>()};
    for (double& entry : drawn.error) entry = std::abs(entry) * 0x1p-50;
    return drawn;
  }
  template <std::size_t D>
  Points body(std::size_t size) {
    Points points{D, {}};
    for (std::size_t i = 0; i < size * D; ++i) points.coordinates.push_back(number());
    return points;
  }
};

}  // namespace assay::known
