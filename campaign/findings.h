// From candidates to findings: draw the case again, make it small, ask the referee, keep the smallest.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "campaign/engine_source.h"
#include "reports/store/record.h"

namespace assay {

/// At most this many domains are reduced for one (engine, property, claim); the rest is listed in also_in.
inline constexpr std::size_t kReducedDomains = 4;

struct FindingsResult {
  std::vector<Finding> findings;              ///< sorted by (engine, property, claim, id)
  std::optional<std::string> harness_defect;  ///< the referee contradicts tiers 0 and 1
};

/// A pure function of the set of blocks and the engines, so one shard and seven merged shards give the same findings.
FindingsResult find(const std::vector<BlockRecord>& blocks, const EngineSources& engines, std::uint64_t seed,
                    unsigned jobs, const std::function<void(std::size_t done, std::size_t total)>& progress);

}  // namespace assay
