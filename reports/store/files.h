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

/// Writes to a temporary name beside `path`, then renames: afterwards `path` has all of `text` or what it had before.
Result<Written> write_whole_file(const std::filesystem::path& path, std::string_view text);

/// The temporary name of this process beside `path`.
std::filesystem::path part_of(const std::filesystem::path& path);

/// The sentence of a failed system call: "FILE: cannot DO it: REASON".
Error system_error(const std::filesystem::path& path, std::string_view deed, int error_number);

}  // namespace assay
