#include "fuzz/files/mutate.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::fuzz_files {
namespace {

constexpr std::size_t kMostGrowth = std::size_t{1} << 16;

// Ends of the integers and of the doubles, counts that nothing can hold, and signs where none belongs.
constexpr std::array<std::string_view, 26> kNumbers = {"0",
                                                       "-1",
                                                       "1",
                                                       "2147483648",
                                                       "4294967295",
                                                       "4294967296",
                                                       "-2147483648",
                                                       "9007199254740993",
                                                       "9223372036854775807",
                                                       "9223372036854775808",
                                                       "18446744073709551615",
                                                       "18446744073709551616",
                                                       "1000000000",
                                                       "1e999",
                                                       "-1e-999",
                                                       "nan",
                                                       "inf",
                                                       "-inf",
                                                       "0x1p+1023",
                                                       "0x1.fffffffffffffp+1023",
                                                       "0x0.0000000000001p-1022",
                                                       "0x",
                                                       "1e",
                                                       "--1",
                                                       "0.5",
                                                       "999999999999999999999999999999"};

// Text that somebody could wish to have obeyed: as a path, as markup, as a statement, by a terminal, by a reader's eye.
constexpr std::array<std::string_view, 22> kWords = {"../../../x",
                                                     "/etc/passwd",
                                                     "..",
                                                     "",
                                                     "</script><script>alert(1)</script>",
                                                     "]]>",
                                                     "<!--",
                                                     "'; DROP TABLE findings; --",
                                                     "\x1b[2J\x1b]0;x\x07",
                                                     "\\u001b[31m",
                                                     "\\u202e",
                                                     "\xE2\x80\xAE",
                                                     "\xFF\xFE",
                                                     "\\u0000",
                                                     "\xC0\xAF",
                                                     "| a | b |",
                                                     "```",
                                                     "\\n",
                                                     "\"",
                                                     "{}",
                                                     "[]",
                                                     "null"};

bool is_of_number(char c) {
  return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'x' || c == 'p' || c == 'e';
}

std::size_t place_in(const std::string& text, Dice& dice) { return dice.below(text.size() + 1); }

/// A piece of the text, short as a rule.
std::string piece_of(const std::string& text, Dice& dice) {
  const std::size_t at = place_in(text, dice);
  return text.substr(at, 1 + dice.below(dice.below(4) == 0 ? 512 : 16));
}

/// The number around a place that is drawn becomes another one; a word between quotes likewise.
void replace_token(std::string& text, Dice& dice) {
  const std::size_t from = place_in(text, dice);
  if (dice.below(2) == 0) {
    const std::size_t begin = std::min(text.find_first_of("0123456789", from), text.size());
    std::size_t end = begin;
    while (end < text.size() && is_of_number(text[end])) ++end;
    text.replace(begin, end - begin, kNumbers[dice.below(kNumbers.size())]);
    return;
  }
  const std::size_t quote = text.find('"', from);
  if (quote == std::string::npos) return;
  const std::size_t end = std::min(text.find('"', quote + 1), text.size());
  text.replace(quote + 1, end - quote - 1, kWords[dice.below(kWords.size())]);
}

/// A line goes to another place, is given twice, or a thousand times.
void move_line(std::string& text, Dice& dice) {
  const std::size_t begin = text.rfind('\n', place_in(text, dice));
  const std::size_t from = begin == std::string::npos ? 0 : begin + 1;
  const std::size_t end = std::min(text.find('\n', from), text.size() - std::min<std::size_t>(1, text.size()));
  const std::string line = text.substr(from, end + 1 - from);
  const std::size_t times = dice.below(16) == 0 ? 1000 : 1 + dice.below(2);
  if (line.size() * times > kMostGrowth) return;
  const std::size_t other = text.find('\n', place_in(text, dice));
  const std::size_t to = other == std::string::npos ? text.size() : other + 1;
  std::string lines;
  for (std::size_t i = 0; i < times; ++i) lines += line;
  text.insert(std::min(to, text.size()), lines);
  if (dice.below(2) == 0) text.erase(std::min(from, text.size()), line.size());
}

void change(std::string& text, std::span<const std::string> seeds, Dice& dice) {
  const std::size_t at = place_in(text, dice);
  switch (dice.below(12)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << dice.below(8)));
      break;
    case 1:
      if (at < text.size()) text[at] = static_cast<char>(dice.below(256));
      break;
    case 2: text.insert(at, 1 + dice.below(4), static_cast<char>(dice.below(256))); break;
    case 3: text.erase(at, 1 + dice.below(dice.below(4) == 0 ? 512 : 8)); break;
    case 4: text.insert(at, piece_of(text, dice)); break;
    case 5: text.insert(at, piece_of(seeds[dice.below(seeds.size())], dice)); break;
    case 6:
      if (dice.below(4) == 0) text.resize(at);
      break;
    case 7: text.insert(at, kWords[dice.below(kWords.size())]); break;
    case 8: move_line(text, dice); break;
    case 9:
      if (dice.below(8) == 0) text.insert(at, 1 + dice.below(kMostGrowth / 2), "[{( 0\n"[dice.below(6)]);
      break;
    default: replace_token(text, dice); break;
  }
}

}  // namespace

std::string mutant(std::span<const std::string> seeds, Dice& dice) {
  std::string text = seeds[dice.below(seeds.size())];
  const std::size_t most = text.size() + kMostGrowth;
  for (std::size_t changes = 1 + dice.below(dice.below(2) == 0 ? 1 : 8); changes > 0; --changes)
    change(text, seeds, dice);
  if (text.size() > most) text.resize(most);
  return text;
}

}  // namespace assay::fuzz_files
