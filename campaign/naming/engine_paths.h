// Words of the command line that are paths of shared objects or commands, and the paths that a campaign remembers.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

/// Whether a selector is a path and no name or pattern: it begins with "/", "./", "../" or "~/", or its last part is a
/// file name of a shared object, "libhull.so" or "libhull.so.1.2".
bool is_engine_path(std::string_view selector);

/// Whether a selector is a command that speaks docs/pipe-protocol.md: it has a blank, and no file is called so.
bool is_engine_command(std::string_view selector);

/// The command with each word that names a file made absolute, so that it is understood elsewhere; its first word only
/// where it has a slash, since others are looked for along PATH.
std::string absolute_command(std::string_view command);

/// The file that a command is about: the last of its words that is one; empty where none is.
std::string file_of_command(std::string_view command);

/// Where the header of a case that is no finding has the path or the command that its engine was given by.
inline constexpr const char* kGivenInHeader = "given";

/// A selector that is a path or a command as it is understood elsewhere (absolute_command); links are kept.
std::string absolute_selector(std::string_view selector);

/// Whether a selector is a path or a command, and no name or pattern.
inline bool is_from_outside(std::string_view selector) {
  return is_engine_path(selector) || is_engine_command(selector);
}

/// Why the file is no shared object, in words that follow its path: no such file, a folder, a source file, an object
/// file that is not linked yet, an archive, a program. Empty where it may be one.
std::string why_no_shared_object(const std::string& path);

/// The path that the engine of a finding was given by, if the case file lies in the folder `findings` of a campaign
/// that remembers it. Where runs into one campaign gave several paths, the first that is there.
///
/// Error  the campaign's provenance cannot be read.
Result<std::optional<std::string>> recorded_engine_path(const std::string& case_file, std::string_view engine);

}  // namespace assay
