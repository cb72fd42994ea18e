#include "reports/store/merge.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "reports/store/json/json.h"
#include "reports/store/keys.h"
#include "reports/store/store_files.h"
#include "reports/store/untrusted/limits.h"

namespace assay {
namespace {

constexpr std::string_view kJoint = " | ";

/// Of everything that is ever added up, kMostSum + 1 at most: a total of some of these counts is no more than their
/// sum.
std::uint64_t sum_of_counts(const BlockRecord& block) {
  std::uint64_t sum = std::min(kMostSum + 1, block.count);
  for (const auto& [difficulty, cell] : block.cells) {
    for (const std::uint64_t count :
         {cell.inside, cell.explained, cell.filtered, cell.exact, cell.refereed, cell.steps, cell.cycles})
      sum = std::min(kMostSum + 1, sum + std::min(count, kMostSum + 1));
  }
  return sum;
}

/// Of two findings with one key: the earlier case stands, and both know all domains. Associative, because the domains
/// of a finding (its own and also_in) form a set whose union is taken, and the rest is the minimum of a total order.
Finding joined(const Finding& first, const Finding& second) {
  const auto rank = [](Finding finding) {
    finding.also_in.clear();
    finding.seen = 0;
    return std::tuple(finding.domain, finding.index, json_text(finding));
  };
  std::set<std::string> domains = {first.domain, second.domain};
  domains.insert(first.also_in.begin(), first.also_in.end());
  domains.insert(second.also_in.begin(), second.also_in.end());
  Finding kept = rank(first) <= rank(second) ? first : second;
  kept.seen = std::max(first.seen, second.seen);
  domains.erase(kept.domain);
  kept.also_in.assign(domains.begin(), domains.end());
  return kept;
}

}  // namespace

std::set<std::string> joined_parts(std::string_view text) {
  std::set<std::string> parts;
  for (;;) {
    const std::size_t joint = text.find(kJoint);
    parts.emplace(text.substr(0, joint));
    if (joint == std::string_view::npos) return parts;
    text.remove_prefix(joint + kJoint.size());
  }
}

Result<std::vector<BlockRecord>> merge_blocks(std::span<const std::vector<BlockRecord>> shards) {
  std::map<BlockKey, const BlockRecord*> by_key;
  for (const auto& shard : shards) {
    for (const BlockRecord& block : shard) {
      const auto [place, is_new] = by_key.emplace(key_of(block), &block);
      if (!is_new && json_text(*place->second) != json_text(block))
        return Error{"two different records of " + words_of(place->first)};
    }
  }
  std::vector<BlockRecord> merged;
  merged.reserve(by_key.size());
  std::uint64_t sum = 0;
  for (const auto& [key, block] : by_key)
    if ((sum += sum_of_counts(*block)) > kMostSum)
      return Error{"the counts up to " + words_of(key) + " are more than can be added"};
  for (const auto& [key, block] : by_key) merged.push_back(*block);
  return merged;
}

std::vector<Finding> merge_findings(std::span<const std::vector<Finding>> shards) {
  std::map<FindingKey, Finding> by_key;
  for (const auto& shard : shards) {
    for (const Finding& finding : shard) {
      const auto [place, is_new] = by_key.emplace(key_of(finding), finding);
      place->second = joined(place->second, finding);
    }
  }
  std::vector<Finding> merged;
  for (auto& [key, finding] : by_key) merged.push_back(std::move(finding));
  return merged;
}

std::map<std::string, std::string> merged_provenance(std::span<const std::map<std::string, std::string>> shards) {
  std::map<std::string, std::set<std::string>> values;
  for (const auto& shard : shards) {
    for (const auto& [key, value] : shard) values[key].merge(joined_parts(value));
  }
  std::map<std::string, std::string> merged;
  for (const auto& [key, set] : values) {
    std::string& text = merged[key];
    for (const std::string& value : set) text += (&value == &*set.begin() ? "" : std::string(kJoint)) + value;
  }
  return merged;
}

Result<Campaign> merge(std::span<const Campaign> campaigns) {
  if (campaigns.empty()) return Error{"there is nothing to merge"};
  Campaign merged;
  merged.header = campaigns.front().header;
  std::vector<std::vector<BlockRecord>> blocks;
  std::vector<std::vector<Finding>> findings;
  std::vector<std::map<std::string, std::string>> provenance;
  std::map<std::string, Timing> timings;
  for (const Campaign& campaign : campaigns) {
    const std::string different = store_detail::difference(merged.header, campaign.header);
    if (!different.empty()) return Error{"these are parts of different campaigns: " + different};
    store_detail::complete_facts(merged.header, campaign.header);
    blocks.push_back(campaign.blocks);
    findings.push_back(campaign.findings);
    provenance.push_back(campaign.provenance);
    for (const Timing& timing : campaign.timings) timings.emplace(json_text(timing), timing);
  }
  Result<std::vector<BlockRecord>> all_blocks = merge_blocks(blocks);
  if (!all_blocks) return Error{all_blocks.error()};
  merged.blocks = std::move(*all_blocks);
  merged.findings = merge_findings(findings);
  merged.provenance = merged_provenance(provenance);
  for (auto& [text, timing] : timings) merged.timings.push_back(std::move(timing));
  return merged;
}

std::vector<MissingBlocks> missing_blocks(const Campaign& campaign) {
  std::map<std::pair<std::string, std::string>, std::map<std::string, std::set<std::uint64_t>>> done;
  for (const BlockRecord& block : campaign.blocks)
    done[{block.property, block.domain}][block.engine].insert(block.block);
  std::vector<MissingBlocks> missing;
  const std::uint64_t size = std::max<std::uint64_t>(campaign.header.block_size, 1);
  for (const PlannedRow& row : campaign.header.plan) {
    auto& engines = done[{row.property, row.domain}];
    if (engines.empty()) engines[""];
    for (const auto& [engine, blocks] : engines) {
      MissingBlocks gap{engine, row.property, row.domain, {}, 0};
      for (std::uint64_t block = 0; block * size < row.cases; ++block) {
        if (blocks.contains(block)) continue;
        if (!gap.ranges.empty() && gap.ranges.back().second + 1 == block)
          gap.ranges.back().second = block;
        else
          gap.ranges.emplace_back(block, block);
        gap.cases += std::min(size, row.cases - block * size);
      }
      if (!gap.ranges.empty()) missing.push_back(std::move(gap));
    }
  }
  return missing;
}

std::string sentence_of(const MissingBlocks& missing) {
  std::string ranges;
  for (const auto& [first, last] : missing.ranges) {
    ranges += (ranges.empty() ? "" : ", ") + std::to_string(first);
    if (last != first) ranges += '-' + std::to_string(last);
  }
  return (missing.engine.empty() ? std::string("every engine") : missing.engine) + " lacks blocks " + ranges + " (" +
         std::to_string(missing.cases) + " cases) of " + missing.property + " on " + missing.domain;
}

}  // namespace assay
