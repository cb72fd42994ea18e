#include "campaign/naming/engine_files.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

#include "engines/host/pipe/command_words.h"

namespace assay {

EngineFiles engine_files(const std::vector<std::string>& directories) {
  std::set<std::string> objects, scripts;
  for (const std::string& directory : directories) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(directory, ignored)) {
      const std::string path = std::filesystem::absolute(entry.path()).lexically_normal().string();
      if (entry.path().extension() == ".so") objects.insert(path);
      if (entry.path().extension() == ".mjs") scripts.insert(path);
    }
  }
  return {{objects.begin(), objects.end()}, {scripts.begin(), scripts.end()}};
}

std::string command_of_script(const std::string& script) { return command_of_words({std::string(kNode), script}); }

std::string first_part_of_script(std::string_view script) { return std::filesystem::path(script).stem().string(); }

bool may_choose(std::string_view pattern, std::string_view first_part) {
  const std::string_view plain = pattern.substr(0, pattern.find_first_of("*?[\\"));
  const std::string begin = std::string(first_part) + '/';
  const std::size_t both = std::min(plain.size(), begin.size());
  return plain.substr(0, both) == std::string_view(begin).substr(0, both) &&
         (plain.size() < pattern.size() || plain.size() > begin.size());
}

bool is_on_path(std::string_view program) {
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
