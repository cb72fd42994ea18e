#include "reports/store/disk/file_batch.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "reports/store/disk/own_file.h"
#include "reports/store/disk/put.h"

namespace assay::store_detail {

Result<Written> FileBatch::add(const std::string& name, std::string_view text) {
  const std::filesystem::path path = folder_ / name;
  if (has_text(path, text)) return Written{};
  const std::string part = path.string() + ".part";
  Result<Descriptor> file = open_part(part);
  if (!file) return Error{file.error()};
  if (const int reason = put_all(file->number(), text); reason != 0) {
    ::unlink(part.c_str());
    return system_error(path, "write", reason);
  }
  last_ = *std::move(file);
  names_.push_back(name);
  return Written{};
}

Result<Written> FileBatch::commit() {
  if (names_.empty()) return Written{};
  if (::syncfs(last_.number()) != 0) return system_error(folder_, "write", errno);
  for (const std::string& name : names_) {
    const std::filesystem::path path = folder_ / name;
    if (std::rename((path.string() + ".part").c_str(), path.c_str()) != 0) return system_error(path, "replace", errno);
  }
  names_.clear();
  if (const int reason = sync_directory(folder_); reason != 0) return system_error(folder_, "write", reason);
  return Written{};
}

}  // namespace assay::store_detail
