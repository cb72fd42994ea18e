#include "reports/store/questions.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace assay {

std::vector<WrongRow> wrong_rows(const CampaignHeader& header, const std::map<RowKey, CellsByDifficulty>& totals,
                                 const std::map<RowKey, FailuresApart>& apart) {
  std::map<std::tuple<std::string_view, std::string_view, bool>, PopulationCounts> sums;
  for (const auto& [row, cells] : totals) {
    PopulationCounts& sum = sums[{row.engine, row.property, is_sample(row.domain)}];
    sum.counts += sum_of(cells);
    if (const auto found = apart.find(row); found != apart.end()) sum.apart += found->second;
  }
  std::vector<WrongRow> rows;
  for (const auto& [key, sum] : sums) {
    const auto& [engine_name, property, of_sample] = key;
    const auto engine = std::ranges::find(header.engines, engine_name, &EngineRow::name);
    const auto planned = std::ranges::find(header.plan, property, &PlannedRow::property);
    if (engine == header.engines.end() || planned == header.plan.end() || judged(sum.counts) == 0) continue;
    for (std::size_t i = 0; i < kSeverities; ++i) {
      const auto severity = static_cast<Severity>(i);
      if (tried(sum.counts, severity) > 0)
        rows.push_back({engine->name, planned->family, planned->property, engine->kind, of_sample, severity,
                        sum.wrong(severity), sum.without_answer(severity).failed});
    }
  }
  return rows;
}

std::vector<EffectiveEpsilonRow> effective_epsilons(const CampaignHeader& header,
                                                    const std::map<RowKey, CellsByDifficulty>& totals) {
  std::vector<EffectiveEpsilonRow> rows;
  for (const auto& [row, cells] : totals) {
    const auto planned = std::ranges::find_if(header.plan, [&row = row](const PlannedRow& one) {
      return one.property == row.property && one.domain == row.domain;
    });
    if (planned == header.plan.end()) continue;
    GapVerdicts gaps;
    gaps.add(*planned, cells);
    if (gaps.finest) rows.push_back({row.engine, planned->family, planned->property, std::move(gaps)});
  }
  return rows;
}

PlainTable table_of(const std::vector<WrongRow>& rows) {
  using enum CellKind;
  PlainTable table{"wrong_cases",
                   {},
                   {{"engine"},
                    {"kind"},
                    {"family"},
                    {"property"},
                    {"is_sample", kInteger},
                    {"severity"},
                    {"wrong", kInteger},
                    {"by_default", kInteger},
                    {"no_answer", kInteger},
                    {"tried", kInteger},
                    {"rate", kNumber},
                    {"low", kNumber},
                    {"high", kNumber}},
                   {}};
  for (const WrongRow& row : rows) {
    std::vector<Cell> cells = {std::string(row.engine),
                               std::string(name_of(row.kind)),
                               std::string(row.family),
                               std::string(row.property),
                               std::int64_t{row.is_sample},
                               std::string(name_of(row.severity)),
                               static_cast<std::int64_t>(row.wrong.failed),
                               static_cast<std::int64_t>(row.wrong.by_default),
                               static_cast<std::int64_t>(row.no_answer),
                               static_cast<std::int64_t>(row.wrong.tried)};
    cells.resize(table.columns.size());
    if (row.is_sample) {
      const Interval interval = row.wrong.interval();
      cells[10] = row.wrong.value(), cells[11] = interval.low, cells[12] = interval.high;
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

PlainTable table_of(const std::vector<EffectiveEpsilonRow>& rows) {
  using enum CellKind;
  PlainTable table{"effective_epsilon",
                   {},
                   {{"engine"},
                    {"family"},
                    {"property"},
                    {"domain"},
                    {"measure"},
                    {"exponent", kInteger},
                    {"epsilon", kNumber},
                    {"finest", kInteger}},
                   {}};
  for (const EffectiveEpsilonRow& row : rows) {
    const GapVerdicts& gaps = row.gaps;
    table.rows.push_back({std::string(row.engine), std::string(row.family), std::string(row.property), gaps.domain,
                          gaps.measure, gaps.wrong ? Cell(std::int64_t{*gaps.wrong}) : Cell(),
                          gaps.wrong ? Cell(std::ldexp(1.0, -*gaps.wrong)) : Cell(), std::int64_t{*gaps.finest}});
  }
  return table;
}

}  // namespace assay
