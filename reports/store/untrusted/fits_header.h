// Whether a record can be one of the campaign whose header stands beside it.
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>

#include "reports/store/record.h"

namespace assay {

/// What the records of a campaign may name.
class HeaderIndex {
 public:
  /// `header` must outlive this.
  explicit HeaderIndex(const CampaignHeader& header);

  /// Why not, naming record and field; empty where it fits: engine and row are planned, a block begins where its number
  /// says and has as many cases as are planned there, so that no two blocks overlap.
  std::string misfit(const BlockRecord& block) const;
  std::string misfit(const Finding& finding) const;
  std::string misfit(const Timing& timing) const;

 private:
  const CampaignHeader& header_;
  std::set<std::string> engines_, domains_, properties_;
  std::map<std::pair<std::string, std::string>, std::uint64_t> cases_;  ///< by property and domain
};

}  // namespace assay
