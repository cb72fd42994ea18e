// The lines and words of a case file, with the place of the first complaint.
#pragma once
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "properties/text/hexfloat.h"

namespace assay {

inline constexpr std::string_view kFirstLine = "assay-case 1", kLastLine = "end";

/// Whether the text begins as every case file of this version does.
inline bool begins_as_case(std::string_view text) { return text.starts_with(kFirstLine); }

/// Reads the text line by line and keeps the first complaint; whoever reads on stops as soon as there is one.
class CaseReader {
 public:
  CaseReader(std::string_view text, std::string_view name) : rest_(text), name_(name) {}

  bool failed() const { return !complaint_.empty(); }
  Error error() const { return {complaint_}; }
  bool complain(std::string_view field, std::string_view reason) {
    if (!failed()) {
      complaint_ = std::string(name_) + ", line " + std::to_string(line_number_) + ": " + std::string(field) + ": " +
                   std::string(reason);
    }
    return false;
  }

  /// The next line without its end; false, with a complaint, where the text is over.
  bool next_line(std::string_view field, std::string_view& line) {
    if (failed()) return false;
    if (rest_.empty()) return complain(field, "the text ends too early");
    const std::size_t end = rest_.find('\n');
    line = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    ++line_number_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return true;
  }

  /// The value of the next line, which must be "key: value".
  bool value_of(std::string_view key, std::string_view& value) {
    std::string_view line;
    if (!next_line(key, line)) return false;
    if (!line.starts_with(key) || !line.substr(key.size()).starts_with(':')) {
      return complain(key, "expected \"" + std::string(key) + ": ...\", found \"" + shortened(line) + '"');
    }
    value = line.substr(key.size() + 1);
    return true;
  }

  /// Exactly `count` numbers, appended to `values`. Counted before anything is stored.
  bool numbers(std::string_view field, std::string_view line, std::size_t count, std::vector<double>& values) {
    std::size_t words = 0;
    for (std::string_view rest = line; !next_word(rest).empty();) ++words;
    if (words != count) {
      return complain(field, "expected " + std::to_string(count) + " numbers, found " + std::to_string(words));
    }
    while (count-- > 0) {
      const std::string_view word = next_word(line);
      const auto value = parse_hexfloat(word);
      if (!value) return complain(field, '"' + shortened(word) + "\" is not a double in hexadecimal such as 0x1.8p+1");
      values.push_back(*value);
    }
    return true;
  }

  /// An integer of 32 bits no larger than the text is long: whatever is counted takes at least a character each.
  bool count(std::string_view field, std::string_view word, std::uint32_t& value) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (word.empty() || error == std::errc::invalid_argument || end != word.data() + word.size()) {
      return complain(field, '"' + shortened(word) + "\" is not a count");
    }
    if (error != std::errc{} || value > length_) {
      return complain(field, "a count of " + shortened(word) + " is more than the text can hold");
    }
    return true;
  }

  /// "count x count".
  bool extent(std::string_view field, std::string_view line, std::uint32_t& rows, std::uint32_t& columns) {
    const std::string_view first = next_word(line), times = next_word(line), second = next_word(line);
    if (times != "x" || !next_word(line).empty()) return complain(field, "expected two counts such as \"4 x 3\"");
    return count(field, first, rows) && count(field, second, columns);
  }

  /// Nothing but empty lines is left.
  bool at_end() {
    std::string_view line;
    while (!rest_.empty() && next_line("end", line)) {
      if (!line.empty()) return complain("end", "unexpected text after the end: \"" + shortened(line) + '"');
    }
    return !failed();
  }

  static std::string_view next_word(std::string_view& line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t end = std::min(line.find_first_of(" \t", begin), line.size());
    const std::string_view word = line.substr(begin, end - begin);
    line.remove_prefix(end);
    return word;
  }

  /// What a sentence may quote: the printable start of foreign text.
  static std::string shortened(std::string_view text) {
    constexpr std::size_t kQuoted = 40;
    std::string quote(text.substr(0, kQuoted));
    for (char& c : quote) {
      if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f) c = '?';
    }
    return text.size() > kQuoted ? quote + "..." : quote;
  }

 private:
  std::string_view rest_, name_;
  std::size_t length_ = rest_.size();
  std::size_t line_number_ = 0;
  std::string complaint_;
};

}  // namespace assay
