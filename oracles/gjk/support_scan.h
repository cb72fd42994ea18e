// One pass over both bodies along a direction: support values, their error bound, and the extents.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

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
  double magnitude = 0;  ///< largest sum of |direction_k x_k| of a vertex of either body, rounded
};

namespace detail {

inline Two lesser(Two x, Two y) { return x < y ? x : y; }   ///< y where one is NaN
inline Two greater(Two x, Two y) { return x > y ? x : y; }  ///< likewise
inline Two absolute(Two x) {
  using Bits = long long __attribute__((vector_size(16)));
  constexpr long long kAllButSign = std::numeric_limits<long long>::max();
  return std::bit_cast<Two>(std::bit_cast<Bits>(x) & Bits{kAllButSign, kAllButSign});
}

/// body(0), ..., body(N - 1), written out: g++ -O2 leaves loops of two or three turns as loops.
template <std::size_t N, class Body>
void each_axis(const Body& body) {
  [&]<std::size_t... K>(std::index_sequence<K...>) { (body(K), ...); }
  (std::make_index_sequence<N>{});
}

/// From two points as they lie in memory, each coordinate of both.
template <std::size_t N>
std::array<Two, N> by_axis(const std::array<Two, N>& lying) {
  if constexpr (N == 1) return lying;
  if constexpr (N == 2) return {Two{lying[0][0], lying[1][0]}, Two{lying[0][1], lying[1][1]}};
  if constexpr (N == 3)
    return {Two{lying[0][0], lying[1][1]}, Two{lying[0][1], lying[2][0]}, Two{lying[1][0], lying[2][1]}};
}

template <std::size_t N>
struct Scan {
  double least = std::numeric_limits<double>::infinity(), greatest = -std::numeric_limits<double>::infinity();
  double magnitude = 0;  ///< largest sum of |direction_k x_k|
  double all = 0;        ///< NaN once any product is not finite
};

/// Two points at a time; an odd one at the end twice, which changes no least and no greatest.
template <std::size_t N>
Scan<N> scan(const Points& body, const double* direction) {
  const Scan<N> none;
  Two least = {none.least, none.least}, greatest = {none.greatest, none.greatest}, most = {0, 0}, all = {0, 0};
  std::array<Two, N> along, product;
  each_axis<N>([&](std::size_t k) { along[k] = Two{direction[2 * k % N], direction[(2 * k + 1) % N]}; });
  const double* const x = body.coordinates.data();
  const std::size_t count = body.size();
  std::array<double, 2 * N> twice{};
  for (std::size_t k = 0; count % 2 != 0 && k < N; ++k) twice[k] = twice[N + k] = x[(count - 1) * N + k];
  for (std::size_t i = 0; i < count; i += 2) {
    const double* const points = i + 1 < count ? x + i * N : twice.data();
    each_axis<N>([&](std::size_t k) { product[k] = along[k] * load_two(points + 2 * k); });
    product = by_axis<N>(product);
    Two value = product[0], magnitude = absolute(product[0]);
    each_axis<N - 1>([&](std::size_t k) {
      value += product[k + 1];
      magnitude += absolute(product[k + 1]);
    });
    least = lesser(value, least);
    greatest = greater(value, greatest);
    most = greater(magnitude, most);
    all += magnitude - magnitude;
  }
  return {std::min(least[0], least[1]), std::max(greatest[0], greatest[1]), std::max(most[0], most[1]),
          all[0] + all[1]};
}

template <std::size_t N>
SupportScan scan_pair(const ConvexPair& pair, const double* direction) {
  const auto a = scan<N>(pair.a, direction), b = scan<N>(pair.b, direction);
  const double magnitude = std::max(a.magnitude, b.magnitude);
  SupportScan both{a.least, b.greatest, dot_error(N, magnitude), magnitude};
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
/// Two points at a time, their coordinates as they lie in memory: entry 2 i + j of the lanes is coordinate (2 i + j)
/// modulo N.
template <std::size_t N>
Extents extents_of(const ConvexPair& pair) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  std::array<Two, N> low, high;
  low.fill(Two{kFar, kFar});
  high.fill(Two{-kFar, -kFar});
  Extents e;
  e.lowest.fill(kFar);
  e.highest.fill(-kFar);
  const auto take = [&e](std::size_t k, double least, double greatest) {
    e.lowest[k] = least < e.lowest[k] ? least : e.lowest[k];
    e.highest[k] = greatest > e.highest[k] ? greatest : e.highest[k];
  };
  for (const Points* body : {&pair.a, &pair.b}) {
    const double* const x = body->coordinates.data();
    const std::size_t count = body->size();
    for (std::size_t i = 0; i + 2 <= count; i += 2)
      each_axis<N>([&](std::size_t k) {
        const Two here = load_two(x + i * N + 2 * k);
        low[k] = lesser(here, low[k]);
        high[k] = greater(here, high[k]);
      });
    for (std::size_t k = 0; count % 2 != 0 && k < N; ++k) take(k, x[(count - 1) * N + k], x[(count - 1) * N + k]);
  }
  each_axis<N>([&](std::size_t k) {
    take(2 * k % N, low[k][0], high[k][0]);
    take((2 * k + 1) % N, low[k][1], high[k][1]);
  });
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
