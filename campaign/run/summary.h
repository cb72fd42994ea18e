// What a person reads on the terminal after a run.
#pragma once
#include <set>
#include <string>

#include "campaign/run/runner.h"
#include "reports/store/accepted/acceptance.h"
#include "reports/store/compare/compare.h"
#include "reports/store/record.h"

namespace assay {

/// One line an engine, one line a finding; which findings are new, and which accepted; `results`, the hash of the
/// campaign, whose blocks may be summed here.
void print_summary(const Campaign& campaign, const RunSummary& run, const std::set<Signature>& known,
                   const std::string& results, const Acceptance& accepted = {});

}  // namespace assay
