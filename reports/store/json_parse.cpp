// Reads what json.cpp writes. Counts must add up: a record is whole or it is no record.
#include <algorithm>
#include <array>
#include <numeric>

#include "reports/store/json.h"
#include "reports/store/json_fields.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

CellCounts cell_of(const Json& object, std::int32_t& difficulty) {
  Fields fields(object, "cell");
  CellCounts cell;
  difficulty = fields.whole<std::int32_t>("difficulty");
  if (const Json* object_of_outcomes = fields.optional("outcomes")) {
    Fields outcomes(*object_of_outcomes, "outcomes");
    for (std::size_t i = 0; i < kOutcomes; ++i)
      cell.outcomes[i] = outcomes.count(std::string(kOutcomeNames[i]).c_str());
    outcomes.finish();
  }
  std::uint64_t violated = 0;
  if (const Json* violations = fields.optional("violations")) {
    if (!violations->is_object()) fields.refuse("violations", "an object");
    for (const auto& [claim, count] : violations->items()) {
      violated += cell.violations[claim] = fields.whole_of<std::uint64_t>(count, "violations");
    }
  }
  if (violated != cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)])
    fields.refuse("violations", "the violated cases told apart by claim");
  cell.inside = fields.count("inside");
  if (cell.inside > cell.outcomes[static_cast<std::size_t>(Outcome::kUndecided)])
    fields.refuse("inside", "a part of the undecided cases");
  cell.filtered = fields.count("filtered");
  cell.exact = fields.count("exact");
  cell.refereed = fields.count("refereed");
  cell.steps = fields.count("steps");
  cell.steps_max = fields.count("steps_max");
  cell.cycles = fields.count("cycles");
  if (const Json* magnitude = fields.optional("magnitude_max"))
    cell.magnitude_max = fields.number_of(*magnitude, "magnitude_max");
  fields.finish();
  return cell;
}

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
  EngineRow engine{fields.text("name"), fields.text("version"), fields.text("kind"), fields.text("sentence"),
                   semantics_of(fields.need("semantics"))};
  fields.finish();
  return engine;
}

PlannedRow row_of(const Json& object) {
  Fields fields(object, "planned row");
  PlannedRow row{fields.text("family"),
                 fields.text("property"),
                 fields.text("domain"),
                 fields.text("axis"),
                 fields.text("sentence"),
                 fields.text("aim"),
                 fields.whole<std::uint64_t>("cases")};
  if (const Json* ranks = fields.optional("ranks_engines"))
    row.ranks_engines = fields.truth_of(*ranks, "ranks_engines");
  fields.finish();
  return row;
}

Cycle cycle_of(const Json& object) {
  Fields fields(object, "cycle");
  Cycle cycle;
  cycle.first = fields.whole<std::uint32_t>("first");
  for (const Json& state : fields.list("states")) {
    if (!state.is_array()) fields.refuse("states", "a list of lists");
    auto& entries = cycle.states.emplace_back();
    for (const Json& entry : state) entries.push_back(fields.whole_of<std::uint32_t>(entry, "states"));
  }
  fields.finish();
  return cycle;
}

CampaignHeader header_of(const Json& object) {
  Fields fields(object, "campaign");
  CampaignHeader header;
  header.schema = fields.whole<std::uint32_t>("schema");
  if (header.schema == 0 || header.schema > CampaignHeader{}.schema)
    throw Malformed{"schema " + std::to_string(header.schema) + " is not one that this version reads, 1 to " +
                    std::to_string(CampaignHeader{}.schema)};
  header.schema = CampaignHeader{}.schema;  // every record that schema 1 allows means the same in schema 2
  header.battery = fields.text("battery");
  header.seed = fields.whole<std::uint64_t>("seed");
  header.block_size = fields.whole<std::uint64_t>("block_size");
  for (const Json& engine : fields.list("engines")) header.engines.push_back(engine_of(engine));
  for (const Json& row : fields.list("plan")) header.plan.push_back(row_of(row));
  for (const Json& row : fields.list_or_none("not_judged")) {  // absent from campaigns before this was recorded
    Fields texts(row, "not judged row");
    header.not_judged.push_back({texts.text("engine"), texts.text("property"), texts.text("why")});
    texts.finish();
  }
  fields.finish();
  return header;
}

