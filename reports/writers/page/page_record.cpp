#include "reports/writers/page/page_record.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "reports/writers/stated_words.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;

std::string compact(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json counts_of(const CellCounts& cell) {
  Json counts = Json::array();
  for (const std::uint64_t count : cell.cases) counts.push_back(count);
  for (const std::uint64_t count : cell.outcomes) counts.push_back(count);
  counts.push_back(cell.inside);
  counts.push_back(cell.explained);
  for (const std::uint64_t count : cell.severities) counts.push_back(count);
  while (!counts.empty() && counts.back() == 0) counts.erase(counts.size() - 1);
  return counts;
}

/// Four digits are more than a reader is shown.
double rounded(double share) {
  if (!(share > 0)) return 0;
  const double unit = std::pow(10.0, 3 - std::floor(std::log10(share)));
  return std::round(share * unit) / unit;
}

/// Of a sample by severity: [low, high] of the rate, nothing where no case was tried. Empty of rows that were chosen.
Json intervals_of(const CellCounts& sample) {
  Json intervals = Json::array();
  if (judged(sample) == 0) return intervals;
  for (std::size_t i = 0; i < kSeverities; ++i) {
    const Interval interval = clopper_pearson(sample.severities[i], sample.cases[i]);
    intervals.push_back(sample.cases[i] == 0 ? Json() : Json{rounded(interval.low), rounded(interval.high)});
  }
  return intervals;
}

Json row_of(std::size_t engine, const std::string& property, const std::vector<std::string>& domains,
            const Digest& digest) {
  CellCounts sampled;
  Json by_domain = Json::array();
  for (std::size_t domain = 0; domain < domains.size(); ++domain) {
    const auto found = digest.totals.find({digest.engines[engine].engine->name, property, domains[domain]});
    if (found == digest.totals.end()) continue;
    const CellCounts sum = sum_of(found->second);
    if (is_sample(domains[domain])) sampled += sum;
    Json row = {domain, is_sample(domains[domain]) ? intervals_of(sum) : Json::array()}, cells = Json::array();
    for (const auto& [difficulty, cell] : found->second) cells.push_back({difficulty, counts_of(cell)});
    row.push_back(std::move(cells));
    if (const auto apart = digest.apart.find(found->first);
        apart != digest.apart.end() && apart->second.by_default != BySeverity{})
      row.push_back(apart->second.by_default);
    by_domain.push_back(std::move(row));
  }
  if (by_domain.empty()) return {};
  return {engine, intervals_of(sampled), std::move(by_domain)};
}

}  // namespace

std::vector<ShownClaim> claims_in_order(const Campaign& campaign) {
  std::map<std::string, ShownClaim> by_property;
  std::map<std::string, std::uint64_t> most_cases;
  for (const PlannedRow& row : campaign.header.plan) {
    ShownClaim& claim = by_property[row.property];
    if (claim.first == nullptr) claim.first = &row;
    claim.domains.push_back(row.domain);
    most_cases[row.family] = std::max(most_cases[row.family], row.cases);
  }
  std::vector<ShownClaim> claims;
  for (auto& [property, claim] : by_property) {
    std::sort(claim.domains.begin(), claim.domains.end());
    claim.is_read_first = claim.first->ranks_engines || claim.first->cases == most_cases[claim.first->family];
    claims.push_back(std::move(claim));
  }
  std::stable_partition(claims.begin(), claims.end(), [](const ShownClaim& claim) { return claim.is_read_first; });
  return claims;
}

namespace {

/// The rows of one claim as text: one row is a value at a time, for there are many cells.
std::string rows_text(const ShownClaim& claim, const Digest& digest) {
  std::string text = "[";
  for (std::size_t engine = 0; engine < digest.engines.size(); ++engine) {
    const Json row = row_of(engine, claim.first->property, claim.domains, digest);
    if (!row.is_null()) text += (text.size() > 1 ? "," : "") + compact(row);
  }
  return text + ']';
}

}  // namespace

namespace {

/// Counts and no shares: those of samples are in the tables of the claims.
Json engine_json(const EngineResults& results) {
  Json silent = Json::array(), claims = Json::array();
  for (const std::string& line : results.not_judged) silent.push_back(shown_text(line));
  for (const auto& [property, counts] : results.by_property)
    if (const PopulationCounts all = counts.all(); judged(all.counts) > 0)
      claims.push_back({shown_text(property), judged_words(all), failed(all.counts) > 0});
  return {{"name", results.engine->name},
          {"version", shown_text(results.engine->version)},
          {"kind", name_of(results.engine->kind)},
          {"sentence", shown_text(results.engine->sentence)},
          {"states", stated_words(results.engine->semantics)},
          {"note", shown_text(results.engine->semantics.note)},
          {"claims", std::move(claims)},
          {"silent", std::move(silent)},
          {"findings", results.findings}};
}

}  // namespace

std::string record_json(const Campaign& campaign, const Digest& digest) {
  Json engines = Json::array();
  for (const EngineResults& engine : digest.engines) engines.push_back(engine_json(engine));
  std::string claims;
  for (const ShownClaim& claim : claims_in_order(campaign)) {
    Json domains = Json::array();
    for (const std::string& domain : claim.domains) {
      const PlannedRow& planned = *planned_row(campaign.header, claim.first->property, domain);
      domains.push_back({without_version(domain), shown_text(planned.aim), shown_text(planned.axis)});
    }
    claims += (claims.empty() ? "" : ",") + ("{\"domains\":" + compact(domains)) +
              ",\"property\":" + compact(claim.first->property) +
              ",\"sentence\":" + compact(shown_text(claim.first->sentence)) + ",\"rows\":" + rows_text(claim, digest) +
              '}';
  }
  return "{\"engines\":" + compact(engines) + ",\"claims\":[" + claims + "]}";
}

}  // namespace assay
