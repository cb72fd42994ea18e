// One writer a directory.
#pragma once
#include <filesystem>

#include "reports/store/disk/descriptor.h"
#include "reports/store/files.h"

namespace assay::store_detail {

/// The lock is the kernel's and gone with its process, however that ends; the file stays and is no obstacle. Its text
/// says who wrote here last, for people: nothing is decided by it.
class DirectoryLock {
 public:
  /// Error   another process holds it: the sentence says which, on which host; the disk's.
  Result<Written> take(const std::filesystem::path& directory);

 private:
  Descriptor file_;
};

}  // namespace assay::store_detail
