// A cell of a table in a document that a study writes.
#pragma once
#include <string>
#include <string_view>

namespace assay {

/// The text as a cell of a Markdown table holds it: what would end the cell or the line, or begin markup outside of
/// code, is escaped; code in backquotes stays code.
inline std::string document_cell(std::string_view text) {
  std::string words;
  bool is_code = false;
  for (const char c : text) {
    is_code ^= c == '`';
    if (c == '|' || (!is_code && (c == '<' || c == '*' || c == '_'))) words += '\\';
    words += c == '\n' ? ' ' : c;
  }
  return words;
}

}  // namespace assay
