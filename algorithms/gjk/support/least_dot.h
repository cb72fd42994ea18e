// The least dot product of a direction with many points: the inner loop of every collision search.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

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

template <class Lanes, std::size_t D>
ASSAY_INLINE void least_dot(const double* points, std::uint32_t size, const Vec<D>& v, LeastDot& found) {
  const std::size_t stride = padded(size);
  constexpr double kFar = std::numeric_limits<double>::infinity();
  Lanes least, at;
  set_four(kFar, kFar, kFar, kFar, least);
  set_four(0, 1, 2, 3, at);
  Lanes index = at;
  for (std::size_t i = 0; i < stride; i += 4) {
    Lanes sum;
    load_four(points + i, sum);
    sum *= v[0];
    each_axis<D - 1>([&](std::size_t k) {
      Lanes x;
      load_four(points + (k + 1) * stride + i, x);
      sum += x * v[k + 1];
    });
    keep_least(sum, index, least, at);
    index += 4.0;
  }
  // Of equal values the lower pair of lanes is preferred, then the first lane of a pair.
  Two both, where;
  choose_less(upper_half(least), lower_half(least), upper_half(at), lower_half(at), where);
  choose_lesser(upper_half(least), lower_half(least), both);
  const bool second = both[1] < both[0];
  found = {second ? both[1] : both[0], std::min(static_cast<std::uint32_t>(second ? where[1] : where[0]), size - 1)};
}

template <std::size_t D>
ASSAY_WITH_AVX2 void least_dot_wide(const double* points, std::uint32_t size, const Vec<D>& v, LeastDot& found) {
  least_dot<Four, D>(points, size, v, found);
}
template <std::size_t D>
void least_dot_plain(const double* points, std::uint32_t size, const Vec<D>& v, LeastDot& found) {
  least_dot<Pairs, D>(points, size, v, found);
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
