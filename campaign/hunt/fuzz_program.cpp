#include "campaign/hunt/fuzz_program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <sstream>

#include "reports/store/files.h"

namespace assay {
namespace {

constexpr const char* kList = "fuzz_targets.txt";
constexpr int kSignalled = 128;

/// The lines of pointers that a new program gets.
std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

/// This process's environment with some variables set.
std::vector<std::string> environment_with(const std::map<std::string, std::string>& set) {
  std::vector<std::string> words;
  for (char** at = environ; *at != nullptr; ++at) {
    const std::string word = *at;
    if (!set.contains(word.substr(0, word.find('=')))) words.push_back(word);
  }
  for (const auto& [name, value] : set) words.push_back(name + "=" + value);
  return words;
}

}  // namespace

Result<FuzzProgram> find_fuzz_program(const std::filesystem::path& build, const std::string& engine) {
  const std::filesystem::path list = build / kList;
  const auto text = read_whole_file(list);
  if (!text) return Error{text.error() + "; `cmake --preset fuzz` writes it"};
  std::istringstream lines(*text);
  for (std::string name, listed; lines >> name >> listed;) {
    if (listed != engine) continue;
    const std::filesystem::path path = std::filesystem::absolute(build / "bin" / name);
    if (::access(path.c_str(), X_OK) != 0)
      return Error{path.string() + ": not built; `cmake --build " + build.string() + " --target " + name +
                   "` builds it"};
    return FuzzProgram{name, path};
  }
  return Error{list.string() + ": has no engine " + engine};
}

Result<int> run_fuzz_program(const FuzzProgram& program, const FuzzRun& run) {
  std::vector<std::string> words = {program.path.string()};
  words.insert(words.end(), run.arguments.begin(), run.arguments.end());
  std::vector<std::string> variables = environment_with(run.environment);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, run.log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  pid_t child = 0;
  const int error =
      ::posix_spawn(&child, program.path.c_str(), &files, nullptr, pointers(words).data(), pointers(variables).data());
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) return system_error(program.path, "start", error);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return system_error(program.path, "wait for", errno);
  }
  return WIFSIGNALED(status) ? kSignalled + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace assay
