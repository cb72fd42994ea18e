#include "campaign/run/reducing_stage.h"

#include "campaign/commands/commands.h"
#include "campaign/run/interrupt.h"
#include "campaign/run/summary.h"
#include "campaign/streams/standard_streams.h"

namespace assay {

FindingsResult reduce_failures(const std::vector<BlockRecord>& blocks, const EngineSources& engines, std::uint64_t seed,
                               unsigned jobs, Store& store) {
  if (interrupted())
    tell("assay: judging is stopped; its failures are reduced now, and Ctrl-C leaves that for later, too\n");
  begin_interruptible_stage();
  const FindingsDesk desk{store.reduced(), [&](const KeptFinding& reduced) { return store.append(reduced); },
                          report_findings_progress};
  return find(blocks, engines, seed, jobs, desk);
}

std::optional<int> settle_findings(const FindingsResult& found, Store& store) {
  const auto defect = [&] {
    return fail("harness defect: the referee contradicts the judges: " + *found.harness_defect);
  };
  if (found.keep_error) return fail(*found.keep_error);
  if (!found.complete && found.harness_defect) return defect();
  if (!found.complete) {
    tell(
        "assay: reducing is stopped; {} of the failures are reduced and kept, the same command goes on with the rest\n",
        found.findings.size());
    return kBudgetNotReached;
  }
  if (auto kept = store.set_findings(found.findings); !kept) return fail(kept.error());
  if (found.harness_defect) return defect();
  return std::nullopt;
}

}  // namespace assay
