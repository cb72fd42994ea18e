// Clusters of failures over nights: first seen, last seen, fixed.
#pragma once
#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "reports/store/failure_modes.h"
#include "reports/store/record.h"

namespace assay {

/// The failures of one engine of one family in one mode (docs/severity.md).
struct ClusterName {
  std::string engine;
  FamilyMode failing;
  friend auto operator<=>(const ClusterName&, const ClusterName&) = default;
};

/// What one night shows of a cluster.
struct Sighting {
  Severity worst = Severity::kDegenerate;
  std::string property;                 ///< under which most of its cases fail
  std::uint64_t failed = 0, tried = 0;  ///< of that property
  std::set<Signature> signatures;
};
std::map<ClusterName, Sighting> clusters_of(const Campaign& summed);

/// Cases of an engine under a property that were tried.
std::map<std::pair<std::string, std::string>, std::uint64_t> tried_by_property(const Campaign& summed);

}  // namespace assay
