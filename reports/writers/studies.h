// The studies on the page and in Markdown: which rules cycle on which classics, and how pivots grow.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies.h"
#include "reports/writers/charts.h"

namespace assay {

/// Instances and tie-breaks against pricing rules, a table for each way against cycling; a cell opens to the bases and the
/// objective trace. Empty where the study was not run.
std::string cycling_study_section(const Studies& studies);
/// One picture of a trace: cost.x step by step, with its ends in words.
std::string trace_picture(const CyclingRow& row);

/// Specifications viewer/specs/pivots_exponential.vl.json and pivots_power.vl.json.
std::vector<Chart> pivot_charts(const Growth& growth);
/// All four on the specification tests_by_size.
std::vector<Chart> hull_growth_charts(const Growth& growth);
/// Slope and standard error of each fit, as an HTML table; `rule` heads the column of what is compared.
std::string growth_table(const Growth& growth, std::string_view rule);

/// What cycles, in a line an instance, and the fits; empty where there are no studies.
std::string studies_markdown(const Studies& studies);

}  // namespace assay
