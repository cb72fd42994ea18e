// Where engines are wrong: every engine, property and domain with a wrong answer.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies/plain_table.h"
#include "reports/writers/report_rows.h"

namespace assay {

/// In words, as reports show them.
struct WrongRate {
  RowKey row;
  std::string judged;  ///< judged_words
  std::string rates;   ///< of each severity with failures, where the row is of a sample; empty of one that was chosen
  std::string outcomes;
};

/// By the rate of the most severe failures, the highest first, then of the next; equal ones by engine, property and
/// domain.
std::vector<WrongRate> wrong_rates(const Digest& digest);

/// The same as a table "rates": engine, property, domain, judged, rates, outcomes.
PlainTable rates_table(const Digest& digest);

/// "84 engines on trial: 44 failed on plain input, 25 on other input alone, 12 never, 3 not judged; 301 findings.":
/// what page, card and summary begin with (engine_verdicts).
std::string verdict_counts(const Campaign& campaign, const Digest& digest);

/// Every finding as a line of a table "findings": what SQLite's view of that name has, without case and answer; with
/// the sentence of what was seen. The table has its columns alone, for there may be many.
PlainTable findings_columns();
std::vector<Cell> finding_row(const Campaign& campaign, const Finding& finding);

}  // namespace assay
