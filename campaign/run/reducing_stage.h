// The last stage of check and merge: failures become findings, each kept as soon as it is reduced.
#pragma once
#include <optional>

#include "campaign/findings.h"
#include "reports/store/store.h"

namespace assay {

/// The findings of the blocks. What an earlier run into this store has reduced is taken as it is; Ctrl-C ends the
/// stage.
FindingsResult reduce_failures(const std::vector<BlockRecord>& blocks, const EngineSources& engines, std::uint64_t seed,
                               unsigned jobs, Store& store);

/// Writes the findings into the store if they are all there. An exit code where the command ends here, after its
/// sentence: the disk's error, an interruption, a defect of the harness.
std::optional<int> settle_findings(const FindingsResult& found, Store& store);

}  // namespace assay
