#include "reports/store/disk/own_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "reports/store/disk/put.h"

namespace assay::store_detail {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kReadableByAll = 0644;
constexpr int kWaitForNobody = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

Error no_file(const fs::path& path, const char* what) {
  return {path.string() + ": is a " + what + ", and a file is wanted"};
}

}  // namespace

Result<Descriptor> open_own_file(const fs::path& path, int access) {
  Descriptor file(::open(path.c_str(), access | O_CREAT | kWaitForNobody, kReadableByAll));
  if (!file.is_open() && errno == ELOOP) return no_file(path, "symbolic link");
  if (!file.is_open() && errno == ENXIO) return no_file(path, "device or a pipe");
  if (!file.is_open()) return system_error(path, "open", errno);
  struct stat facts = {};
  if (::fstat(file.number(), &facts) != 0) return system_error(path, "look at", errno);
  if (!S_ISREG(facts.st_mode)) return no_file(path, "device or a pipe");
  return file;
}

Result<Descriptor> open_part(const fs::path& part) {
  // Another process that has it open may rename or remove it before the lock is ours: then the name stands for another
  // file, or none, and it is opened again.
  for (;;) {
    Result<Descriptor> file = open_own_file(part, O_WRONLY);
    if (!file) return file;
    if (const int reason = lock_whole_file(file->number(), F_SETLKW); reason != 0)
      return system_error(part, "lock", reason);
    struct stat ours = {}, named = {};
    if (::fstat(file->number(), &ours) != 0) return system_error(part, "look at", errno);
    if (::stat(part.c_str(), &named) != 0 || ours.st_dev != named.st_dev || ours.st_ino != named.st_ino) continue;
    if (::ftruncate(file->number(), 0) != 0) return system_error(part, "empty", errno);
    return file;
  }
}

bool has_text(const fs::path& path, std::string_view text) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | kWaitForNobody));
  struct stat facts = {};
  if (!file.is_open() || ::fstat(file.number(), &facts) != 0 || !S_ISREG(facts.st_mode)) return false;
  if (facts.st_size != static_cast<off_t>(text.size())) return false;
  std::string there(text.size(), '\0');
  for (std::size_t done = 0; done < there.size();) {
    const ssize_t got = ::read(file.number(), there.data() + done, there.size() - done);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    done += static_cast<std::size_t>(got);
  }
  return there == text;
}

int sync_directory(const fs::path& directory) {
  const Descriptor folder(::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.is_open()) return errno == EACCES ? 0 : errno;  // writable but not readable
  return ::fsync(folder.number()) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

}  // namespace assay::store_detail
