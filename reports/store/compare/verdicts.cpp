#include "reports/store/compare/verdicts.h"

#include "reports/store/given_engines.h"

namespace assay {
namespace {

EngineVerdict verdict_of(const CellCounts& total) {
  if (judged(total) == 0) return EngineVerdict::kNotJudged;
  if (count_of(total, Severity::kPlain) > 0) return EngineVerdict::kFailedOnPlain;
  return failed(total) > 0 ? EngineVerdict::kFailedOnOther : EngineVerdict::kNeverFailed;
}

}  // namespace

bool is_on_trial(const Campaign& campaign, const EngineRow& engine) {
  return is_given_by_path(campaign, engine.name) || !is_control(engine.kind);
}

std::vector<EngineVerdictRow> engine_verdicts(const Campaign& campaign,
                                              const std::map<RowKey, CellsByDifficulty>& totals,
                                              const FindingCounts& findings) {
  std::map<std::string_view, CellCounts> sums;
  for (const auto& [row, cells] : totals) sums[row.engine] += sum_of(cells);
  std::map<std::string_view, std::size_t> found;
  for (const auto& [row, count] : findings) found[row.first] += count;
  std::vector<EngineVerdictRow> rows;
  for (const EngineRow& engine : campaign.header.engines) {
    const CellCounts& total = sums[engine.name];
    rows.push_back({engine.name, engine.kind, is_on_trial(campaign, engine), verdict_of(total), tried(total),
                    failed(total), found[engine.name]});
  }
  return rows;
}

}  // namespace assay
