#include "reports/store/disk/line_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>

#include "reports/store/disk/own_file.h"
#include "reports/store/disk/put.h"
#include "reports/store/untrusted/limits.h"

namespace assay::store_detail {

Result<Written> LineFile::open(const std::filesystem::path& path) {
  path_ = path;
  Result<Descriptor> file = open_own_file(path, O_RDWR);
  if (!file) return Error{file.error()};
  file_ = *std::move(file);
  struct stat status = {};
  if (::fstat(file_.number(), &status) != 0) return system_error(path, "open", errno);
  const Result<off_t> whole = line_begin(status.st_size);
  if (!whole) return Error{whole.error()};
  length_ = *whole;
  return length_ == status.st_size ? Result<Written>(Written{}) : cut(length_);
}

Result<Written> LineFile::append(std::string_view record) {
  std::string line(record);
  line += '\n';
  const int reason = put_all(file_.number(), line, length_);
  if (reason != 0) {
    (void)static_cast<bool>(cut(length_));  // the first error is the one to tell
    return system_error(path_, "write", reason);
  }
  length_ += static_cast<off_t>(line.size());
  return Written{};
}

Result<Written> LineFile::cut_while(const std::function<Result<bool>(std::string_view)>& is_unwanted) {
  off_t end = length_;
  while (end > 0) {
    const Result<off_t> begin = line_begin(end - 1);
    if (!begin) return Error{begin.error()};
    std::string line(static_cast<std::size_t>(end - 1 - *begin), '\0');
    const ssize_t got = ::pread(file_.number(), line.data(), line.size(), *begin);
    if (got != static_cast<ssize_t>(line.size())) return system_error(path_, "read", got < 0 ? errno : EIO);
    const Result<bool> unwanted = is_unwanted(line);
    if (!unwanted) return Error{path_.string() + ": the last line: " + unwanted.error()};
    if (!*unwanted) break;
    end = *begin;
  }
  return end == length_ ? Result<Written>(Written{}) : cut(end);
}

Result<Written> LineFile::close() {
  if (!file_.is_open()) return Written{};
  if (::fsync(file_.number()) != 0) return system_error(path_, "write", errno);
  if (!file_.close()) return system_error(path_, "close", errno);
  return Written{};
}

Result<Written> LineFile::cut(off_t length) {
  if (::ftruncate(file_.number(), length) != 0) return system_error(path_, "cut the last line off", errno);
  length_ = length;
  return Written{};
}

Result<off_t> LineFile::line_begin(off_t end) const {
  std::array<char, 1 << 16> piece;
  const off_t last = end;
  while (end > 0) {
    if (static_cast<std::uint64_t>(last - end) > kMostLineBytes)
      return Error{path_.string() + ": the last line is longer than the " + std::to_string(kMostLineBytes) +
                   " bytes that are read of a line"};
    const off_t begin = std::max<off_t>(0, end - static_cast<off_t>(piece.size()));
    const ssize_t got = ::pread(file_.number(), piece.data(), static_cast<std::size_t>(end - begin), begin);
    if (got < 0 && errno == EINTR) continue;
    if (got != end - begin) return system_error(path_, "read", got < 0 ? errno : EIO);
    const std::string_view text(piece.data(), static_cast<std::size_t>(got));
    if (const std::size_t newline = text.rfind('\n'); newline != text.npos)
      return begin + static_cast<off_t>(newline) + 1;
    end = begin;
  }
  return off_t{0};
}

}  // namespace assay::store_detail
