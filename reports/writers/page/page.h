// The report page: one HTML file that works offline and can be read by somebody who never saw the project.
#pragma once
#include <optional>
#include <string>

#include "algorithms/model/result.h"
#include "reports/store/compare/compare.h"
#include "reports/store/studies/studies.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// The page's text. What takes many elements (a claim's tables, findings, charts) is in it as packed JSON, from which
/// its script makes elements when somebody opens it. Template, style, chart specifications and JavaScript come from the
/// viewer folder: reports/viewer of the source tree, or what the environment variable ASSAY_VIEWER_DIR names.
///
/// Error   a file of the viewer folder is absent; the sentence says how to install it.
Result<std::string> page_text(const Campaign& campaign, const Digest& digest,
                              const std::optional<Comparison>& comparison, const Studies& studies = {});

/// The page's sections in their order; each is a complete <section>, or empty where there is nothing to say.
std::string verdicts_section(const Digest& digest);
std::string changes_section(const std::optional<Comparison>& comparison);
std::string summary_section(const Campaign& campaign);
std::string cycles_section(const Campaign& campaign);
std::string findings_section(const Campaign& campaign, const Digest& digest);
/// What the properties claim and what the domains aim at.
std::string claims_list(const Campaign& campaign);

}  // namespace assay
