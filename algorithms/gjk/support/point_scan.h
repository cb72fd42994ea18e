// Passes over points as they are given, one after the other: their box and sum, and the least dot product with a
// direction.
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
template <class Lanes, std::size_t D>
using FourPoints = std::array<Lanes, D>;

template <class Lanes, std::size_t D>
ASSAY_INLINE void load_points(const double* from, FourPoints<Lanes, D>& points) {
  each_axis<D>([&](std::size_t k) { load_four(from + 4 * k, points[k]); });
}

/// A direction, or its opposite, laid out like four points.
template <class Lanes>
ASSAY_INLINE void lay_out(const Vec<3>& v, double sign, FourPoints<Lanes, 3>& laid) {
  const double x = sign * v[0], y = sign * v[1], z = sign * v[2];
  set_four(x, y, z, x, laid[0]);
  set_four(y, z, x, y, laid[1]);
  set_four(z, x, y, z, laid[2]);
}
template <class Lanes>
ASSAY_INLINE void lay_out(const Vec<2>& v, double sign, FourPoints<Lanes, 2>& laid) {
  const double x = sign * v[0], y = sign * v[1];
  set_four(x, y, x, y, laid[0]);
  laid[1] = laid[0];
}

// From x y z x | y z x y | z x y z, or x y x y | x y x y, to a vector for each coordinate. In the plane with Four the
// points come in the order 0 2 1 3, which the lanes of a register of two halves prefer.

ASSAY_INLINE void sort_out(const FourPoints<Four, 3>& points, FourPoints<Four, 3>& by_axis) {
  const Four xy = __builtin_shufflevector(points[0], points[1], 0, 1, 6, 7),
             zx = __builtin_shufflevector(points[0], points[2], 2, 3, 4, 5),
             yz = __builtin_shufflevector(points[1], points[2], 0, 1, 6, 7);
  by_axis[0] = __builtin_shufflevector(xy, zx, 0, 5, 2, 7);
  by_axis[1] = __builtin_shufflevector(xy, yz, 1, 4, 3, 6);
  by_axis[2] = __builtin_shufflevector(zx, yz, 0, 5, 2, 7);
}
ASSAY_INLINE void sort_out(const FourPoints<Pairs, 3>& points, FourPoints<Pairs, 3>& by_axis) {
  const auto& [a, b, c] = points;
  by_axis[0] = {Two{a.lower[0], a.upper[1]}, Two{b.upper[0], c.lower[1]}};
  by_axis[1] = {Two{a.lower[1], b.lower[0]}, Two{b.upper[1], c.upper[0]}};
  by_axis[2] = {Two{a.upper[0], b.lower[1]}, Two{c.lower[0], c.upper[1]}};
}
ASSAY_INLINE void sort_out(const FourPoints<Four, 2>& points, FourPoints<Four, 2>& by_axis) {
  by_axis[0] = __builtin_shufflevector(points[0], points[1], 0, 4, 2, 6);
  by_axis[1] = __builtin_shufflevector(points[0], points[1], 1, 5, 3, 7);
}
ASSAY_INLINE void sort_out(const FourPoints<Pairs, 2>& points, FourPoints<Pairs, 2>& by_axis) {
  const auto& [a, b] = points;
  by_axis[0] = {Two{a.lower[0], b.lower[0]}, Two{a.upper[0], b.upper[0]}};
  by_axis[1] = {Two{a.lower[1], b.lower[1]}, Two{a.upper[1], b.upper[1]}};
}
template <class Lanes, std::size_t D>
ASSAY_INLINE void set_order(Lanes& order) {
  if constexpr (D == 3)
    set_four(0, 1, 2, 3, order);
  else
    set_four(0, 2, 1, 3, order);
}

/// v.p of four points, each (v_0 p_0 + v_1 p_1) + v_2 p_2, in the order of set_order.
template <class Lanes, std::size_t D>
ASSAY_INLINE void dots(const double* points, const FourPoints<Lanes, D>& v, Lanes& value) {
  FourPoints<Lanes, D> products, by_axis;
  load_points<Lanes, D>(points, products);
  each_axis<D>([&](std::size_t k) { products[k] = products[k] * v[k]; });
  sort_out(products, by_axis);
  value = by_axis[0] + by_axis[1];
  if constexpr (D == 3) value += by_axis[2];
}

