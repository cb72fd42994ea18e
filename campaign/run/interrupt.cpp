#include "campaign/run/interrupt.h"

#include <csignal>

namespace assay {
namespace {

volatile std::sig_atomic_t stop_requested = 0;

extern "C" void request_stop(int signal_number) {
  stop_requested = 1;
  std::signal(signal_number, SIG_DFL);
}

}  // namespace

void begin_interruptible_stage() {
  stop_requested = 0;
  std::signal(SIGINT, request_stop);
  std::signal(SIGTERM, request_stop);
}

bool interrupted() { return stop_requested != 0; }

}  // namespace assay
