// The report page: one HTML file that works offline and can be read by somebody who never saw the project.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/compare/compare.h"
#include "reports/store/studies/studies.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// The page's text. What takes many elements (an engine's findings, a claim's tables, charts) is in it as packed JSON,
/// from which its script makes elements when somebody opens it. Template, style, chart specifications and JavaScript
/// come from the viewer folder: reports/viewer of the source tree, or what the environment variable ASSAY_VIEWER_DIR
/// names; the checker of certificates comes from ../../scripts beside it.
///
/// `only`: the engines that the page is about, all where it is empty. Such a page, a report card, says of them what the
/// whole page says, and has neither charts nor studies, whose script is most of a page's size.
///
/// Error   a file of the viewer folder is absent; the sentence says how to install it.
Result<std::string> page_text(const Campaign& campaign, const Digest& digest,
                              const std::optional<Comparison>& comparison, const Studies& studies = {},
                              const std::vector<std::string>& only = {});

/// A page that shows what it is given, and runs nothing. Sections and nothing else are markup already.
///
/// Error   as above.
Result<std::string> plain_page(std::string_view title, std::string_view heading, std::string_view lead,
                               const std::string& sections);

/// The page's sections in their order; each is a complete <section>, or empty where there is nothing to say.
std::string changes_section(const std::optional<Comparison>& comparison);
std::string worst_section(const ShownFindings& shown);
std::string engines_section(const Campaign& campaign, const Digest& digest, const ShownFindings& shown);
std::string summary_section(const Campaign& campaign);
std::string cycles_section(const ShownFindings& shown);
/// What the properties claim and what the domains aim at.
std::string claims_list(const Campaign& campaign);

}  // namespace assay
