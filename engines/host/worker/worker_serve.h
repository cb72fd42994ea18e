// The worker's side: loads the plug-in, answers batches, looks after each call whether the engine kept to the rules.
#pragma once
#include <cstdint>
#include <string>

#include "algorithms/model/reply.h"
#include "engines/host/worker/byte_stream.h"
#include "engines/host/worker/shared_region.h"
#include "engines/host/worker/worker_options.h"

namespace assay {

/// Which engine of which library a worker hosts.
struct Hosted {
  std::string library;
  std::uint32_t index = 0;
};

/// Told to stop, an engine may look at its watch this many times more before it counts as hung.
inline constexpr std::uint32_t kIgnoredStops = 1000;

/// Worker::ChildMain with a `const Hosted` as context. For each question of a batch it writes to the answer stream
/// what read_reply (reply_stream.h) reads.
template <Family F>
void serve(const void* hosted, SharedRegion& region, const WorkerOptions& options);

}  // namespace assay
