// How work grows with the size of problems: charts, fits and Markdown.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/studies/growth_rows.h"
#include "reports/writers/page/charts.h"

namespace assay {

/// Specifications viewer/specs/pivots_exponential.vl.json and pivots_power.vl.json.
std::vector<Chart> pivot_charts(const Growth& growth);
/// All four on the specification tests_by_size.
std::vector<Chart> hull_growth_charts(const Growth& growth);
/// One for each list of problems and what is counted on it, in order, on the same specification.
std::vector<Chart> engine_growth_charts(const Growth& growth);
/// Slope of each fit with its 95 % interval, as an HTML table; `rule` heads the column of what is compared.
std::string growth_table(const Growth& growth, std::string_view rule);
/// The same in Markdown; empty without fits.
std::string growth_markdown(std::string_view heading, std::string_view rule, const Growth& growth);

}  // namespace assay
