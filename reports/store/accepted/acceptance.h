// What of a campaign is accepted on a day, and what the file of accepted findings says in vain.
#pragma once
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/store/accepted/accepted_file.h"
#include "reports/store/compare/compare.h"
#include "reports/store/keys.h"

namespace assay {

/// Why findings are accepted; those that are not are absent.
using AcceptedFindings = std::map<FindingKey, std::string>;
/// Of an engine and a property whose failures are all accepted, the reasons.
using AcceptedRows = std::map<std::pair<std::string, std::string>, std::set<std::string>>;

/// Holds the entries of a file against the engines of a campaign and a day that the caller names: no clock here.
class Acceptance {
 public:
  /// Nothing is accepted.
  Acceptance() = default;
  Acceptance(std::string file, std::vector<AcceptedCluster> clusters, const CampaignHeader& header, Day today);

  bool is_empty() const { return entries_.empty(); }
  /// From here on failures that are milder count as accepted, too, without an entry.
  void count_only(Severity mildest) { mildest_ = mildest; }
  bool is_milder(Severity severity) const { return mildest_ && severity > *mildest_; }
  /// The entry by which it is accepted; nullptr where none is, or the entry holds no longer.
  const AcceptedCluster* of(const Finding& finding) const;
  /// The same of failures at this severity, and at none milder.
  const AcceptedCluster* of(const Signature& signature, Severity severity) const;
  AcceptedFindings of_all(const std::vector<Finding>& findings) const;
  AcceptedRows of_rows(const std::vector<BlockRecord>& blocks) const;
  /// What a comparison says of the rest.
  Comparison without_accepted(Comparison comparison, const Campaign& current) const;
  /// How many findings fall under an entry, by its place; none where none does.
  using Counts = std::map<std::size_t, std::size_t>;
  void count(const Finding& finding, Counts& counts) const;
  /// One line an entry that findings fall under, with its reason, or why it holds no longer, and one line of all
  /// entries that no finding falls under.
  std::vector<std::string> sentences(const Counts& counts) const;
  std::vector<std::string> sentences(const std::vector<Finding>& findings) const;

 private:
  struct Entry {
    AcceptedCluster cluster;
    std::string ended;  ///< why it holds no longer; empty where it holds
  };
  const Entry* entry_of(const Signature& signature, Severity severity, bool that_holds) const;

  std::string file_;
  std::vector<Entry> entries_;
  std::optional<Severity> mildest_;  ///< that counts; empty: every one
};

}  // namespace assay