BlockRecord block_of(const Json& object) {
  Fields fields(object, "block");
  BlockRecord block;
  block.engine = fields.text("engine");
  block.property = fields.text("property");
  block.domain = fields.text("domain");
  block.block = fields.whole<std::uint64_t>("block");
  block.first = fields.whole<std::uint64_t>("first");
  block.count = fields.whole<std::uint64_t>("count");
  std::uint64_t cases = 0;
  for (const Json& object_of_cell : fields.list_or_none("cells")) {
    std::int32_t difficulty = 0;
    const CellCounts cell = cell_of(object_of_cell, difficulty);
    cases = std::accumulate(cell.outcomes.begin(), cell.outcomes.end(), cases);
    if (!block.cells.emplace(difficulty, cell).second) fields.refuse("cells", "a list with one cell a difficulty");
  }
  if (cases != block.count) fields.refuse("count", "the sum of the outcomes of all cells");
  for (const Json& object_of_candidate : fields.list_or_none("candidates")) {
    Fields candidate(object_of_candidate, "candidate");
    block.candidates.push_back({candidate.text("claim"), candidate.whole<std::uint64_t>("index")});
    candidate.finish();
  }
  fields.finish();
  return block;
}

Finding finding_of(const Json& object) {
  Fields fields(object, "finding");
  Finding finding;
  finding.id = fields.text("id");
  finding.engine = fields.text("engine");
  finding.engine_version = fields.text("engine_version");
  finding.property = fields.text("property");
  finding.claim = fields.text("claim");
  finding.domain = fields.text("domain");
  finding.difficulty = fields.whole<std::int32_t>("difficulty");
  finding.index = fields.whole<std::uint64_t>("index");
  finding.evidence = fields.text("evidence");
  finding.magnitude = fields.number("magnitude");
  finding.case_text = fields.text("case_text");
  finding.answer = fields.text("answer");
  finding.size = fields.whole<std::uint32_t>("size");
  finding.original_size = fields.whole<std::uint32_t>("original_size");
  finding.minimal = fields.truth("minimal");
  finding.referee = fields.text("referee");
  if (const Json* measured = fields.optional("measured")) {
    if (!measured->is_string()) fields.refuse("measured", "a text");
    finding.measured = measured->get<std::string>();
  }
  if (const Json* cycle = fields.optional("cycle")) finding.cycle = cycle_of(*cycle);
  for (const Json& domain : fields.list("also_in")) {
    if (!domain.is_string()) fields.refuse("also_in", "a list of domains");
    finding.also_in.push_back(domain.get<std::string>());
  }
  fields.finish();
  return finding;
}

Timing timing_of(const Json& object) {
  Fields fields(object, "timing");
  Timing timing{fields.text("engine"), fields.text("domain"), fields.whole<std::int32_t>("difficulty"),
                fields.whole<std::uint64_t>("cases"), fields.whole<std::uint64_t>("nanoseconds")};
  fields.finish();
  return timing;
}

std::map<std::string, std::string> provenance_of(const Json& object) {
  if (!object.is_object()) throw Malformed{"provenance: expected an object"};
  std::map<std::string, std::string> provenance;
  for (const auto& [key, value] : object.items()) {
    if (!value.is_string()) throw Malformed{"provenance: the field \"" + key + "\" is not a string"};
    provenance[key] = value.get<std::string>();
  }
  return provenance;
}

/// The one place where exceptions of the readers above, and of the library, become a sentence.
template <class Read>
auto read_record(std::string_view text, Read read) -> Result<decltype(read(Json{}))> {
  try {
    const Json value = Json::parse(text, nullptr, false);
    if (value.is_discarded()) return Error{"not valid JSON"};
    return read(value);
  } catch (const Malformed& malformed) {
    return Error{malformed.sentence};
  } catch (const std::exception& exception) {
    return Error{exception.what()};
  }
}

}  // namespace

Result<CampaignHeader> parse_header(std::string_view text) { return read_record(text, header_of); }
Result<BlockRecord> parse_block(std::string_view text) { return read_record(text, block_of); }
Result<Finding> parse_finding(std::string_view text) { return read_record(text, finding_of); }
Result<Timing> parse_timing(std::string_view text) { return read_record(text, timing_of); }
Result<std::map<std::string, std::string>> parse_provenance(std::string_view text) {
  return read_record(text, provenance_of);
}

}  // namespace assay
