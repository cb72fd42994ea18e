// The report as Markdown, for the summary of a CI job.
#pragma once
#include <optional>
#include <string>

#include "reports/store/compare/compare.h"
#include "reports/store/studies/studies.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// GitHub refuses a job summary above 1 MiB and shows nothing then; findings that do not fit are counted instead.
inline constexpr std::size_t kMarkdownBytes = 1'000'000;
/// What a summary names: rows with wrong answers, engines that are not judged under every claim, findings, and how many
/// of these with their case. The rest is on the page and in rates.csv.
inline constexpr std::size_t kMarkdownRates = 60, kMarkdownSilent = 40, kMarkdownFindings = 150, kMarkdownCases = 5,
                             kMarkdownChanges = 10;

/// Changes, a line an engine, the principal numbers, the studies and the findings; at most kMarkdownBytes long.
std::string markdown_text(const Campaign& campaign, const Digest& digest, const std::optional<Comparison>& comparison,
                          const Studies& studies = {});

}  // namespace assay
