// Failures that are reduced already, kept until all of a campaign's findings are written.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "reports/store/files.h"
#include "reports/store/record.h"

namespace assay {

/// What comes of a cluster of failures is a pure function of what its id is made of (campaign/clusters.h), and of what
/// the header fixes. So a line of an earlier run stands for the work exactly where the id is the same.
struct KeptFinding {
  std::string cluster;            ///< its id
  std::vector<Finding> findings;  ///< one or two
};

namespace store_detail {

std::string json_text(const KeptFinding& reduced);

/// Error   a sentence that names the field and the reason.
Result<KeptFinding> parse_reduced(std::string_view text);

/// Every whole line of a campaign's reduced failures; an absent file has none.
///
/// Error   unreadable, malformed, or not of the header's campaign: file and line named.
Result<std::vector<KeptFinding>> read_reduced(const std::filesystem::path& directory, const CampaignHeader& header);

}  // namespace store_detail
}  // namespace assay
