#include "properties/text/hexfloat.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>

#include "properties/case/case_text.h"

namespace assay {
namespace {

constexpr int kMantissaDigits = 13;  // 52 bits, four a digit
constexpr int kMantissaBits = 52;
constexpr int kExponentDigits = 4;
constexpr int kExponentBias = 1023;
constexpr std::uint64_t kMantissaMask = (std::uint64_t{1} << kMantissaBits) - 1;
constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kNanBits = "nan:";

std::uint64_t default_nan_bits() { return std::bit_cast<std::uint64_t>(std::numeric_limits<double>::quiet_NaN()); }

std::string hex(std::uint64_t value, int digits) {
  std::string word(static_cast<std::size_t>(digits), '0');
  for (auto at = word.rbegin(); at != word.rend(); ++at, value >>= 4) *at = kHexDigits[value & 0xf];
  return word;
}

/// The whole word as an unsigned integer of the given base; no sign, no space, not empty.
std::optional<std::uint64_t> whole_integer(std::string_view word, int base) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
  if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

std::optional<double> parse_nan(std::string_view word) {
  if (word == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (!word.starts_with(kNanBits) || word.size() != kNanBits.size() + 16) return std::nullopt;
  const auto bits = whole_integer(word.substr(kNanBits.size()), 16);
  if (!bits) return std::nullopt;
  const double value = std::bit_cast<double>(*bits);
  return std::isnan(value) ? std::optional<double>(value) : std::nullopt;
}

}  // namespace

std::string hexfloat(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  if (std::isnan(value)) return bits == default_nan_bits() ? "nan" : std::string(kNanBits) + hex(bits, 16);
  const std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "inf";
  const auto biased = static_cast<int>((bits >> kMantissaBits) & 0x7ff);
  const std::uint64_t mantissa = bits & kMantissaMask;
  // A biased exponent of zero means a subnormal: no leading one, and the exponent of the smallest normal number.
  const int exponent = biased != 0 ? biased - kExponentBias : (mantissa == 0 ? 0 : 1 - kExponentBias);
  std::string digits = std::to_string(std::abs(exponent));
  digits.insert(0, kExponentDigits - digits.size(), '0');
  return sign + (biased != 0 ? "0x1." : "0x0.") + hex(mantissa, kMantissaDigits) + (exponent < 0 ? "p-" : "p+") +
         digits;
}

std::optional<double> parse_hexfloat(std::string_view word) {
  if (word.starts_with("nan")) return parse_nan(word);
  const bool negative = word.starts_with('-');
  if (negative) word.remove_prefix(1);
  if (word == "inf")
    return negative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  if (!word.starts_with("0x0") && !word.starts_with("0x1")) return std::nullopt;
  std::uint64_t mantissa = word[2] == '1' ? std::uint64_t{1} << kMantissaBits : 0;
  word.remove_prefix(3);
  if (word.starts_with('.')) {
    const std::string_view fraction = word.substr(1, word.find('p') - 1);
    const auto value = whole_integer(fraction, 16);
    if (!value || fraction.size() > kMantissaDigits) return std::nullopt;
    mantissa |= *value << (4 * (kMantissaDigits - static_cast<int>(fraction.size())));
    word.remove_prefix(1 + fraction.size());
  }
  if (!word.starts_with('p')) return std::nullopt;
  word.remove_prefix(1);
  const bool shrinks = word.starts_with('-');
  if (shrinks || word.starts_with('+')) word.remove_prefix(1);
  const auto exponent = whole_integer(word, 10);
  if (!exponent || word.size() > kExponentDigits) return std::nullopt;
  const int scale = (shrinks ? -1 : 1) * static_cast<int>(*exponent) - kMantissaBits;
  const double integer = static_cast<double>(mantissa);  // below 2^53: exact
  const double value = std::ldexp(integer, scale);
  if (!std::isfinite(value) || std::ldexp(value, -scale) != integer) return std::nullopt;  // overflowed, or lost digits
  return negative ? -value : value;
}

}  // namespace assay
