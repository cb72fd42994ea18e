// Simplices of differences, rounded and as they are.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/gjk/proofs.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/rational.h"
#include "properties/choices.h"

namespace assay::known {

template <std::size_t D>
struct DrawnSimplex {
  gjk::Simplex<D> rounded;
  std::vector<std::vector<Rational>> exactly;  // the rows of M, the right-hand side last
};

/// Differences of points of one size or of many, the last one nearly in the hull of the others in one of three.
template <std::size_t D>
DrawnSimplex<D> drawn_simplex(Choices& choices, std::uint64_t key) {
  const auto full = [&] { return 2 * choices.dyadic(53) - 1; };
  DrawnSimplex<D> simplex;
  simplex.exactly.assign(D + 1, std::vector<Rational>(D + 2, 0));
  std::array<std::array<std::pair<double, double>, D>, D + 1> ends;
  const int spread = key % 2 == 0 ? 1 : 12;
  for (auto& vertex : ends)
    for (auto& [a, b] : vertex) {
      const double unit = std::ldexp(1.0, -static_cast<int>(choices.below(spread)));
      a = unit * full(), b = unit * full();
    }
  if (key % 3 == 0)
    for (std::size_t k = 0; k < D; ++k) {
      double mean = 0;
      for (std::size_t i = 0; i < D; ++i) mean += (ends[i][k].first - ends[i][k].second) / D;
      const int exponent = -static_cast<int>(choices.below(45));
      const double off = std::ldexp(full(), exponent);
      ends[D][k].first = ends[D][k].second + mean + off;
    }
  for (std::uint32_t i = 0; i <= D; ++i) {
    gjk::Difference<D> vertex{};
    for (std::size_t k = 0; k < D; ++k) {
      vertex.w[k] = ends[i][k].first - ends[i][k].second;
      simplex.exactly[k][i] = exact(ends[i][k].first) - exact(ends[i][k].second);
    }
    simplex.exactly[D][i] = 1;
    simplex.rounded.push(vertex);
  }
  simplex.exactly[D][D + 1] = 1;
  return simplex;
}

}  // namespace assay::known
