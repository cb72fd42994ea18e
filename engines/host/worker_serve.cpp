#include "engines/host/worker_serve.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "engines/host/abi_convert.h"
#include "engines/host/cycle_detector.h"
#include "engines/host/float_environment.h"
#include "engines/host/guarded_buffers.h"
#include "engines/host/plugin.h"
#include "engines/host/reply_stream.h"

namespace assay {
namespace {

/// Everything one case needs; lives as long as the worker.
struct Desk {
  SharedRegion& region;
  const assay_engine& engine;
  bool watching;
  FloatEnvironment expected;
  GuardedBuffers buffers{};
  CycleDetector detector{};
  std::uint32_t ignored_stops = 0;
  std::uint32_t batch = 0;
  ByteWriter* out = nullptr;

  WorkerControl& control() const { return region.control(); }
};

void write_reply_head(Desk& desk, Delivery delivery) {
  desk.out->put(static_cast<std::uint32_t>(delivery));
  desk.out->put(desk.detector.steps());
}

void write_reply_tail(Desk& desk, const Trace& trace, std::string_view incident) {
  write_cycle(trace, *desk.out);
  desk.out->put_text(incident.substr(0, kIncidentBytes));
}

void reply_is_complete(Desk& desk) {
  desk.control().in_flight.store(kNoCase, std::memory_order_relaxed);
  desk.control().answered.fetch_add(1, std::memory_order_release);
}

void batch_is_served(Desk& desk) {
  desk.control().served.store(desk.batch, std::memory_order_seq_cst);
  if (desk.control().host_sleeps.load(std::memory_order_seq_cst) != 0) futex_wake(desk.control().served);
}

/// The case in flight has left this process unusable: say so and end it.
[[noreturn]] void leave(Desk& desk, Delivery delivery, std::string_view incident) {
  write_reply_head(desk, delivery);
  write_reply_tail(desk, desk.detector.trace(false), incident);
  reply_is_complete(desk);
  desk.control().leaving.store(1, std::memory_order_release);
  batch_is_served(desk);
  _exit(0);
}

int watch_step(void* context, const std::uint32_t* state, std::uint32_t state_size) {
  Desk& desk = *static_cast<Desk*>(context);
  const bool go_on = desk.detector.step({state, state == nullptr ? 0 : state_size});
  desk.control().steps.store(desk.detector.steps(), std::memory_order_relaxed);
  if (!go_on && ++desk.ignored_stops > kIgnoredStops)
    leave(desk, Delivery::kHung,
          desk.detector.cycling() ? "runs in a cycle and does not stop when asked to"
                                  : "does not end within the step limit and does not stop when asked to");
  return go_on ? 1 : 0;
}

template <Family F>
void serve_case(Desk& desk, std::uint32_t index, ByteReader& in) {
  using Codec = Abi<F>;
  desk.detector.reset();
  desk.ignored_stops = 0;
  desk.control().steps.store(0, std::memory_order_relaxed);

  const typename Codec::Question question = Codec::read_question(in);
  typename Codec::Answer* answer = Codec::make_answer(question, desk.buffers);
  if (answer == nullptr) _exit(1);  // no memory for a buffer of the problem's size: the host sees a death without blame
  const typename Codec::Answer given = *answer;
  const assay_watch watch{sizeof(assay_watch), desk.watching ? &watch_step : nullptr, &desk};

  desk.control().in_flight.store(index, std::memory_order_release);
  assay_status status = ASSAY_GAVE_UP;
  try {
    status = Codec::call(desk.engine, question, watch, *answer);
  } catch (...) {
    desk.expected.restore();
    leave(desk, Delivery::kCrashed, "a C++ exception left the call");
  }
  const FloatEnvironment found = FloatEnvironment::current();
  std::string incident;
  if (found != desk.expected) {
    desk.expected.restore();
    incident = "left the floating-point environment changed: " + describe_change(desk.expected, found);
  }
  if (const std::string damage = desk.buffers.damage(); !damage.empty())
    leave(desk, Delivery::kOverran, "wrote " + damage);

  const std::size_t beginning = desk.out->used();
  write_reply_head(desk, incident.empty() ? Delivery::kAnswered : Delivery::kFloatEnvironment);
  if (const std::string broken = Codec::write_answer(status, question, given, *answer, *desk.out); !broken.empty()) {
    desk.out->rewind(beginning);
    write_reply_head(desk, Delivery::kOverran);
    incident = broken;
  }
  write_reply_tail(desk, desk.detector.trace(status != ASSAY_GAVE_UP), incident);
  reply_is_complete(desk);
}

template <Family F>
void serve_batch(Desk& desk) {
  ByteReader in(desk.region.questions());
  ByteWriter out(desk.region.answers());
  desk.out = &out;
  const std::uint32_t count = desk.control().count;
  for (std::uint32_t index = 0; index < count; ++index) serve_case<F>(desk, index, in);
  batch_is_served(desk);
}

[[noreturn]] void refuse(SharedRegion& region, const std::string& sentence) {
  WorkerControl& control = region.control();
  std::strncpy(control.sentence, sentence.c_str(), kSentenceBytes - 1);
  control.phase.store(WorkerPhase::kUnloadable, std::memory_order_release);
  _exit(0);
}

}  // namespace

template <Family F>
void serve(const void* hosted_context, SharedRegion& region, const WorkerOptions& options) {
  const Hosted& hosted = *static_cast<const Hosted*>(hosted_context);
  default_float_environment().restore();
  const Result<Plugin> plugin = Plugin::open(hosted.library);
  if (!plugin) refuse(region, plugin.error());
  if (hosted.index >= plugin->size() || !Abi<F>::serves(plugin->engine(hosted.index)))
    refuse(region,
           hosted.library + ": engine " + std::to_string(hosted.index) + " does not serve " + std::string(F::kName));
  // Loading may have changed the environment (describe_plugin reports that); calls are made in the default one.
  default_float_environment().restore();
  region.make_questions_read_only();

  static Desk desk{region, plugin->engine(hosted.index), options.watching == Watching::kAlways,
                   default_float_environment()};
  WorkerControl& control = region.control();
  control.phase.store(WorkerPhase::kServing, std::memory_order_release);
  for (;;) {
    const std::uint32_t next = desk.batch + 1;
    if (!spin_until(control.asked, next)) {
      control.worker_sleeps.store(1, std::memory_order_seq_cst);
      while (control.asked.load(std::memory_order_seq_cst) != next) futex_wait(control.asked, desk.batch, -1);
      control.worker_sleeps.store(0, std::memory_order_relaxed);
    }
    desk.batch = next;
    serve_batch<F>(desk);
  }
}

template void serve<LpFamily>(const void*, SharedRegion&, const WorkerOptions&);
template void serve<GjkFamily>(const void*, SharedRegion&, const WorkerOptions&);
template void serve<Hull2Family>(const void*, SharedRegion&, const WorkerOptions&);
template void serve<Hull3Family>(const void*, SharedRegion&, const WorkerOptions&);
template void serve<ShapesFamily>(const void*, SharedRegion&, const WorkerOptions&);
template void serve<CastFamily>(const void*, SharedRegion&, const WorkerOptions&);

}  // namespace assay
