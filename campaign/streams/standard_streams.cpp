#include "campaign/streams/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

namespace assay {

void guard_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) < 0 && errno == EBADF)
      (void)::open("/dev/null", O_RDWR);  // takes the lowest free number
  }
  // A handler and not SIG_IGN: programs and workers that are started from here get the default back.
  std::signal(SIGXFSZ, [](int) {});
}

void tell(const std::string& text) {
  std::fputs(text.c_str(), stderr);
  std::fflush(stderr);
}

std::string standard_output_defect() {
  // After the buffer was once refused the reason is gone; what is written now is refused for the same one.
  const bool failed = std::ferror(stdout) != 0;
  errno = 0;
  if (std::fflush(stdout) == 0 && !failed) return {};
  return std::string("standard output: cannot write: ") +
         (errno != 0 ? std::strerror(errno) : "an earlier write failed");
}

}  // namespace assay
