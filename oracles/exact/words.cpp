#include "oracles/exact/words.h"

#include <cmath>
#include <cstdio>

namespace assay {
namespace {

constexpr std::size_t kLongestExact = 40;

std::string formatted(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

}  // namespace

std::string in_words(double value) {
  if (!std::isfinite(value)) return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  return formatted("%a", value) + " (" + formatted("%.6g", value) + ")";
}

std::string in_words(std::span<const double> point) {
  std::string hex = "(", decimal = "(";
  for (std::size_t k = 0; k < point.size(); ++k) {
    if (k > 0) hex += ", ", decimal += ", ";
    hex += formatted("%a", point[k]);
    decimal += formatted("%.6g", point[k]);
  }
  return hex + ") = " + decimal + ")";
}

std::string in_words(const Rational& value) {
  const std::string full = value.str();
  if (full.size() <= kLongestExact) return full;
  // mantissa * 2^exponent reaches values outside the range of double.
  const Integer top = numerator(value), bottom = denominator(value);
  long top_exponent = 0, bottom_exponent = 0;
  const double top_fraction = mpz_get_d_2exp(&top_exponent, top.backend().data());
  const double bottom_fraction = mpz_get_d_2exp(&bottom_exponent, bottom.backend().data());
  const long exponent = top_exponent - bottom_exponent;
  const double fraction = top_fraction / bottom_fraction;
  if (exponent > -1000 && exponent < 1000) {
    return "about " + in_words(std::ldexp(fraction, static_cast<int>(exponent)));
  }
  return "about " + formatted("%.6g", fraction) + " * 2^" + std::to_string(exponent);
}

double approximate(const Rational& value) { return value.convert_to<double>(); }

double rounded_down(const Rational& value) {
  // GMP rounds toward zero, and says nothing of what is too large.
  static const Rational greatest = std::numeric_limits<double>::max();
  return value >= greatest ? std::numeric_limits<double>::max() : mpq_get_d(value.backend().data());
}

}  // namespace assay
