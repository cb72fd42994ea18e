// The least dot product of a direction with many points: the inner loop of every collision search.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "algorithms/gjk/support/four_lanes.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

struct LeastDot {
  double value = 0;
  std::uint32_t at = 0;
};

/// Entries of an array of `size` coordinates: a whole number of steps of least_dot, filled up with copies of the last.
constexpr std::size_t padded(std::uint32_t size) { return (std::size_t{size} + 3) / 4 * 4; }

namespace scan {

template <std::size_t D>
[[gnu::always_inline]] inline void least_dot(const double* points, std::uint32_t size, const Vec<D>& v,
                                             LeastDot& found) {
  const std::size_t stride = padded(size);
  // The sum of four points' products, in axis order.
  const auto value_at = [&](std::size_t i, Four & sum) __attribute__((always_inline)) {
    load_four(points + i, sum);
    sum *= v[0];
    each_axis<D - 1>([&](std::size_t k) {
      Four x;
      load_four(points + (k + 1) * stride + i, x);
      sum += x * v[k + 1];
    });
  };
  Four least, here, at{0, 1, 2, 3}, index = at;
  value_at(0, least);
  for (std::size_t i = 4; i < stride; i += 4) {
    value_at(i, here);
    index += 4.0;
    const FourBits lower = here < least;
    at = lower ? index : at;
    least = lower ? here : least;
  }
  // Of equal values the lower pair of lanes is preferred, then the first lane of a pair.
  const Two odd = upper_half(least), even = lower_half(least);
  const auto odd_lower = odd < even;
  const Two both = odd_lower ? odd : even, where = odd_lower ? upper_half(at) : lower_half(at);
  const bool second = both[1] < both[0];
  found = {second ? both[1] : both[0], std::min(static_cast<std::uint32_t>(second ? where[1] : where[0]), size - 1)};
}

template <std::size_t D>
ASSAY_WITH_AVX2 void least_dot_wide(const double* points, std::uint32_t size, const Vec<D>& v, LeastDot& found) {
  least_dot<D>(points, size, v, found);
}
template <std::size_t D>
void least_dot_plain(const double* points, std::uint32_t size, const Vec<D>& v, LeastDot& found) {
  least_dot<D>(points, size, v, found);
}

}  // namespace scan

/// min over i < size of v.p_i, summed in axis order, and an i where it is taken (which one of several is fixed, not the
/// first).
///
/// Shape  `points` holds D arrays of padded(size) coordinates, the padding copies of the last point.
/// Cost   Four points a step: a scalar loop waits for one comparison a point.
template <std::size_t D>
LeastDot least_dot(const double* points, std::uint32_t size, const Vec<D>& v) {
  LeastDot found;
  if (has_avx2())
    scan::least_dot_wide<D>(points, size, v, found);
  else
    scan::least_dot_plain<D>(points, size, v, found);
  return found;
}

}  // namespace assay::gjk
