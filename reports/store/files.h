// Whole files in, whole files out: a reader never sees half a file, and every failure is one sentence.
#pragma once
#include <filesystem>
#include <functional>
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
/// that write one file take turns. For files whose names a record chose: a link, a device or a pipe is replaced, and
/// nothing is written into it.
Result<Written> replace_file(const std::filesystem::path& path, std::string_view text);

/// The same for a file that a user named; a device or a pipe is written as it is.
Result<Written> write_whole_file(const std::filesystem::path& path, std::string_view text);

/// Takes the next piece of a text.
using PutPiece = std::function<Result<Written>(std::string_view piece)>;

/// replace_file of a text that need not be in memory at once: `produce` hands it over in pieces. Where it ends with
/// an error, `path` has what it had before.
Result<Written> write_pieces(const std::filesystem::path& path,
                             const std::function<Result<Written>(const PutPiece&)>& produce);

/// The sentence of a failed system call: "FILE: cannot DO it: REASON".
Error system_error(const std::filesystem::path& path, std::string_view deed, int error_number);

}  // namespace assay
