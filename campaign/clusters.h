// From candidates to clusters of failures, and from what was reduced of each cluster to one finding or two.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/compare/compare.h"

namespace assay {

/// The failures of one engine under one claim at one severity.
struct Cluster : Signature {
  std::optional<Severity> severity;                  ///< nothing in records of before
  std::uint64_t seen = 0;                            ///< failing cases in all blocks; 0 in records of before
  std::map<std::string, std::uint64_t> first_index;  ///< the lowest failing index by versioned domain
};

/// In the order in which they are to be reduced: the most severe first; of one severity hangs and crashes last, as they
/// cost the most; then by signature.
std::vector<Cluster> clusters_of(const std::vector<BlockRecord>& blocks);

/// Smaller is better to read: size first, then the text itself, so that the choice is unique.
bool reads_better(const Finding& left, const Finding& right);

/// The findings of a campaign, sorted by (engine, property, claim, id): those made of each cluster, one list a cluster,
/// empty where it is not reduced yet. Each list has one severity.
///
/// A cluster whose cases reduce to a more severe case is a part of the cluster that it reduces to: that one's own
/// findings stand for both, or, where it was never met itself, those of the cluster that reads best. `seen` and
/// `also_in` are told of all clusters that a finding stands for.
std::vector<Finding> findings_of(const std::vector<Cluster>& clusters, std::vector<std::vector<Finding>> made);

}  // namespace assay