/// min v.p over all points and the first where it is taken. Up to three points at the end are looked at together with
/// some before them once more; fewer than four are filled up with the last.
template <class Lanes, std::size_t D>
ASSAY_INLINE void least(const double* points, std::size_t size, const FourPoints<Lanes, D>& v, double& value,
                        double& first) {
  std::array<double, 4 * D> filled;
  if (size < 4) {
    for (std::size_t i = 0; i < 4; ++i) std::copy_n(points + std::min(i, size - 1) * D, D, filled.data() + i * D);
    points = filled.data();
    size = 4;
  }
  Lanes best, here, at;
  set_order<Lanes, D>(at);
  Lanes index = at;
  dots<Lanes, D>(points, v, best);
  std::size_t i = 4;
  for (; i + 4 <= size; i += 4) {
    index += 4.0;
    dots<Lanes, D>(points + i * D, v, here);
    keep_least(here, index, best, at);
  }
  if (i < size) {
    set_order<Lanes, D>(index);
    index += static_cast<double>(size - 4);
    dots<Lanes, D>(points + (size - 4) * D, v, here);
    keep_least(here, index, best, at);
  }
  first_least(best, at, value, first);
}

template <class Lanes, std::size_t D>
ASSAY_INLINE void least_difference(const double* a, std::uint32_t a_size, const double* b, std::uint32_t b_size,
                                   const Vec<D>& v, Support& support) {
  FourPoints<Lanes, D> along, against;
  lay_out(v, 1, along);
  lay_out(v, -1, against);
  double least_a, least_b, at_a, at_b;
  least<Lanes, D>(a, a_size, along, least_a, at_a);
  least<Lanes, D>(b, b_size, against, least_b, at_b);
  support = {least_a + least_b, static_cast<std::uint32_t>(at_a), static_cast<std::uint32_t>(at_b)};
}

/// Four points folded into one by an operation on lanes.
template <class Lanes, class Fold>
ASSAY_INLINE Vec<3> folded(const FourPoints<Lanes, 3>& points, const Fold& fold) {
  const Two xy = fold(lower_half(points[0]), upper_half(points[1])),
            zx = fold(upper_half(points[0]), lower_half(points[2])),
            yz = fold(lower_half(points[1]), upper_half(points[2]));
  const Two both = fold(xy, Two{zx[1], yz[0]});
  return {both[0], both[1], fold(zx, Two{yz[1], yz[1]})[0]};
}
template <class Lanes, class Fold>
ASSAY_INLINE Vec<2> folded(const FourPoints<Lanes, 2>& points, const Fold& fold) {
  const Two xy =
      fold(fold(lower_half(points[0]), upper_half(points[0])), fold(lower_half(points[1]), upper_half(points[1])));
  return {xy[0], xy[1]};
}

template <class Lanes, std::size_t D>
ASSAY_INLINE void spread(const double* points, std::size_t size, Spread<D>& found) {
  Vec<D> lowest, highest, total{};
  std::size_t i = 0;
  if (D <= 3 && size >= 4) {
    if constexpr (D <= 3) {
      FourPoints<Lanes, D> low, high, sum;
      load_points<Lanes, D>(points, sum);
      low = high = sum;
      for (i = 4; i + 4 <= size; i += 4) {
        FourPoints<Lanes, D> here;
        load_points<Lanes, D>(points + i * D, here);
        each_axis<D>([&](std::size_t k) {
          sum[k] += here[k];
          choose_lesser(here[k], low[k], low[k]);
          choose_less(high[k], here[k], here[k], high[k], high[k]);
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
    scan::least_difference<Pairs, D>(a, a_size, b, b_size, v, support);
  }
  template <std::size_t D>
  static void spread(const double* points, std::uint32_t size, Spread<D>& found) {
    scan::spread<Pairs, D>(points, size, found);
  }
};

/// Precondition: has_avx2().
struct Wide {
  template <std::size_t D>
  ASSAY_WITH_AVX2 static void least_difference(const double* a, std::uint32_t a_size, const double* b,
                                               std::uint32_t b_size, const Vec<D>& v, Support& support) {
    scan::least_difference<Four, D>(a, a_size, b, b_size, v, support);
  }
  template <std::size_t D>
  ASSAY_WITH_AVX2 static void spread(const double* points, std::uint32_t size, Spread<D>& found) {
    scan::spread<Four, D>(points, size, found);
  }
};

}  // namespace scan

/// min v.(a - b) and the first vertices of a and of b where it is taken. Neither body is empty.
template <std::size_t D>
ASSAY_INLINE Support least_difference(const double* a, std::uint32_t a_size, const double* b, std::uint32_t b_size,
                                      const Vec<D>& v) {
  Support support;
  if (has_avx2())
    scan::Wide::least_difference<D>(a, a_size, b, b_size, v, support);
  else
    scan::Plain::least_difference<D>(a, a_size, b, b_size, v, support);
  return support;
}

/// Precondition: size > 0.
template <std::size_t D>
ASSAY_INLINE Spread<D> spread_of(const double* points, std::uint32_t size) {
  Spread<D> found;
  if (has_avx2())
    scan::Wide::spread<D>(points, size, found);
  else
    scan::Plain::spread<D>(points, size, found);
  return found;
}

}  // namespace assay::gjk
