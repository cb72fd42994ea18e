// The worker's side: loads the plug-in, answers batches, looks after each call whether the engine kept to the rules.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "algorithms/model/reply.h"
#include "engines/assay_engine.h"
#include "engines/host/worker/byte_stream.h"
#include "engines/host/worker/shared_region.h"
#include "engines/host/worker/worker_options.h"

namespace assay {

/// Which engine of which library a worker hosts, or one that is linked into this program: then nothing is loaded.
struct Hosted {
  std::string library;
  std::uint32_t index = 0;
  std::optional<assay_engine> linked = {};
};

/// Told to stop, an engine may look at its watch this many times more before it counts as hung.
inline constexpr std::uint32_t kIgnoredStops = 1000;

/// Worker::ChildMain with a `const Hosted` as context. For each question of a batch it writes to the answer stream
/// what read_reply (reply_stream.h) reads.
template <Family F>
void serve(const void* hosted, SharedRegion& region, const WorkerOptions& options);

}  // namespace assay
