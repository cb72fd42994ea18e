// Names and line handling shared by the reading and the writing side of the store.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/record.h"

namespace assay::store_detail {

inline constexpr const char* kHeaderFile = "campaign.json";
inline constexpr const char* kProvenanceFile = "provenance.json";
inline constexpr const char* kBlocksFile = "blocks.jsonl";
inline constexpr const char* kFindingsFile = "findings.jsonl";
inline constexpr const char* kFindingsFolder = "findings";
inline constexpr const char* kReducedFile = "reduced.jsonl";
inline constexpr const char* kTimingsFile = "timings.jsonl";
inline constexpr const char* kObservationsFile = "observations.jsonl";
inline constexpr const char* kLockFile = "campaign.lock";

/// Everything of the text up to its last newline: what a torn last line leaves.
inline std::string_view whole_lines(std::string_view text) {
  const std::size_t newline = text.rfind('\n');
  return newline == std::string_view::npos ? std::string_view{} : text.substr(0, newline + 1);
}

Result<CampaignHeader> read_header(const std::filesystem::path& directory);
/// Sorted by key, identical duplicates once. An absent file is no blocks.
Result<std::vector<BlockRecord>> read_blocks(const std::filesystem::path& directory);
Result<std::map<std::string, std::string>> read_provenance(const std::filesystem::path& directory);

/// Which part of two headers differs, in words; empty for equal ones.
std::string difference(const CampaignHeader& first, const CampaignHeader& second);

}  // namespace assay::store_detail
