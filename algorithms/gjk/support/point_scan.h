// Passes over points as they are given, one after the other: their box and sum, and the least dot product with a direction.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "algorithms/gjk/support/four_lanes.h"
#include "algorithms/gjk/support/support.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// The least and greatest coordinates, and the sums, which are not finite if a coordinate is not.
template <std::size_t D>
struct Spread {
  Vec<D> low{}, high{}, sum{};
};

namespace scan {

/// Four points as they lie in memory are D vectors: coordinate k of point i is entry D i + k.
template <std::size_t D>
using FourPoints = std::array<Four, D>;

template <std::size_t D>
[[gnu::always_inline]] inline void load_points(const double* from, FourPoints<D>& points) {
  each_axis<D>([&](std::size_t k) { load_four(from + 4 * k, points[k]); });
}

/// A direction laid out like four points.
[[gnu::always_inline]] inline void lay_out(const Vec<3>& v, double sign, FourPoints<3>& laid) {
  const double x = sign * v[0], y = sign * v[1], z = sign * v[2];
  laid[0] = Four{x, y, z, x};
  laid[1] = Four{y, z, x, y};
  laid[2] = Four{z, x, y, z};
}
[[gnu::always_inline]] inline void lay_out(const Vec<2>& v, double sign, FourPoints<2>& laid) {
  const double x = sign * v[0], y = sign * v[1];
  laid[0] = laid[1] = Four{x, y, x, y};
}

/// v.p of four points, each (v_0 p_0 + v_1 p_1) + v_2 p_2, in the order of kOrder.
[[gnu::always_inline]] inline void dots(const double* points, const FourPoints<3>& v, Four& value) {
  FourPoints<3> p;
  load_points<3>(points, p);
  const Four a = p[0] * v[0], b = p[1] * v[1], c = p[2] * v[2];  // x y z x | y z x y | z x y z
  const Four xy = __builtin_shufflevector(a, b, 0, 1, 6, 7), zx = __builtin_shufflevector(a, c, 2, 3, 4, 5),
             yz = __builtin_shufflevector(b, c, 0, 1, 6, 7);
  const Four x = __builtin_shufflevector(xy, zx, 0, 5, 2, 7), y = __builtin_shufflevector(xy, yz, 1, 4, 3, 6),
             z = __builtin_shufflevector(zx, yz, 0, 5, 2, 7);
  value = (x + y) + z;
}
[[gnu::always_inline]] inline void dots(const double* points, const FourPoints<2>& v, Four& value) {
  FourPoints<2> p;
  load_points<2>(points, p);
  const Four a = p[0] * v[0], b = p[1] * v[1];
  value = __builtin_shufflevector(a, b, 0, 4, 2, 6) + __builtin_shufflevector(a, b, 1, 5, 3, 7);
}
template <std::size_t D>
inline constexpr Four kOrder = D == 3 ? Four{0, 1, 2, 3} : Four{0, 2, 1, 3};

/// min v.p over all points and the first where it is taken. Up to three points at the end are looked at together with some
/// before them once more; fewer than four are filled up with the last.
template <std::size_t D>
[[gnu::always_inline]] inline void least(const double* points, std::size_t size, const FourPoints<D>& v, double& value,
                                         double& first) {
  std::array<double, 4 * D> filled;
  if (size < 4) {
    for (std::size_t i = 0; i < 4; ++i) std::copy_n(points + std::min(i, size - 1) * D, D, filled.data() + i * D);
    points = filled.data();
    size = 4;
  }
  Four best, at = kOrder<D>, index = at;
  dots(points, v, best);
  const auto take = [&](std::size_t i) __attribute__((always_inline)) {
    Four here;
    dots(points + i * D, v, here);
    const FourBits lower = here < best;
    at = lower ? index : at;
    best = lower ? here : best;
  };
  std::size_t i = 4;
  for (; i + 4 <= size; i += 4) {
    index += 4.0;
    take(i);
  }
  if (i < size) {
    index = kOrder<D> + static_cast<double>(size - 4);
    take(size - 4);
  }
  first_least(best, at, value, first);
}

template <std::size_t D>
[[gnu::always_inline]] inline void least_difference(const double* a, std::uint32_t a_size, const double* b,
                                                    std::uint32_t b_size, const Vec<D>& v, Support& support) {
  FourPoints<D> along, against;
  lay_out(v, 1, along);
  lay_out(v, -1, against);
  double least_a, least_b, at_a, at_b;
  least<D>(a, a_size, along, least_a, at_a);
  least<D>(b, b_size, against, least_b, at_b);
  support = {least_a + least_b, static_cast<std::uint32_t>(at_a), static_cast<std::uint32_t>(at_b)};
}

/// Four points folded into one by an operation on lanes.
template <class Fold>
[[gnu::always_inline]] inline Vec<3> folded(const FourPoints<3>& points, const Fold& fold) {
  const Two xy = fold(lower_half(points[0]), upper_half(points[1])),
            zx = fold(upper_half(points[0]), lower_half(points[2])),
            yz = fold(lower_half(points[1]), upper_half(points[2]));
  const Two both = fold(xy, Two{zx[1], yz[0]});
  return {both[0], both[1], fold(zx, Two{yz[1], yz[1]})[0]};
}
template <class Fold>
[[gnu::always_inline]] inline Vec<2> folded(const FourPoints<2>& points, const Fold& fold) {
  const Two xy =
      fold(fold(lower_half(points[0]), upper_half(points[0])), fold(lower_half(points[1]), upper_half(points[1])));
  return {xy[0], xy[1]};
}

template <std::size_t D>
[[gnu::always_inline]] inline void spread(const double* points, std::size_t size, Spread<D>& found) {
  Vec<D> lowest, highest, total{};
  std::size_t i = 0;
  if (D <= 3 && size >= 4) {
    if constexpr (D <= 3) {
      FourPoints<D> low, high, sum;
      load_points<D>(points, sum);
      low = high = sum;
      for (i = 4; i + 4 <= size; i += 4) {
        FourPoints<D> here;
        load_points<D>(points + i * D, here);
        each_axis<D>([&](std::size_t k) {
          sum[k] += here[k];
          low[k] = here[k] < low[k] ? here[k] : low[k];
          high[k] = high[k] < here[k] ? here[k] : high[k];
        });
      }
      lowest = folded(low, [](const Two& x, const Two& y) { return x < y ? x : y; });
      highest = folded(high, [](const Two& x, const Two& y) { return x < y ? y : x; });
      total = folded(sum, [](const Two& x, const Two& y) { return x + y; });
    }
  } else {
    each_axis<D>([&](std::size_t k) { lowest[k] = highest[k] = points[k]; });
  }
  for (; i < size; ++i)
    each_axis<D>([&](std::size_t k) {
      const double x = points[i * D + k];
      lowest[k] = std::min(lowest[k], x);
      highest[k] = std::max(highest[k], x);
      total[k] += x;
    });
  found = {lowest, highest, total};
}

/// For any machine.
struct Plain {
  template <std::size_t D>
  static void least_difference(const double* a, std::uint32_t a_size, const double* b, std::uint32_t b_size,
                               const Vec<D>& v, Support& support) {
    scan::least_difference<D>(a, a_size, b, b_size, v, support);
  }
  template <std::size_t D>
  static void spread(const double* points, std::uint32_t size, Spread<D>& found) {
    scan::spread<D>(points, size, found);
  }
};

/// Precondition: has_avx2().
struct Wide {
  template <std::size_t D>
  ASSAY_WITH_AVX2 static void least_difference(const double* a, std::uint32_t a_size, const double* b,
                                               std::uint32_t b_size, const Vec<D>& v, Support& support) {
    scan::least_difference<D>(a, a_size, b, b_size, v, support);
  }
  template <std::size_t D>
  ASSAY_WITH_AVX2 static void spread(const double* points, std::uint32_t size, Spread<D>& found) {
    scan::spread<D>(points, size, found);
  }
};

}  // namespace scan

/// min v.(a - b) and the first vertices of a and of b where it is taken. Neither body is empty.
template <std::size_t D>
[[gnu::always_inline]] inline Support least_difference(const double* a, std::uint32_t a_size, const double* b,
                                                       std::uint32_t b_size, const Vec<D>& v) {
  Support support;
  if (has_avx2())
    scan::Wide::least_difference<D>(a, a_size, b, b_size, v, support);
  else
    scan::Plain::least_difference<D>(a, a_size, b, b_size, v, support);
  return support;
}

/// Precondition: size > 0.
template <std::size_t D>
[[gnu::always_inline]] inline Spread<D> spread_of(const double* points, std::uint32_t size) {
  Spread<D> found;
  if (has_avx2())
    scan::Wide::spread<D>(points, size, found);
  else
    scan::Plain::spread<D>(points, size, found);
  return found;
}

}  // namespace assay::gjk
