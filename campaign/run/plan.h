// From options to a plan: which property on which domain, how many cases, and the header that all shards share.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"
#include "campaign/run/runner.h"

namespace assay {

struct PlanRequest {
  std::string battery = "quick";
  std::vector<std::string> properties, domains;  ///< patterns (fnmatch); empty: all
  std::optional<std::uint64_t> cases;            ///< of each row; then every row of the catalogue is asked for
};

struct PlanMade {
  Plan rows;
  std::string note;  ///< how the battery's list and what was asked for differ, in one sentence; empty: they do not
};

/// Rows of the battery that match the patterns and that at least one engine can be asked about. A battery's list says
/// which rows those are; with `cases`, and where no row of the list is left, it is all of the catalogue.
///
/// Error  an unknown battery, or one with a row that does not exist; a pattern that matches nothing; nothing left to
/// do.
Result<PlanMade> make_plan(const PlanRequest& request, const EngineSources& engines);

/// What is to be done, as every shard and every resumed run of this campaign must agree on it.
CampaignHeader make_header(const PlanRequest& request, const Plan& plan, const EngineSources& engines,
                           const RunOptions& options);

}  // namespace assay
