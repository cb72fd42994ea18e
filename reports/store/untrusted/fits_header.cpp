#include "reports/store/untrusted/fits_header.h"

#include <algorithm>

namespace assay {
namespace {

std::string not_in_header(const char* record, const char* field, const std::string& value) {
  return std::string(record) + ": the field \"" + field + "\" is " + value + ", which campaign.json does not name";
}

std::string not_a_row(const char* record, const std::string& property, const std::string& domain) {
  return std::string(record) + ": " + property + " on " + domain + " is not planned in campaign.json";
}

}  // namespace

HeaderIndex::HeaderIndex(const CampaignHeader& header) : header_(header) {
  for (const EngineRow& engine : header.engines) engines_.insert(engine.name);
  for (const PlannedRow& row : header.plan) {
    domains_.insert(row.domain);
    properties_.insert(row.property);
    cases_[{row.property, row.domain}] = row.cases;
  }
}

std::string HeaderIndex::misfit(const BlockRecord& block) const {
  constexpr const char* kRecord = "block";
  if (!engines_.contains(block.engine)) return not_in_header(kRecord, "engine", block.engine);
  const auto row = cases_.find({block.property, block.domain});
  if (row == cases_.end()) return not_a_row(kRecord, block.property, block.domain);
  const std::uint64_t first =
      block.block * header_.block_size;  // no overflow: the header bounds block_size, the reader block
  if (block.block > row->second / header_.block_size || block.first != first || first >= row->second)
    return "block: the field \"first\" is " + std::to_string(block.first) + ", and block " +
           std::to_string(block.block) + " of " + std::to_string(row->second) + " cases does not begin there";
  const std::uint64_t count = std::min(header_.block_size, row->second - first);
  if (block.count == count) return {};
  return "block: the field \"count\" is " + std::to_string(block.count) + ", and the block has " +
         std::to_string(count) + " cases";
}

std::string HeaderIndex::misfit(const Finding& finding) const {
  constexpr const char* kRecord = "finding";
  if (!engines_.contains(finding.engine)) return not_in_header(kRecord, "engine", finding.engine);
  const auto row = cases_.find({finding.property, finding.domain});
  if (row == cases_.end()) return not_a_row(kRecord, finding.property, finding.domain);
  if (finding.index >= row->second)
    return "finding: the field \"index\" is " + std::to_string(finding.index) + ", and " + std::to_string(row->second) +
           " cases are planned";
  for (const std::string& domain : finding.also_in)
    if (!domains_.contains(domain)) return not_in_header(kRecord, "also_in", domain);
  for (const SeenAs& one : finding.seen_as)
    if (!properties_.contains(one.property)) return not_in_header(kRecord, "seen_as", one.property);
  return {};
}

std::string HeaderIndex::misfit(const Timing& timing) const {
  constexpr const char* kRecord = "timing";
  if (!engines_.contains(timing.engine)) return not_in_header(kRecord, "engine", timing.engine);
  if (!domains_.contains(timing.domain)) return not_in_header(kRecord, "domain", timing.domain);
  return {};
}

}  // namespace assay
