// One pass over both bodies along a direction: support values, their error bound, and the extents.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/filter.h"

namespace assay {

/// min direction.a and max direction.b in double; each differs from its exact value by at most `error`.
///
/// The minimum of numbers that are each off by at most E is off by at most E, so one bound for the largest magnitude
/// serves every vertex. `error` is infinite where any coordinate or product is not finite: a NaN in `magnitude` would
/// be lost in a maximum, so the scan adds all magnitudes up as well and asks whether the sum is a number.
struct SupportScan {
  double least_a = std::numeric_limits<double>::infinity();
  double greatest_b = -std::numeric_limits<double>::infinity();
  double error = 0;
};

namespace detail {

template <std::size_t N>
struct Scan {
  double least = std::numeric_limits<double>::infinity(), greatest = -std::numeric_limits<double>::infinity();
  double magnitude = 0;  ///< largest sum of |direction_k x_k|
  double all = 0;        ///< NaN once any product is not finite
};

/// Two independent chains of minima, because each minimum waits for the one before it.
template <std::size_t N>
Scan<N> scan(const Points& body, const double* direction) {
  Scan<N> lane[2];
  const double* x = body.coordinates.data();
  const std::size_t count = body.size();
  const auto take = [&](Scan<N>& s, const double* point) {
    double value = direction[0] * point[0], magnitude = std::abs(value);
    for (std::size_t k = 1; k < N; ++k) {
      const double product = direction[k] * point[k];
      value += product;
      magnitude += std::abs(product);
    }
    s.least = value < s.least ? value : s.least;
    s.greatest = value > s.greatest ? value : s.greatest;
    s.magnitude = magnitude > s.magnitude ? magnitude : s.magnitude;
    s.all += magnitude - magnitude;
  };
  std::size_t i = 0;
  for (; i + 2 <= count; i += 2, x += 2 * N) {
    take(lane[0], x);
    take(lane[1], x + N);
  }
  if (i < count) take(lane[0], x);
  return {std::min(lane[0].least, lane[1].least), std::max(lane[0].greatest, lane[1].greatest),
          std::max(lane[0].magnitude, lane[1].magnitude), lane[0].all + lane[1].all};
}

template <std::size_t N>
SupportScan scan_pair(const ConvexPair& pair, const double* direction) {
  const auto a = scan<N>(pair.a, direction), b = scan<N>(pair.b, direction);
  SupportScan both{a.least, b.greatest, dot_error(N, std::max(a.magnitude, b.magnitude))};
  if (!(a.all + b.all == 0)) both.error = std::numeric_limits<double>::infinity();
  return both;
}

}  // namespace detail

/// Precondition: dimension 1, 2 or 3, the same for both bodies.
inline SupportScan scan_supports(const ConvexPair& pair, const std::array<double, 3>& direction) {
  switch (pair.a.dimension) {
    case 1: return detail::scan_pair<1>(pair, direction.data());
    case 2: return detail::scan_pair<2>(pair, direction.data());
    default: return detail::scan_pair<3>(pair, direction.data());
  }
}

/// Lowest and highest coordinate of both bodies together, each exact. Precondition: dimension at most 3, a vertex
/// exists.
struct Extents {
  std::array<double, 3> lowest, highest;
};

namespace detail {
template <std::size_t N>
Extents extents_of(const ConvexPair& pair) {
  Extents e;
  e.lowest.fill(std::numeric_limits<double>::infinity());
  e.highest.fill(-std::numeric_limits<double>::infinity());
  for (const Points* body : {&pair.a, &pair.b}) {
    const double* x = body->coordinates.data();
    const double* const end = x + std::size_t{body->size()} * N;
    for (; x != end; x += N) {
      for (std::size_t k = 0; k < N; ++k) {
        e.lowest[k] = x[k] < e.lowest[k] ? x[k] : e.lowest[k];
        e.highest[k] = x[k] > e.highest[k] ? x[k] : e.highest[k];
      }
    }
  }
  return e;
}
}  // namespace detail

inline Extents extents_of(const ConvexPair& pair) {
  switch (pair.a.dimension) {
    case 1: return detail::extents_of<1>(pair);
    case 2: return detail::extents_of<2>(pair);
    default: return detail::extents_of<3>(pair);
  }
}

}  // namespace assay
