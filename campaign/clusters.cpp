#include "campaign/clusters.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "reports/store/failure_modes.h"
#include "reports/store/keys.h"
#include "reports/store/sha256.h"

namespace assay {
namespace {

/// All failures under one claim at one severity, by both.
std::map<std::pair<Signature, Severity>, Failures> failures_of(const std::vector<BlockRecord>& blocks) {
  std::map<std::pair<Signature, Severity>, Failures> by_key;
  for (const BlockRecord& block : blocks)
    for (const Candidate& candidate : block.candidates) {
      const Signature signature{block.engine, block.property, candidate.claim};
      Failures& failures =
          by_key.try_emplace({signature, candidate.severity}, Failures{signature, candidate.severity}).first->second;
      failures.seen += candidate.count;
      const auto [at, fresh] = failures.first_index.try_emplace(block.domain, candidate.index);
      if (!fresh && at->second <= candidate.index) continue;
      at->second = candidate.index;
      failures.incidents.erase(block.domain);
      if (!candidate.incident.empty()) failures.incidents.emplace(block.domain, candidate.incident);
    }
  return by_key;
}

}  // namespace

std::span<const Failures> Cluster::worst() const {
  const auto end = std::ranges::find_if(failures, [&](const Failures& one) { return one.severity != severity(); });
  return {failures.begin(), end};
}

std::string Cluster::id() const {
  std::string text = engine + '\n' + family + '\n' + std::to_string(static_cast<int>(mode)) + '\n' +
                     std::string(name_of(severity())) + '\n';
  for (const Failures& one : worst()) {
    text += one.property + '\n' + one.claim + '\n';
    for (const auto& [domain, index] : one.first_index) text += ' ' + domain + ' ' + std::to_string(index) + '\n';
  }
  return sha256_hex(text);
}

std::vector<Cluster> clusters_of(const std::vector<BlockRecord>& blocks, const std::set<Signature>& known) {
  std::map<std::tuple<std::string, std::string, FailureMode, bool>, Cluster> by_key;
  for (auto& [key, failures] : failures_of(blocks)) {
    const auto [family, mode] = family_mode_of(key.first);
    const bool is_known = known.contains(key.first);
    const std::string& engine = key.first.engine;
    by_key.try_emplace({engine, family, mode, is_known}, Cluster{engine, family, mode, is_known, {}})
        .first->second.failures.push_back(std::move(failures));
  }
  std::vector<Cluster> clusters;
  for (auto& [key, cluster] : by_key) {
    std::ranges::stable_sort(cluster.failures, {}, &Failures::severity);
    clusters.push_back(std::move(cluster));
  }
  std::ranges::stable_sort(clusters, {}, [](const Cluster& cluster) {
    const bool is_slow = cluster.mode == FailureMode::kHangs || cluster.mode == FailureMode::kCrashes;
    return std::tuple(cluster.is_known, cluster.severity(), is_slow);
  });
  return clusters;
}

std::vector<Finding> findings_of(const std::vector<Cluster>& clusters, std::vector<std::vector<Finding>> made) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    std::uint64_t seen = 0;
    std::set<std::string> domains;
    std::vector<SeenAs> seen_as;
    for (const Failures& one : clusters[i].failures) {
      seen += one.seen;
      seen_as.push_back({one.property, one.claim, one.severity, one.seen});
      for (const auto& [domain, index] : one.first_index) domains.insert(domain);
    }
    for (Finding& finding : made[i]) {
      finding.seen = seen;
      finding.seen_as = seen_as;
      for (const std::string& domain : domains)
        if (domain != finding.domain) finding.also_in.push_back(domain);
      findings.push_back(std::move(finding));
    }
  }
  std::ranges::sort(findings, {}, [](const Finding& finding) { return key_of(finding); });
  return findings;
}

}  // namespace assay
