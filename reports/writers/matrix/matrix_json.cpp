#include <nlohmann/json.hpp>

#include "reports/writers/matrix/matrix.h"
#include "reports/writers/matrix/version_tables.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using nlohmann::json;

json by_severity(const BySeverity& counts) {
  json object = json::object();
  for (std::size_t i = 0; i < kSeverities; ++i) object[std::string(kSeverityNames[i])] = counts[i];
  return object;
}

json version_json(const VersionRun& run) {
  json engines = json::array();
  for (const EngineRow& row : run.campaign.header.engines)
    engines.push_back({{"name", row.name}, {"version", shown_text(row.version)}});
  return {{"label", run.label},
          {"given", shown_text(run.given)},
          {"folder", run.folder},
          {"engines", std::move(engines)},
          {"results", run.hash},
          {"findings", run.campaign.findings.size()},
          {"judged_blocks", run.how_far.judged},
          {"planned_blocks", run.how_far.planned},
          {"is_finished", run.how_far.is_finished()}};
}

/// One entry a version, null where nothing was tried. `one_claim`: only then do failures have a denominator.
json at_json(const std::vector<std::optional<FailuresAt>>& at, bool one_claim) {
  json list = json::array();
  for (const auto& one : at) {
    if (!one) {
      list.push_back(nullptr);
      continue;
    }
    json object{{"failed", one->failed}, {"severities", by_severity(one->severities)}};
    if (one_claim) object["tried"] = by_severity(one->cases);
    list.push_back(std::move(object));
  }
  return list;
}

json turns_json(const std::vector<TurnAt>& turns, const std::vector<VersionRun>& runs) {
  json list = json::array();
  for (const TurnAt& one : turns) list.push_back({{"version", runs[one.version].label}, {"turn", name_of(one.turn)}});
  return list;
}

json cluster_json(const ClusterHistory& cluster, const std::vector<VersionRun>& runs) {
  json claims = json::array(), findings = json::array();
  for (const ClaimHistory& claim : cluster.claims)
    claims.push_back({{"property", claim.signature.property},
                      {"claim", shown_text(claim.signature.claim)},
                      {"versions", at_json(claim.at, true)},
                      {"turns", turns_json(claim.turns, runs)}});
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Finding* one = cluster.findings[i];
    findings.push_back(one == nullptr ? json(nullptr) : json(runs[i].folder + "/findings/" + one->id + ".case"));
  }
  return {{"engine", cluster.engine},
          {"family", cluster.mode.family},
          {"mode", name_of(cluster.mode.mode)},
          {"first_bad", runs[cluster.first_bad()].label},
          {"versions", at_json(cluster.at, false)},
          {"turns", turns_json(cluster.turns, runs)},
          {"cases", std::move(findings)},
          {"claims", std::move(claims)}};
}

json rate_json(const TrustRow& row) {
  json wrong = json::object();
  for (std::size_t i = 0; i < kSeverities; ++i) {
    const auto severity = static_cast<Severity>(i);
    json of_severity = json::object();
    for (const auto& [name, share] :
         {std::pair{"sample", row.sample.wrong(severity)}, std::pair{"chosen", row.chosen.wrong(severity)}})
      if (share.tried > 0) of_severity[name] = {{"wrong", share.failed}, {"tried", share.tried}};
    if (const auto sample = of_severity.find("sample"); sample != of_severity.end()) {
      const Share share = row.sample.wrong(severity);
      (*sample)["rate"] = share.value();
      (*sample)["low"] = share.interval().low, (*sample)["high"] = share.interval().high;
    }
    wrong[std::string(kSeverityNames[i])] = std::move(of_severity);
  }
  json object{{"tried", tried(row.principal)},
              {"judged", row.judged},
              {"wrong", std::move(wrong)},
              {"crashed", row.crashed()},
              {"hung", row.hung()}};
  if (row.relative_time) object["relative_time"] = *row.relative_time;
  return object;
}

json rates_json(const std::vector<VersionTable>& rates) {
  json list = json::array();
  for (const VersionTable& table : rates) {
    json rows = json::array();
    for (const TrustRow* row : table.rows) rows.push_back(row == nullptr ? json(nullptr) : rate_json(*row));
    list.push_back({{"engine", table.engine},
                    {"family", table.family},
                    {"property", table.property},
                    {"versions", std::move(rows)}});
  }
  return list;
}

json steps_json(const std::vector<VersionRun>& runs, const VersionHistory& history) {
  json list = json::array();
  for (std::size_t i = 0; i < history.steps.size(); ++i) {
    json changes = json::array();
    for (const Change& change : history.steps[i].changes()) changes.push_back(shown_text(change.sentence));
    list.push_back({{"from", runs[i].label},
                    {"to", runs[i + 1].label},
                    {"is_worse", history.steps[i].is_worse()},
                    {"headline", shown_text(history.steps[i].headline())},
                    {"changes", std::move(changes)}});
  }
  return list;
}

}  // namespace

std::string matrix_json(const std::vector<VersionRun>& runs, const VersionHistory& history,
                        const std::vector<VersionTable>& rates) {
  const CampaignHeader& header = runs.front().campaign.header;
  json versions = json::array(), clusters = json::array();
  for (const VersionRun& run : runs) versions.push_back(version_json(run));
  for (const ClusterHistory& cluster : history.clusters) clusters.push_back(cluster_json(cluster, runs));
  const json whole{
      {"battery", header.battery},         {"battery_version", header.battery_version}, {"seed", header.seed},
      {"versions", std::move(versions)},   {"clusters", std::move(clusters)},           {"rates", rates_json(rates)},
      {"steps", steps_json(runs, history)}};
  return whole.dump(1, ' ', false, json::error_handler_t::replace) + '\n';
}

}  // namespace assay
