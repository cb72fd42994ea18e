// What domains called sample_ share. Such a domain is the population of a rate: a fixed law that aims at no weakness,
// chosen by what people give to engines and by no run of one. Its docstring is the law, which its aim tells in short
// after a title and a semicolon; where it changes, the version is raised. Every number has at most 24 bits, so that
// engines in single precision are asked the problem itself.
#pragma once
#include <array>
#include <cmath>

#include "properties/choices.h"

namespace assay::sample {

/// 2^e (1 + f), e of [low, high] and f of [0, 1): nearly uniform in its logarithm, without a function that machines
/// round differently.
inline double length(Choices& choices, int low, int high) {
  const auto octave = static_cast<int>(choices.between(low, high));
  return std::ldexp(1 + choices.dyadic(20), octave);
}

/// Of [-1, 1).
inline double either_way(Choices& choices) { return 2 * choices.dyadic(20) - 1; }

/// The multiple of 2^-bits nearest to x, ties to even.
inline double on_grid(double x, int bits) { return std::ldexp(std::nearbyint(std::ldexp(x, bits)), -bits); }

/// A unit vector, as rounded: a point of the cube [-1, 1)^N pushed out to the sphere.
template <std::size_t N>
std::array<double, N> direction(Choices& choices) {
  std::array<double, N> x;
  double square = 0;
  for (double& entry : x) {
    entry = either_way(choices);
    square += entry * entry;
  }
  if (square == 0) x[0] = square = 1;
  const double size = std::sqrt(square);
  for (double& entry : x) entry /= size;
  return x;
}

}  // namespace assay::sample
