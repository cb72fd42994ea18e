#include "formats/mps_front.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>

#include "formats/number.h"
#include "formats/text_lines.h"

namespace assay {
namespace {

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  for (auto word = next_word(line); !word.empty(); word = next_word(line)) words.push_back(word);
  return words;
}

Error at_line(std::string_view name, std::size_t line, const std::string& reason) {
  return {std::string(name) + ", line " + std::to_string(line) + ": " + printable(reason)};
}

/// Why the word is a number that the reader would change; empty where it is none or is kept.
std::string changed_number(std::string_view word) {
  const std::string_view digits = word.starts_with('+') ? word.substr(1) : word;
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (end != digits.data() + digits.size()) return {};
  const auto mantissa = digits.substr(0, digits.find_first_of("eE"));
  if (mantissa.find_first_of("123456789") == mantissa.npos) return {};  // 0; also inf and nan, which the reader refuses
  if (error == std::errc::result_out_of_range) {
    // Either end of the range: the sign of the exponent tells which. A number that rounds to 0 becomes 0.
    const bool tiny = digits.find("e-") != digits.npos || digits.find("E-") != digits.npos;
    return tiny ? std::string() : std::string(word) + " is beyond the range of doubles";
  }
  if (value != 0 && std::abs(value) < std::numeric_limits<double>::min())
    return std::string(word) + " is below the least normal double, which the reader would take for 0";
  return {};
}

bool is_section(std::string_view line) { return !line.empty() && line[0] != ' ' && line[0] != '\t' && line[0] != '*'; }

/// Empty, or why the line cannot be text.
std::string not_text(std::string_view line) {
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte >= 0x20 && byte != 0x7f) || c == '\t') continue;
    char words[48];
    std::snprintf(words, sizeof words, "byte 0x%02X is not text", byte);
    return words;
  }
  return {};
}

}  // namespace

Result<MpsFront> front_of_mps(std::string_view text, std::string_view name) {
  if (text.empty()) return Error{std::string(name) + ": the file is empty"};
  MpsFront front;
  front.text.reserve(text.size() + 1);
  bool sense_expected = false, numbers_expected = false;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const auto end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (std::string reason = not_text(line); !reason.empty()) return at_line(name, number, reason);
    const auto words = words_of(line);
    std::string_view sense;
    bool taken = false;  // the line is about OBJSENSE and becomes a comment
    if (is_section(line)) {
      if (sense_expected) return at_line(name, number, "OBJSENSE is not followed by MIN or MAX");
      numbers_expected = words[0] == "COLUMNS" || words[0] == "RHS" || words[0] == "RANGES" || words[0] == "BOUNDS";
      taken = words[0] == "OBJSENSE";
      if (taken && words.size() > 1) sense = words[1];
      sense_expected = taken && words.size() == 1;
    } else if (sense_expected && !words.empty() && line[0] != '*') {
      taken = true;
      sense = words[0];
      sense_expected = false;
    } else if (numbers_expected && !line.starts_with('*')) {
      for (std::size_t k = 1; k < words.size(); ++k)
        if (std::string reason = changed_number(words[k]); !reason.empty()) return at_line(name, number, reason);
    }
    if (!sense.empty()) {
      if (!sense.starts_with("MAX") && !sense.starts_with("MIN"))
        return at_line(name, number, "OBJSENSE is " + std::string(sense) + ", not MIN or MAX");
      front.maximise = sense.starts_with("MAX");
    }
    front.text += taken ? std::string_view("*") : line;
    front.text += '\n';
  }
  return front;
}

}  // namespace assay
