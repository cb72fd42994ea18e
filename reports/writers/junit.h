// The report as JUnit XML, which every CI system reads.
#pragma once
#include <string>

#include "reports/writers/report_rows.h"

namespace assay {

/// A suite an engine, a test case a property, on all domains of the plan: equal plans give equal names. Failure: the
/// worst finding that shows the property broken, with the command that replays it, and the counts by severity, claim
/// and domain; error: a crash or an endless loop; skipped: the engine declined every case, nothing was judged, or all
/// that failed is accepted, with the reasons. No times: the file is a function of the results and of what is accepted.
std::string junit_text(const Campaign& campaign, const Digest& digest);

}  // namespace assay
