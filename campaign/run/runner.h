// Runs the blocks of a plan that are still to be done: threads, shards, time limit, interruption.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "campaign/engine_source.h"
#include "campaign/referee/disagreements.h"
#include "properties/catalog/batteries.h"
#include "reports/store/blocks/recorded_blocks.h"

namespace assay {

template <Family F>
using BatteryRows = std::vector<BatteryRow<F>>;

/// The rows of all families.
using Plan = PerFamily<BatteryRows>;

struct RunOptions {
  std::uint64_t seed = 1;
  std::uint64_t block_size = 1024;
  unsigned jobs = 1;
  std::uint64_t shard = 0, shards = 1;  ///< this run does the blocks whose number is `shard` modulo `shards`
  std::optional<std::chrono::duration<double>> time_limit;
  bool lies = true;  ///< judges of answers of ours are told some (lies_to_judges.h)
};

/// Where results go; called under a lock, one block at a time.
struct RunSink {
  std::function<bool(const BlockRecord&)> block;  ///< false: it could not be kept, stop
  std::function<void(const Timing&)> timing;
  /// One line of JSON per judged case; empty unless observations are asked for.
  std::function<void(const std::string&)> observation;
};

struct RunSummary {
  bool complete = false;     ///< every block of this shard is recorded
  std::uint64_t judged = 0;  ///< cases judged in this run
  double seconds = 0;
  Disagreements disagreements;
  std::optional<std::string> sink_error;
};

/// Memory: for each thread the largest block of cases that it met, with the answers to it; nothing grows with the
/// number of cases.
RunSummary run_plan(const Plan& plan, const EngineSources& engines, const RunOptions& options,
                    const RecordedBlocks& done, const RunSink& sink);

}  // namespace assay
