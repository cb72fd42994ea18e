// The report as JUnit XML, which every CI system reads.
#pragma once
#include <string>

#include "reports/writers/report_rows.h"

namespace assay {

/// A suite an engine, a test case a property, on all domains of the plan: equal plans give equal names. Failure: the
/// worst finding that shows the property broken, with the command that replays it, and the counts by severity, claim
/// and domain; error: a crash or an endless loop; skipped: the engine declined every case, or nothing was judged. No
/// times: the file is a function of the results alone.
std::string junit_text(const Campaign& campaign, const Digest& digest);

}  // namespace assay
