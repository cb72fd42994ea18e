#include "reports/store/history/clusters.h"

#include <algorithm>

namespace assay {

std::map<std::pair<std::string, std::string>, std::uint64_t> tried_by_property(const Campaign& summed) {
  std::map<std::pair<std::string, std::string>, std::uint64_t> counts;
  for (const auto& [row, cells] : totals_of(summed)) counts[{row.engine, row.property}] += tried(sum_of(cells));
  return counts;
}

std::map<ClusterName, Sighting> clusters_of(const Campaign& summed) {
  std::map<ClusterName, Sighting> clusters;
  const auto name_of_cluster = [](const Signature& one) { return ClusterName{one.engine, family_mode_of(one)}; };
  for (Signature& one : signatures_of(summed)) clusters[name_of_cluster(one)].signatures.insert(std::move(one));
  std::map<ClusterName, std::map<std::string, std::uint64_t>> failed_under;
  for (const auto& [row, candidates] : failures_of(summed))
    for (const Candidate& one : candidates) {
      const ClusterName name = name_of_cluster({row.engine, row.property, one.claim});
      failed_under[name][row.property] += one.count;
      Sighting& seen = clusters[name];
      seen.worst = std::min(seen.worst, one.severity);
    }
  const auto tried = tried_by_property(summed);
  for (auto& [name, seen] : clusters) {
    seen.property = seen.signatures.begin()->property;
    for (const auto& [property, failed] : failed_under[name])
      if (failed > seen.failed) seen.property = property, seen.failed = failed;
    const auto found = tried.find({name.engine, seen.property});
    seen.tried = found == tried.end() ? 0 : found->second;
  }
  return clusters;
}

}  // namespace assay
