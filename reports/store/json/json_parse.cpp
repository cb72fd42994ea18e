// Reads what json.cpp writes. Counts must add up: a record is whole or it is no record.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "reports/store/json/json.h"
#include "reports/store/json/json_fields.h"
#include "reports/store/sha256.h"
#include "reports/store/untrusted/record_json.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

CellCounts cell_of(const Json& object, std::int32_t& difficulty) {
  Fields fields(object, "cell");
  CellCounts cell;
  difficulty = fields.difficulty();
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
      if (!is_label(claim)) fields.refuse("violations", "counts by claim, each named by one plain line");
      violated += cell.violations[claim] = fields.count_of(count, "violations");
      if (violated > kMostCount) fields.refuse("violations", "counts in range");
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
  if (!(cell.magnitude_max >= 0)) fields.refuse("magnitude_max", "a number that is not negative");
  fields.finish();
  return cell;
}

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
    if (at->second != nullptr) read_promise(fields, name, *at->second, promises.*field.member);
  });
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

/// What a candidate may be called: the claims that some cell of the block counts as violated, and outcomes that are
/// failures by themselves.
std::set<std::string> failures_of(const BlockRecord& block) {
  std::set<std::string> failures;
  for (const auto& [difficulty, cell] : block.cells) {
    for (const auto& [claim, count] : cell.violations) failures.insert(claim);
    for (const Outcome outcome : {Outcome::kCrashed, Outcome::kHung, Outcome::kNondeterministic})
      if (cell.outcomes[static_cast<std::size_t>(outcome)] > 0) failures.emplace(name_of(outcome));
  }
  return failures;
}

void read_candidates(Fields& fields, BlockRecord& block) {
  const Json& list = fields.list_or_none("candidates");
  if (list.empty()) return;
  const std::set<std::string> failures = failures_of(block);
  for (const Json& object : list) {
    Fields candidate(object, "candidate");
    Candidate one{candidate.text("claim"), candidate.whole<std::uint64_t>("index")};
    if (!failures.contains(one.claim)) candidate.refuse("claim", "a failure that the block counts");
    if (one.index < block.first || one.index - block.first >= block.count)
      candidate.refuse("index", "one of the block's cases");
    if (!block.candidates.empty() && block.candidates.back().claim >= one.claim)
      fields.refuse("candidates", "a list sorted by claim with each claim once");
    candidate.finish();
    block.candidates.push_back(std::move(one));
  }
}

BlockRecord block_of(const Json& object) {
  Fields fields(object, "block");
  BlockRecord block;
  block.engine = fields.name("engine");
  block.property = fields.name("property");
  block.domain = fields.name("domain");
  block.block = fields.whole_within("block", 0, kMostBlocks);
  block.first = fields.whole_within("first", 0, kMostCases);
  block.count = fields.whole_within("count", 0, kMostCases);
  std::uint64_t cases = 0;
  for (const Json& object_of_cell : fields.list_or_none("cells")) {
    std::int32_t difficulty = 0;
    const CellCounts cell = cell_of(object_of_cell, difficulty);
    const auto of_cell = std::accumulate(cell.outcomes.begin(), cell.outcomes.end(), std::uint64_t{0});
    if (of_cell == 0) fields.refuse("cells", "a list of cells with a case in each");
    cases += of_cell;
    if (cases > block.count) break;
    if (!block.cells.emplace(difficulty, cell).second) fields.refuse("cells", "a list with one cell a difficulty");
  }
  if (cases != block.count) fields.refuse("count", "the sum of the outcomes of all cells");
  read_candidates(fields, block);
  fields.finish();
  return block;
}

Finding finding_of(const Json& object) {
  Fields fields(object, "finding");
  Finding finding;
  finding.id = fields.text("id");
  finding.engine = fields.name("engine");
  finding.engine_version = fields.text("engine_version");
  finding.property = fields.name("property");
  finding.claim = fields.label("claim");
  finding.domain = fields.name("domain");
  finding.difficulty = fields.difficulty();
  finding.index = fields.whole<std::uint64_t>("index");
  finding.evidence = fields.text("evidence");
  finding.magnitude = fields.number("magnitude");
  finding.case_text = fields.text("case_text");
  if (const std::string id = finding_id(finding.case_text); finding.id != id)
    fields.refuse("id", "that of the case text, " + id);
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
    finding.also_in.push_back(fields.name_of(domain, "also_in"));
  }
  fields.finish();
  return finding;
}

Timing timing_of(const Json& object) {
  Fields fields(object, "timing");
  Timing timing{fields.name("engine"), fields.name("domain"), fields.difficulty(),
                fields.whole_within("cases", 0, kMostCount), fields.whole_within("nanoseconds", 0, kMostCount)};
  fields.finish();
  return timing;
}

std::map<std::string, std::string> provenance_of(const Json& object) {
  const Fields fields_of_provenance(object, "provenance");
  std::map<std::string, std::string> provenance;
  for (const auto& [key, value] : object.items()) {
    if (!value.is_string()) fields_of_provenance.refuse(one_line(key.substr(0, kMostNameBytes)), "a string");
    provenance[key] = value.get<std::string>();
  }
  return provenance;
}

/// The one place where exceptions of the readers above, and of the library, become a sentence.
template <class Read>
auto read_record(std::string_view text, Read read) -> Result<decltype(read(Json{}))> {
  try {
    const Result<Json> value = parse_record_json(text);
    if (!value) return Error{value.error()};
    return read(*value);
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
