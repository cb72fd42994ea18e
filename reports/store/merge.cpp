#include "reports/store/merge.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "reports/store/json/json.h"
#include "reports/store/keys.h"
#include "reports/store/store_files.h"

namespace assay {
namespace {

constexpr std::string_view kJoint = " | ";

/// Each claim and severity that either list has, the most severe first, with the larger number of cases.
std::vector<SeenAs> joined(const std::vector<SeenAs>& first, const std::vector<SeenAs>& second) {
  std::map<std::tuple<Severity, std::string, std::string>, std::uint64_t> cases;
  for (const auto* list : {&first, &second})
    for (const SeenAs& one : *list) {
      std::uint64_t& most = cases[{one.severity, one.property, one.claim}];
      most = std::max(most, one.cases);
    }
  std::vector<SeenAs> all;
  for (const auto& [key, count] : cases) all.push_back({std::get<1>(key), std::get<2>(key), std::get<0>(key), count});
  return all;
}

/// Sorted, each once; not the finding's own.
std::vector<std::string> other_domains(std::set<std::string> domains, const std::string& own) {
  domains.erase(own);
  return {domains.begin(), domains.end()};
}

/// Of two findings with one key: the earlier case stands, and both know all domains. Associative, because the domains
/// of a finding (its own and also_in) form a set whose union is taken, and the rest is the minimum of a total order.
Finding joined(const Finding& first, const Finding& second) {
  const auto rank = [](Finding finding) {
    finding.also_in.clear();
    finding.seen_as.clear();
    finding.seen = 0;
    return std::tuple(finding.domain, finding.index, json_text(finding));
  };
  std::set<std::string> domains = {first.domain, second.domain};
  domains.insert(first.also_in.begin(), first.also_in.end());
  domains.insert(second.also_in.begin(), second.also_in.end());
  Finding kept = rank(first) <= rank(second) ? first : second;
  kept.seen = std::max(first.seen, second.seen);
  kept.seen_as = joined(first.seen_as, second.seen_as);
  kept.also_in = other_domains(std::move(domains), kept.domain);
  return kept;
}

}  // namespace

Finding normalized(Finding finding) {
  finding.seen_as = joined(finding.seen_as, {});
  finding.also_in = other_domains({finding.also_in.begin(), finding.also_in.end()}, finding.domain);
  return finding;
}

std::set<std::string> joined_parts(std::string_view text) {
  std::set<std::string> parts;
  for (;;) {
    const std::size_t joint = text.find(kJoint);
    parts.emplace(text.substr(0, joint));
    if (joint == std::string_view::npos) return parts;
    text.remove_prefix(joint + kJoint.size());
  }
}

namespace {

class FindingUnion {
 public:
  void add(const Finding& finding) {
    const auto [place, is_new] = by_key_.try_emplace(key_of(finding));
    place->second = is_new ? normalized(finding) : joined(place->second, finding);
  }
  std::vector<Finding> list() && {
    std::vector<Finding> sorted;
    for (auto& [key, finding] : by_key_) sorted.push_back(std::move(finding));
    return sorted;
  }

 private:
  std::map<FindingKey, Finding> by_key_;
};

}  // namespace

std::vector<Finding> merge_findings(std::span<const std::vector<Finding>> shards) {
  FindingUnion all;
  for (const auto& shard : shards)
    for (const Finding& finding : shard) all.add(finding);
  return std::move(all).list();
}

namespace {

class ProvenanceUnion {
 public:
  void add(const std::map<std::string, std::string>& facts) {
    for (const auto& [key, value] : facts) values_[key].merge(joined_parts(value));
  }
  std::map<std::string, std::string> texts() const {
    std::map<std::string, std::string> texts;
    for (const auto& [key, set] : values_) {
      std::string& text = texts[key];
      for (const std::string& value : set) text += (&value == &*set.begin() ? "" : std::string(kJoint)) + value;
    }
    return texts;
  }

 private:
  std::map<std::string, std::set<std::string>> values_;
};

}  // namespace

std::map<std::string, std::string> merged_provenance(std::span<const std::map<std::string, std::string>> shards) {
  ProvenanceUnion all;
  for (const auto& shard : shards) all.add(shard);
  return all.texts();
}

Result<CampaignHeader> common_header(std::span<const std::filesystem::path> parts) {
  if (parts.empty()) return Error{"there is nothing to merge"};
  Result<CampaignHeader> common = store_detail::read_header(parts.front());
  if (!common) return common;
  for (const std::filesystem::path& part : parts.subspan(1)) {
    const Result<CampaignHeader> header = store_detail::read_header(part);
    if (!header) return header;
    const std::string different = store_detail::difference(*common, *header);
    if (!different.empty()) return Error{"these are parts of different campaigns: " + different};
  }
  return common;
}

Result<MergedParts> merge_into(const std::filesystem::path& out, CampaignHeader header,
                               std::span<const std::filesystem::path> parts,
                               const std::function<bool(const Finding&)>& wants) {
  FindingUnion findings;
  const auto add_findings = [&](const std::filesystem::path& of) -> Result<Written> {
    const auto read = store_detail::read_findings(of, header);
    if (!read) return Error{read.error()};
    for (const Finding& finding : *read)
      if (wants(finding)) findings.add(finding);
    return Written{};
  };
  // What the parts say is read first: nothing of theirs that is malformed shall cost the place where they meet.
  ProvenanceUnion provenance;
  for (const std::filesystem::path& part : parts) {
    if (const auto added = add_findings(part); !added) return Error{added.error()};
    const auto facts = store_detail::read_provenance(part);
    if (!facts) return Error{facts.error()};
    provenance.add(*facts);
  }
  Result<Store> store = Store::create_or_resume(out, header);
  if (!store) return Error{store.error()};
  if (const auto added = add_findings(out); !added) return Error{added.error()};
  if (auto absorbed = store->absorb(parts); !absorbed) return Error{absorbed.error()};
  if (auto kept = store->set_provenance(provenance.texts()); !kept) return Error{kept.error()};
  return MergedParts{*std::move(store), std::move(findings).list()};
}

Result<MergedParts> merge_into(const std::filesystem::path& out, std::span<const std::filesystem::path> parts) {
  const Result<CampaignHeader> header = common_header(parts);
  if (!header) return Error{header.error()};
  return merge_into(out, *header, parts, [](const Finding&) { return true; });
}

std::vector<MissingBlocks> missing_blocks(const CampaignHeader& header, const RecordedBlocks& recorded) {
  std::map<std::pair<std::string, std::string>, std::map<std::string, RecordedBlocks::Ranges>> done;
  for (const auto& [row, ranges] : recorded.rows()) done[{row.property, row.domain}][row.engine] = ranges;
  std::vector<MissingBlocks> missing;
  const std::uint64_t size = std::max<std::uint64_t>(header.block_size, 1);
  for (const PlannedRow& row : header.plan) {
    if (row.cases == 0) continue;
    auto& engines = done[{row.property, row.domain}];
    if (engines.empty()) engines[""];
    const std::uint64_t end = (row.cases - 1) / size + 1;
    for (const auto& [engine, ranges] : engines) {
      MissingBlocks gap{engine, row.property, row.domain, {}, 0};
      std::uint64_t next = 0;  // the first block that is not looked at yet
      const auto lacks_until = [&](std::uint64_t stop) {
        if (next >= stop) return;
        gap.ranges.emplace_back(next, stop - 1);
        gap.cases += std::min(stop * size, row.cases) - next * size;
      };
      for (const auto& [first, last] : ranges) {
        lacks_until(std::min(first, end));
        next = last + 1;
      }
      lacks_until(end);
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
