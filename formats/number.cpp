#include "formats/number.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "formats/limits.h"

namespace assay {

Result<double> read_number(std::string_view word) {
  std::string_view digits = word;
  const bool negative = digits.starts_with('-');
  if (negative || digits.starts_with('+')) digits.remove_prefix(1);
  const bool hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
  if (hexadecimal) digits.remove_prefix(2);
  // std::from_chars would take a second sign here, and "inf" after 0x.
  const std::string_view may_begin = hexadecimal ? "0123456789abcdefABCDEF." : "0123456789.iInN";
  if (digits.empty() || may_begin.find(digits[0]) == may_begin.npos) return Error{in_quotes(word) + " is not a number"};
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value,
                                            hexadecimal ? std::chars_format::hex : std::chars_format::general);
  if (error == std::errc::invalid_argument || end != digits.data() + digits.size())
    return Error{in_quotes(word) + " is not a number"};
  if (error == std::errc::result_out_of_range) {
    // Either end of the range: what is too small has a nearest double, what is too large has none.
    value = std::strtod(((hexadecimal ? "0x" : "") + std::string(digits)).c_str(), nullptr);
    if (std::isinf(value)) return Error{in_quotes(word) + " is beyond the range of doubles"};
  }
  return negative ? -value : value;
}

std::optional<std::uint64_t> read_count(std::string_view word) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error == std::errc::invalid_argument || end != word.data() + word.size()) return std::nullopt;
  return error == std::errc{} ? value : std::numeric_limits<std::uint64_t>::max();
}

std::string printable(std::string_view text, std::size_t most) {
  std::string words(text.substr(0, most));
  for (char& c : words)
    if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f) c = '?';
  return text.size() > most ? words + "..." : words;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kMost = 40;
  return "'" + printable(text, kMost) + "'";
}

std::string too_many_points(std::uint64_t count) {
  if (count <= kMostPoints) return {};
  return std::to_string(count) + " points are more than the " + std::to_string(kMostPoints) + " that are read";
}

}  // namespace assay
