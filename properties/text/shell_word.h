// Text as a shell reads it back.
#pragma once
#include <string>
#include <string_view>

namespace assay {

/// In single quotes, which nothing in it ends.
inline std::string in_single_quotes(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + '\'';
}

/// A word as it is where every byte stands for itself, and in quotes elsewhere.
inline std::string shell_word(std::string_view text) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+@,:=";
  const bool is_plain = !text.empty() && text.find_first_not_of(kPlain) == text.npos;
  return is_plain ? std::string(text) : in_single_quotes(text);
}

}  // namespace assay
