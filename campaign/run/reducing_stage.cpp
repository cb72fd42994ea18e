#include "campaign/run/reducing_stage.h"

#include "campaign/commands/commands.h"
#include "campaign/run/interrupt.h"
#include "campaign/run/progress.h"
#include "campaign/streams/standard_streams.h"

namespace assay {

FindingsResult reduce_failures(const std::vector<BlockRecord>& blocks, const std::set<Signature>& known,
                               const EngineSources& engines, std::uint64_t seed, unsigned jobs, Store& store,
                               Deadline deadline) {
  if (is_ending())
    tell("assay: judging is stopped; its failures are reduced for {} seconds\n", kSecondsOfLastStage);
  else if (interrupted())
    tell("assay: judging is stopped; its failures are reduced now, and Ctrl-C leaves that for later, too\n");
  begin_interruptible_stage();
  ReducingProgress progress;
  const FindingsDesk desk{
      known, store.reduced(), [&](const KeptFinding& reduced) { return store.append(reduced); },
      [&](std::size_t done, std::size_t total) { progress.show(done, total); },
      [deadline] { return interrupted() || (deadline && std::chrono::steady_clock::now() > *deadline); }};
  return find(blocks, engines, seed, jobs, desk);
}

std::optional<int> settle_findings(const FindingsResult& found, Store& store, bool more_to_come) {
  if (found.keep_error) return fail(*found.keep_error);
  const bool complete = found.is_complete();
  const bool is_settled = complete && found.disagreements.empty();
  if (auto kept = store.set_findings(found.findings, more_to_come || !is_settled); !kept) return fail(kept.error());
  if (auto kept = found.disagreements.keep_in(store); !kept) return fail(kept.error());
  if (!complete)
    tell(
        "assay: reducing is stopped; {} of {} clusters of failures are reduced and kept, the same command goes on with "
        "the rest\n",
        found.reduced, found.clusters);
  return std::nullopt;
}

}  // namespace assay
