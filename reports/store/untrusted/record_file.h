// The bytes and lines of a file that somebody else may have made.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/files.h"

namespace assay {

/// The whole file.
///
/// Error  absent, unreadable, more than `most` bytes, or no file: a directory, a device and a pipe are not waited for.
Result<std::string> read_record_file(const std::filesystem::path& path, std::size_t most);

/// What to do with a last line that has no newline: a killed run leaves one.
enum class LastLine : std::uint8_t { kSkipTorn, kTake };

/// Hands each line to `read`, which returns why it is refused, or nothing. An absent file has no lines. Memory: the
/// longest line.
///
/// Error  as above; "FILE, line N: REASON" for a line that is refused or longer than kMostLineBytes; more than
///        kMostRecords.
Result<Written> each_line(const std::filesystem::path& path, LastLine last,
                          const std::function<std::string(std::string_view line)>& read);

}  // namespace assay
