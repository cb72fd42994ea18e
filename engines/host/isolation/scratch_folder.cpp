#include "engines/host/isolation/scratch_folder.h"

#include <cstdlib>
#include <system_error>

namespace assay {

ScratchFolder::~ScratchFolder() { remove(); }

bool ScratchFolder::make() {
  remove();
  std::error_code ignored;
  const std::filesystem::path below = std::filesystem::temp_directory_path(ignored);
  std::string path = ((below.empty() ? "/tmp" : below) / "assay-worker-XXXXXX").string();
  if (mkdtemp(path.data()) == nullptr) return false;
  path_ = std::move(path);
  return true;
}

void ScratchFolder::remove() {
  if (path_.empty()) return;
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
  path_.clear();
}

}  // namespace assay
