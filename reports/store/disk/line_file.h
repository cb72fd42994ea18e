// A file that grows by whole lines.
#pragma once
#include <filesystem>
#include <functional>
#include <string_view>

#include "reports/store/disk/descriptor.h"
#include "reports/store/files.h"

namespace assay::store_detail {

/// One process writes, others may read: a line is there with its newline or it is a torn last line, which readers skip.
class LineFile {
 public:
  /// Opens, making the file if absent, and cuts a torn last line off.
  ///
  /// Error   the disk's; it is no file (own_file.h); its last line is longer than a line may be.
  Result<Written> open(const std::filesystem::path& path);
  /// Error   the disk's. The file has the lines of before then; where even cutting fails, a torn last line more.
  Result<Written> append(std::string_view record);
  /// Cuts lines off the end while `is_unwanted` says so.
  Result<Written> cut_while(const std::function<Result<bool>(std::string_view line)>& is_unwanted);
  /// To the disk and closed. Errors that the kernel kept to itself until now are told here.
  Result<Written> close();
  bool is_open() const { return file_.is_open(); }

 private:
  Result<Written> cut(off_t length);
  /// Where the line begins that ends just before `end`: behind the last newline of the bytes [0, end).
  Result<off_t> line_begin(off_t end) const;

  std::filesystem::path path_;
  Descriptor file_;
  off_t length_ = 0;  ///< of the whole lines
};

}  // namespace assay::store_detail
