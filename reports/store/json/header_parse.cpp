// Reads the header of a campaign: its engines with what they state, and its plan.
#include <algorithm>
#include <array>
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

Semantics semantics_of(const Json& object) {
  Fields fields(object, "semantics");
  Semantics semantics;
  const std::string touching = fields.text("touching");
  constexpr std::array kAll = {Touching::kHit, Touching::kMiss, Touching::kUnspecified};
  const auto found = std::find_if(kAll.begin(), kAll.end(), [&](Touching t) { return name_of(t) == touching; });
  if (found == kAll.end()) fields.refuse("touching", "\"hit\", \"miss\" or \"unspecified\"");
  semantics.touching = *found;
  semantics.witness = fields.truth("witness");
  semantics.distance_gap = fields.number("distance_gap");
  if (const Json* depth_gap = fields.optional("depth_gap"))  // absent from campaigns of schema 1
    semantics.depth_gap = fields.number_of(*depth_gap, "depth_gap");
  if (const Json* width = fields.optional("bracket_width"))  // absent from campaigns before there were brackets
    semantics.bracket_width = fields.number_of(*width, "bracket_width");
  semantics.lp_primal = fields.number("lp_primal");
  semantics.lp_dual = fields.number("lp_dual");
  semantics.lp_gap = fields.number("lp_gap");
  semantics.keeps_inner_points = fields.truth("keeps_inner_points");
  semantics.merges_faces = fields.truth("merges_faces");
  semantics.hull_gap = fields.number("hull_gap");
  if (const Json* shapes_gap = fields.optional("shapes_gap"))  // absent from campaigns before the family shapes
    semantics.shapes_gap = fields.number_of(*shapes_gap, "shapes_gap");
  if (const Json* cast_gap = fields.optional("cast_gap"))  // absent from campaigns before casts
    semantics.cast_gap = fields.number_of(*cast_gap, "cast_gap");
  // Absent from campaigns before nearest points and normals were judged.
  if (const Json* points_gap = fields.optional("points_gap"))
    semantics.points_gap = fields.number_of(*points_gap, "points_gap");
  if (const Json* normal_gap = fields.optional("normal_gap"))
    semantics.normal_gap = fields.number_of(*normal_gap, "normal_gap");
  if (const Json* bits = fields.optional("precision_bits"))
    semantics.precision_bits = fields.whole_of<std::uint32_t>(*bits, "precision_bits");
  semantics.note = fields.text("note");
  fields.finish();
  return semantics;
}

EngineRow engine_of(const Json& object) {
  Fields fields(object, "engine");
  EngineRow engine{fields.name("name"), fields.text("version"), fields.text("kind"), fields.text("sentence"),
                   semantics_of(fields.need("semantics"))};
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
  if (const Json* facts = fields.optional("facts")) row.facts = facts_of(*facts);
  fields.finish();
  return row;
}

CampaignHeader header_of(const Json& object) {
  Fields fields(object, "campaign");
  CampaignHeader header;
  header.schema = fields.whole<std::uint32_t>("schema");
  if (header.schema == 0 || header.schema > CampaignHeader{}.schema)
    throw Malformed{"schema " + std::to_string(header.schema) + " is not one that this version reads, 1 to " +
                    std::to_string(CampaignHeader{}.schema)};
  header.schema = CampaignHeader{}.schema;  // every record that schema 1 allows means the same in schema 2
  header.battery = fields.name("battery");
  header.seed = fields.whole<std::uint64_t>("seed");
  header.block_size = fields.whole_within("block_size", 1, kMostCases);
  for (const Json& engine : fields.list("engines", kMostHeaderRows)) header.engines.push_back(engine_of(engine));
  for (const Json& row : fields.list("plan", kMostHeaderRows)) header.plan.push_back(row_of(row));
  for (const Json& row : fields.list_or_none("not_judged")) {  // absent from campaigns before this was recorded
    Fields texts(row, "not judged row");
    header.not_judged.push_back({texts.name("engine"), texts.name("property"), texts.text("why")});
    texts.finish();
  }
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
