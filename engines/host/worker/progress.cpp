#include "engines/host/worker/progress.h"

#include <unistd.h>

#include <algorithm>

#include "engines/host/worker/reply_stream.h"

namespace assay {

namespace {

constexpr std::size_t kErrorTextBytes = 200;

}  // namespace

std::string printable(std::string_view text) {
  std::string shown(text.substr(0, kErrorTextBytes));
  std::replace_if(
      shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return shown;
}

void write_reply_head(Serving& serving, Delivery delivery) {
  serving.out->put(static_cast<std::uint32_t>(delivery));
  serving.out->put(serving.detector.steps());
}

void write_reply_tail(Serving& serving, const Trace& trace, std::string_view incident) {
  write_trace(trace, *serving.out);
  serving.out->put_text(incident.substr(0, kIncidentBytes));
}

void tell_progress(Serving& serving, std::uint32_t answered, std::uint32_t in_flight) {
  WorkerControl& control = serving.control();
  control.in_flight.store(in_flight, std::memory_order_release);
  control.answered.store(answered, std::memory_order_release);
  control.seal.store(seal_of(serving.batch, answered, in_flight), std::memory_order_release);
}

void batch_is_served(Serving& serving) {
  serving.control().served.store(serving.batch, std::memory_order_seq_cst);
  if (serving.control().host_sleeps.load(std::memory_order_seq_cst) != 0) futex_wake(serving.control().served);
}

void leave(Serving& serving, std::uint32_t index, Delivery delivery, std::string_view incident) {
  write_reply_head(serving, delivery);
  write_reply_tail(serving, serving.detector.trace(false), incident);
  tell_progress(serving, index + 1, kNoCase);
  serving.control().leaving.store(1, std::memory_order_release);
  batch_is_served(serving);
  _exit(0);
}

void refuse(SharedRegion& region, std::string_view sentence) {
  WorkerControl& control = region.control();
  const std::string_view part = sentence.substr(0, kSentenceBytes - 1);
  *std::copy(part.begin(), part.end(), control.sentence) = '\0';
  control.phase.store(WorkerPhase::kUnloadable, std::memory_order_release);
  _exit(0);
}

void ready_to_serve(SharedRegion& region) {
  region.control().phase.store(WorkerPhase::kServing, std::memory_order_release);
  futex_wake(region.control().served);  // the host may nap there
}

void await_questions(Serving& serving) {
  WorkerControl& control = serving.control();
  const std::uint32_t next = serving.batch + 1;
  if (!spin_until(control.asked, next)) {
    control.worker_sleeps.store(1, std::memory_order_seq_cst);
    while (control.asked.load(std::memory_order_seq_cst) != next) futex_wait(control.asked, serving.batch, -1);
    control.worker_sleeps.store(0, std::memory_order_relaxed);
  }
  serving.batch = next;
}

}  // namespace assay
