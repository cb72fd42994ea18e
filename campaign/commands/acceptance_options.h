// The options by which a command learns what is accepted.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/accepted/acceptance.h"

namespace assay {

struct AcceptanceOptions {
  std::string file;  ///< --accepted; empty: nothing is accepted
  std::string date;  ///< --date, by which entries end; empty: today in UTC
};

/// What the options name, read before a run begins so that a wrong file costs no run.
struct AcceptanceOrder {
  std::string file;
  std::vector<AcceptedCluster> clusters;
  Day today;

  Acceptance of(const CampaignHeader& header) const { return {file, clusters, header, today}; }
};

Result<AcceptanceOrder> read_acceptance(const AcceptanceOptions& options);

/// Every sentence of it, a line each.
void tell_accepted(const Acceptance& acceptance, const std::vector<Finding>& findings);
void tell_accepted(const Acceptance& acceptance, const Acceptance::Counts& counts);

}  // namespace assay
