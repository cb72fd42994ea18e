// A campaign as one SQLite file, for questions that no report foresaw.
#pragma once
#include <filesystem>
#include <map>
#include <span>

#include "reports/store/accepted/acceptance.h"
#include "reports/store/compare/aggregate.h"
#include "reports/store/files.h"
#include "reports/store/findings/found_in_all.h"
#include "reports/store/questions.h"
#include "reports/store/record.h"
#include "reports/store/studies/plain_table.h"

namespace assay {

/// Tables: campaign(1 row), engines, plan, claims, asked (rowids of engine and row of the plan), cell_counts and
/// cell_rest (by what was asked and difficulty; a cell without a row in cell_rest has 0 there), violation_counts (of
/// those by claim), wrong_cases, finding_counts, finding_rows, seen_as, cycles (one row a state), timings, provenance,
/// effective_epsilon, and those of the studies given. Views: cells (engine, property, domain, difficulty and all
/// counts), violations, engine_verdicts (verdicts.h) and findings. docs/studies.md tells them to those who ask. Doubles
/// are SQLite reals, which are the same IEEE doubles; NaN becomes NULL. `totals` are those of the campaign, and
/// `answers` what they say; its blocks are not looked at.
/// The column `accepted` of findings has the reason why one is accepted, NULL where it is not.
/// `found` counts all findings, which finding_counts tells; where the campaign has fewer, the table provenance says so
/// under "report.findings".
/// Error   the disk's. `path` has the whole database or what it had before.
Result<Written> export_sqlite(const Campaign& campaign, const std::map<RowKey, CellsByDifficulty>& totals,
                              const std::filesystem::path& path, std::span<const PlainTable> studies = {},
                              const Answers& answers = {}, const FindingCounts& found = {},
                              const AcceptedFindings& accepted = {});

}  // namespace assay
