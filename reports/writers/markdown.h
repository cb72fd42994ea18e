// The report as Markdown of one screen, for the summary of a CI job.
#pragma once
#include <optional>
#include <string>

#include "reports/store/compare/compare.h"
#include "reports/store/studies/studies.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// What a reader takes in, and GitHub shows of some dozen jobs at once.
inline constexpr std::size_t kMarkdownBytes = 20'000;
/// What a summary names: engines of a family, findings, changes. The rest is on the page.
inline constexpr std::size_t kMarkdownEngines = 6, kMarkdownFindings = 5, kMarkdownChanges = 5;

/// The verdict in one line, changes, a table a family of the engines on trial, the worst findings (with a comparison
/// those that are new, if any is) and a link to the page; at most kMarkdownBytes long, whatever engines are called and
/// say.
std::string markdown_text(const Campaign& campaign, const Digest& digest, const std::optional<Comparison>& comparison);

/// The studies; empty where none was run. GitHub refuses a summary above 1 MiB: what does not fit is left to the page.
std::string studies_text(const Studies& studies);
inline constexpr std::size_t kStudiesBytes = 1'000'000;

}  // namespace assay
