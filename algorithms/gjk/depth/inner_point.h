// The point of a difference body that a portal is seen from, and determinants with it.
#pragma once
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// A point inside of a - b, with a bound of its distance, in each coordinate, from one that is there exactly.
struct InnerPoint {
  Vec<3> at{}, error{};
};

/// The mean of a's vertices less that of b's; tried again, a quarter of the way from there to a vertex.
///
/// A difference of the frame is rounded once and at most E_k, the way between two of b's vertices at most E_k and off
/// by 3 u E_k, the first of them 0. Of n terms of at most E_k the sum of the first i is at most i E_k, and rounded by u
/// of it: (n + 1) / 2 u E_k in their mean, and 2 u E_k for 1 / n and the product with it. The other mean has one term
/// less to add, and the sum of both is at most E_k: (n + m) / 2 + 9 in all, and 1 pays for higher powers of u. Three
/// quarters of an error and three roundings of at most E_k are no more.
inline InnerPoint inner_point(const MinkowskiFrame<3>& frame, std::uint32_t attempt) {
  const std::uint32_t n = frame.a_size(), m = frame.b_size();
  Vec<3> sum{}, moved{};
  const Vec<3> first = frame.difference(0, 0).w;
  for (std::uint32_t i = 0; i < n; ++i) sum = sum + frame.difference(i, 0).w;
  for (std::uint32_t j = 0; j < m; ++j) moved = moved + (frame.difference(0, j).w - first);
  InnerPoint inner{(1.0 / n) * sum + (1.0 / m) * moved, frame.extents()};
  if (attempt > 0) inner.at = 0.75 * inner.at + 0.25 * frame.difference((attempt - 1) % n, (attempt / 2) % m).w;
  inner.error = ((static_cast<double>(n) + static_cast<double>(m)) / 2 + 10) * kUnitRoundoff * inner.error;
  return inner;
}

/// det(x, y, z) with y and z rounded differences and x within its error.
///
/// The exact point differs by d, |d_k| <= error_k, which changes the determinant by sum d_k M_k with the minors M_k of
/// y and z: at most their permanents, rounded like the determinant's.
inline BoundedDeterminant bounded_determinant(const InnerPoint& x, const Vec<3>& y, const Vec<3>& z) {
  double determinant = 0, permanent = 0, moved = 0;
  each_axis<3>([&](std::size_t k) {
    const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
    const double left = y[l] * z[m], right = y[m] * z[l], sizes = std::abs(left) + std::abs(right);
    determinant += x.at[k] * (left - right);
    permanent += std::abs(x.at[k]) * sizes;
    moved += x.error[k] * sizes;
  });
  return {determinant, determinant_error<3>(permanent) + moved * (1 + 16 * kUnitRoundoff) + kUnderflow};
}

}  // namespace assay::gjk
