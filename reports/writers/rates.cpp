#include "reports/writers/rates.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "reports/store/compare/verdicts.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {

namespace {

/// Of each severity for itself.
std::array<double, kSeverities> rates_of(const CellCounts& cell) {
  std::array<double, kSeverities> rates{};
  for (std::size_t i = 0; i < kSeverities; ++i)
    if (cell.severities[i] > 0) rates[i] = Share{cell.severities[i], cell.cases[i]}.value();
  return rates;
}

}  // namespace

std::vector<WrongRate> wrong_rates(const Digest& digest) {
  std::vector<std::pair<std::array<double, kSeverities>, WrongRate>> list;
  for (const auto& [row, cells] : digest.totals) {
    const PopulationCounts own = digest.counts_of_row(row);
    if (failed(own.counts) == 0) continue;
    const std::string rates = is_sample(row.domain) ? severity_words(ByPopulation{own, {}}) : "";
    list.emplace_back(rates_of(own.counts), WrongRate{row, judged_words(own), rates, outcome_words(own.counts)});
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& left, const auto& right) { return left.first > right.first; });
  std::vector<WrongRate> rates;
  for (auto& [rate, words] : list) rates.push_back(std::move(words));
  return rates;
}

std::string verdict_counts(const Campaign& campaign, const Digest& digest) {
  std::array<std::uint64_t, kEngineVerdictNames.size()> engines{};
  std::uint64_t all = 0, findings = 0;
  for (const EngineVerdictRow& row : engine_verdicts(campaign, digest.totals, digest.findings)) {
    if (!row.on_trial) continue;
    ++all, ++engines[static_cast<std::size_t>(row.verdict)];
    findings += row.findings;
  }
  return fmt::format("{} on trial: {} failed on plain input, {} on other input alone, {} never{}; {}.",
                     counted(all, "engine"), engines[0], engines[1], engines[2],
                     engines[3] == 0 ? "" : fmt::format(", {} not judged", engines[3]), counted(findings, "finding"));
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
           {"by_default", kInteger},
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
  return {finding.id,
          finding.engine,
          kind,
          finding.property,
          finding.claim,
          finding.domain,
          std::string(name_of(finding.severity)),
          std::int64_t{finding.by_default},
          finding.magnitude,
          std::int64_t{finding.size},
          static_cast<std::int64_t>(finding.seen),
          seen_of(finding),
          replay_command(campaign, finding)};
}

}  // namespace assay
