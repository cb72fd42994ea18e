#include "reports/store/disk/directory_lock.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>

#include "reports/store/disk/own_file.h"
#include "reports/store/disk/put.h"
#include "reports/store/store_files.h"

namespace assay::store_detail {
namespace {

std::string this_process() {
  std::array<char, 256> host = {};
  if (::gethostname(host.data(), host.size() - 1) != 0) host[0] = '?';
  return "process " + std::to_string(::getpid()) + " on " + host.data();
}

/// What the holder wrote about itself, if it did.
std::string holder(int descriptor) {
  std::array<char, 512> text;
  const ssize_t got = ::pread(descriptor, text.data(), text.size(), 0);
  std::string words(text.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  words.erase(std::min(words.find('\n'), words.size()));
  const bool printable = std::all_of(words.begin(), words.end(), [](char c) { return c >= ' ' && c <= '~'; });
  return words.empty() || !printable ? "" : " (" + words + ")";
}

}  // namespace

Result<Written> DirectoryLock::take(const std::filesystem::path& directory) {
  const std::filesystem::path path = directory / kLockFile;
  Result<Descriptor> file = open_own_file(path, O_RDWR);
  if (!file) return Error{file.error()};
  file_ = *std::move(file);
  const int reason = lock_whole_file(file_.number(), F_SETLK);
  if (reason == EACCES || reason == EAGAIN)
    return Error{directory.string() + ": another run is writing here" + holder(file_.number())};
  if (reason != 0) return system_error(path, "lock", reason);
  if (::ftruncate(file_.number(), 0) != 0) return system_error(path, "write", errno);
  if (const int full = put_all(file_.number(), this_process() + '\n', 0); full != 0)
    return system_error(path, "write", full);
  return Written{};
}

}  // namespace assay::store_detail
