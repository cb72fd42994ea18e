#include "reports/store/blocks/block_line.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <nlohmann/json.hpp>

#include "properties/case/case_text.h"
#include "reports/store/json/json.h"
#include "reports/store/json/read_block.h"
#include "reports/store/json/read_record.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::severity_named;

constexpr std::size_t kHolds = static_cast<std::size_t>(Outcome::kHolds),
                      kViolated = static_cast<std::size_t>(Outcome::kViolated);

template <class Number>
void put_number(std::string& text, Number number) {
  std::array<char, 24> digits;
  text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

std::string json_string(std::string_view words) {
  return Json(words).dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// An object whose entries come one by one; nothing is written where there is none.
class Rest {
 public:
  explicit Rest(std::string& text) : text_(text) {}
  void put(std::string_view name, std::uint64_t count) {
    if (count == 0) return;
    name_it(name);
    put_number(text_, count);
  }
  void name_it(std::string_view name) {
    text_ += is_open_ ? "," : ",{";
    is_open_ = true;
    text_ += json_string(name) + ':';
  }
  void close() {
    if (is_open_) text_ += '}';
  }

 private:
  std::string& text_;
  bool is_open_ = false;
};

template <class Counts>
void put_counts(std::string& text, const Counts& counts) {
  char before = '{';
  for (const auto& [name, count] : counts) {
    text += before + json_string(name) + ':';
    put_number(text, count);
    before = ',';
  }
  text += '}';
}

std::map<std::string_view, std::uint64_t> named(const BySeverity& severities) {
  std::map<std::string_view, std::uint64_t> counts;
  for (std::size_t i = 0; i < kSeverities; ++i)
    if (severities[i] != 0) counts.emplace(kSeverityNames[i], severities[i]);
  return counts;
}

void put_cell(std::string& text, std::int32_t difficulty, const CellCounts& cell) {
  text += '[';
  put_number(text, difficulty);
  const std::array counts = {cell.outcomes[kHolds], cell.filtered, cell.exact, cell.steps, cell.steps_max};
  std::size_t written = counts.size();
  while (written > 0 && counts[written - 1] == 0) --written;
  for (std::size_t i = 0; i < written; ++i) {
    text += ',';
    put_number(text, counts[i]);
  }
  Rest rest(text);
  for (std::size_t i = 0; i < kOutcomes; ++i)
    if (i != kHolds && i != kViolated) rest.put(kOutcomeNames[i], cell.outcomes[i]);
  if (!cell.violations.empty()) {
    rest.name_it("violations");
    put_counts(text, cell.violations);
  }
  for (const auto& [name, by_severity] : {std::pair{"cases", &cell.cases}, std::pair{"severities", &cell.severities}})
    if (const auto some = named(*by_severity); !some.empty()) {
      rest.name_it(name);
      put_counts(text, some);
    }
  rest.put("inside", cell.inside);
  rest.put("explained", cell.explained);
  rest.put("refereed", cell.refereed);
  rest.put("cycles", cell.cycles);
  if (std::bit_cast<std::uint64_t>(cell.magnitude_max) != 0) {
    rest.name_it("magnitude_max");
    text += json_string(hexfloat(cell.magnitude_max));
  }
  rest.close();
  text += ']';
}

/// The entries of a list that has from `least` to `most` of them.
const Json& list_within(const Fields& fields, const Json& value, const char* name, std::size_t least,
                        std::size_t most) {
  if (!value.is_array() || value.size() < least || value.size() > most)
    fields.refuse(name, "a list of " + std::to_string(least) + " to " + std::to_string(most) + " entries");
  return value;
}

void read_cell(const Fields& block, const Json& value, BlockRecord& record) {
  const Json& list = list_within(block, value, "cells", 1, 7);
  const auto difficulty = block.whole_of<std::int32_t>(list[0], "difficulty");
  if (difficulty < -kMostDifficulty || difficulty > kMostDifficulty)
    block.refuse("difficulty", "a number of size at most " + std::to_string(kMostDifficulty));
  CellCounts cell;
  const bool has_rest = list.back().is_object();
  const std::array counts = {&cell.outcomes[kHolds], &cell.filtered, &cell.exact, &cell.steps, &cell.steps_max};
  const std::size_t written = list.size() - 1 - (has_rest ? 1 : 0);
  if (written > counts.size()) block.refuse("cells", "a list of cells with five counts in each at most");
  for (std::size_t i = 0; i < written; ++i) *counts[i] = block.count_of(list[i + 1], "cells");
  static const Json no_rest = Json::object();
  Fields rest(has_rest ? list.back() : no_rest, "cell");
  for (std::size_t i = 0; i < kOutcomes; ++i)
    if (i != kHolds && i != kViolated) cell.outcomes[i] = rest.count(std::string(kOutcomeNames[i]).c_str());
  if (const Json* violations = rest.optional("violations"))
    cell.outcomes[kViolated] = read_violations(rest, *violations, cell);
  read_rest(rest, cell);
  add_cell(block, record, difficulty, std::move(cell));
}

BlockRecord block_of(const Json& value, const CampaignHeader& header) {
  static const Json no_object = Json::object();
  const Fields fields(no_object, "block");
  const Json& list = list_within(fields, value, "line", 4, 6);
  const auto engine = fields.whole_of<std::uint32_t>(list[0], "engine"),
             row = fields.whole_of<std::uint32_t>(list[1], "row");
  if (engine >= header.engines.size()) fields.refuse("engine", "a place in the list of engines of campaign.json");
  if (row >= header.plan.size()) fields.refuse("row", "a place in the plan of campaign.json");
  const PlannedRow& planned = header.plan[row];
  BlockRecord record{header.engines[engine].name, planned.property, planned.domain, 0, 0, 0, {}, {}, {}};
  record.block = fields.whole_of<std::uint64_t>(list[2], "block");
  if (planned.cases == 0 || record.block > (planned.cases - 1) / header.block_size)
    fields.refuse("block", "one of the " + std::to_string(planned.cases) + " cases of its row");
  record.first = record.block * header.block_size;
  record.count = std::min(header.block_size, planned.cases - record.first);
  if (!list[3].is_array()) fields.refuse("cells", "a list");
  for (const Json& cell : list[3]) read_cell(fields, cell, record);
  check_cases(fields, record);
  static const Json none = Json::array();
  const Json& candidates = list.size() < 5 ? none : list[4];
  if (!candidates.is_array()) fields.refuse("candidates", "a list");
  for (const Json& candidate : candidates) {
    list_within(fields, candidate, "candidates", 4, 5);
    if (!candidate[0].is_string()) fields.refuse("claim", "a string");
    Candidate one{candidate[0].get<std::string>(), record.first + fields.count_of(candidate[1], "index"),
                  severity_named(fields, candidate[2]), fields.count_of(candidate[3], "count")};
    // A crash has an incident, and rests on no default.
    if (candidate.size() == 5) {
      if (candidate[4].is_string())
        one.incident = candidate[4].get<std::string>();
      else
        one.by_default = fields.count_of(candidate[4], "by_default");
    }
    add_candidate(fields, fields, record, std::move(one));
  }
  check_severities(fields, record);
  if (list.size() == 6) {
    const Json& check = list_within(fields, list[5], "self_check", 3, 3);
    record.self_check = {fields.count_of(check[0], "digest"), fields.count_of(check[1], "lies"),
                         fields.count_of(check[2], "caught")};
    check_self_check(fields, record);
  }
  return record;
}

}  // namespace

BlockLines::BlockLines(const CampaignHeader& header) : header_(header), index_(header) {
  for (std::uint32_t i = 0; i < header.engines.size(); ++i) engines_.emplace(header.engines[i].name, i);
  for (std::uint32_t i = 0; i < header.plan.size(); ++i)
    rows_.emplace(std::pair(header.plan[i].property, header.plan[i].domain), i);
}

BlockPlace BlockLines::place_of(const BlockRecord& block) const {
  return {engines_.at(block.engine), rows_.at({block.property, block.domain}), block.block};
}

Result<std::string> BlockLines::text(const BlockRecord& block) const {
  if (const std::string misfit = index_.misfit(block); !misfit.empty()) return Error{misfit};
  const BlockPlace place = place_of(block);
  std::string text = "[";
  put_number(text, place.engine);
  text += ',';
  put_number(text, place.row);
  text += ',';
  put_number(text, place.block);
  text += ",[";
  for (const auto& [difficulty, cell] : block.cells) {
    if (text.back() == ']') text += ',';
    put_cell(text, difficulty, cell);
  }
  text += ']';
  if (!block.candidates.empty() || block.self_check != SelfCheck{}) {
    text += ",[";
    for (const Candidate& candidate : block.candidates) {
      if (text.back() == ']') text += ',';
      text += '[' + json_string(candidate.claim) + ',';
      put_number(text, candidate.index - block.first);
      text += ',' + json_string(name_of(candidate.severity)) + ',';
      put_number(text, candidate.count);
      if (!candidate.incident.empty()) text += ',' + json_string(candidate.incident);
      if (candidate.by_default != 0) text += ',' + std::to_string(candidate.by_default);
      text += ']';
    }
    text += ']';
  }
  if (block.self_check != SelfCheck{}) {
    char before = '[';
    text += ',';
    for (const std::uint64_t number : {block.self_check.digest, block.self_check.lies, block.self_check.caught}) {
      text += before;
      put_number(text, number);
      before = ',';
    }
    text += ']';
  }
  text += ']';
  return text;
}

Result<BlockRecord> BlockLines::parse(std::string_view line) const {
  if (!line.starts_with('{'))
    return json_detail::read_record(line, [&](const Json& value) { return block_of(value, header_); });
  Result<BlockRecord> block = parse_block(line);
  if (!block) return block;
  const std::string misfit = index_.misfit(*block);
  return misfit.empty() ? std::move(block) : Error{misfit};
}

}  // namespace assay
