// The numbers behind the page's charts, as the rows of data that the Vega-Lite specifications in viewer/specs name.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reports/writers/report_rows.h"

namespace assay {

/// One chart: the specification viewer/specs/<spec>.vl.json with `rows` (a JSON array) put in as its data.
struct Chart {
  std::string name, title, explanation;
  std::string rows;
  std::size_t count = 0;                          ///< rows; 0: nothing to show
  std::string note;                               ///< what was left out; plain text
  std::string spec = name;                        ///< where charts share a specification, its name
  std::map<std::string, std::string> words = {};  ///< what it leaves open: text in it, and what stands there instead
};

/// The chart for one family alone: its name and title say which. It explains itself unless one before it did.
Chart of_family(Chart chart, const std::string& family, bool explained);

/// "gjk/near_touching (-log2 relative gap)": a domain among small multiples, and what its difficulty means.
std::string panel_of(std::string_view domain, std::string_view axis);

/// Wrong verdicts against gap and against scale, iterations and time against difficulty, each once a family, and the
/// share of exact decisions; in the order of the page.
std::vector<Chart> charts_of(const Campaign& campaign, const Digest& digest);

}  // namespace assay
