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
  std::string judged;  ///< "12 plain, 3 near of 4 000 judged"
  std::string rates;   ///< of each severity, with its interval; empty for records that have none
  std::string outcomes;
};

/// By the rate of the most severe failures, the highest first, then of the next; equal ones by engine, property and
/// domain. Failures without a severity come last.
std::vector<WrongRate> wrong_rates(const Digest& digest);

/// The same as a table "rates": engine, property, domain, judged, rates, outcomes.
PlainTable rates_table(const Digest& digest);

/// Every finding as a line of a table "findings": what SQLite's view of that name has, without case and answer; with
/// the sentence of what was seen. The table has its columns alone, for there may be many.
PlainTable findings_columns();
std::vector<Cell> finding_row(const Campaign& campaign, const Finding& finding);

}  // namespace assay
