// The files that the program finds engines in by itself.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// What the engine directories hold.
struct EngineFiles {
  std::vector<std::string> objects;  ///< paths of shared objects, sorted
  std::vector<std::string> scripts;  ///< paths of scripts that run as commands (docs/pipe-protocol.md), sorted
};

/// `directories` may be absent. Paths are absolute and keep links.
EngineFiles engine_files(const std::vector<std::string>& directories);

/// What runs scripts of one ending, as a shell finds it.
struct Interpreter {
  std::string_view ending, program;
};
/// Debian's Python by its path: packages such as python3-scipy are its own, and no other Python's on the PATH.
inline constexpr Interpreter kInterpreters[] = {{".mjs", "node"}, {".py", "/usr/bin/python3"}};

/// The command that runs a script.
std::string command_of_script(const std::string& script);

/// Scripts as commands, those left out whose interpreter is absent, with a clause for each interpreter.
struct Startable {
  std::vector<std::string> commands, left_out;
};
Startable startable(const std::vector<std::string>& scripts);

/// Engines of a script are called by its file's name without the ending, a slash and more: nothing else is asked of it
/// unless one of them may be chosen, since asking starts an interpreter.
std::string first_part_of_script(std::string_view script);

/// Whether a name or pattern (fnmatch) may choose a name that begins with `first_part` and a slash.
bool may_choose(std::string_view pattern, std::string_view first_part);

/// Whether a program of this name would be started by a shell.
bool is_on_path(std::string_view program);

}  // namespace assay
