#include "reports/store/accepted/acceptance.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "properties/text/foreign_text.h"

namespace assay {
namespace {

Signature signature_of_case(const Finding& finding) { return {finding.engine, finding.property, finding.claim}; }

std::string why_ended(const AcceptedCluster& cluster, const CampaignHeader& header, Day today) {
  if (cluster.until && *cluster.until < today) return "it was accepted until " + words_of(*cluster.until);
  const auto engine = std::ranges::find(header.engines, cluster.engine, &EngineRow::name);
  if (cluster.engine_version && engine != header.engines.end() && engine->version != *cluster.engine_version)
    return fmt::format("it was accepted for version {}, and this is {}", one_line(*cluster.engine_version),
                       one_line(engine->version));
  return "";
}

/// ": the reason (until 2026-12-31; version 1.2 only)".
std::string reason_of(const AcceptedCluster& cluster) {
  std::string limits;
  if (cluster.until) limits += "until " + words_of(*cluster.until);
  if (cluster.engine_version)
    limits += fmt::format("{}version {} only", limits.empty() ? "" : "; ", one_line(*cluster.engine_version));
  return ": " + one_line(cluster.reason) + (limits.empty() ? "" : " (" + limits + ")");
}

/// The most severe failure of each signature.
std::map<Signature, Severity> worst_failures(const Campaign& campaign) {
  std::map<Signature, Severity> worst;
  for (const auto& [row, candidates] : failures_of(campaign))
    for (const Candidate& one : candidates) {
      const auto [at, fresh] = worst.try_emplace({row.engine, row.property, one.claim}, one.severity);
      if (!fresh) at->second = std::min(at->second, one.severity);
    }
  return worst;
}

}  // namespace

Acceptance::Acceptance(std::string file, std::vector<AcceptedCluster> clusters, const CampaignHeader& header, Day today)
    : file_(std::move(file)) {
  for (AcceptedCluster& cluster : clusters) {
    std::string ended = why_ended(cluster, header, today);
    entries_.push_back({std::move(cluster), std::move(ended)});
  }
}

const Acceptance::Entry* Acceptance::entry_of(const Signature& signature, Severity severity, bool that_holds) const {
  if (entries_.empty()) return nullptr;
  const FamilyMode failing = family_mode_of(signature);
  const auto found = std::ranges::find_if(entries_, [&](const Entry& entry) {
    const AcceptedCluster& cluster = entry.cluster;
    return cluster.engine == signature.engine && cluster.failing == failing && cluster.severity <= severity &&
           entry.ended.empty() == that_holds;
  });
  return found == entries_.end() ? nullptr : &*found;
}

const AcceptedCluster* Acceptance::of(const Signature& signature, Severity severity) const {
  static const AcceptedCluster milder{"", {}, Severity::kDegenerate, "milder than what counts"};
  if (is_milder(severity)) return &milder;
  const Entry* entry = entry_of(signature, severity, true);
  return entry == nullptr ? nullptr : &entry->cluster;
}

const AcceptedCluster* Acceptance::of(const Finding& finding) const {
  return of(signature_of_case(finding), worst_severity(finding));
}

AcceptedFindings Acceptance::of_all(const std::vector<Finding>& findings) const {
  AcceptedFindings accepted;
  for (const Finding& finding : findings)
    if (const AcceptedCluster* entry = of(finding)) accepted[key_of(finding)] = entry->reason;
  return accepted;
}

AcceptedRows Acceptance::of_rows(const std::vector<BlockRecord>& blocks) const {
  AcceptedRows accepted;
  std::set<std::pair<std::string, std::string>> open;
  for (const BlockRecord& block : blocks)
    for (const Candidate& candidate : block.candidates) {
      const auto* entry = of(Signature{block.engine, block.property, candidate.claim}, candidate.severity);
      if (entry == nullptr)
        open.emplace(block.engine, block.property);
      else
        accepted[{block.engine, block.property}].insert(entry->reason);
    }
  std::erase_if(accepted, [&](const auto& row) { return open.contains(row.first); });
  return accepted;
}

Comparison Acceptance::without_accepted(Comparison comparison, const Campaign& current) const {
  if (entries_.empty() && !mildest_) return comparison;
  const std::map<Signature, Severity> worst = worst_failures(current);
  for (std::vector<FailingMore>* list : {&comparison.increases, &comparison.by_chance})
    std::erase_if(*list, [&](const FailingMore& one) { return of(signature_of(one), one.severity) != nullptr; });
  std::erase_if(comparison.appeared, [&](const Signature& one) {
    const auto found = worst.find(one);
    return found != worst.end() && of(one, found->second) != nullptr;
  });
  return comparison;
}

void Acceptance::count(const Finding& finding, Counts& counts) const {
  const Signature signature = signature_of_case(finding);
  const Severity worst = worst_severity(finding);
  const Entry* entry = entry_of(signature, worst, true);
  if (entry == nullptr) entry = entry_of(signature, worst, false);
  if (entry != nullptr) ++counts[static_cast<std::size_t>(entry - entries_.data())];
}

std::vector<std::string> Acceptance::sentences(const std::vector<Finding>& findings) const {
  Counts counts;
  for (const Finding& finding : findings) count(finding, counts);
  return sentences(counts);
}

std::vector<std::string> Acceptance::sentences(const Counts& counts) const {
  std::vector<std::string> lines;
  std::string in_vain;
  for (std::size_t place = 0; place < entries_.size(); ++place) {
    const auto& [cluster, ended] = entries_[place];
    const auto count = counts.find(place);
    if (count == counts.end())
      in_vain += fmt::format("{}{} (line {})", in_vain.empty() ? "" : "; ", cluster.words(), cluster.line);
    else if (ended.empty())
      lines.push_back(fmt::format("accepted: {}, {} finding{}{}", cluster.words(), count->second,
                                  count->second == 1 ? "" : "s", reason_of(cluster)));
    else
      lines.push_back(
          fmt::format("accepted no longer: {}; {}, so it counts again{}", cluster.words(), ended, reason_of(cluster)));
  }
  if (!in_vain.empty()) lines.push_back(fmt::format("{}: no finding of this run falls under: {}", file_, in_vain));
  return lines;
}

}  // namespace assay
