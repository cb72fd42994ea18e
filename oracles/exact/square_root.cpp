#include "oracles/exact/square_root.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace assay {
namespace {

/// sqrt(ratio) = fraction * 2^exponent, the fraction of order 1.
struct ScaledRoot {
  double fraction = 0;
  long exponent = 0;
};

ScaledRoot scaled_root(const Rational& ratio) {
  if (ratio == 0) return {};
  const auto magnitude = [](const Integer& n) { return static_cast<long>(boost::multiprecision::msb(n)); };
  const long size =
      magnitude(boost::multiprecision::numerator(ratio)) - magnitude(boost::multiprecision::denominator(ratio));
  const long half = size / 2;
  Rational scale(Integer(1) << static_cast<unsigned>(2 * std::abs(half)));
  if (half > 0) scale = 1 / scale;
  return {std::sqrt(static_cast<double>(ratio * scale)), half};
}

}  // namespace

double square_root(const Rational& ratio) {
  const auto [fraction, exponent] = scaled_root(ratio);
  return std::ldexp(fraction, static_cast<int>(exponent));
}

Rational rounded_root(const Rational& ratio) {
  const auto [fraction, exponent] = scaled_root(ratio);
  const double root = std::ldexp(fraction, static_cast<int>(exponent));
  if (std::isfinite(root)) return exact(root);
  return exact(fraction) * (Integer(1) << static_cast<unsigned>(exponent));
}

/// sqrt(p / q) = sqrt(p q 4^k) / (q 2^k), and the integer root r of p q 4^k has 192 bits or more, and r <= root < r +
/// 1.
RootEnclosure enclosed_root(const Rational& ratio) {
  if (ratio <= 0) return {0, 0};
  const Integer q = boost::multiprecision::denominator(ratio);
  Integer product = boost::multiprecision::numerator(ratio) * q;
  const auto bits = static_cast<long>(boost::multiprecision::msb(product));
  const auto k = static_cast<unsigned>(std::max(0L, 192 - bits / 2));
  product <<= 2 * k;
  Integer rest;
  const Integer root = boost::multiprecision::sqrt(product, rest);
  const Integer scale = q << k;
  const Rational low(root, scale);
  return {low, rest.is_zero() ? low : Rational(root + 1, scale)};
}

}  // namespace assay
