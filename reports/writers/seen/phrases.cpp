#include "reports/writers/seen/phrases.h"

#include <fmt/format.h>

#include <cmath>

namespace assay {

std::string figure_of(double value, int digits) {
  if (std::isnan(value)) return "not a number";
  if (std::isinf(value)) return value > 0 ? "infinity" : "minus infinity";
  if (value == 0) return "0";
  const double size = std::abs(value);
  const bool few = digits <= kFewDigits;
  if (few && size >= 1000 && size < 1e6) return fmt::format("{:.0f}", value);
  if (size >= 1e-3 && size < (few ? 1000 : 1e6)) return fmt::format("{:.{}g}", value, digits);
  const std::string text = fmt::format("{:.{}e}", value, few ? 1 : digits - 1);
  const std::size_t e = text.find('e');
  return text.substr(0, e + 1) + std::to_string(std::stoi(text.substr(e + 1)));
}

int digits_apart(double a, double b) {
  constexpr int kAll = 17;
  for (int digits = kFewDigits; digits <= kAll; ++digits)
    if (figure_of(a, digits) != figure_of(b, digits)) return digits;
  return kFewDigits;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string plural_of(const std::string& one) {
  std::string noun = one.substr(one.find(' ') + 1), rest;
  if (const std::size_t of = noun.find(' '); of != noun.npos) {
    rest = noun.substr(of);
    noun.resize(of);
  }
  const char last = noun.back();
  if (last == 'y') return noun.substr(0, noun.size() - 1) + "ies" + rest;
  return noun + (last == 'x' ? "es" : "s") + rest;
}

std::string pair_of_words(const std::string& a, const std::string& b) {
  return a == b ? "two " + plural_of(a) : a + " and " + b;
}

}  // namespace assay
