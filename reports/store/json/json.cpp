#include "reports/store/json/json.h"

#include <bit>
#include <nlohmann/json.hpp>

#include "properties/case/case_text.h"
#include "reports/store/json/certificate_json.h"
#include "reports/store/json/read_record.h"

namespace assay {
namespace {

using Json = nlohmann::json;

// Foreign engines' words may not be UTF-8; such bytes become U+FFFD, because JSON cannot carry them.
std::string dumped(const Json& value, int indent = -1) {
  return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// What is 0 or empty is left out: most counts of most cells are.
Json json_of(const CellCounts& cell, std::int32_t difficulty) {
  Json object = {{"difficulty", difficulty}}, outcomes = Json::object();
  for (std::size_t i = 0; i < kOutcomes; ++i) {
    if (cell.outcomes[i] != 0) outcomes[std::string(kOutcomeNames[i])] = cell.outcomes[i];
  }
  if (!outcomes.empty()) object["outcomes"] = std::move(outcomes);
  if (!cell.violations.empty()) object["violations"] = cell.violations;
  for (const auto& [name, counts] : {std::pair{"cases", &cell.cases}, std::pair{"severities", &cell.severities}}) {
    Json named = Json::object();
    for (std::size_t i = 0; i < kSeverities; ++i)
      if ((*counts)[i] != 0) named[std::string(kSeverityNames[i])] = (*counts)[i];
    if (!named.empty()) object[name] = std::move(named);
  }
  const auto put = [&](const char* name, std::uint64_t count) {
    if (count != 0) object[name] = count;
  };
  put("filtered", cell.filtered);
  put("inside", cell.inside);
  put("explained", cell.explained);
  put("exact", cell.exact);
  put("refereed", cell.refereed);
  put("steps", cell.steps);
  put("steps_max", cell.steps_max);
  put("cycles", cell.cycles);
  if (std::bit_cast<std::uint64_t>(cell.magnitude_max) != 0) object["magnitude_max"] = hexfloat(cell.magnitude_max);
  return object;
}

Json json_of(double promise) { return hexfloat(promise); }
Json json_of(bool promise) { return promise; }
Json json_of(Touching promise) { return name_of(promise); }

Json json_of(const Semantics& semantics) {
  Json object = {{"precision_bits", semantics.precision_bits}, {"note", semantics.note}};
  write_promises(semantics, [&](const auto& field, auto value) { object[std::string(field.name)] = json_of(value); });
  return object;
}

Json json_of(const EngineRow& engine) {
  Json object = {{"name", engine.name},
                 {"version", engine.version},
                 {"kind", name_of(engine.kind)},
                 {"sentence", engine.sentence},
                 {"semantics", json_of(engine.semantics)}};
  object["families"] = engine.families;
  return object;
}

Json json_of(const RowFacts& facts) {
  Json object = {{"measures", kAxisKindNames[static_cast<std::size_t>(facts.measures)]},
                 {"scale", kAxisScaleNames[static_cast<std::size_t>(facts.scale)]},
                 {"unit", facts.unit}};
  if (facts.every_violation_is_wrong) object["every_violation_is_wrong"] = true;
  if (!facts.wrong_claims.empty()) object["wrong_claims"] = facts.wrong_claims;
  return object;
}

Json json_of(const PlannedRow& row) {
  Json object = {{"family", row.family},     {"property", row.property}, {"domain", row.domain}, {"axis", row.axis},
                 {"sentence", row.sentence}, {"aim", row.aim},           {"cases", row.cases}};
  if (row.ranks_engines) object["ranks_engines"] = true;
  object["facts"] = json_of(row.facts);
  return object;
}

Json json_of(const NotJudgedRow& row) { return {{"engine", row.engine}, {"property", row.property}, {"why", row.why}}; }

Json json_of(const SeenAs& one) {
  return {{"property", one.property}, {"claim", one.claim}, {"severity", name_of(one.severity)}, {"cases", one.cases}};
}

Json json_of(const Cycle& cycle) { return {{"first", cycle.first}, {"states", cycle.states}}; }

}  // namespace

std::string json_text(const CampaignHeader& header) {
  Json engines = Json::array(), plan = Json::array(), not_judged = Json::array();
  for (const EngineRow& engine : header.engines) engines.push_back(json_of(engine));
  for (const PlannedRow& row : header.plan) plan.push_back(json_of(row));
  for (const NotJudgedRow& row : header.not_judged) not_judged.push_back(json_of(row));
  Json object = {
      {"schema", header.schema}, {"battery", header.battery},          {"battery_version", header.battery_version},
      {"seed", header.seed},     {"block_size", header.block_size},    {"engines", std::move(engines)},
      {"plan", std::move(plan)}, {"not_judged", std::move(not_judged)}};
  object[json_detail::kChecksumField] = json_detail::checksum_of(object);
  return dumped(object);
}

std::string json_text(const BlockRecord& block) {
  Json cells = Json::array(), candidates = Json::array();
  for (const auto& [difficulty, cell] : block.cells) cells.push_back(json_of(cell, difficulty));
  for (const Candidate& candidate : block.candidates) {
    candidates.push_back({{"claim", candidate.claim},
                          {"index", candidate.index},
                          {"severity", name_of(candidate.severity)},
                          {"count", candidate.count}});
    if (candidate.by_default != 0) candidates.back()["by_default"] = candidate.by_default;
    if (!candidate.incident.empty()) candidates.back()["incident"] = candidate.incident;
  }
  Json object = {{"engine", block.engine}, {"property", block.property}, {"domain", block.domain},
                 {"block", block.block},   {"first", block.first},       {"count", block.count}};
  if (!cells.empty()) object["cells"] = std::move(cells);
  if (!candidates.empty()) object["candidates"] = std::move(candidates);
  if (const SelfCheck& check = block.self_check; check != SelfCheck{})
    object["self_check"] = {{"digest", check.digest}, {"lies", check.lies}, {"caught", check.caught}};
  return dumped(object);
}

std::string json_text(const Finding& finding) {
  Json object = {{"id", finding.id},
                 {"engine", finding.engine},
                 {"engine_version", finding.engine_version},
                 {"property", finding.property},
                 {"claim", finding.claim},
                 {"domain", finding.domain},
                 {"difficulty", finding.difficulty},
                 {"index", finding.index},
                 {"evidence", finding.evidence},
                 {"magnitude", hexfloat(finding.magnitude)},
                 {"case_text", finding.case_text},
                 {"answer", finding.answer},
                 {"size", finding.size},
                 {"original_size", finding.original_size},
                 {"minimal", finding.minimal},
                 {"referee", finding.referee},
                 {"severity", name_of(finding.severity)},
                 {"seen", finding.seen},
                 {"also_in", finding.also_in}};
  if (!finding.failed_again) object["failed_again"] = false;
  if (finding.by_default) object["by_default"] = true;
  for (const SeenAs& one : finding.seen_as) object["seen_as"].push_back(json_of(one));
  if (!finding.measured.empty()) object["measured"] = finding.measured;
  if (finding.cycle) object["cycle"] = json_of(*finding.cycle);
  if (finding.certificate) object["certificate"] = json_detail::certificate_json(*finding.certificate);
  return dumped(object);
}

std::string json_text(const Timing& timing) {
  return dumped({{"engine", timing.engine},
                 {"domain", timing.domain},
                 {"difficulty", timing.difficulty},
                 {"cases", timing.cases},
                 {"nanoseconds", timing.nanoseconds}});
}

std::string json_text(const std::map<std::string, std::string>& provenance) { return dumped(Json(provenance)); }

std::string indented(std::string_view text) { return dumped(Json::parse(text, nullptr, false), 2) + '\n'; }

}  // namespace assay
