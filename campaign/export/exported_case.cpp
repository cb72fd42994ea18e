#include "campaign/export/exported_case.h"

#include "properties/text/foreign_text.h"

namespace assay {

namespace {

/// In ASCII: some languages end a comment at other characters than the end of the line.
std::string plain(std::string_view text) {
  std::string line = one_line(text);
  std::ranges::replace_if(
      line, [](char c) { return static_cast<unsigned char>(c) >= 0x7f; }, '?');
  return line;
}

}  // namespace

/// In quotes, so that no line ends with a backslash, which would take in the next one.
std::string comment_lines(const ExportedCase& file, std::string_view mark) {
  std::string text;
  for (const auto& [key, value] : file.header)
    text += std::string(mark) + ' ' + plain(key) + ": \"" + plain(value) + "\"\n";
  return text;
}

}  // namespace assay
