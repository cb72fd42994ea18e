#include "reports/writers/seen/phrases.h"

#include <fmt/format.h>

#include <cmath>

#include "oracles/exact/square_root.h"

namespace assay {

std::string figure_of(double value) {
  if (std::isnan(value)) return "not a number";
  if (std::isinf(value)) return value > 0 ? "infinity" : "minus infinity";
  if (value == 0) return "0";
  const double size = std::abs(value);
  if (size >= 1000 && size < 1e6) return fmt::format("{:.0f}", value);
  if (size >= 1e-3 && size < 1000) return fmt::format("{:.3g}", value);
  const std::string text = fmt::format("{:.1e}", value);
  const std::size_t e = text.find('e');
  return text.substr(0, e + 1) + std::to_string(std::stoi(text.substr(e + 1)));
}

std::string figure_of_root(const Rational& square) {
  const double root = square_root(square);
  return figure_of(root);
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
