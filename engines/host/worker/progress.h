// What a worker tells its host while it serves a batch: replies, which case is at hand, that all are answered.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "algorithms/model/reply.h"
#include "engines/host/worker/cycle_detector.h"
#include "engines/host/worker/shared_region.h"
#include "processes/byte_stream.h"

namespace assay {

/// The batch at hand; lives as long as the worker.
struct Serving {
  SharedRegion& region;
  CycleDetector detector{};
  std::uint32_t batch = 0, count = 0;
  ByteWriter* out = nullptr;

  WorkerControl& control() const { return region.control(); }
};

/// What a reply's incident may say of an engine's text: a few characters of it, none but plain ASCII.
std::string printable(std::string_view text);

void write_reply_head(Serving& serving, Delivery delivery);
void write_reply_tail(Serving& serving, const Trace& trace, std::string_view incident);

/// The host may look after each line, and finds that they do not fit until the last: only ever after the worker's
/// death.
void tell_progress(Serving& serving, std::uint32_t answered, std::uint32_t in_flight);
void batch_is_served(Serving& serving);
/// The case in flight has left this process unusable: say so and end it.
[[noreturn]] void leave(Serving& serving, std::uint32_t index, Delivery delivery, std::string_view incident);

/// There is no engine to serve: say why and end.
[[noreturn]] void refuse(SharedRegion& region, std::string_view sentence);
void ready_to_serve(SharedRegion& region);
/// Sleeps until the host asks the next batch.
void await_questions(Serving& serving);

}  // namespace assay
