#include "properties/text/foreign_text.h"

#include <array>
#include <cstdint>
#include <utility>

namespace assay {
namespace {

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool is_line_end_or_tab(char c) { return c == '\n' || c == '\r' || c == '\t'; }

/// Control characters of ISO 6429, separators of lines, marks of direction (Unicode, UAX #9), surrogates and the two
/// that are no characters.
bool is_plain(std::uint32_t code) {
  constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 10> kNotPlain = {{{0x0000, 0x001F},
                                                                                  {0x007F, 0x009F},
                                                                                  {0x061C, 0x061C},
                                                                                  {0x200E, 0x200F},
                                                                                  {0x2028, 0x202E},
                                                                                  {0x2066, 0x2069},
                                                                                  {0xD800, 0xDFFF},
                                                                                  {0xFEFF, 0xFEFF},
                                                                                  {0xFFFE, 0xFFFF},
                                                                                  {0x110000, 0xFFFFFFFF}}};
  for (const auto& [first, last] : kNotPlain)
    if (first <= code && code <= last) return false;
  return true;
}

}  // namespace

bool is_name(std::string_view text) {
  if (text.empty() || text.size() > kMostNameBytes) return false;
  bool begins = true;  // a part
  for (const char c : text) {
    const bool joins = c == '/' || c == '+' || c == '.' || c == '@' || c == '-';
    if (begins ? !is_letter_or_digit(c) : !is_letter_or_digit(c) && !joins) return false;
    begins = c == '/';
  }
  return !begins;
}

bool is_label(std::string_view text) {
  return !text.empty() && text.size() <= kMostLabelBytes && one_line(text) == text;
}

std::size_t plain_character(std::string_view text) {
  if (text.empty()) return 0;
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80) return is_plain(lead) || is_line_end_or_tab(text.front()) ? 1 : 0;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
  std::uint32_t code = lead & (0xFFU >> (length + 1));
  for (const char c : text.substr(1, length - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0) != 0x80) return 0;
    code = code << 6 | (byte & 0x3FU);
  }
  constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};  // less is written in fewer bytes
  return code >= kLeast[length] && is_plain(code) ? length : 0;
}

std::string one_line(std::string_view text) {
  std::string line;
  line.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = plain_character(text);
    if (length == 0)
      line += '?';
    else if (is_line_end_or_tab(text.front()))
      line += ' ';
    else
      line += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return line;
}

}  // namespace assay
