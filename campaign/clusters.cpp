#include "campaign/clusters.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "properties/evaluate.h"
#include "reports/store/keys.h"

namespace assay {
namespace {

/// What all clusters come to that reduce to one severity of one signature.
struct Joined {
  std::uint64_t seen = 0;
  std::set<std::string> domains;
  std::vector<Finding> findings;
  bool are_its_own = false;  ///< of the cluster of that severity, rather than of one that is milder

  void add(const Cluster& cluster, std::vector<Finding> made) {
    seen += cluster.seen;
    for (const auto& [domain, index] : cluster.first_index) domains.insert(domain);
    const bool own = cluster.severity == made.front().severity;
    if (findings.empty() || (own && !are_its_own) ||
        (own == are_its_own && reads_better(made.front(), findings.front())))
      findings = std::move(made);
    are_its_own = are_its_own || own;
  }
};

}  // namespace

std::vector<Cluster> clusters_of(const std::vector<BlockRecord>& blocks) {
  std::map<std::pair<Signature, std::optional<Severity>>, Cluster> by_key;
  for (const BlockRecord& block : blocks)
    for (const Candidate& candidate : block.candidates) {
      const Signature signature{block.engine, block.property, candidate.claim};
      Cluster& cluster =
          by_key.try_emplace({signature, candidate.severity}, Cluster{signature, candidate.severity, 0, {}})
              .first->second;
      cluster.seen += candidate.count;
      const auto [at, fresh] = cluster.first_index.try_emplace(block.domain, candidate.index);
      if (!fresh) at->second = std::min(at->second, candidate.index);
    }
  std::vector<Cluster> clusters;
  for (auto& [key, cluster] : by_key) clusters.push_back(std::move(cluster));
  std::stable_sort(clusters.begin(), clusters.end(), [](const Cluster& left, const Cluster& right) {
    const auto place = [](const Cluster& cluster) {
      const Outcome failure = failure_of(cluster.claim);
      return std::pair(cluster.severity, failure == Outcome::kHung || failure == Outcome::kCrashed);
    };
    return place(left) < place(right);
  });
  return clusters;
}

bool reads_better(const Finding& left, const Finding& right) {
  return std::tuple(left.size, left.case_text.size(), left.case_text) <
         std::tuple(right.size, right.case_text.size(), right.case_text);
}

std::vector<Finding> findings_of(const std::vector<Cluster>& clusters, std::vector<std::vector<Finding>> made) {
  std::map<std::pair<Signature, std::optional<Severity>>, Joined> by_severity;
  for (std::size_t i = 0; i < clusters.size(); ++i)
    if (!made[i].empty()) by_severity[{clusters[i], made[i].front().severity}].add(clusters[i], std::move(made[i]));
  std::vector<Finding> findings;
  for (auto& [key, joined] : by_severity)
    for (Finding& finding : joined.findings) {
      finding.seen = joined.seen;
      finding.also_in.clear();
      for (const std::string& domain : joined.domains)
        if (domain != finding.domain) finding.also_in.push_back(domain);
      findings.push_back(std::move(finding));
    }
  std::sort(findings.begin(), findings.end(),
            [](const Finding& left, const Finding& right) { return key_of(left) < key_of(right); });
  return findings;
}

}  // namespace assay
