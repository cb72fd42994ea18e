// Preloaded into the `assay` command (LD_PRELOAD): a disk that fails, or a process that is signalled, at a chosen
// change of one folder. A change is a file or folder made, a write, a cut, a sync, a rename or a removal; they are
// counted from 1.
//
//   DISK_FOLDER     the folder, by its absolute path; nothing else is touched
//   DISK_ROOM       so many bytes fit, an entry of a folder taking 64; the write that does not fit is cut short, and
//                   what comes later gets "No space left on device"
//   DISK_FAILS_AT   change N gets the error number DISK_ERROR; DISK_FAILS_UNTIL is the last one that does (N itself)
//   DISK_SIGNAL_AT  at change N the process gets the signal DISK_SIGNAL; a write is half done then, if it is SIGKILL
//   DISK_LOG        a file for one line a change that was made: number, word, bytes, path
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>

namespace {

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

long number_of(const char* name, long otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::atol(text);
}

constexpr long kEntry = 64;

/// All state, made at the first change.
struct Disk {
  const char* folder = std::getenv("DISK_FOLDER");
  long room = number_of("DISK_ROOM", LONG_MAX);
  long fails_at = number_of("DISK_FAILS_AT", LONG_MAX), fails_until = number_of("DISK_FAILS_UNTIL", fails_at);
  int error = static_cast<int>(number_of("DISK_ERROR", EIO));
  long signal_at = number_of("DISK_SIGNAL_AT", LONG_MAX);
  int signal_number = static_cast<int>(number_of("DISK_SIGNAL", SIGKILL));
  const char* log = std::getenv("DISK_LOG");
  long changes = 0;
  std::mutex mutex;

  bool holds(const char* path) const {
    if (folder == nullptr || path == nullptr) return false;
    const std::size_t length = std::strlen(folder);
    return std::strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
  }
};

Disk& disk() {
  static Disk* const the_disk = new Disk;  // never destroyed: files are closed after main
  return *the_disk;
}

struct PathOf {
  char text[PATH_MAX] = {};
  explicit PathOf(int descriptor) {
    char link[64];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = ::readlink(link, text, sizeof text - 1);
    text[length < 0 ? 0 : length] = '\0';
  }
};

void log_change(const Disk& disk, const char* word, long bytes, const char* path) {
  if (disk.log == nullptr) return;
  static auto* const real_open = next<int(const char*, int, ...)>("open");
  static auto* const real_write = next<ssize_t(int, const void*, size_t)>("write");
  const int error = errno;
  char line[PATH_MAX + 64];
  const int length = std::snprintf(line, sizeof line, "%ld %s %ld %s\n", disk.changes, word, bytes, path);
  static const int file = real_open(disk.log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (real_write(file, line, static_cast<std::size_t>(length)) != length) std::abort();
  errno = error;
}

/// Makes one change, or not. `wanted` bytes are asked for; `make` is called with how many may be written.
template <class Make>
long change(const char* word, const char* path, long wanted, bool takes_entry, Make make) {
  Disk& d = disk();
  if (!d.holds(path)) return make(wanted);
  const std::lock_guard lock(d.mutex);
  const long number = ++d.changes;
  if (number == d.signal_at) {
    if (wanted > 1 && d.signal_number == SIGKILL) make(wanted / 2);
    ::kill(::getpid(), d.signal_number);
  }
  if (number >= d.fails_at && number <= d.fails_until) {
    errno = d.error;
    return -1;
  }
  const long takes = takes_entry ? kEntry : wanted;
  if (takes > 0 && d.room < (takes_entry ? takes : 1)) {
    d.room = 0;
    errno = ENOSPC;
    return -1;
  }
  const long put = make(wanted < d.room ? wanted : d.room);
  if (put < 0) return put;
  d.room -= takes_entry ? takes : put;
  log_change(d, word, put, path);
  return put;
}

int open_by(const char* name, const char* path, int flags, mode_t mode) {
  auto* const real = next<int(const char*, int, ...)>(name);
  struct stat unused = {};
  if ((flags & O_CREAT) == 0 || ::stat(path, &unused) == 0) return real(path, flags, mode);
  return static_cast<int>(
      change("make", path, 0, true, [&](long) { return static_cast<long>(real(path, flags, mode)); }));
}

mode_t mode_of(int flags, va_list list) { return (flags & O_CREAT) != 0 ? va_arg(list, mode_t) : 0; }

ssize_t write_at(const char* name, int file, const void* bytes, size_t count, off_t offset) {
  auto* const real = next<ssize_t(int, const void*, size_t, off_t)>(name);
  const PathOf path(file);
  return change("write", path.text, static_cast<long>(count), false,
                [&](long most) { return real(file, bytes, static_cast<std::size_t>(most), offset); });
}

template <class Real>
int by_descriptor(const char* word, int file, Real&& real) {
  const PathOf path(file);
  return static_cast<int>(change(word, path.text, 0, false, [&](long) { return static_cast<long>(real()); }));
}

template <class Real>
int by_path(const char* word, const char* path, bool takes_entry, Real&& real) {
  return static_cast<int>(change(word, path, 0, takes_entry, [&](long) { return static_cast<long>(real()); }));
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_by("open", path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_by("open64", path, flags, mode);
}
int mkdir(const char* path, mode_t mode) {
  struct stat unused = {};
  if (::stat(path, &unused) == 0) return next<int(const char*, mode_t)>("mkdir")(path, mode);
  return by_path("make", path, true, [&] { return next<int(const char*, mode_t)>("mkdir")(path, mode); });
}
ssize_t write(int file, const void* bytes, size_t count) {
  const PathOf path(file);
  return change("write", path.text, static_cast<long>(count), false, [&](long most) {
    return next<ssize_t(int, const void*, size_t)>("write")(file, bytes, static_cast<std::size_t>(most));
  });
}
ssize_t pwrite(int file, const void* bytes, size_t count, off_t offset) {
  return write_at("pwrite", file, bytes, count, offset);
}
ssize_t pwrite64(int file, const void* bytes, size_t count, off_t offset) {
  return write_at("pwrite64", file, bytes, count, offset);
}
int ftruncate(int file, off_t length) noexcept {
  return by_descriptor("cut", file, [&] { return next<int(int, off_t)>("ftruncate")(file, length); });
}
int ftruncate64(int file, off_t length) noexcept {
  return by_descriptor("cut", file, [&] { return next<int(int, off_t)>("ftruncate64")(file, length); });
}
int fsync(int file) {
  return by_descriptor("sync", file, [&] { return next<int(int)>("fsync")(file); });
}
int fdatasync(int file) {
  return by_descriptor("sync", file, [&] { return next<int(int)>("fdatasync")(file); });
}
int syncfs(int file) noexcept {
  return by_descriptor("sync", file, [&] { return next<int(int)>("syncfs")(file); });
}
int rename(const char* from, const char* to) {
  return by_path("rename", to, false, [&] { return next<int(const char*, const char*)>("rename")(from, to); });
}
int unlink(const char* path) {
  return by_path("remove", path, false, [&] { return next<int(const char*)>("unlink")(path); });
}
int remove(const char* path) {
  return by_path("remove", path, false, [&] { return next<int(const char*)>("remove")(path); });
}

}  // extern "C"
