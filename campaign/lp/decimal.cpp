#include "campaign/lp/decimal.h"

#include <cmath>
#include <cstdio>

#include "oracles/exact/words.h"

namespace assay {
namespace {

Integer power_of_ten(int exponent) {
  Integer power = 1;
  for (int k = 0; k < exponent; ++k) power *= 10;
  return power;
}

Rational times_power_of_ten(const Rational& value, int exponent) {
  return exponent >= 0 ? Rational(value * Rational(power_of_ten(exponent)))
                       : Rational(value / Rational(power_of_ten(-exponent)));
}

Integer rounded(const Rational& value) {  // of a positive number, ties up
  const Rational doubled = 2 * value + 1;
  return numerator(doubled) / (2 * denominator(doubled));
}

/// The number of decimal digits of a positive integer.
int length_of(const Integer& value) { return static_cast<int>(value.str().size()); }

}  // namespace

std::string decimal_text(const Rational& value, int digits) {
  if (value.is_zero()) return "0";
  const Rational size = abs(value);
  // The exponent of the leading digit, to within one; then exactly.
  int exponent = length_of(numerator(size)) - length_of(denominator(size));
  if (times_power_of_ten(size, -exponent) < 1) --exponent;
  Integer leading = rounded(times_power_of_ten(size, digits - 1 - exponent));
  if (length_of(leading) > digits) {  // 9.99... was rounded up to 10
    leading /= 10;
    ++exponent;
  }
  std::string text = leading.str();
  if (digits > 1) text.insert(1, ".");
  char power[16];
  std::snprintf(power, sizeof power, "e%+03d", exponent);
  return (sign(value) < 0 ? "-" : "") + text + power;
}

std::optional<Rational> parse_decimal(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  std::string digits;
  int scale = 0, exponent = 0;
  bool fraction = false;
  std::size_t at = 0;
  for (; at < text.size() && text[at] != 'e' && text[at] != 'E'; ++at) {
    if (text[at] == '.' && !fraction) {
      fraction = true;
    } else if (text[at] >= '0' && text[at] <= '9') {
      digits += text[at];
      scale -= fraction ? 1 : 0;
    } else {
      return std::nullopt;
    }
  }
  if (digits.empty()) return std::nullopt;
  if (at < text.size()) {
    std::string_view power = text.substr(at + 1);
    const bool down = power.starts_with('-');
    if (down || power.starts_with('+')) power.remove_prefix(1);
    if (power.empty() || power.size() > 4) return std::nullopt;
    for (const char c : power) {
      if (c < '0' || c > '9') return std::nullopt;
      exponent = 10 * exponent + (c - '0');
    }
    if (down) exponent = -exponent;
  }
  const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size() - 1);  // "0..." would be octal
  const Rational value = times_power_of_ten(Rational(Integer(digits.substr(first))), scale + exponent);
  return negative ? Rational(-value) : value;
}

}  // namespace assay
