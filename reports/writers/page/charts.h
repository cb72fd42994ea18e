// The numbers behind the page's charts, as the rows of data that the Vega-Lite specifications in viewer/specs name.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "reports/writers/report_rows.h"

namespace assay {

/// One chart: the specification viewer/specs/<spec>.vl.json with `rows` (a JSON array) put in as its data.
struct Chart {
  std::string name, title, explanation;
  std::string rows;
  std::size_t count = 0;                          ///< rows; 0: nothing to show
  std::string note;                               ///< what was left out, or why there is nothing; plain text
  std::string spec = name;                        ///< where charts share a specification, its name
  std::map<std::string, std::string> words = {};  ///< what it leaves open: text in it, and what stands there instead
};

/// Error rate against gap, share of exact decisions, iterations and time against difficulty; in the order of the page.
std::vector<Chart> charts_of(const Campaign& campaign, const Digest& digest);

}  // namespace assay
