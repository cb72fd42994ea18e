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
#include "reports/store/files.h"
#include "reports/store/studies/studies.h"

namespace assay {

inline constexpr const char* kPageFile = "report.html";
inline constexpr const char* kMarkdownFile = "summary.md";
inline constexpr const char* kStudiesFile = "studies.md";
inline constexpr const char* kJunitFile = "junit.xml";
inline constexpr const char* kSarifFile = "assay.sarif";
inline constexpr const char* kSqliteFile = "campaign.sqlite";

/// Makes the folder if it is absent. Error  the disk's; a symbolic link stands there.
Result<Written> make_report_folder(const std::filesystem::path& directory);

/// Writes the page, Markdown (of studies, if there are any, a file of its own), JUnit, SARIF, SQLite, and as CSV the
/// rates, what SQLite's views say and each table of the studies into `directory`, which is made if absent, and names
/// the files written, the page first. Of a run in work they say how far it is. What is accepted is suppressed in SARIF
/// and listed in Markdown.
///
/// Error   the disk's, or the viewer's JavaScript is absent: the other files are written then, and the sentence says
/// so.
/// Cost    Memory: what ReportSelection chooses, however many findings there are. `source` is read twice, or once where
///         `summed.found` is known; findings.csv and SQLite have some kTabledFindings of them.
Result<std::vector<std::string>> write_report(SummedCampaign summed, const FindingSource& source,
                                              const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies,
                                              const Acceptance& accepted);
/// The same of a campaign that has its findings.
Result<std::vector<std::string>> write_report(SummedCampaign summed, const std::filesystem::path& directory,
                                              const std::optional<Comparison>& comparison, const Studies& studies = {},
                                              const Acceptance& accepted = {});

}  // namespace assay
