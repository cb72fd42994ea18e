// Answers to the questions that most people put to a record: how often who is wrong, and down to which gap.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/compare/aggregate.h"
#include "reports/store/compare/intervals.h"
#include "reports/store/studies/plain_table.h"

namespace assay {

/// One engine under one property, at one severity, on all samples or on all rows that were chosen (is_sample).
struct WrongRow {
  std::string_view engine, family, property;  ///< of the header
  EngineKind kind = EngineKind::kForeign;
  bool is_sample = false;
  Severity severity = Severity::kPlain;
  Share wrong;                  ///< without crashes and hangs; of the cases of that severity
  std::uint64_t no_answer = 0;  ///< crashes and hangs of that severity
};

/// By engine, property, population and severity; every severity of which a case was tried, where anything was judged.
/// Engines and properties that the header does not have are left out.
std::vector<WrongRow> wrong_rows(const CampaignHeader& header, const std::map<RowKey, CellsByDifficulty>& totals,
                                 const std::map<RowKey, FailuresApart>& apart);

/// Down to which gap verdicts of one engine on one domain are right.
struct EffectiveEpsilonRow {
  std::string_view engine, family, property;
  GapVerdicts gaps;
};

/// By engine, property and domain; where no gap was tried there is no row.
std::vector<EffectiveEpsilonRow> effective_epsilons(const CampaignHeader& header,
                                                    const std::map<RowKey, CellsByDifficulty>& totals);

/// As tables "wrong_cases", where samples alone have a rate and its interval, and "effective_epsilon".
PlainTable table_of(const std::vector<WrongRow>& rows);
PlainTable table_of(const std::vector<EffectiveEpsilonRow>& rows);

/// What SQLite's views show besides the tables of the record.
struct Answers {
  std::vector<WrongRow> wrong;
  std::vector<EffectiveEpsilonRow> epsilons;
};

}  // namespace assay
