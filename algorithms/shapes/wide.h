// Doubles with an exponent that does not end: where exact numbers are rounded before they are divided or rooted.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

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

}  // namespace assay::shapes
