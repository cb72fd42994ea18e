#include "reports/store/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "reports/store/disk/descriptor.h"
#include "reports/store/disk/own_file.h"
#include "reports/store/disk/put.h"

namespace assay {
namespace {

using store_detail::Descriptor;
using store_detail::open_part;
using store_detail::put_all;
using store_detail::sync_directory;
namespace fs = std::filesystem;

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;  // goes to the kernel at once

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

Result<Written> replace_file(const fs::path& path, std::string_view text) {
  return write_pieces(path, [&](const PutPiece& put) { return put(text); });
}

Result<Written> write_whole_file(const fs::path& path, std::string_view text) {
  struct stat found = {};
  if (::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode))
    return write_to_device(path, text);
  return replace_file(path, text);
}

}  // namespace assay
