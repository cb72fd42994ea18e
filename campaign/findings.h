// From clusters to findings: draw a case again, make it small, ask the referee, keep the smallest.
#pragma once
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "campaign/engine_source.h"
#include "campaign/referee/disagreements.h"
#include "reports/store/compare/compare.h"
#include "reports/store/disk/kept_finding.h"

namespace assay {

/// So many cases are reduced for one cluster (clusters.h), and so many findings come of it at most; all else that it
/// has is told in seen_as and also_in.
inline constexpr std::size_t kReducedCases = 2;
/// So many are tried where the referee confirms none of the first.
inline constexpr std::size_t kTriedCases = 4;

struct FindingsResult {
  std::vector<Finding> findings;          ///< sorted by (engine, property, claim, id)
  Disagreements disagreements;            ///< the referee contradicts tiers 0 and 1: cases of no finding
  std::optional<std::string> keep_error;  ///< why one could not be kept; the findings are not all there then
  std::size_t reduced = 0, clusters = 0;  ///< how many are reduced, of how many

  bool is_complete() const { return reduced == clusters; }
};

/// The work of an earlier run, and where this one's is kept; `keep` and `progress` are called under a lock. Once
/// `must_stop` says so, work ends at the next question of an engine, and what is half done is thrown away.
struct FindingsDesk {
  std::set<Signature> known;  ///< what failed before and is not to hide what is new
  std::span<const KeptFinding> reduced;
  std::function<Result<Written>(const KeptFinding&)> keep;
  std::function<void(std::size_t done, std::size_t total)> progress;
  std::function<bool()> must_stop;
};

/// A pure function of the set of blocks, the engines and what is known, so one shard and seven merged shards give the
/// same findings, and so does a run that takes what an earlier one has reduced from the desk. A run that is stopped
/// gives the findings of what it has reduced.
FindingsResult find(const std::vector<BlockRecord>& blocks, const EngineSources& engines, std::uint64_t seed,
                    unsigned jobs, const FindingsDesk& desk);

}  // namespace assay
