#include "engines/host/pipe/command_words.h"

namespace assay {
namespace {

constexpr std::string_view kQuoted = " \t\n\\'\"";  ///< what divides words or quotes: a word with it is quoted

}  // namespace

std::vector<std::string> words_of_command(std::string_view command) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (quote != 0 ? c == quote : c == '\'' || c == '"')
      quote = quote == 0 ? c : '\0';
    else if (c == '\\' && quote != '\'' && i + 1 < command.size())
      words.back() += command[++i];
    else
      words.back() += c;
  }
  return words;
}

std::string command_of_words(const std::vector<std::string>& words) {
  std::string command;
  for (const std::string& word : words) {
    if (!command.empty()) command += ' ';
    if (!word.empty() && word.find_first_of(kQuoted) == word.npos) {
      command += word;
      continue;
    }
    command += '"';
    for (const char c : word) (command += c == '"' || c == '\\' ? "\\" : "") += c;
    command += '"';
  }
  return command;
}

}  // namespace assay
