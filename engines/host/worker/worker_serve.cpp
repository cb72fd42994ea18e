#include "engines/host/worker/worker_serve.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <exception>
#include <new>

#include "engines/host/abi/abi_convert.h"
#include "engines/host/plugin.h"
#include "engines/host/worker/float_environment.h"
#include "engines/host/worker/guarded_buffers.h"
#include "engines/host/worker/progress.h"
#include "properties/work_on_the_way.h"

namespace assay {
namespace {

constexpr std::size_t kTripwireBytes = 64;

constexpr std::array<std::byte, kTripwireBytes> kTripwire = [] {
  std::array<std::byte, kTripwireBytes> bytes{};
  bytes.fill(std::byte{0xa5});
  return bytes;
}();

/// Everything one case needs; lives as long as the worker.
struct Desk : Serving {
  const assay_engine& engine;
  bool watching;
  FloatEnvironment expected;
  GuardedBuffers buffers{};
  std::uint32_t ignored_stops = 0, index = 0;
};

/// What an engine that writes over the shared memory would hit in front of it.
std::span<std::byte> tripwire(Desk& desk) {
  return desk.region.answers().subspan(desk.out->used(), std::min(kTripwireBytes, desk.out->room()));
}

void set_tripwire(Desk& desk) {
  const std::span<std::byte> wire = tripwire(desk);
  std::memcpy(wire.data(), kTripwire.data(), wire.size());
}

/// Whether the call for case `index` left the shared memory alone, as far as can be seen at the price of a few reads.
bool shared_memory_is_whole(Desk& desk, std::uint32_t index) {
  const WorkerControl& control = desk.control();
  const std::span<const std::byte> wire = tripwire(desk);
  return control.asked.load(std::memory_order_relaxed) == desk.batch &&
         control.count.load(std::memory_order_relaxed) == desk.count &&
         control.answered.load(std::memory_order_relaxed) == index &&
         control.in_flight.load(std::memory_order_relaxed) == index &&
         control.seal.load(std::memory_order_relaxed) == seal_of(desk.batch, index, index) &&
         std::memcmp(wire.data(), kTripwire.data(), wire.size()) == 0;
}

/// Of a batch, nothing is left to be believed: the host sees that the seal is broken and asks its cases one by one. Of
/// one case, its engine is the culprit.
[[noreturn]] void leave_damaged(Desk& desk, std::uint32_t index) {
  WorkerControl& control = desk.control();
  if (desk.count > 1) {
    control.seal.store(~seal_of(desk.batch, control.answered.load(), control.in_flight.load()));
    _exit(0);
  }
  control.asked.store(desk.batch);
  control.count.store(desk.count);
  leave(desk, index, Delivery::kOverran, "wrote into the memory that its process shares with the host");
}

int watch_step(void* context, const std::uint32_t* state, std::uint32_t state_size) {
  Desk& desk = *static_cast<Desk*>(context);
  const bool go_on = desk.detector.step({state, state == nullptr ? 0 : state_size});
  desk.control().steps.store(desk.detector.steps(), std::memory_order_relaxed);
  if (!go_on && ++desk.ignored_stops > kIgnoredStops)
    leave(desk, desk.index, Delivery::kHung,
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

  desk.index = index;
  tell_progress(desk, index, index);
  set_tripwire(desk);
  begin_last_words(desk.control().last_words);
  assay_status status = ASSAY_GAVE_UP;
  const WorkOnTheWay work;
  try {
    status = Codec::call(desk.engine, question, watch, *answer);
  } catch (const std::bad_alloc&) {
    desk.expected.restore();
    leave(desk, index, Delivery::kCrashed, "was refused memory: the C++ exception std::bad_alloc left the call");
  } catch (const std::exception& exception) {
    desk.expected.restore();
    leave(desk, index, Delivery::kCrashed, "a C++ exception left the call: " + printable(exception.what()));
  } catch (...) {
    desk.expected.restore();
    leave(desk, index, Delivery::kCrashed, "a C++ exception left the call");
  }
  const FloatEnvironment found = FloatEnvironment::current();
  std::string incident;
  if (found != desk.expected) {
    desk.expected.restore();
    incident = "left the floating-point environment changed: " + describe_change(desk.expected, found);
  }
  if (!shared_memory_is_whole(desk, index)) leave_damaged(desk, index);
  if (const std::string damage = desk.buffers.damage(); !damage.empty())
    leave(desk, index, Delivery::kOverran, "wrote " + damage);

  const std::size_t beginning = desk.out->used();
  write_reply_head(desk, incident.empty() ? Delivery::kAnswered : Delivery::kFloatEnvironment);
  if (const std::string broken = Codec::write_answer(status, question, given, *answer, *desk.out); !broken.empty()) {
    desk.out->rewind(beginning);
    write_reply_head(desk, Delivery::kOverran);
    incident = broken;
  }
  Trace trace = desk.detector.trace(status != ASSAY_GAVE_UP);
  trace.way = desk.watching ? work.with(trace.way) : 0;
  write_reply_tail(desk, trace, incident);
  tell_progress(desk, index + 1, kNoCase);
}

template <Family F>
void serve_batch(Desk& desk) {
  ByteReader in(desk.region.questions());
  ByteWriter out(desk.region.answers());
  desk.out = &out;
  desk.count = desk.control().count.load(std::memory_order_relaxed);
  for (std::uint32_t index = 0; index < desk.count; ++index) serve_case<F>(desk, index, in);
  batch_is_served(desk);
}

/// The library's engine; the worker ends, saying why, where there is none.
template <Family F>
const assay_engine& loaded(const Hosted& hosted, SharedRegion& region) {
  static const Result<Plugin> plugin = Plugin::open(hosted.library);
  if (!plugin) refuse(region, plugin.error());
  if (hosted.index >= plugin->size() || !Abi<F>::serves(plugin->engine(hosted.index)))
    refuse(region,
           hosted.library + ": engine " + std::to_string(hosted.index) + " does not serve " + std::string(F::kName));
  return plugin->engine(hosted.index);
}

}  // namespace

template <Family F>
void serve(const Hosted& hosted, SharedRegion& region, const WorkerOptions& options) {
  default_float_environment().restore();
  const assay_engine& engine = hosted.linked ? *hosted.linked : loaded<F>(hosted, region);
  // Loading may have changed the environment (describe_plugin reports that); calls are made in the default one.
  default_float_environment().restore();
  region.make_questions_read_only();

  static Desk desk{{region}, engine, options.watching == Watching::kAlways, default_float_environment()};
  ready_to_serve(region);
  for (;;) {
    await_questions(desk);
    serve_batch<F>(desk);
  }
}

#define ASSAY_INSTANTIATE(F, name) template void serve<F>(const Hosted&, SharedRegion&, const WorkerOptions&);
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
