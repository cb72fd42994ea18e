// What the listings of the two planar GJK articles compute with, for any number type: in double as printed, in
// rationals to tell logic from rounding.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/model/convex_pair.h"

namespace assay::published::planar {

template <class Number>
using Pair = std::array<Number, 2>;

template <class Number>
Pair<Number> operator-(const Pair<Number>& p, const Pair<Number>& q) {
  return {p[0] - q[0], p[1] - q[1]};
}
template <class Number>
Pair<Number> negative(const Pair<Number>& p) {
  return {-p[0], -p[1]};
}
template <class Number>
Pair<Number> times(const Number& factor, const Pair<Number>& p) {
  return {factor * p[0], factor * p[1]};
}
template <class Number>
Number dot(const Pair<Number>& p, const Pair<Number>& q) {
  return p[0] * q[0] + p[1] * q[1];
}
template <class Number>
Number cross(const Pair<Number>& p, const Pair<Number>& q) {
  return p[0] * q[1] - p[1] * q[0];
}

template <class Number>
Pair<Number> vertex(const Points& body, std::uint32_t i) {
  return {Number(body[i][0]), Number(body[i][1])};
}

/// A vertex of the Minkowski difference with the vertices that it is the difference of.
template <class Number>
struct Difference {
  Pair<Number> at{};
  std::uint32_t a = 0, b = 0;
};

/// The first vertex with the greatest d.p, compared as computed; vertex 0 where no comparison holds (d is NaN).
template <class Number>
std::uint32_t farthest(const Points& body, const Pair<Number>& d) {
  std::uint32_t at = 0;
  Number greatest = dot(d, vertex<Number>(body, 0));
  for (std::uint32_t i = 1; i < body.size(); ++i) {
    const Number value = dot(d, vertex<Number>(body, i));
    if (value > greatest) greatest = value, at = i;
  }
  return at;
}

/// The farthest vertex of A along d less the farthest vertex of B along -d.
template <class Number>
Difference<Number> farthest_difference(const ConvexPair& pair, const Pair<Number>& d) {
  const std::uint32_t a = farthest(pair.a, d), b = farthest(pair.b, negative(d));
  return {vertex<Number>(pair.a, a) - vertex<Number>(pair.b, b), a, b};
}

}  // namespace assay::published::planar
