// Many small files of one folder, made to outlive a power failure together.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/disk/descriptor.h"
#include "reports/store/files.h"

namespace assay::store_detail {

/// As write_whole_file for each of them, whatever stands under its name, but with one wait for the disk for all: each
/// text is written beside, then the file system is synced, and only then are they renamed.
///
/// Cost  one sync of the file system and one of the folder, where a sync for each file would take as many waits as
///       there are files. Linux tells of an error in between from 5.8 on.
class FileBatch {
 public:
  explicit FileBatch(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// A file that has this text already is left as it is. The caller keeps others from writing into the folder.
  Result<Written> add(const std::string& name, std::string_view text);
  /// Afterwards all that were added are there, on the disk.
  Result<Written> commit();

 private:
  std::filesystem::path folder_;
  std::vector<std::string> names_;
  Descriptor last_;  ///< a file of the file system that is synced
};

}  // namespace assay::store_detail
