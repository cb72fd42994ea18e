// How far the normal of a face is off that is computed from the edges at one of its corners.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>

#include "algorithms/gjk/support/pair_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// Bounds the error of the normal in each coordinate. In space an entry is e_l f_m - e_m f_l: the edges' errors carried
/// on, and three roundings of which a product sees two.
template <std::size_t D>
Vec<D> normal_error(const std::array<Edge<D>, D - 1>& edges, const Vec<D>& normal) {
  const Edge<D>& e = edges[0];
  Vec<D> bound;
  if constexpr (D == 2) {
    bound = {e.error[1], e.error[0]};
  } else {
    const Edge<D>& f = edges[1];
    each_axis<3>([&](std::size_t k) {
      const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
      const double e_l = std::abs(e.way[l]), e_m = std::abs(e.way[m]), f_l = std::abs(f.way[l]),
                   f_m = std::abs(f.way[m]);
      const double carried = e_l * f.error[m] + f_m * e.error[l] + e_m * f.error[l] + f_l * e.error[m];
      const double rounded = kUnitRoundoff * (e_l * f_m + e_m * f_l + std::abs(normal[k]));
      bound[k] = (carried + rounded) * (1 + 16 * kUnitRoundoff) + kUnderflow;
    });
  }
  return bound;
}

/// Bounds every entry of normal_error: moves on a body are below L < 2, so that ways are below 4, their errors below (4
/// + 4) u (1 + 2 u), the carried part below 4 * 4 * 8 u and the rounded one below u (16 + 16 + 32): less than 200 u.
inline constexpr double kCoarseNormalError = 256 * kUnitRoundoff;

}  // namespace assay::gjk
