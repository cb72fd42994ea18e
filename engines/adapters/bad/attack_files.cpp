#include <fcntl.h>
#include <linux/fs.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "engines/adapters/bad/attack_groups.h"
#include "engines/adapters/bad/attacks.h"

namespace assay::bad {
namespace {

bool write_file(const std::string& path, std::size_t bytes) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
  if (file < 0) return false;
  const std::vector<char> block(std::size_t{1} << 20);
  for (std::size_t written = 0; written < bytes; written += block.size())
    if (write(file, block.data(), std::min(block.size(), bytes - written)) <= 0) return close(file), false;
  close(file);
  return true;
}

std::string host_folder() {
  const char* folder = std::getenv(kHostFolder);
  return folder == nullptr ? "." : folder;
}

bool spoil_files() {
  const std::string folder = host_folder();
  struct stat found {};
  if (stat(folder.c_str(), &found) != 0) return false;
  const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY);
  const bool locked = opened >= 0 && flock(opened, LOCK_EX | LOCK_NB) == 0;
  if (opened >= 0) close(opened);
  return locked || chmod(folder.c_str(), found.st_mode & 07777) == 0 ||
         utimensat(AT_FDCWD, folder.c_str(), nullptr, 0) == 0;
}

bool open_many() {
  constexpr std::size_t kMost = 1000;
  std::vector<int> files;
  while (files.size() < kMost) {
    const int file = open("/dev/null", O_RDONLY);
    if (file < 0) break;
    files.push_back(file);
  }
  for (const int file : files) close(file);
  return files.size() == kMost;
}

bool use_socket() {
  const int file = socket(AF_INET, SOCK_STREAM, 0);
  if (file >= 0) close(file);
  return file >= 0;
}

bool pair_datagrams() {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) != 0) return false;
  close(pair[0]), close(pair[1]);
  return true;
}

bool order_files() {
  const int opened = open(host_folder().c_str(), O_RDONLY | O_DIRECTORY);
  int flags = 0;
  const bool done =
      opened >= 0 && ioctl(opened, FS_IOC_GETFLAGS, &flags) == 0 && ioctl(opened, FS_IOC_SETFLAGS, &flags) == 0;
  if (opened >= 0) close(opened);
  return done;
}

bool call_newest() {
  constexpr long kSetAttributeAt = 463;
  constexpr const char* kName = "user.assay_was_here";
  struct {
    std::uint64_t value = 0;
    std::uint32_t size = 0, flags = 0;
  } nothing;
  const std::string folder = host_folder();
  if (syscall(kSetAttributeAt, AT_FDCWD, folder.c_str(), 0, kName, &nothing, sizeof nothing) != 0) return false;
  removexattr(folder.c_str(), kName);
  return true;
}

}  // namespace

bool attack_files(Misdeed misdeed) {
  switch (misdeed) {
    case Misdeed::kFillDisk: return write_file(kLeftBehind, std::size_t{512} << 20);
    case Misdeed::kWriteHere: return write_file(kLeftBehind, 1000);
    case Misdeed::kWriteHome: return write_file(host_folder() + "/" + kLeftBehind, 1000);
    case Misdeed::kSpoilFiles: return spoil_files();
    case Misdeed::kOpenMany: return open_many();
    case Misdeed::kSocket: return use_socket();
    case Misdeed::kDatagram: return pair_datagrams();
    case Misdeed::kFileOrders: return order_files();
    case Misdeed::kNewestCall: return call_newest();
    default: return false;
  }
}

}  // namespace assay::bad
