#include "reports/writers/page/trust_json.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "reports/store/quickest.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, kTrustGroups> kGroupWords = {"given by path", "library", "ours", "control"};

constexpr std::array<std::string_view, kSeverities> kSeverityWords = {
    "Numbers of at most 24 bits, sizes and offsets within 2^-10 to 2^10, and room on every side of the truth.",
    "The same sizes, but within 2^-20 of another truth, or numbers of more than 24 bits.",
    "Sizes or offsets beyond 2^-10 to 2^10, or numbers that are not finite.",
    "Touching, flat or repeated input, where the least change makes another answer right."};

Json severities_json(const TrustRow& row) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kSeverities; ++i) {
    const auto severity = static_cast<Severity>(i);
    const Share sample = row.sample.wrong(severity), chosen = row.chosen.wrong(severity);
    const Interval interval = sample.interval();
    list.push_back({sample.failed, sample.tried, interval.low, interval.high, chosen.failed, chosen.tried,
                    sample.default_words(), chosen.default_words()});
  }
  return list;
}

Json row_json(const TrustRow& row) {
  const EngineRow& engine = row.engine();
  Json json = {{"name", engine.name},
               {"version", shown_text(engine.version)},
               {"kind", name_of(engine.kind)},
               {"group", static_cast<std::size_t>(row.group)},
               {"ranked", row.is_ranked},
               {"severities", severities_json(row)},
               {"crashed", row.crashed()},
               {"hung", row.hung()},
               {"findings", row.findings},
               {"other", {row.other_claims_broken, row.other_claims_judged}},
               {"asked", asked(row.principal)},
               {"tried", tried(row.principal)},
               {"declined", count_of(row.principal, Outcome::kDeclined)},
               {"gave_up", count_of(row.principal, Outcome::kGaveUp)},
               {"within", count_of(row.principal, Outcome::kWithinDocumented)},
               {"judged", row.judged}};
  if (row.gaps.finest)
    json["gaps"] = {row.gaps.wrong ? Json(*row.gaps.wrong) : Json(), *row.gaps.finest, shown_text(row.gaps.measure)};
  if (row.relative_time) json["time"] = *row.relative_time;
  return json;
}

Json dimension_json(const std::optional<int>& dimension) { return dimension ? Json(*dimension) : Json(); }

/// Of each engine the mean time a question of the domain in microseconds, over its difficulties.
std::map<std::string_view, double> times_on(const std::string& domain, const Campaign& campaign) {
  std::map<std::string_view, std::pair<double, double>> sums;
  for (const Timing& timing : campaign.timings) {
    if (timing.domain != domain || mean_of(timing) == 0) continue;
    sums[timing.engine].first += mean_of(timing) / 1000;
    ++sums[timing.engine].second;
  }
  std::map<std::string_view, double> times;
  for (const auto& [engine, sum] : sums) times[engine] = sum.first / sum.second;
  return times;
}

/// "gjk/distance_is_certified: 3 plain of 800 judged" for every other claim that was broken on the domain.
Json broken_json(const std::string& engine, const PlannedRow& task, const Digest& digest) {
  Json broken = Json::array();
  for (auto at = digest.totals.lower_bound({engine, "", ""}); at != digest.totals.end() && at->first.engine == engine;
       ++at) {
    if (at->first.domain != task.domain || at->first.property == task.property) continue;
    if (const PopulationCounts own = digest.counts_of_row(at->first); failed(own.counts) > 0)
      broken.push_back(at->first.property + ": " + judged_words(own));
  }
  return broken;
}

/// Null where no engine on trial was asked.
Json task_json(const TrustTable& table, const PlannedRow& task, const Campaign& campaign, const Digest& digest) {
  const auto times = times_on(task.domain, campaign);
  Json rows = Json::array();
  std::uint64_t cases = 0;
  for (const TrustRow& row : table.rows) {
    const std::string& name = row.engine().name;
    const auto found = digest.totals.find({name, task.property, task.domain});
    if (row.group == TrustGroup::kControl || found == digest.totals.end()) continue;
    const CellCounts cell = sum_of(found->second);
    cases = std::max(cases, asked(cell));
    Json one = {{"name", name},
                {"group", static_cast<std::size_t>(row.group)},
                {"right", count_of(cell, Outcome::kHolds)},
                {"tried", tried(cell)},
                {"outcomes", outcome_words(cell)},
                {"broken", broken_json(name, task, digest)}};
    if (const auto time = times.find(name); time != times.end() && tried(cell) > 0) one["time"] = time->second;
    rows.push_back(std::move(one));
  }
  if (rows.empty()) return {};
  return {{"domain", task.domain}, {"words", shown_text(task.aim)}, {"title", table.title}, {"claim", task.property},
          {"cases", cases},        {"rows", std::move(rows)}};
}

}  // namespace

std::string trust_json(const std::vector<TrustTable>& tables, const Campaign& campaign, const Digest& digest) {
  Json all = {
      {"groups", kGroupWords}, {"severities", Json::array()}, {"tables", Json::array()}, {"tasks", Json::array()}};
  for (std::size_t i = 0; i < kSeverities; ++i) all["severities"].push_back({kSeverityNames[i], kSeverityWords[i]});
  for (const TrustTable& table : tables) {
    Json rows = Json::array();
    for (const TrustRow& row : table.rows) rows.push_back(row_json(row));
    all["tables"].push_back({{"family", table.family},
                             {"dimension", dimension_json(table.dimension)},
                             {"title", table.title},
                             {"property", table.property},
                             {"sentence", shown_text(table.sentence)},
                             {"population", table.population()},
                             {"common", table.common_cases},
                             {"rows", std::move(rows)}});
    for (const PlannedRow* row : table.samples)
      if (Json task = task_json(table, *row, campaign, digest); !task.is_null())
        all["tasks"].push_back(std::move(task));
  }
  return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace assay
