#include "selftest/selftest.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
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
  const char* sign = bits >> 63 != 0 ? "-" : "";
  auto mantissa = bits & ((std::uint64_t{1} << 52) - 1);
  auto exponent = static_cast<int>(bits >> 52 & 0x7ff);
  if (exponent == 0x7ff) return mantissa != 0 ? "nan" : fmt::format("{}inf", sign);
  if (exponent == 0)
    exponent = 1;
  else
    mantissa |= std::uint64_t{1} << 52;
  if (mantissa == 0) return "0";
  exponent -= 1075;
  const int zeros = std::countr_zero(mantissa);
  mantissa >>= zeros, exponent += zeros;
  if (exponent >= 0 && exponent < std::countl_zero(mantissa) - 10)
    return fmt::format("{}{}", sign, mantissa << exponent);
  return fmt::format("{}{}*2^{}", sign, mantissa, exponent);
}

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

Got answer_to(const Vector& asked) {
  try {
    return asked.ask(asked);
  } catch (const std::exception& thrown) {
    return {fmt::format("an exception, {}", thrown.what()), false};
  }
}

std::string sentence(const Vector& asked, const Got& answer, std::string_view flags) {
  return fmt::format(
      "selftest {}: expected {}, got {}: this build ({}) computes wrongly; no verdict of it is worth anything",
      asked.name, asked.expected, answer.words, flags);
}

std::string defect_of(std::span<const Vector> asked, std::string_view flags) {
  for (const Vector& vector : asked)
    if (const Got answer = answer_to(vector); !answer.is_true) return sentence(vector, answer, flags);
  return {};
}

}  // namespace assay::selftest
