#include "reports/writers/sarif.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "properties/text/foreign_text.h"
#include "reports/store/failure_modes.h"
#include "reports/store/sha256.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

std::string rule_of(const std::string& property, const std::string& claim) {
  std::string rule = property + '/' + claim;
  std::replace(rule.begin(), rule.end(), ' ', '-');
  return rule;
}

std::string fingerprint(const Signature& signature) {
  return sha256_hex(signature.engine + '\n' + signature.property + '\n' + signature.claim);
}

Json place(const std::string& engine, const std::string& property,
           const std::map<std::string, std::string>& source_of_engine) {
  const auto adapter = source_of_engine.find(engine);
  const std::string path = adapter == source_of_engine.end() ? source_of_property(property) : adapter->second;
  return Json::array(
      {{{"physicalLocation",
         {{"artifactLocation", {{"uri", path}, {"uriBaseId", "%SRCROOT%"}}}, {"region", {{"startLine", 1}}}}},
        {"logicalLocations", Json::array({{{"fullyQualifiedName", engine}, {"kind", "module"}}})}}});
}

Json rules_of(const std::set<Signature>& signatures, const CampaignHeader& header) {
  std::map<std::string, Json> rules;
  for (const Signature& signature : signatures) {
    const auto row = std::find_if(header.plan.begin(), header.plan.end(),
                                  [&](const PlannedRow& planned) { return planned.property == signature.property; });
    const std::string sentence = row == header.plan.end() ? signature.property : row->sentence;
    const std::string id = rule_of(signature.property, signature.claim);
    rules[id] = {{"id", id},
                 {"name", signature.claim},
                 {"shortDescription", {{"text", signature.property + ": " + signature.claim}}},
                 {"fullDescription", {{"text", one_line(sentence)}}},
                 {"defaultConfiguration", {{"level", "error"}}},
                 {"properties", {{"tags", Json::array({"numerical-robustness", "correctness"})}}}};
  }
  Json list = Json::array();
  for (auto& [id, rule] : rules) list.push_back(std::move(rule));
  return list;
}

/// SARIF 2.1.0, 3.27.10: errors are what anybody meets.
std::string_view level_of(const Finding& finding) { return finding.severity <= Severity::kNear ? "error" : "warning"; }

/// The findings of one cluster, the one that reads first in front.
using ClusterOfFindings = std::vector<const Finding*>;

/// In the order of their first findings. Findings of one cluster stand for the same failures; one that says not for
/// which is a cluster of its own.
std::vector<ClusterOfFindings> clusters_in(const Campaign& campaign) {
  std::vector<ClusterOfFindings> clusters;
  std::map<std::pair<std::string_view, std::vector<SeenAs>>, std::size_t> places;
  for (const Finding& finding : campaign.findings) {
    const auto [at, fresh] = finding.seen_as.empty()
                                 ? std::pair(places.end(), true)
                                 : places.try_emplace({finding.engine, finding.seen_as}, clusters.size());
    if (fresh)
      clusters.push_back({&finding});
    else
      clusters[at->second].push_back(&finding);
  }
  for (ClusterOfFindings& cluster : clusters) {
    std::ranges::stable_sort(cluster, {}, &Finding::severity);
    cluster.resize(std::min(cluster.size(), kSarifMembers));
  }
  return clusters;
}

std::string sentence_of(const Campaign& campaign, const Finding& finding) {
  return seen_of(finding) + ' ' + title_of(finding) + ". " + finding.evidence + " Referee: " + finding.referee +
         ". Replay: " + replay_command(campaign, finding);
}

