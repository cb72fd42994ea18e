// Whole files as text, unpacked where they are packed.
#pragma once
#include <cstddef>
#include <filesystem>
#include <string>

#include "algorithms/model/result.h"
#include "formats/limits.h"

namespace assay {

/// The bytes of a file; those of a gzip or xz file, told by its first bytes, are unpacked, all its members one after
/// the other.
///
/// Error  one sentence "FILE: reason": a file that cannot be opened or read, a directory, a device that is no terminal,
///        a pipe into which nothing is written for ten seconds, more than `most` bytes (told from the
///        length where the system knows it, without reading), packed bytes that end too early, are damaged, unpack to
///        more than `most`, or are followed by something else.
Result<std::string> read_text_file(const std::filesystem::path& path, std::size_t most = kMostBytes);

/// The same for bytes at hand; `name` stands for the file in error sentences.
Result<std::string> unpacked(std::string bytes, std::string_view name, std::size_t most = kMostBytes);

}  // namespace assay
