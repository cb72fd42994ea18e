// Reads the records that json.cpp writes; a campaign's header is read in header_parse.cpp. Counts must add up: a record
// is whole or it is no record.
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "reports/store/compare/aggregate.h"
#include "reports/store/json/json.h"
#include "reports/store/json/json_fields.h"
#include "reports/store/json/read_record.h"
#include "reports/store/sha256.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::read_record;
using json_detail::severity_of;

/// All failed cases, or, as in records of before, none of them.
void read_severities(Fields& fields, CellCounts& cell) {
  const Json* object = fields.optional("severities");
  if (object == nullptr) return;
  Fields severities(*object, "severities");
  for (std::size_t i = 0; i < kSeverities; ++i)
    cell.severities[i] = severities.count(std::string(kSeverityNames[i]).c_str());
  severities.finish();
  if (std::accumulate(cell.severities.begin(), cell.severities.end(), std::uint64_t{0}) != failed(cell))
    fields.refuse("severities", "the failed cases told apart by severity");
}

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
  read_severities(fields, cell);
  cell.inside = fields.count("inside");
  cell.explained = fields.count("explained");
  const std::uint64_t undecided = count_of(cell, Outcome::kUndecided);
  if (cell.inside > undecided) fields.refuse("inside", "a part of the undecided cases");
  if (cell.explained > undecided - cell.inside) fields.refuse("explained", "a part of the undecided cases");
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
    Candidate one{candidate.text("claim"), candidate.whole<std::uint64_t>("index"), severity_of(candidate)};
    if (one.severity) one.count = candidate.whole_within("count", 1, block.count);
    if (!failures.contains(one.claim)) candidate.refuse("claim", "a failure that the block counts");
    if (one.index < block.first || one.index - block.first >= block.count)
      candidate.refuse("index", "one of the block's cases");
    if (!block.candidates.empty() && !(block.candidates.back().key() < one.key()))
      fields.refuse("candidates", "a list sorted by claim and severity with each pair once");
    candidate.finish();
    block.candidates.push_back(std::move(one));
  }
}

BySeverity counts_by_severity(const BlockRecord& block) {
  BySeverity counts{};
  for (const auto& [difficulty, cell] : block.cells)
    for (std::size_t i = 0; i < kSeverities; ++i) counts[i] += cell.severities[i];
  return counts;
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
  BySeverity counted{};
  for (const Candidate& one : block.candidates)
    if (one.severity) counted[static_cast<std::size_t>(*one.severity)] += one.count;
  if (counted != counts_by_severity(block)) fields.refuse("candidates", "the failed cases by claim and severity");
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
  finding.severity = severity_of(fields);
  if (const Json* seen = fields.optional("seen")) finding.seen = fields.count_of(*seen, "seen");
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

}  // namespace

Result<BlockRecord> parse_block(std::string_view text) { return read_record(text, block_of); }
Result<Finding> parse_finding(std::string_view text) { return read_record(text, finding_of); }
Result<Timing> parse_timing(std::string_view text) { return read_record(text, timing_of); }
Result<std::map<std::string, std::string>> parse_provenance(std::string_view text) {
  return read_record(text, provenance_of);
}

}  // namespace assay
