// Failures that are reduced already, kept until all of a campaign's findings are written.
#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/files.h"
#include "reports/store/record.h"

namespace assay {

/// What comes of the failures of one engine, property, claim and severity is a pure function of these, the lowest
/// failing index in each domain, and what the header fixes. So a line of an earlier run stands for the work exactly
/// where these are the same.
struct KeptFinding {
  std::vector<Finding> findings;                     ///< one or two, which name engine, property and claim
  std::optional<Severity> severity;                  ///< of the failures; a reduced case may be more severe
  std::map<std::string, std::uint64_t> first_index;  ///< by versioned domain: what was known when it was reduced
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
