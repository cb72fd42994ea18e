#include "engines/host/isolation/leave_home.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace assay {

void leave_home(pid_t host, bool let_it_print, int errors) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != host) _exit(0);  // the host died before the line above
  setsid();                         // Ctrl-C on the terminal goes to the host's group only
  for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGINT, SIG_IGN);
  const int nowhere = open("/dev/null", O_RDWR);
  if (nowhere >= 0) {
    dup2(nowhere, 0);
    if (!let_it_print) dup2(nowhere, 1), dup2(errors >= 0 ? errors : nowhere, 2);
  }
  close_range(3, ~0U, 0);
  prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);  // as inherited from a hidden host, the file below would be root's
  // When memory runs out, the kernel should take this process and not the host.
  const int score = open("/proc/self/oom_score_adj", O_WRONLY);
  if (score >= 0) {
    if (write(score, "1000", 4) < 0) errno = 0;  // advice only
    close(score);
  }
  // An engine that calls exit() must not run the host's exit handlers or flush the host's buffers.
  on_exit([](int code, void*) { _exit(code); }, nullptr);
}

}  // namespace assay
