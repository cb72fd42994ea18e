// From candidates to findings: draw the case again, make it small, ask the referee, keep the smallest.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "campaign/engine_source.h"
#include "reports/store/disk/kept_finding.h"

namespace assay {

/// At most this many domains are reduced for one (engine, property, claim); the rest is listed in also_in.
inline constexpr std::size_t kReducedDomains = 4;

struct FindingsResult {
  std::vector<Finding> findings;              ///< sorted by (engine, property, claim, id)
  std::optional<std::string> harness_defect;  ///< the referee contradicts tiers 0 and 1
  std::optional<std::string> keep_error;      ///< why one could not be kept; the findings are not all there then
  bool complete = false;                      ///< every failure is reduced
};

/// The work of an earlier run, and where this one's is kept; `keep` and `progress` are called under a lock.
struct FindingsDesk {
  std::span<const KeptFinding> reduced;
  std::function<Result<Written>(const KeptFinding&)> keep;
  std::function<void(std::size_t done, std::size_t total)> progress;
};

/// A pure function of the set of blocks and the engines, so one shard and seven merged shards give the same findings,
/// and so does a run that takes what an earlier one has reduced from the desk. An interruption ends it after the
/// failures in work.
FindingsResult find(const std::vector<BlockRecord>& blocks, const EngineSources& engines, std::uint64_t seed,
                    unsigned jobs, const FindingsDesk& desk);

}  // namespace assay
