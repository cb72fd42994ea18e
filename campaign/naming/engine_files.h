// The files that the program finds engines in by itself.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// What the engine directories hold.
struct EngineFiles {
  std::vector<std::string> objects;  ///< paths of shared objects, sorted
  std::vector<std::string> scripts;  ///< paths of scripts that Node runs as commands (docs/pipe-protocol.md), sorted
};

/// `directories` may be absent. Paths are absolute and keep links.
EngineFiles engine_files(const std::vector<std::string>& directories);

/// What runs scripts, as a shell finds it.
inline constexpr std::string_view kNode = "node";

/// The command that runs a script.
std::string command_of_script(const std::string& script);

/// Engines of a script are called by its file's name without the ending, a slash and more: nothing else is asked of it
/// unless one of them may be chosen, since asking starts Node.
std::string first_part_of_script(std::string_view script);

/// Whether a name or pattern (fnmatch) may choose a name that begins with `first_part` and a slash.
bool may_choose(std::string_view pattern, std::string_view first_part);

/// Whether a program of this name would be started by a shell.
bool is_on_path(std::string_view program);

}  // namespace assay
