// The last stage of check and merge: failures become findings, each kept as soon as it is reduced.
#pragma once
#include <chrono>
#include <optional>

#include "campaign/findings.h"
#include "reports/store/store.h"

namespace assay {

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

/// The findings of the blocks, of which some signatures are known. What an earlier run into this store has reduced is
/// taken as it is; Ctrl-C and the deadline end the stage.
FindingsResult reduce_failures(const std::vector<BlockRecord>& blocks, const std::set<Signature>& known,
                               const EngineSources& engines, std::uint64_t seed, unsigned jobs, Store& store,
                               Deadline deadline = {});

/// Writes the findings that there are into the store, and says how many failures are left to be reduced. What is kept
/// of reducing stays while some are, or while `more_to_come`: blocks to be judged. An exit code where the command ends
/// here, after its sentence: the disk's error.
std::optional<int> settle_findings(const FindingsResult& found, Store& store, bool more_to_come);

}  // namespace assay
