#include "engines/host/worker/death.h"

#include <signal.h>
#include <sys/wait.h>

#include <cstring>
#include <string_view>

namespace assay {
namespace {

std::string_view name_of_signal(int number) {
  switch (number) {
    case SIGSEGV: return "SIGSEGV";
    case SIGABRT: return "SIGABRT";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    case SIGILL: return "SIGILL";
    case SIGKILL: return "SIGKILL";
    case SIGTERM: return "SIGTERM";
    case SIGTRAP: return "SIGTRAP";
    case SIGSYS: return "SIGSYS";
    case SIGPIPE: return "SIGPIPE";
    case SIGXFSZ: return "SIGXFSZ";
    default: return "a signal";
  }
}

}  // namespace

std::string describe_death(int wait_status) {
  if (WIFSIGNALED(wait_status)) {
    const int number = WTERMSIG(wait_status);
    return "was killed by " + std::string(name_of_signal(number)) + " (" + strsignal(number) + ")";
  }
  return "called exit(" + std::to_string(WEXITSTATUS(wait_status)) + ")";
}

}  // namespace assay
