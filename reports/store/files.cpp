#include "reports/store/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "reports/store/disk/descriptor.h"
#include "reports/store/disk/put.h"

namespace assay {
namespace {

using store_detail::Descriptor;
using store_detail::put_all;
namespace fs = std::filesystem;

constexpr mode_t kReadableByAll = 0644;
constexpr std::size_t kPieceBytes = std::size_t{1} << 16;  // goes to the kernel at once

/// Opens the file in which the new text comes into being, empty and locked. Another process that has it open may rename
/// or remove it before the lock is ours: then the name stands for another file, or none, and it is opened again.
Result<Descriptor> open_part(const fs::path& part) {
  for (;;) {
    Descriptor file(::open(part.c_str(), O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, kReadableByAll));
    if (!file.is_open()) return system_error(part, "create", errno);
    if (const int reason = store_detail::lock_whole_file(file.number(), F_SETLKW); reason != 0)
      return system_error(part, "lock", reason);
    struct stat ours = {}, named = {};
    if (::fstat(file.number(), &ours) != 0) return system_error(part, "look at", errno);
    if (::stat(part.c_str(), &named) != 0 || ours.st_dev != named.st_dev || ours.st_ino != named.st_ino) continue;
    if (::ftruncate(file.number(), 0) != 0) return system_error(part, "empty", errno);
    return file;
  }
}

/// Makes a rename outlive a power failure. File systems that cannot do this for a directory say so, and that is no
/// error.
int sync_directory(const fs::path& directory) {
  const Descriptor folder(::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.is_open()) return errno == EACCES ? 0 : errno;  // writable but not readable
  return ::fsync(folder.number()) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

/// A terminal, a pipe, /dev/null: there is nothing to replace, and a rename would put a file in its place.
Result<Written> write_to_device(const fs::path& path, std::string_view text) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.is_open()) return system_error(path, "open", errno);
  const int reason = put_all(file.number(), text);
  if (reason != 0) return system_error(path, "write", reason);
  if (!file.close()) return system_error(path, "close", errno);
  return Written{};
}

}  // namespace

Error system_error(const fs::path& path, std::string_view deed, int error_number) {
  return {path.string() + ": cannot " + std::string(deed) + ": " + std::generic_category().message(error_number)};
}

Result<std::string> read_whole_file(const fs::path& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return system_error(path, "open", errno);
  std::string text;
  std::array<char, 1 << 16> piece;
  for (;;) {
    const ssize_t got = ::read(file.number(), piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_error(path, "read", errno);
    if (got == 0) return text;
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
}

Result<Written> write_pieces(const fs::path& path, const std::function<Result<Written>(const PutPiece&)>& produce) {
  const fs::path part = path.string() + ".part";
  const Result<Descriptor> file = open_part(part);
  if (!file) return Error{file.error()};
  const auto failed = [&](std::string_view deed, int reason) {
    ::unlink(part.c_str());
    return system_error(path, deed, reason);
  };
  std::string waiting;
  int reason = 0;
  const auto flush = [&] {
    reason = put_all(file->number(), waiting);
    waiting.clear();
    return reason == 0;
  };
  const auto put = [&](std::string_view piece) -> Result<Written> {
    if (waiting.size() + piece.size() < kPieceBytes) {
      waiting += piece;
      return Written{};
    }
    if (flush()) reason = put_all(file->number(), piece);
    return reason == 0 ? Result<Written>(Written{}) : system_error(path, "write", reason);
  };
  if (auto produced = produce(put); !produced) {
    ::unlink(part.c_str());
    return produced;
  }
  if (!flush()) return failed("write", reason);
  // After this the kernel holds nothing back that close could complain about; the lock lasts until the name is right.
  if (::fsync(file->number()) != 0) return failed("write", errno);
  if (::rename(part.c_str(), path.c_str()) != 0) return failed("replace", errno);
  if (const int unsynced = sync_directory(path.parent_path()); unsynced != 0)
    return system_error(path.parent_path(), "write", unsynced);
  return Written{};
}

Result<Written> write_whole_file(const fs::path& path, std::string_view text) {
  struct stat found = {};
  if (::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode))
    return write_to_device(path, text);
  return write_pieces(path, [&](const PutPiece& put) { return put(text); });
}

}  // namespace assay
