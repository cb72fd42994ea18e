#include "reports/store/disk/program_place.h"

#include <cerrno>

#include "properties/text/shell_word.h"

namespace assay {
namespace {

constexpr const char* kProgram = "assay";  // tests are other programs, and print its name

}  // namespace

std::filesystem::path installed_or(std::string_view below_prefix, std::string_view in_build_tree) {
  std::error_code unknown;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  const std::filesystem::path installed = program.parent_path().parent_path() / below_prefix;
  if (!unknown && std::filesystem::is_directory(installed, unknown)) return installed;
  return in_build_tree;
}

std::string program_word() {
  const std::filesystem::path called = program_invocation_name;
  return called.filename() == kProgram ? shell_word(called.string()) : kProgram;
}

}  // namespace assay
