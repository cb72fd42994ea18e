// The report as JUnit XML, which every CI system reads.
#pragma once
#include <string>

#include "reports/writers/report_rows.h"

namespace assay {

/// A suite an engine, a test case a property and domain. Failure: the claim, the counts and the command that replays
/// it; error: a crash or an endless loop; skipped: the engine declined every case. No times: the file is a function of
/// the results alone.
std::string junit_text(const Campaign& campaign, const Digest& digest);

}  // namespace assay
