#include "reports/store/compare/versions.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "reports/store/given_engines.h"

namespace assay {
namespace {

using TriedByClaim = std::map<std::pair<std::string, std::string>, BySeverity>;  // engine and property

/// Cases tried, of engines and properties with any.
TriedByClaim tried_by_claim(const Campaign& campaign) {
  TriedByClaim all;
  for (const auto& [row, cells] : totals_of(campaign))
    if (const CellCounts total = sum_of(cells); tried(total) > 0)
      for (std::size_t i = 0; i < kSeverities; ++i) all[{row.engine, row.property}][i] += total.cases[i];
  return all;
}

FailuresAt& operator+=(FailuresAt& total, const FailuresAt& part) {
  for (std::size_t i = 0; i < kSeverities; ++i) {
    total.severities[i] += part.severities[i];
    total.cases[i] += part.cases[i];
  }
  total.failed += part.failed;
  total.tried += part.tried;
  return total;
}

bool fails(const std::optional<FailuresAt>& at) { return at && at->failed > 0; }

/// The histories of all claims that are broken in some version, without turns.
std::map<Signature, ClaimHistory> claims_of(const std::vector<VersionRun>& runs) {
  std::map<Signature, ClaimHistory> claims;
  for (std::size_t i = 0; i < runs.size(); ++i)
    for (const auto& [row, candidates] : failures_of(runs[i].campaign))
      for (const Candidate& one : candidates) {
        ClaimHistory& claim = claims[{row.engine, row.property, one.claim}];
        claim.at.resize(runs.size());
        FailuresAt& here = claim.at[i] ? *claim.at[i] : claim.at[i].emplace();
        here.failed += one.count;
        here.severities[static_cast<std::size_t>(one.severity)] += one.count;
      }
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const TriedByClaim tried_here = tried_by_claim(runs[i].campaign);
    for (auto& [signature, claim] : claims) {
      claim.signature = signature;
      const auto found = tried_here.find({signature.engine, signature.property});
      if (found == tried_here.end()) continue;
      if (!claim.at[i]) claim.at[i].emplace();
      claim.at[i]->cases = found->second;
      claim.at[i]->tried = std::accumulate(found->second.begin(), found->second.end(), std::uint64_t{0});
    }
  }
  return claims;
}

void add_turns(const std::vector<Comparison>& steps, std::map<Signature, ClaimHistory>& claims) {
  const auto add = [&](const Signature& signature, std::size_t version, Turn turn) {
    const auto found = claims.find(signature);
    if (found == claims.end()) return;
    std::vector<TurnAt>& turns = found->second.turns;
    if (turns.empty() || turns.back().version != version) turns.push_back({version, turn});
  };
  for (std::size_t i = 0; i < steps.size(); ++i) {
    for (const Signature& one : steps[i].appeared) add(one, i + 1, Turn::kBroken);
    for (const Signature& one : steps[i].disappeared) add(one, i + 1, Turn::kFixed);
    for (const FailingMore& one : steps[i].increases) add(signature_of(one), i + 1, Turn::kWorse);
    for (const FailingMore& one : steps[i].decreases) add(signature_of(one), i + 1, Turn::kBetter);
  }
}

void add_turns(ClusterHistory& cluster) {
  for (std::size_t i = 1; i < cluster.at.size(); ++i) {
    const auto any = [&](Turn turn) {
      return std::ranges::any_of(cluster.claims, [&](const ClaimHistory& claim) {
        return std::ranges::find(claim.turns, TurnAt{i, turn}) != claim.turns.end();
      });
    };
    const bool failed_before = fails(cluster.at[i - 1]), fails_now = fails(cluster.at[i]);
    if (any(Turn::kBroken) || any(Turn::kWorse))
      cluster.turns.push_back({i, failed_before ? Turn::kWorse : Turn::kBroken});
    else if (any(Turn::kFixed) || any(Turn::kBetter))
      cluster.turns.push_back({i, fails_now ? Turn::kBetter : Turn::kFixed});
  }
}

/// The most severe failures of any version come first.
BySeverity worst_counts(const std::vector<std::optional<FailuresAt>>& at) {
  BySeverity worst{};
  for (const auto& one : at)
    if (one) worst = std::max(worst, one->severities);
  return worst;
}

const Finding* finding_kept(const ClusterHistory& cluster, const Campaign& campaign) {
  const auto key = [](const Finding& one) { return std::tuple(worst_severity(one), one.size, one.id); };
  const Finding* best = nullptr;
  for (const Finding& finding : campaign.findings) {
    if (finding.engine != cluster.engine || family_mode_of(signatures_of(finding).front()) != cluster.mode) continue;
    if (best == nullptr || key(finding) < key(*best)) best = &finding;
  }
  return best;
}

}  // namespace

Campaign under_stated_names(Campaign campaign) {
  for (EngineRow& row : campaign.header.engines) row.name = stated_name(row.name);
  for (NotJudgedRow& row : campaign.header.not_judged) row.engine = stated_name(row.engine);
  for (BlockRecord& block : campaign.blocks) block.engine = stated_name(block.engine);
  for (Finding& finding : campaign.findings) finding.engine = stated_name(finding.engine);
  for (Timing& timing : campaign.timings) timing.engine = stated_name(timing.engine);
  return campaign;
}

std::size_t ClusterHistory::first_bad() const {
  return static_cast<std::size_t>(std::ranges::find_if(at, fails) - at.begin());
}

bool VersionHistory::is_worse_anywhere() const { return std::ranges::any_of(steps, &Comparison::is_worse); }

VersionHistory history_of(const std::vector<VersionRun>& runs) {
  VersionHistory history;
  for (std::size_t i = 1; i < runs.size(); ++i)
    history.steps.push_back(compare(runs[i - 1].campaign, runs[i].campaign));
  std::map<Signature, ClaimHistory> claims = claims_of(runs);
  add_turns(history.steps, claims);
  std::map<std::pair<std::string, FamilyMode>, ClusterHistory> clusters;
  for (auto& [signature, claim] : claims) {
    if (std::ranges::none_of(claim.at, fails)) continue;
    const FamilyMode mode = family_mode_of(signature);
    ClusterHistory& cluster = clusters[{signature.engine, mode}];
    cluster.engine = signature.engine;
    cluster.mode = mode;
    cluster.at.resize(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
      if (!claim.at[i]) continue;
      if (!cluster.at[i]) cluster.at[i].emplace();
      *cluster.at[i] += *claim.at[i];
    }
    cluster.claims.push_back(std::move(claim));
  }
  const auto by_severity = [](const auto& one) { return worst_counts(one.at); };
  for (auto& [key, cluster] : clusters) {
    add_turns(cluster);
    for (const VersionRun& run : runs) cluster.findings.push_back(finding_kept(cluster, run.campaign));
    std::ranges::stable_sort(cluster.claims, std::ranges::greater(), by_severity);
    history.clusters.push_back(std::move(cluster));
  }
  std::ranges::stable_sort(history.clusters, std::ranges::greater(), by_severity);
  return history;
}

}  // namespace assay
