#include "reports/writers/rates.h"

#include <algorithm>
#include <array>
#include <utility>

#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {

namespace {

/// The share of the cases tried, of each severity for itself; last of those whose severity was not recorded.
std::array<double, kSeverities + 1> rates_of(const CellCounts& cell) {
  std::array<double, kSeverities + 1> rates{};
  double unknown = static_cast<double>(failed(cell));
  for (std::size_t i = 0; i < kSeverities; ++i) {
    rates[i] = static_cast<double>(cell.severities[i]) / static_cast<double>(tried(cell));
    unknown -= static_cast<double>(cell.severities[i]);
  }
  rates[kSeverities] = unknown / static_cast<double>(tried(cell));
  return rates;
}

}  // namespace

std::vector<WrongRate> wrong_rates(const Digest& digest) {
  std::vector<std::pair<std::array<double, kSeverities + 1>, WrongRate>> list;
  for (const auto& [row, cells] : digest.totals) {
    const CellCounts total = sum_of(cells);
    if (failed(total) == 0) continue;
    list.emplace_back(rates_of(total),
                      WrongRate{row, judged_words(total), severity_rates(total), outcome_words(total)});
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& left, const auto& right) { return left.first > right.first; });
  std::vector<WrongRate> rates;
  for (auto& [rate, words] : list) rates.push_back(std::move(words));
  return rates;
}

PlainTable rates_table(const Digest& digest) {
  PlainTable table{"rates", {}, {{"engine"}, {"property"}, {"domain"}, {"judged"}, {"rates"}, {"outcomes"}}, {}};
  for (WrongRate& rate : wrong_rates(digest))
    table.rows.push_back({rate.row.engine, rate.row.property, rate.row.domain, rate.judged, rate.rates, rate.outcomes});
  return table;
}

PlainTable findings_columns() {
  using enum CellKind;
  return {"findings",
          {},
          {{"id"},
           {"engine"},
           {"kind"},
           {"property"},
           {"claim"},
           {"domain"},
           {"severity"},
           {"magnitude", kNumber},
           {"size", kInteger},
           {"seen", kInteger},
           {"sentence"},
           {"replay"}},
          {}};
}

std::vector<Cell> finding_row(const Campaign& campaign, const Finding& finding) {
  const CampaignHeader& header = campaign.header;
  const auto engine = std::ranges::find(header.engines, finding.engine, &EngineRow::name);
  const Cell kind = engine == header.engines.end() ? Cell() : Cell(std::string(name_of(engine->kind)));
  const Cell severity = finding.severity ? Cell(std::string(name_of(*finding.severity))) : Cell();
  return {finding.id,
          finding.engine,
          kind,
          finding.property,
          finding.claim,
          finding.domain,
          severity,
          finding.magnitude,
          std::int64_t{finding.size},
          static_cast<std::int64_t>(finding.seen),
          seen_of(finding),
          replay_command(campaign, finding)};
}

}  // namespace assay
