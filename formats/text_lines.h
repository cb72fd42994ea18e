// The lines of a foreign text that say something, one after the other, and the place for complaints.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

inline constexpr std::string_view kBlanks = " \t";

/// The first word of the line, which loses it; empty where there is none.
inline std::string_view next_word(std::string_view& line, std::string_view separators = kBlanks) {
  const auto begin = std::min(line.find_first_not_of(separators), line.size());
  const auto end = std::min(line.find_first_of(separators, begin), line.size());
  const std::string_view word = line.substr(begin, end - begin);
  line.remove_prefix(end);
  return word;
}

/// Lines without their ends, without a comment (a '#' at the beginning or after a blank, and what follows it), and
/// without those that are blank then.
class TextLines {
 public:
  /// `name` stands for the file in error sentences, `kind` for what it was taken for.
  TextLines(std::string_view text, std::string_view name, std::string_view kind)
      : rest_(text), name_(name), kind_(kind) {}

  bool next(std::string_view& line) {
    while (!rest_.empty()) {
      const auto end = std::min(rest_.find('\n'), rest_.size());
      line = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++number_;
      if (line.ends_with('\r')) line.remove_suffix(1);
      line = line.substr(0, comment_of(line));
      if (line.find_first_not_of(kBlanks) != line.npos) return true;
    }
    return false;
  }

  std::size_t number() const { return number_; }
  Error at_line(const std::string& reason) const { return at_line(number_, reason); }
  Error at_line(std::size_t line, const std::string& reason) const {
    return {std::string(name_) + ", line " + std::to_string(line) + ": " + reason + " (read as " + std::string(kind_) +
            ")"};
  }
  Error about(const std::string& reason) const {
    return {std::string(name_) + ": " + reason + " (read as " + std::string(kind_) + ")"};
  }

 private:
  static std::size_t comment_of(std::string_view line) {
    auto at = line.find('#');
    while (at != line.npos && at > 0 && kBlanks.find(line[at - 1]) == kBlanks.npos) at = line.find('#', at + 1);
    return at;
  }

  std::string_view rest_, name_, kind_;
  std::size_t number_ = 0;
};

}  // namespace assay
