#include "reports/store/disk/put.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace assay::store_detail {

int put_all(int descriptor, std::string_view bytes, off_t offset) {
  while (!bytes.empty()) {
    const ssize_t put = offset < 0 ? ::write(descriptor, bytes.data(), bytes.size())
                                   : ::pwrite(descriptor, bytes.data(), bytes.size(), offset);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno;
    if (put == 0) return ENOSPC;  // no file that is written here takes nothing without a reason
    bytes.remove_prefix(static_cast<std::size_t>(put));
    if (offset >= 0) offset += static_cast<off_t>(put);
  }
  return 0;
}

int lock_whole_file(int descriptor, int command) {
  struct flock whole_file = {};
  whole_file.l_type = F_WRLCK;
  whole_file.l_whence = SEEK_SET;
  while (::fcntl(descriptor, command, &whole_file) != 0)
    if (errno != EINTR) return errno;
  return 0;
}

}  // namespace assay::store_detail
