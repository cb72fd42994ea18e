// Reads the blocks that json.cpp writes, and holds all blocks to what must add up: a record is whole or it is no
// record.
#include <numeric>
#include <set>
#include <utility>

#include "reports/store/compare/aggregate.h"
#include "reports/store/json/json.h"
#include "reports/store/json/read_block.h"
#include "reports/store/json/read_record.h"

namespace assay {
namespace json_detail {
namespace {

std::uint64_t cases_of(const CellCounts& cell) {
  return std::accumulate(cell.outcomes.begin(), cell.outcomes.end(), std::uint64_t{0});
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

/// Counts by severity that sum to `all`, which `what` names.
BySeverity read_by_severity(Fields& fields, const char* name, std::uint64_t all, const std::string& what) {
  BySeverity counts{};
  if (const Json* object = fields.optional(name)) {
    Fields severities(*object, name);
    for (std::size_t i = 0; i < kSeverities; ++i) counts[i] = severities.count(std::string(kSeverityNames[i]).c_str());
    severities.finish();
  }
  if (std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) != all)
    fields.refuse(name, "the " + what + " cases told apart by severity");
  return counts;
}

BySeverity counts_by_severity(const BlockRecord& block) {
  BySeverity counts{};
  for (const auto& [difficulty, cell] : block.cells)
    for (std::size_t i = 0; i < kSeverities; ++i) counts[i] += cell.severities[i];
  return counts;
}

}  // namespace

std::uint64_t read_violations(const Fields& cell, const Json& violations, CellCounts& counts) {
  std::uint64_t violated = 0;
  if (!violations.is_object()) cell.refuse("violations", "an object");
  for (const auto& [claim, count] : violations.items()) {
    if (!is_label(claim)) cell.refuse("violations", "counts by claim, each named by one plain line");
    violated += counts.violations[claim] = cell.count_of(count, "violations");
    if (violated > kMostCount) cell.refuse("violations", "counts in range");
  }
  return violated;
}

void read_rest(Fields& cell, CellCounts& counts) {
  counts.cases = read_by_severity(cell, "cases", tried(counts), "tried");
  counts.severities = read_by_severity(cell, "severities", failed(counts), "failed");
  for (std::size_t i = 0; i < kSeverities; ++i)
    if (counts.severities[i] > counts.cases[i]) cell.refuse("severities", "parts of the tried cases of each severity");
  counts.inside = cell.count("inside");
  counts.explained = cell.count("explained");
  const std::uint64_t undecided = count_of(counts, Outcome::kUndecided);
  if (counts.inside > undecided) cell.refuse("inside", "a part of the undecided cases");
  if (counts.explained > undecided - counts.inside) cell.refuse("explained", "a part of the undecided cases");
  counts.refereed = cell.count("refereed");
  counts.cycles = cell.count("cycles");
  if (const Json* magnitude = cell.optional("magnitude_max"))
    counts.magnitude_max = cell.number_of(*magnitude, "magnitude_max");
  if (!(counts.magnitude_max >= 0)) cell.refuse("magnitude_max", "a number that is not negative");
  cell.finish();
}

void add_cell(const Fields& block, BlockRecord& record, std::int32_t difficulty, CellCounts counts) {
  if (cases_of(counts) == 0) block.refuse("cells", "a list of cells with a case in each");
  if (!record.cells.emplace(difficulty, std::move(counts)).second)
    block.refuse("cells", "a list with one cell a difficulty");
}

void add_candidate(const Fields& block, const Fields& fields, BlockRecord& record, Candidate candidate) {
  if (!failures_of(record).contains(candidate.claim)) fields.refuse("claim", "a failure that the block counts");
  if (candidate.index < record.first || candidate.index - record.first >= record.count)
    fields.refuse("index", "one of the block's cases");
  if (candidate.count == 0 || candidate.count > record.count)
    fields.refuse("count", "from 1 to " + std::to_string(record.count));
  if (candidate.by_default > candidate.count) fields.refuse("by_default", "a part of the count");
  if (candidate.incident.size() > kMostIncidentBytes || one_line(candidate.incident) != candidate.incident)
    fields.refuse("incident", "a line of at most " + std::to_string(kMostIncidentBytes) + " bytes");
  if (!record.candidates.empty() && !(record.candidates.back().key() < candidate.key()))
    block.refuse("candidates", "a list sorted by claim and severity with each pair once");
  record.candidates.push_back(std::move(candidate));
}

void check_severities(const Fields& block, const BlockRecord& record) {
  BySeverity counted{};
  for (const Candidate& one : record.candidates) counted[static_cast<std::size_t>(one.severity)] += one.count;
  if (counted != counts_by_severity(record)) block.refuse("candidates", "the failed cases by claim and severity");
}

void check_self_check(const Fields& block, const BlockRecord& record) {
  const SelfCheck& check = record.self_check;
  if (check.digest > kDigestBits) block.refuse("digest", "a number below 2^48");
  if (check.lies > record.count || check.caught > check.lies)
    block.refuse("self_check", "at most one lie a case, and no more caught than told");
}

void check_cases(const Fields& block, const BlockRecord& record) {
  std::uint64_t cases = 0;
  for (const auto& [difficulty, cell] : record.cells)
    if ((cases += cases_of(cell)) > record.count) break;  // before a sum of them overflows
  if (cases != record.count) block.refuse("count", "the sum of the outcomes of all cells");
}

}  // namespace json_detail

namespace {

using json_detail::Fields;
using json_detail::Json;

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
  if (const Json* violations = fields.optional("violations")) violated = read_violations(fields, *violations, cell);
  if (violated != cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)])
    fields.refuse("violations", "the violated cases told apart by claim");
  cell.filtered = fields.count("filtered");
  cell.exact = fields.count("exact");
  cell.steps = fields.count("steps");
  cell.steps_max = fields.count("steps_max");
  read_rest(fields, cell);
  return cell;
}

BlockRecord block_of_object(const Json& object) {
  Fields fields(object, "block");
  BlockRecord block;
  block.engine = fields.name("engine");
  block.property = fields.name("property");
  block.domain = fields.name("domain");
  block.block = fields.whole_within("block", 0, kMostBlocks);
  block.first = fields.whole_within("first", 0, kMostCases);
  block.count = fields.whole_within("count", 0, kMostCases);
  for (const Json& object_of_cell : fields.list_or_none("cells")) {
    std::int32_t difficulty = 0;
    CellCounts cell = cell_of(object_of_cell, difficulty);
    add_cell(fields, block, difficulty, std::move(cell));
  }
  check_cases(fields, block);
  for (const Json& object_of_candidate : fields.list_or_none("candidates")) {
    Fields candidate(object_of_candidate, "candidate");
    Candidate one{candidate.text("claim"),
                  candidate.whole<std::uint64_t>("index"),
                  severity_of(candidate),
                  candidate.whole_within("count", 1, block.count),
                  {},
                  candidate.count("by_default")};
    if (const Json* incident = candidate.optional("incident")) {
      if (!incident->is_string()) candidate.refuse("incident", "a text");
      one.incident = incident->get<std::string>();
    }
    add_candidate(fields, candidate, block, std::move(one));
    candidate.finish();
  }
  check_severities(fields, block);
  if (const Json* object_of_check = fields.optional("self_check")) {
    Fields check(*object_of_check, "self_check");
    block.self_check = {check.count("digest"), check.count("lies"), check.count("caught")};
    check.finish();
    check_self_check(fields, block);
  }
  fields.finish();
  return block;
}

}  // namespace

Result<BlockRecord> parse_block(std::string_view text) { return json_detail::read_record(text, block_of_object); }

}  // namespace assay
