// The worker's side: loads the plug-in, answers batches, looks after each call whether the engine kept to the rules.
#pragma once
#include <cstdint>

#include "algorithms/model/reply.h"
#include "engines/host/worker/worker_process.h"
#include "processes/byte_stream.h"

namespace assay {

/// Told to stop, an engine may look at its watch this many times more before it counts as hung.
inline constexpr std::uint32_t kIgnoredStops = 1000;

/// WorkerMain of an engine of a library or of this program. For each question of a batch it writes to the answer stream
/// what read_reply (reply_stream.h) reads.
template <Family F>
void serve(const Hosted& hosted, SharedRegion& region, const WorkerOptions& options);

}  // namespace assay
