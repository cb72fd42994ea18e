#include "campaign/naming/suggestions.h"

#include <algorithm>
#include <utility>

namespace assay {
namespace {

constexpr std::size_t kMostSuggestions = 3;
constexpr std::size_t kLongestWord = 256;  // longer ones are nobody's typing error

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Rows of the table by the letters of `a`: the one before the last, the last, this one.
  std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::exchange(last, row);
  }
  return last[b.size()];
}

std::vector<std::string> suggestions(std::string_view word, const std::vector<std::string>& known) {
  if (word.empty() || word.size() > kLongestWord) return {};
  std::vector<std::pair<std::size_t, std::string>> near;
  for (const std::string& one : known) {
    const std::size_t distance = edit_distance(word, one);
    const bool is_part = word.size() >= 3 && one.find(word) != one.npos;
    if (is_part || 3 * distance <= word.size()) near.emplace_back(distance, one);
  }
  std::sort(near.begin(), near.end());
  near.erase(std::unique(near.begin(), near.end()), near.end());
  if (near.size() > kMostSuggestions) near.resize(kMostSuggestions);
  std::vector<std::string> words;
  for (auto& [distance, one] : near) words.push_back(std::move(one));
  return words;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  const std::vector<std::string> near = suggestions(word, known);
  std::string text;
  for (std::size_t i = 0; i < near.size(); ++i)
    text += (i == 0 ? "; did you mean " : i + 1 == near.size() ? " or " : ", ") + near[i];
  return text.empty() ? text : text + "?";
}

}  // namespace assay
