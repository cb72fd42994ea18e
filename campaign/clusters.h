// From candidates to clusters of failures, and from what was reduced of each cluster to one finding or two.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "properties/failure_mode.h"
#include "reports/store/compare/compare.h"

namespace assay {

/// The failures of one engine under one claim at one severity.
struct Failures : Signature {
  Severity severity{};
  std::uint64_t seen = 0;                              ///< failing cases in all blocks
  std::map<std::string, std::uint64_t> first_index{};  ///< the lowest failing index by versioned domain
  std::map<std::string, std::string> incidents{};      ///< of those: Candidate::incident, where it has one
};

/// The failures of one engine of a family in one mode, those with known signatures apart from new ones: one defect,
/// until its mending shows that there were two.
struct Cluster {
  std::string engine, family;
  FailureMode mode{};
  bool is_known = false;
  std::vector<Failures> failures;  ///< at least one; the most severe first, then by signature

  /// Of its worst failures, from which alone it is reduced.
  Severity severity() const { return failures.front().severity; }
  /// Those failures, which come first.
  std::span<const Failures> worst() const;
  /// The SHA-256, in hexadecimal, of what its reduction depends on besides the header: engine, family, mode and the
  /// worst failures without their numbers of cases.
  std::string id() const;
};

/// In the order in which they are to be reduced: new before known ones, then the most severe first; of one severity
/// hangs and crashes last, as they cost the most; then by engine, family and mode.
std::vector<Cluster> clusters_of(const std::vector<BlockRecord>& blocks, const std::set<Signature>& known);

/// The findings of a campaign, sorted by (engine, property, claim, id): those made of each cluster, one list a cluster,
/// empty where it is not reduced yet. `seen`, `seen_as` and `also_in` tell of all failures of the cluster.
std::vector<Finding> findings_of(const std::vector<Cluster>& clusters, std::vector<std::vector<Finding>> made);

}  // namespace assay
