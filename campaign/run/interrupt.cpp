#include "campaign/run/interrupt.h"

#include <unistd.h>

#include <atomic>
#include <csignal>

#include "engines/host/isolation/family.h"
#include "engines/host/stopping.h"

namespace assay {
namespace {

std::atomic<bool> whole_run{false};

extern "C" void request_stop(int signal_number) {
  if (stop_is_asked() && signal_number != SIGALRM) {
    end_workers_at_once();
    std::signal(signal_number, SIG_DFL);
    std::raise(signal_number);
    return;
  }
  if (signal_number == SIGTERM || signal_number == SIGHUP) whole_run = true;
  ask_to_stop();
}

}  // namespace

void begin_interruptible_stage() {
  if (whole_run) {
    std::signal(SIGALRM, request_stop);
    alarm(kSecondsOfLastStage);
  }
  forget_stop();
  for (const int number : {SIGINT, SIGTERM, SIGHUP})
    if (std::signal(number, request_stop) == SIG_IGN) std::signal(number, SIG_IGN);  // as whoever started us wants it
}

bool interrupted() { return stop_is_asked(); }
bool is_ending() { return whole_run; }

}  // namespace assay
