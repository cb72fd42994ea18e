// What entitles a collision search to an answer: sufficient conditions, decided in double with the bounds of
// tolerances.h.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/origin_weights.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// A lower bound of h(v) = min v.(a - b) over all vertices, given its computed value. Positive: v separates strictly.
template <class Frame, std::size_t D>
double least_support(const Frame& frame, const Vec<D>& v, double computed) {
  return computed - frame.error_of_support(v);
}

/// The point z = sum weight_i (a_i - b_i), s = sum weight_i, as computed, with a bound of z's error in each coordinate.
template <std::size_t D>
struct Combination {
  Vec<D> z{}, error{};
  double s = 0;
};

template <std::size_t D>
Combination<D> combine(const Simplex<D>& simplex, const std::array<double, D>& weight) {
  Combination<D> point;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    point.s += weight[i];
    each_axis<D>([&](std::size_t k) {
      point.z[k] += weight[i] * simplex.w(i)[k];
      point.error[k] += weight[i] * std::abs(simplex.w(i)[k]);
    });
  }
  each_axis<D>([&](std::size_t k) { point.error[k] = combination_error<D>(point.error[k]); });
  return point;
}

/// Whether z / s, the difference of the answer's two points, separates strictly and meets `promise` L^2, given the
/// computed h(v) of a direction v near z.
///
/// With r_k = |computed z_k - v_k| + error_k the exact z has |z_k - v_k| <= r_k, hence h(z) >= h(v) - sum r_k E_k,
/// because |a_k - b_k| <= E_k for all vertices. h(z) > 0 is the verdict, |z|^2 / s^2 - h(z) / s <= promise L^2 the
/// distance. s is a sum of at most D <= 6 terms, fewer than 6 roundings, so it lies between s (1 - 8 u) and s (1 + 8
/// u); factors (1 + 16 u) pay for the operations of these lines themselves, at most 9 on a path.
template <class Frame, std::size_t D>
bool proves_nearest(const Frame& frame, const Combination<D>& point, const Vec<D>& v, double computed_least,
                    double promise = kDistanceGap) {
  double moved = 0, length_squared = 0;
  each_axis<D>([&](std::size_t k) {
    moved += (std::abs(point.z[k] - v[k]) + point.error[k]) * frame.extents()[k];
    length_squared += (std::abs(point.z[k]) + point.error[k]) * (std::abs(point.z[k]) + point.error[k]);
  });
  const double least = least_support(frame, v, computed_least) - moved * (1 + 16 * kUnitRoundoff);
  const double s_low = point.s * (1 - 8 * kUnitRoundoff), s_high = point.s * (1 + 8 * kUnitRoundoff);
  const double gap = length_squared * (1 + 16 * kUnitRoundoff) / (s_low * s_low) - least / s_high;
  const double promised = promise * frame.extent() * frame.extent() * (1 - 8 * kUnitRoundoff);
  return point.s > 0 && least > 0 && gap <= promised;
}

/// A determinant of rounded differences with a bound of its error.
struct BoundedDeterminant {
  double value, bound;
};
inline BoundedDeterminant bounded_determinant(const Vec<2>& x, const Vec<2>& y) {
  const double left = x[0] * y[1], right = x[1] * y[0];
  return {left - right, determinant_error<2>(std::abs(left) + std::abs(right))};
}
inline BoundedDeterminant bounded_determinant(const Vec<3>& x, const Vec<3>& y, const Vec<3>& z) {
  const double y1z2 = y[1] * z[2], y2z1 = y[2] * z[1], y2z0 = y[2] * z[0], y0z2 = y[0] * z[2], y0z1 = y[0] * z[1],
               y1z0 = y[1] * z[0];
  const double determinant = x[0] * (y1z2 - y2z1) + x[1] * (y2z0 - y0z2) + x[2] * (y0z1 - y1z0);
  const double permanent = std::abs(x[0]) * (std::abs(y1z2) + std::abs(y2z1)) +
                           std::abs(x[1]) * (std::abs(y2z0) + std::abs(y0z2)) +
                           std::abs(x[2]) * (std::abs(y0z1) + std::abs(y1z0));
  return {determinant, determinant_error<3>(permanent)};
}

/// +1 or -1 where the sign of det(x, y) or det(x, y, z) is proved, otherwise 0.
template <class... Rows>
int proved_sign(const Rows&... rows) {
  const BoundedDeterminant d = bounded_determinant(rows...);
  return d.value > d.bound ? 1 : d.value < -d.bound ? -1 : 0;
}

/// Whether the origin is strictly inside the full-dimensional simplex: by Cramer's rule its barycentric weights are
/// proportional to the determinants of the other vertices, alternating; all of one sign is inside.
inline bool proves_inside(const Simplex<2>& simplex) {
  const Vec<2>&a = simplex.w(0), &b = simplex.w(1), &c = simplex.w(2);
  const int of_b = proved_sign(c, a), of_c = proved_sign(a, b);
  return of_b != 0 && of_b == of_c && proved_sign(b, c) == of_b;
}
inline bool proves_inside(const Simplex<3>& simplex) {
  const Vec<3>&a = simplex.w(0), &b = simplex.w(1), &c = simplex.w(2), &d = simplex.w(3);
  const int of_b = proved_sign(c, a, d), of_c = proved_sign(a, b, d), of_d = proved_sign(a, c, b);
  return of_b != 0 && of_b == of_c && of_b == of_d && proved_sign(b, c, d) == of_b;
}

/// The same above space: the weights are proved to be positive.
template <std::size_t D>
requires(D > 3) bool proves_inside(const Simplex<D>& simplex) {
  const OriginWeights<D + 1> weights = origin_weights(simplex);
  return std::all_of(weights.value.begin(), weights.value.end(), [&](double x) { return x > weights.error; });
}

}  // namespace assay::gjk
