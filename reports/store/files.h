// Whole files in, whole files out: a reader never sees half a file, and every failure is one sentence.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

/// Where a campaign directory keeps what studies found.
inline constexpr const char* kStudiesFolder = "studies";

/// What a successful write returns.
struct Written {};

Result<std::string> read_whole_file(const std::filesystem::path& path);

/// Afterwards `path` has all of `text`, on the disk, or what it had before: the text is written to `path`.part, synced
/// and renamed. A process that is killed leaves the part behind; the next write of `path` uses it again. Two processes
/// that write one file take turns. A device or a pipe is written as it is.
Result<Written> write_whole_file(const std::filesystem::path& path, std::string_view text);

/// The sentence of a failed system call: "FILE: cannot DO it: REASON".
Error system_error(const std::filesystem::path& path, std::string_view deed, int error_number);

}  // namespace assay
