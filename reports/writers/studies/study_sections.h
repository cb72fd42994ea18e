// The studies on the page and in Markdown: what their sections have in common, and their order.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/studies/studies.h"
#include "reports/writers/page/charts.h"

namespace assay {

struct StudySection {
  std::string id, link;  ///< the link's words in the navigation
  std::string heading;   ///< in words
  std::string html;      ///< what stands under the heading, at its end what the columns of the study's tables mean
};

/// The charts as figures.
using DrawCharts = std::function<Result<std::string>(const std::vector<Chart>& charts)>;

/// A section for every study that was run, in the order of the page.
///
/// Error  that of `draw`.
Result<std::vector<StudySection>> study_sections(const Studies& studies, const DrawCharts& draw);

/// A text for every study that was run.
std::vector<std::string> studies_markdown(const Studies& studies);

}  // namespace assay
