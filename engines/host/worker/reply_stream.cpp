#include "engines/host/worker/reply_stream.h"

#include <algorithm>
#include <vector>

#include "engines/host/answers/breach.h"
#include "engines/host/worker/cycle_detector.h"
#include "engines/host/worker/worker_serve.h"

namespace assay {
namespace {

constexpr std::uint32_t kMostSteps = CycleDetector::kStepLimit + kIgnoredStops + 1;

/// A cycle is refused where a CycleDetector cannot have seen it.
void read_trace(ByteReader& in, Trace& trace) {
  trace.way = in.get<std::uint64_t>();
  trace.cycle.reset();
  const auto count = in.get_at_most(CycleDetector::kCycleWords);
  if (count == 0) return;
  Cycle cycle{in.get_at_most(trace.steps), {}};
  const auto sizes = in.view<std::uint32_t>(count);
  const auto words = in.view<std::uint32_t>(in.get_at_most(CycleDetector::kCycleWords));
  std::size_t at = 0;
  for (const std::uint32_t size : sizes) {
    if (size == 0 || size > CycleDetector::kStateWords || size > words.size() - at) return in.refuse();
    cycle.states.emplace_back(words.begin() + static_cast<std::ptrdiff_t>(at),
                              words.begin() + static_cast<std::ptrdiff_t>(at + size));
    at += size;
  }
  if (at != words.size()) return in.refuse();
  trace.cycle = std::move(cycle);
}

bool is_printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace

std::size_t reply_overhead_bytes() {
  return 9 * 8 + 2 * stream_bytes<std::uint32_t>(CycleDetector::kCycleWords) + stream_bytes<char>(kIncidentBytes);
}

void write_trace(const Trace& trace, ByteWriter& out) {
  out.put(trace.way);
  out.put(trace.cycle ? static_cast<std::uint32_t>(trace.cycle->states.size()) : 0U);
  if (!trace.cycle) return;
  out.put(trace.cycle->first);
  std::vector<std::uint32_t> sizes, words;
  for (const std::vector<std::uint32_t>& state : trace.cycle->states) {
    sizes.push_back(static_cast<std::uint32_t>(state.size()));
    words.insert(words.end(), state.begin(), state.end());
  }
  out.put(sizes);
  out.put(static_cast<std::uint32_t>(words.size()));
  out.put(words);
}

template <Family F>
bool read_reply(ByteReader& in, const typename F::Problem& problem, Reply<F>& reply) {
  in.end_within(Abi<F>::answer_bytes(problem) + reply_overhead_bytes());
  reply.delivery = static_cast<Delivery>(in.get_at_most(static_cast<std::uint32_t>(Delivery::kFloatEnvironment)));
  reply.trace.steps = in.get_at_most(kMostSteps);
  const bool answered = reply.delivery == Delivery::kAnswered || reply.delivery == Delivery::kFloatEnvironment;
  reply.answer = GaveUp{GaveUp::Why::kStopped, reply.trace.steps};
  if (answered) reply.answer = Abi<F>::read_answer(in, reply.trace.steps);
  read_trace(in, reply.trace);
  reply.incident = in.get_text();
  if (!in.intact() || reply.incident.size() > kIncidentBytes || !is_printable(reply.incident)) return false;
  if (!answered) return true;
  std::string breach = breach_of(problem, reply.answer);
  if (breach.empty()) return true;
  reply.delivery = Delivery::kOverran;
  reply.answer = GaveUp{GaveUp::Why::kStopped, reply.trace.steps};
  reply.incident = std::move(breach);
  return true;
}

#define ASSAY_INSTANTIATE(F, name) template bool read_reply<F>(ByteReader&, const F::Problem&, Reply<F>&);
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
