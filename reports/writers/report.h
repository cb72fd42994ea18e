// All reports of a campaign at once.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/accepted/acceptance.h"
#include "reports/store/blocks/block_file.h"
#include "reports/store/compare/compare.h"
#include "reports/store/studies/studies.h"

namespace assay {

inline constexpr const char* kPageFile = "report.html";
inline constexpr const char* kMarkdownFile = "summary.md";
inline constexpr const char* kJunitFile = "junit.xml";
inline constexpr const char* kSarifFile = "assay.sarif";
inline constexpr const char* kSqliteFile = "campaign.sqlite";

/// Writes the page, Markdown, JUnit, SARIF, SQLite, and as CSV the rates and each table of the studies into
/// `directory`, which is made if absent, and names the files written, the page first. Of a run in work they say how far
/// it is. What is accepted is suppressed in SARIF and listed in Markdown.
///
/// Error   the disk's, or the viewer's JavaScript is absent: the other files are written then, and the sentence says
/// so.
Result<std::vector<std::string>> write_report(SummedCampaign summed, const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies = {},
                                              const Acceptance& accepted = {});

}  // namespace assay
