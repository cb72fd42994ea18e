#include "reports/store/disk/program_place.h"

namespace assay {

std::filesystem::path installed_or(std::string_view below_prefix, std::string_view in_build_tree) {
  std::error_code unknown;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  const std::filesystem::path installed = program.parent_path().parent_path() / below_prefix;
  if (!unknown && std::filesystem::is_directory(installed, unknown)) return installed;
  return in_build_tree;
}

}  // namespace assay
