// Bodies laid out for passes over one coordinate after the other, in the coordinates of a frame.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "algorithms/gjk/support/four_lanes.h"
#include "algorithms/gjk/support/point_scan.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// What coordinates become in a frame: (x shrink - origin) grow grow_again.
template <std::size_t D>
struct Move {
  double shrink, grow, grow_again;
  Vec<D> origin;
};

namespace scan {

template <class Lanes, std::size_t D, int Side>
ASSAY_INLINE void lay_by_axis(const double* points, std::size_t size, const Move<D>& move, double* to,
                              std::size_t stride) {
  std::size_t i = 0;
  if constexpr (D == 3) {
    for (; i + 4 <= size; i += 4) {
      FourPoints<Lanes, D> lying, by_axis;
      load_points<Lanes, D>(points + i * D, lying);
      sort_out(lying, by_axis);
      each_axis<D>([&](std::size_t k) {
        Lanes origin;
        set_four(move.origin[k], move.origin[k], move.origin[k], move.origin[k], origin);
        const Lanes x = by_axis[k] * move.shrink;
        store_four((Side > 0 ? x - origin : origin - x) * move.grow * move.grow_again, to + k * stride + i);
      });
    }
  }
  for (; i < stride; ++i) {
    const double* from = points + std::min(i, size - 1) * D;
    each_axis<D>([&](std::size_t k) {
      const double x = from[k] * move.shrink;
      to[k * stride + i] = (Side > 0 ? x - move.origin[k] : move.origin[k] - x) * move.grow * move.grow_again;
    });
  }
}

template <std::size_t D, int Side>
ASSAY_WITH_AVX2 void lay_by_axis_wide(const double* points, std::size_t size, const Move<D>& move, double* to,
                                      std::size_t stride) {
  lay_by_axis<Four, D, Side>(points, size, move, to, stride);
}
template <std::size_t D, int Side>
void lay_by_axis_plain(const double* points, std::size_t size, const Move<D>& move, double* to, std::size_t stride) {
  lay_by_axis<Pairs, D, Side>(points, size, move, to, stride);
}

}  // namespace scan

/// Points moved, or for Side -1 mirrored at the frame's origin as well, as an array of `stride` entries for each
/// coordinate; copies of the last point fill them up. Precondition: 0 < size <= stride.
template <std::size_t D, int Side>
void lay_by_axis(const double* points, std::uint32_t size, const Move<D>& move, double* to, std::size_t stride) {
  if (has_avx2())
    scan::lay_by_axis_wide<D, Side>(points, size, move, to, stride);
  else
    scan::lay_by_axis_plain<D, Side>(points, size, move, to, stride);
}

}  // namespace assay::gjk
