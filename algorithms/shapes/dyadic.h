// Sums and products of doubles without rounding: integers of any length times a power of two.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace assay::shapes {

/// mantissa * 2^exponent, |mantissa| in [1/2, 1) or 0. Each operation rounds once.
struct Wide {
  double mantissa = 0;
  std::int64_t exponent = 0;

  /// mantissa * 2^exponent for any finite mantissa.
  static Wide of(double mantissa, std::int64_t exponent = 0) {
    int shift = 0;
    const double fraction = std::frexp(mantissa, &shift);
    return fraction == 0 ? Wide{} : Wide{fraction, exponent + shift};
  }
  /// Times 2^-unit, as a double: infinite, subnormal or 0 where it must be.
  double over(std::int64_t unit) const {
    constexpr std::int64_t kBeyond = 3000;
    return std::ldexp(mantissa, static_cast<int>(std::clamp(exponent - unit, -kBeyond, kBeyond)));
  }
  double value() const { return over(0); }
};

inline Wide operator*(Wide x, Wide y) { return Wide::of(x.mantissa * y.mantissa, x.exponent + y.exponent); }
/// Precondition: y is not 0.
inline Wide operator/(Wide x, Wide y) { return Wide::of(x.mantissa / y.mantissa, x.exponent - y.exponent); }
inline Wide operator-(Wide x) { return {-x.mantissa, x.exponent}; }
inline Wide operator+(Wide x, Wide y) {
  if (x.mantissa == 0) return y;
  if (y.mantissa == 0) return x;
  if (x.exponent < y.exponent) std::swap(x, y);
  return Wide::of(x.mantissa + y.over(x.exponent), x.exponent);
}
/// Precondition: x >= 0.
inline Wide root(Wide x) {
  const std::int64_t odd = x.exponent & 1;
  return Wide::of(std::sqrt(odd != 0 ? x.mantissa / 2 : x.mantissa), (x.exponent + odd) / 2);
}

/// The vector over its length. Precondition: not 0.
inline std::array<double, 3> unit_vector(const std::array<Wide, 3>& v) {
  std::int64_t greatest = v[0].exponent;
  bool any = v[0].mantissa != 0;
  for (const Wide& x : v) {
    if (x.mantissa != 0 && (!any || x.exponent > greatest)) greatest = x.exponent, any = true;
  }
  const double x = v[0].over(greatest), y = v[1].over(greatest), z = v[2].over(greatest);
  const double length = std::hypot(x, y, z);
  return {x / length, y / length, z / length};
}

/// A dyadic rational, sign * (limbs, the lowest first) * 2^(32 * unit).
///
/// Promise  exact for all finite doubles, subnormal ones included; nothing overflows but memory.
/// Cost     schoolbook arithmetic on as many limbs as lie between the highest and the lowest bit: three for a double,
///          up to some 130 where the largest and the smallest doubles meet.
class Dyadic {
 public:
  Dyadic() = default;
  Dyadic(double value);  // NOLINT(google-explicit-constructor): a double is one of these. Precondition: finite

  int sign() const { return sign_; }
  Dyadic operator-() const;
  friend Dyadic operator+(const Dyadic& x, const Dyadic& y);
  friend Dyadic operator-(const Dyadic& x, const Dyadic& y) { return x + -y; }
  friend Dyadic operator*(const Dyadic& x, const Dyadic& y);
  friend bool operator<(const Dyadic& x, const Dyadic& y) { return (x - y).sign() < 0; }
  friend bool operator==(const Dyadic& x, const Dyadic& y) {
    return x.sign_ == y.sign_ && x.unit_ == y.unit_ && x.limbs_ == y.limbs_;
  }

  /// The number, off by less than 2^-53 (1 + 2^-10) of itself.
  Wide rounded() const;

 private:
  using Limbs = std::vector<std::uint32_t>;
  Dyadic(int sign, std::int64_t unit, Limbs limbs);  // drops zero limbs at both ends

  int sign_ = 0;
  std::int64_t unit_ = 0;
  Limbs limbs_;
};

}  // namespace assay::shapes
