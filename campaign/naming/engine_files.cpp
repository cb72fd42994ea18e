#include "campaign/naming/engine_files.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

#include "engines/host/pipe/command_words.h"

namespace assay {
namespace {

/// Null for what is no script.
const Interpreter* interpreter_of(const std::filesystem::path& file) {
  const auto* found = std::ranges::find(kInterpreters, file.extension().string(), &Interpreter::ending);
  return found == std::end(kInterpreters) ? nullptr : found;
}

}  // namespace

EngineFiles engine_files(const std::vector<std::string>& directories) {
  std::set<std::string> objects, scripts;
  for (const std::string& directory : directories) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(directory, ignored)) {
      const std::string path = std::filesystem::absolute(entry.path()).lexically_normal().string();
      if (entry.path().extension() == ".so") objects.insert(path);
      if (interpreter_of(entry.path()) != nullptr) scripts.insert(path);
    }
  }
  return {{objects.begin(), objects.end()}, {scripts.begin(), scripts.end()}};
}

std::string command_of_script(const std::string& script) {
  return command_of_words({std::string(interpreter_of(script)->program), script});
}

Startable startable(const std::vector<std::string>& scripts) {
  Startable found;
  for (const Interpreter& interpreter : kInterpreters) {
    const bool can_run = is_on_path(interpreter.program);
    std::vector<std::string> absent;
    for (const std::string& script : scripts) {
      if (interpreter_of(script) != &interpreter) continue;
      if (can_run)
        found.commands.push_back(command_of_script(script));
      else
        absent.push_back(first_part_of_script(script) + "/*");
    }
    if (!absent.empty())
      found.left_out.push_back(fmt::format("{} left out: the program {} that runs them is not on the PATH",
                                           fmt::join(absent, " "), interpreter.program));
  }
  return found;
}

std::string first_part_of_script(std::string_view script) { return std::filesystem::path(script).stem().string(); }

bool may_choose(std::string_view pattern, std::string_view first_part) {
  const std::string_view plain = pattern.substr(0, pattern.find_first_of("*?[\\"));
  const std::string begin = std::string(first_part) + '/';
  const std::size_t both = std::min(plain.size(), begin.size());
  return plain.substr(0, both) == std::string_view(begin).substr(0, both) &&
         (plain.size() < pattern.size() || plain.size() > begin.size());
}

bool is_on_path(std::string_view program) {
  if (program.find('/') != std::string_view::npos) return access(std::string(program).c_str(), X_OK) == 0;
  const char* path = std::getenv("PATH");
  std::istringstream list(path == nullptr ? "" : path);
  for (std::string directory; std::getline(list, directory, ':');) {
    const std::filesystem::path file = std::filesystem::path(directory.empty() ? "." : directory) / program;
    std::error_code unknown;
    if (std::filesystem::is_regular_file(file, unknown) && access(file.c_str(), X_OK) == 0) return true;
  }
  return false;
}

}  // namespace assay
