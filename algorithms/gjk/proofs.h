// What entitles a collision search to an answer: sufficient conditions, decided in double with the bounds of
// tolerances.h.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/closest_on_simplex.h"
#include "algorithms/gjk/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// A lower bound of h(v) = min v.(a - b) over all vertices, given its computed value. Positive: v separates strictly.
template <std::size_t D>
double least_support(const MinkowskiFrame<D>& frame, const Vec<D>& v, double computed) {
  return computed - support_error<D>(absolute_dot(v, frame.extents()));
}

/// Whether the weights' own point separates strictly and meets kDistanceGap.
///
/// Let s = sum weight_i and z = sum weight_i (a_i - b_i), both exact, so the answer's difference is z / s. The computed
/// sum is off by at most c_k in coordinate k (combination_error); with r_k = |computed_k - v_k| + c_k, |z_k - v_k| <=
/// r_k, hence h(z) >= h(v) - sum r_k E_k, because |a_k - b_k| <= E_k for all vertices. Then h(z) > 0 is the verdict and
/// |z|^2 / s^2 - h(z) / s <= kDistanceGap L^2 the distance. s is computed with fewer than 4 roundings, so it lies
/// between s (1 - 4 u) and s (1 + 4 u); the last line gives another 16 u of |z|^2 for its own operations.
template <std::size_t D>
bool proves_nearest(const MinkowskiFrame<D>& frame, const Simplex<D>& simplex, const std::array<double, D>& weight,
                    const Vec<D>& v, double computed_least) {
  Vec<D> sum{}, magnitude{};
  double s = 0;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    if (!(weight[i] >= 0)) return false;
    s += weight[i];
    for (std::size_t k = 0; k < D; ++k) {
      sum[k] += weight[i] * simplex.w(i)[k];
      magnitude[k] += weight[i] * std::abs(simplex.w(i)[k]);
    }
  }
  double moved = 0, length_squared = 0;
  for (std::size_t k = 0; k < D; ++k) {
    const double error = combination_error<D>(magnitude[k]);
    moved += (std::abs(sum[k] - v[k]) + error) * frame.extents()[k];
    length_squared += (std::abs(sum[k]) + error) * (std::abs(sum[k]) + error);
  }
  const double least = least_support(frame, v, computed_least) - moved * (1 + 8 * kUnitRoundoff);
  const double s_low = s * (1 - 4 * kUnitRoundoff), s_high = s * (1 + 4 * kUnitRoundoff);
  const double gap = length_squared * (1 + 16 * kUnitRoundoff) / (s_low * s_low) - least / s_high;
  const double promised = kDistanceGap * frame.extent() * frame.extent() * (1 - 8 * kUnitRoundoff);
  return s > 0 && least > 0 && gap <= promised;
}

/// +1 or -1 where the sign of det(x, y) or det(x, y, z) is proved, otherwise 0.
inline int proved_sign(const Vec<2>& x, const Vec<2>& y) {
  const double left = x[0] * y[1], right = x[1] * y[0], determinant = left - right;
  const double bound = determinant_error<2>(std::abs(left) + std::abs(right));
  return determinant > bound ? 1 : determinant < -bound ? -1 : 0;
}
inline int proved_sign(const Vec<3>& x, const Vec<3>& y, const Vec<3>& z) {
  const double y1z2 = y[1] * z[2], y2z1 = y[2] * z[1], y2z0 = y[2] * z[0], y0z2 = y[0] * z[2], y0z1 = y[0] * z[1],
               y1z0 = y[1] * z[0];
  const double determinant = x[0] * (y1z2 - y2z1) + x[1] * (y2z0 - y0z2) + x[2] * (y0z1 - y1z0);
  const double permanent = std::abs(x[0]) * (std::abs(y1z2) + std::abs(y2z1)) +
                           std::abs(x[1]) * (std::abs(y2z0) + std::abs(y0z2)) +
                           std::abs(x[2]) * (std::abs(y0z1) + std::abs(y1z0));
  const double bound = determinant_error<3>(permanent);
  return determinant > bound ? 1 : determinant < -bound ? -1 : 0;
}

/// Whether the origin is strictly inside the full-dimensional simplex: by Cramer's rule its barycentric weights are
/// proportional to the determinants of the other vertices, alternating; all of one sign is inside.
/// `kTestsOldestFace` false is a planted defect.
template <bool kTestsOldestFace = true>
bool proves_inside(const Simplex<2>& simplex) {
  const Vec<2>&a = simplex.w(0), &b = simplex.w(1), &c = simplex.w(2);
  const int of_b = proved_sign(c, a), of_c = proved_sign(a, b);
  return of_b != 0 && of_b == of_c && (!kTestsOldestFace || proved_sign(b, c) == of_b);
}
template <bool kTestsOldestFace = true>
bool proves_inside(const Simplex<3>& simplex) {
  const Vec<3>&a = simplex.w(0), &b = simplex.w(1), &c = simplex.w(2), &d = simplex.w(3);
  const int of_b = proved_sign(c, a, d), of_c = proved_sign(a, b, d), of_d = proved_sign(a, c, b);
  return of_b != 0 && of_b == of_c && of_b == of_d && (!kTestsOldestFace || proved_sign(b, c, d) == of_b);
}

}  // namespace assay::gjk
