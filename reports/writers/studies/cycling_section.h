// Which rules cycle on which classics, on the page and in Markdown.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies/cycling_rows.h"

namespace assay {

/// Instances and tie-breaks against pricing rules, a table for each way against cycling; a cell opens to the bases and
/// the objective trace. Empty without rows.
std::string cycling_section(const std::vector<CyclingRow>& rows);
/// One picture of a trace: cost.x step by step, with its ends in words.
std::string trace_picture(const CyclingRow& row);

/// What cycles, in a line an instance; empty without rows.
std::string cycling_markdown(const std::vector<CyclingRow>& rows);

}  // namespace assay
