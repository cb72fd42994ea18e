#include "selftest/selftest.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <exception>

namespace assay::selftest {

Groups numbers_of(std::string_view input) {
  Groups groups(1);
  const std::string words(input);
  for (const char* at = words.c_str(); *at != 0;) {
    char* end = nullptr;
    const double number = std::strtod(at, &end);
    if (end != at) {
      groups.back().push_back(number);
      at = end;
    } else if (*at++ == ';') {
      groups.emplace_back();
    }
  }
  return groups;
}

/// By bits: no arithmetic of doubles is trusted here.
std::string text(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
  std::uint64_t mantissa = bits << 12 >> 12;
  const char* sign = bits >> 63 != 0 ? "-" : "";
  if (exponent == 0x7ff) return mantissa != 0 ? "nan" : fmt::format("{}inf", sign);
  if (exponent != 0) mantissa |= std::uint64_t{1} << 52;
  if (mantissa == 0) return "0";
  const int zeros = std::countr_zero(mantissa), unit = std::max(exponent, 1) - 1075 + zeros;
  mantissa >>= zeros;
  if (unit >= 0 && unit + std::bit_width(mantissa) <= 53) return fmt::format("{}{}", sign, mantissa << unit);
  return fmt::format("{}{}*2^{}", sign, mantissa, unit);
}

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

std::string defect_of(std::span<const Vector> asked, std::string_view flags, void (*see)(const Vector&, const Got&)) {
  for (const Vector& vector : asked) {
    Got answer;
    try {
      answer = vector.ask(vector);
    } catch (const std::exception& thrown) {
      answer = {fmt::format("an exception, {}", thrown.what()), false};
    }
    if (see != nullptr) see(vector, answer);
    if (!answer.is_true)
      return fmt::format(
          "selftest {}: expected {}, got {}: this build ({}) computes wrongly; no verdict of it is worth anything",
          vector.name, vector.expected, answer.words, flags);
  }
  return {};
}

}  // namespace assay::selftest
