// What kinds of files are read, and which one a file is of.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

enum class FileKind : std::uint8_t { kCase, kMps, kOff, kObj, kJson, kPoints };

/// By the ending of the name, in capitals or not, before .gz or .xz; nothing where the ending tells none.
std::optional<FileKind> kind_by_name(std::string_view path);

/// By how the text begins.
std::optional<FileKind> kind_by_content(std::string_view text);

/// The kinds with their endings, in words: "case files (.case), MPS (.mps), ...".
std::string kinds_in_words();

}  // namespace assay
