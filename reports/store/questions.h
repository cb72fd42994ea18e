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

/// One engine under one property, at one severity, on all domains.
struct WrongPerMillionRow {
  std::string_view engine, family, property;  ///< of the header
  EngineKind kind = EngineKind::kForeign;
  Severity severity = Severity::kPlain;
  std::uint64_t wrong = 0;      ///< failures of that severity without crashes and hangs
  std::uint64_t no_answer = 0;  ///< crashes and hangs of that severity
  std::uint64_t tried = 0;      ///< cases of all severities: what has not failed has none (docs/severity.md)

  double per_million() const { return 1e6 * static_cast<double>(wrong) / static_cast<double>(tried); }
  /// The exact 95 % interval of that, in wrong per million as well.
  Interval interval() const;
};

/// By engine, property and severity; every severity of what was judged at all. Engines and properties that the header
/// does not have are left out.
std::vector<WrongPerMillionRow> wrong_per_million(const CampaignHeader& header,
                                                  const std::map<RowKey, CellsByDifficulty>& totals,
                                                  const std::map<RowKey, BySeverity>& no_answer);

/// Of one engine and domain: verdicts are wrong down to 2^-exponent of what the domain's axis measures.
struct EffectiveEpsilonRow {
  std::string_view engine, family, property, domain;
  std::string measure;        ///< "relative gap"
  std::int32_t exponent = 0;  ///< the smallest k of a wrong verdict at 2^-k: the largest such gap
};

/// Those of effective_exponent, by engine, property and domain; where no verdict was wrong there is no row.
std::vector<EffectiveEpsilonRow> effective_epsilons(const CampaignHeader& header,
                                                    const std::map<RowKey, CellsByDifficulty>& totals);

/// As tables "wrong_per_million" and "effective_epsilon".
PlainTable table_of(const std::vector<WrongPerMillionRow>& rows);
PlainTable table_of(const std::vector<EffectiveEpsilonRow>& rows);

/// What SQLite's views show besides the tables of the record.
struct Answers {
  std::vector<WrongPerMillionRow> wrong;
  std::vector<EffectiveEpsilonRow> epsilons;
};

}  // namespace assay
