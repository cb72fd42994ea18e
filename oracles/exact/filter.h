// Proved floating-point filters: the sign of a short expression from one double evaluation, or "cannot decide".
//
// Model   u = 2^-53. For every double operation in rounding to nearest whose result r is finite, the exact value
//         differs from r by at most u|r| + eta, where eta = 2^-1075 for products and quotients and 0 for sums and
//         differences (a sum that underflows is exact). This holds for all finite doubles, subnormal ones included.
// Overflow  A bound is a sum of magnitudes that an overflow or a NaN turns into infinity or NaN; every decision has the
//         form value > bound, which is then false.
#pragma once
#include <cfloat>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <span>

#include "algorithms/model/points.h"

namespace assay {

inline constexpr double kUnitRoundoff = 0x1p-53;
inline constexpr double kSmallestDouble = 0x1p-1074;  ///< 2 eta

/// A bound on |computed - exact| for sums of n products, each product and each partial sum rounded once, in any order.
///
/// `magnitude` is the sum of the absolute values of the rounded products, computed in double. With M its exact value:
/// products contribute u M + n eta; each of the n - 1 sums at most u (1+u)^(n-1) M; and M <= magnitude / (1-u)^(n-1).
/// So the error is at most n u ((1+u)/(1-u))^(n-1) magnitude + n eta <= (n+1) u magnitude + n eta while 4 n^2 u <= 1.
/// (n+2) u and 2(n+1) eta leave room for the three roundings of this formula itself: (n+2)(1-u)^2 >= n+1.
/// Precondition: n < 2^25. Infinite or NaN where magnitude is.
inline double dot_error(std::size_t n, double magnitude) {
  const auto terms = static_cast<double>(n);
  return (terms + 2) * kUnitRoundoff * magnitude + (terms + 1) * kSmallestDouble;
}

/// The sign of x - y of finite doubles; comparison of doubles is exact.
inline int sign_of_difference(double x, double y) { return (x > y) - (x < y); }

/// The sign of value given |value - exact| <= bound; nothing if the bound does not exclude the other sign.
inline std::optional<int> certain_sign(double value, double bound) {
  if (value > bound) return 1;
  if (-value > bound) return -1;
  return std::nullopt;
}

/// An exact real x with |x - middle| <= radius. A radius that is infinite or NaN says nothing about x.
struct Enclosure {
  double middle = 0, radius = 0;
};

/// Sign of the exact number, if the radius tells.
inline std::optional<int> certain_sign(Enclosure x) { return certain_sign(x.middle, x.radius); }

/// x0 y1 - x1 y0 where each entry is an exact number rounded once (relative error u, as a difference of doubles has).
///
/// Each of the two monomials carries 2 entry roundings, its product and the final difference: 4 relative errors, so the
/// error is at most ((1+u)^4 - 1)(|x0 y1| + |x1 y0|) + 2 eta (1+u), and the computed permanent loses (1-u)^2 and 2 eta.
/// 6 u permanent + 4 kSmallestDouble covers it with the roundings of the bound: 4 u (1+9u) <= 6 u (1-u)^2.
inline Enclosure det2(const double x[2], const double y[2]) {
  const double p = x[0] * y[1], q = x[1] * y[0];
  const double permanent = std::abs(p) + std::abs(q);
  return {p - q, 6 * kUnitRoundoff * permanent + 4 * kSmallestDouble};
}

/// Its sign, where the bound tells.
inline std::optional<int> det2_sign(const double x[2], const double y[2]) { return certain_sign(det2(x, y)); }

/// det [x; y; z] where each entry is an exact number rounded once (relative error u, as a difference of doubles has).
///
/// The determinant is z0 (x1 y2 - x2 y1) + z1 (x2 y0 - x0 y2) + z2 (x0 y1 - x1 y0). Each of its six monomials carries 3
/// entry roundings, a product, a difference, a product and two sums: 8 relative errors, so with P the exact permanent
/// of the rounded entries the error is at most ((1+u)^8 - 1) P plus underflow. The computed permanent is at least
/// (1-u)^5 P minus underflow, and 8 u (1+33u) <= 10 u (1-u)^2, which pays for the roundings of the bound too.
/// Underflow: six inner products lose eta each, carried on by |z| and at most (1+u)^4; three outer products lose eta,
/// carried by (1+u)^2: at most (1+5u)(2 eta Z + 3 eta), Z = |z0| + |z1| + |z2|. Where Z overflows the bound is
/// infinite.
/// Shape  x and y first, their minors and the minors' permanents kept for any number of z.
class Minors3 {
 public:
  Minors3(const double x[3], const double y[3]) {
    const double p0 = x[1] * y[2], q0 = x[2] * y[1];
    const double p1 = x[2] * y[0], q1 = x[0] * y[2];
    const double p2 = x[0] * y[1], q2 = x[1] * y[0];
    minor_[0] = p0 - q0, minor_[1] = p1 - q1, minor_[2] = p2 - q2;
    size_[0] = std::abs(p0) + std::abs(q0), size_[1] = std::abs(p1) + std::abs(q1);
    size_[2] = std::abs(p2) + std::abs(q2);
  }
  Enclosure determinant(const double z[3]) const {
    const double z0 = std::abs(z[0]), z1 = std::abs(z[1]), z2 = std::abs(z[2]);
    const double value = z[0] * minor_[0] + z[1] * minor_[1] + z[2] * minor_[2];
    const double permanent = z0 * size_[0] + z1 * size_[1] + z2 * size_[2];
    const double underflow = 2 * kSmallestDouble * (z0 + z1 + z2 + 4);
    return {value, 10 * kUnitRoundoff * permanent + underflow};
  }
  /// Its sign, where the bound tells.
  std::optional<int> sign(const double z[3]) const { return certain_sign(determinant(z)); }

 private:
  double minor_[3], size_[3];
};

/// The same of three rows at once.
inline std::optional<int> det3_sign(const double x[3], const double y[3], const double z[3]) {
  return Minors3(x, y).sign(z);
}

namespace detail {

/// Two doubles side by side, a vector type of g++ and clang: one instruction of every 64-bit x86 and ARM processor.
using Two = double __attribute__((vector_size(16)));

inline Two load_two(const double* from) {
  Two two;
  std::memcpy(&two, from, sizeof two);
  return two;
}

}  // namespace detail

/// Whether no entry is NaN or infinite. x - x is 0 for a finite x and NaN otherwise; a sum keeps a NaN.
inline bool all_finite(std::span<const double> values) {
  detail::Two even{}, odd{};
  std::size_t i = 0;
  for (; i + 4 <= values.size(); i += 4) {
    const detail::Two first = detail::load_two(&values[i]), second = detail::load_two(&values[i + 2]);
    even += first - first;
    odd += second - second;
  }
  for (; i < values.size(); ++i) even[0] += values[i] - values[i];
  even += odd;
  return even[0] + even[1] == 0;
}

}  // namespace assay
