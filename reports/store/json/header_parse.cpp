// Reads the header of a campaign: its engines with what they state, and its plan.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "reports/store/json/json.h"
#include "reports/store/json/json_fields.h"
#include "reports/store/json/read_record.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

void read_promise(Fields& fields, const char* name, const Json& value, double& promise) {
  promise = fields.number_of(value, name);
}
void read_promise(Fields& fields, const char* name, const Json& value, bool& promise) {
  promise = fields.truth_of(value, name);
}
void read_promise(Fields& fields, const char* name, const Json& value, Touching& promise) {
  for (const Touching known : {Touching::kHit, Touching::kMiss, Touching::kUnspecified})
    if (value == name_of(known)) {
      promise = known;
      return;
    }
  fields.refuse(name, "\"hit\", \"miss\" or \"unspecified\"");
}

Semantics semantics_of(const Json& object) {
  Fields fields(object, "semantics");
  Semantics semantics;
  std::map<std::string_view, const Json*> asked;  // promises of one name in several families are one field
  each_promise(semantics, [&](const auto& field, auto& promises) {
    const char* name = field.name.data();
    const auto [at, fresh] = asked.try_emplace(field.name);
    if (fresh) at->second = field.reading.may_be_absent ? fields.optional(name) : &fields.need(name);
    if (at->second != nullptr) read_promise(fields, name, *at->second, field.of(promises));
  });
  if (const Json* bits = fields.optional("precision_bits"))
    semantics.precision_bits = fields.whole_of<std::uint32_t>(*bits, "precision_bits");
  semantics.note = fields.text("note");
  fields.finish();
  return semantics;
}

EngineKind kind_of(Fields& fields) {
  const auto kind = engine_kind_named(fields.text("kind"));
  if (!kind) fields.refuse("kind", "one of the known words");
  return *kind;
}

EngineRow engine_of(const Json& object) {
  Fields fields(object, "engine");
  EngineRow engine{fields.name("name"), fields.text("version"), kind_of(fields), fields.text("sentence"),
                   semantics_of(fields.need("semantics"))};
  for (const Json& family : fields.list("families")) engine.families.push_back(fields.name_of(family, "families"));
  fields.finish();
  return engine;
}

template <class Enum, std::size_t N>
Enum one_of(const std::array<std::string_view, N>& names, Fields& fields, const char* name) {
  const auto found = std::find(names.begin(), names.end(), fields.text(name));
  if (found == names.end()) fields.refuse(name, "one of the known words");
  return static_cast<Enum>(found - names.begin());
}

RowFacts facts_of(const Json& object) {
  Fields fields(object, "facts of a planned row");
  RowFacts facts;
  facts.measures = one_of<Axis::Kind>(kAxisKindNames, fields, "measures");
  facts.scale = one_of<Axis::Scale>(kAxisScaleNames, fields, "scale");
  facts.unit = fields.text("unit");
  if (const Json* all = fields.optional("every_violation_is_wrong"))
    facts.every_violation_is_wrong = fields.truth_of(*all, "every_violation_is_wrong");
  for (const Json& claim : fields.list_or_none("wrong_claims"))
    facts.wrong_claims.push_back(fields.label_of(claim, "wrong_claims"));
  fields.finish();
  return facts;
}

PlannedRow row_of(const Json& object) {
  Fields fields(object, "planned row");
  PlannedRow row{fields.name("family"),
                 fields.name("property"),
                 fields.name("domain"),
                 fields.text("axis"),
                 fields.text("sentence"),
                 fields.text("aim"),
                 fields.whole_within("cases", 0, kMostCases)};
  if (const Json* ranks = fields.optional("ranks_engines"))
    row.ranks_engines = fields.truth_of(*ranks, "ranks_engines");
  row.facts = facts_of(fields.need("facts"));
  fields.finish();
  return row;
}

CampaignHeader header_of(const Json& object) {
  Fields fields(object, "campaign");
  CampaignHeader header;
  header.schema = fields.whole<std::uint32_t>("schema");
  if (header.schema != CampaignHeader{}.schema)
    throw Malformed{"schema " + std::to_string(header.schema) + " is not the one that this version reads, " +
                    std::to_string(CampaignHeader{}.schema) +
                    ": check again, or read it with the version that wrote it"};
  header.battery = fields.name("battery");
  header.battery_version = fields.whole<std::uint32_t>("battery_version");
  header.seed = fields.whole<std::uint64_t>("seed");
  header.block_size = fields.whole_within("block_size", 1, kMostCases);
  for (const Json& engine : fields.list("engines", kMostHeaderRows)) header.engines.push_back(engine_of(engine));
  for (const Json& row : fields.list("plan", kMostHeaderRows)) header.plan.push_back(row_of(row));
  if (header.engines.size() * header.plan.size() > kMostHeaderPairs)
    fields.refuse("plan", "one whose rows times the engines are at most " + std::to_string(kMostHeaderPairs));
  for (const Json& row : fields.list("not_judged")) {
    Fields texts(row, "not judged row");
    header.not_judged.push_back({texts.name("engine"), texts.name("property"), texts.text("why")});
    texts.finish();
  }
  const Json* checksum = fields.optional(json_detail::kChecksumField);
  if (checksum == nullptr || *checksum != json_detail::checksum_of(object))
    throw Malformed{
        "was edited: battery, version, engines and plan are not those that its checksum was made of; what was counted "
        "under others says nothing of these, so bring the file back or run the campaign again"};
  fields.finish();
  const auto twice = [&](const char* list, const auto& rows, auto key) {
    std::set<decltype(key(rows.front()))> seen;
    for (const auto& row : rows)
      if (!seen.insert(key(row)).second) fields.refuse(list, "a list in which each is named once");
  };
  twice("engines", header.engines, [](const EngineRow& row) { return row.name; });
  twice("plan", header.plan, [](const PlannedRow& row) { return std::pair(row.property, row.domain); });
  twice("not_judged", header.not_judged, [](const NotJudgedRow& row) { return std::pair(row.engine, row.property); });
  for (const PlannedRow& row : header.plan)
    if (row.cases / header.block_size >= kMostBlocks)
      fields.refuse("block_size",
                    "one that cuts the planned cases into at most " + std::to_string(kMostBlocks) + " blocks");
  return header;
}

}  // namespace

Result<CampaignHeader> parse_header(std::string_view text) { return json_detail::read_record(text, header_of); }

}  // namespace assay