Json result_of(const Campaign& campaign, const ClusterOfFindings& cluster,
               const std::map<std::string, std::string>& source_of_engine) {
  const Finding& finding = *cluster.front();
  std::string text = sentence_of(campaign, finding);
  Json cases = Json::array();
  for (const Finding* one : cluster) {
    cases.push_back("findings/" + one->id + ".case");
    if (one != cluster.front()) text += ". In another way: " + sentence_of(campaign, *one);
  }
  const Signature signature{finding.engine, finding.property, finding.claim};
  return {{"ruleId", rule_of(finding.property, finding.claim)},
          {"level", level_of(finding)},
          {"message", {{"text", one_line(text)}}},
          {"locations", place(finding.engine, finding.property, source_of_engine)},
          {"partialFingerprints", {{"assaySignature/v1", fingerprint(signature)}, {"assayCase/v1", finding.id}}},
          {"properties",
           {{"engine", finding.engine},
            {"engineVersion", one_line(finding.engine_version)},
            {"domain", finding.domain},
            {"difficulty", finding.difficulty},
            {"size", finding.size},
            {"severity", name_of(finding.severity)},
            {"by_default", finding.by_default},
            {"seen", finding.seen},
            {"cases", std::move(cases)}}}};
}

/// SARIF 2.1.0, 3.27.23: where it is known of one result whether it is suppressed, it has to be known of all.
Json suppressions_of(const ClusterOfFindings& cluster, const Acceptance& accepted) {
  Json suppressions = Json::array();
  if (const AcceptedCluster* entry = accepted.of(*cluster.front()))
    suppressions.push_back({{"kind", "external"}, {"status", "accepted"}, {"justification", one_line(entry->reason)}});
  return suppressions;
}

/// Signatures of one engine in one mode: what was one cluster, or part of one.
Json absent_result(const std::vector<Signature>& gone, const std::map<std::string, std::string>& source_of_engine) {
  const Signature& first = gone.front();
  std::string text = first.engine + " no longer violates ";
  for (const Signature& one : gone) text += (&one == &first ? "\"" : ", \"") + one.claim + "\" of " + one.property;
  return {{"ruleId", rule_of(first.property, first.claim)},
          {"level", "error"},
          {"message", {{"text", one_line(text)}}},
          {"locations", place(first.engine, first.property, source_of_engine)},
          {"partialFingerprints", {{"assaySignature/v1", fingerprint(first)}}},
          {"baselineState", "absent"}};
}

}  // namespace

std::string sarif_text(const Campaign& campaign, const std::optional<Comparison>& comparison,
                       const std::map<std::string, std::string>& source_of_engine, const Acceptance& accepted) {
  std::set<Signature> signatures, worse;
  if (comparison) worse = comparison->worse_signatures();
  Json results = Json::array();
  for (const ClusterOfFindings& cluster : clusters_in(campaign)) {
    if (results.size() == kSarifResults) break;
    const Finding& first = *cluster.front();
    signatures.insert({first.engine, first.property, first.claim});
    results.push_back(result_of(campaign, cluster, source_of_engine));
    if (!accepted.is_empty()) results.back()["suppressions"] = suppressions_of(cluster, accepted);
    const auto is_worse = [&](const Signature& one) { return worse.contains(one); };
    if (comparison)
      results.back()["baselineState"] =
          std::ranges::any_of(cluster,
                              [&](const Finding* one) { return std::ranges::any_of(signatures_of(*one), is_worse); })
              ? "new"
              : "unchanged";
  }
  if (comparison) {
    std::map<std::pair<std::string, FamilyMode>, std::vector<Signature>> gone;
    for (const Signature& signature : comparison->disappeared)
      gone[{signature.engine, family_mode_of(signature)}].push_back(signature);
    for (const auto& [key, cluster] : gone) {
      signatures.insert(cluster.front());
      results.push_back(absent_result(cluster, source_of_engine));
      if (!accepted.is_empty()) results.back()["suppressions"] = Json::array();
    }
  }
  const auto version = campaign.provenance.find("assay.version");
  Json driver = {{"name", "Assay"}, {"rules", rules_of(signatures, campaign.header)}};
  if (version != campaign.provenance.end()) driver["version"] = one_line(version->second);
  const Json log = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                    {"version", "2.1.0"},
                    {"runs", Json::array({{{"tool", {{"driver", std::move(driver)}}},
                                           {"automationDetails", {{"id", "assay/" + campaign.header.battery + "/"}}},
                                           {"columnKind", "utf16CodeUnits"},
                                           {"results", std::move(results)}}})}};
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace assay
