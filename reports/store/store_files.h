// Names and records shared by the reading and the writing side of the store.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/record.h"

namespace assay::store_detail {

inline constexpr const char* kHeaderFile = "campaign.json";
inline constexpr const char* kProvenanceFile = "provenance.json";
inline constexpr const char* kBlocksFile = "blocks.jsonl";
inline constexpr const char* kPackedBlocksFile = "blocks.jsonl.zst";
inline constexpr const char* kFindingsFile = "findings.jsonl";
inline constexpr const char* kFindingsFolder = "findings";
inline constexpr const char* kReducedFile = "reduced.jsonl";
inline constexpr const char* kTimingsFile = "timings.jsonl";
inline constexpr const char* kObservationsFile = "observations.jsonl";
inline constexpr const char* kMergingFolder = "merging.part";
inline constexpr const char* kLockFile = "campaign.lock";

Result<CampaignHeader> read_header(const std::filesystem::path& directory);
Result<std::map<std::string, std::string>> read_provenance(const std::filesystem::path& directory);

/// As recorded, each of which fits the header; an absent file has none.
Result<std::vector<Finding>> read_findings(const std::filesystem::path& directory, const CampaignHeader& header);
/// The quickest of each engine, domain and difficulty.
Result<std::vector<Timing>> read_timings(const std::filesystem::path& directory, const CampaignHeader& header);

/// Which part of two headers differs, in words; empty for equal ones.
std::string difference(const CampaignHeader& first, const CampaignHeader& second);

}  // namespace assay::store_detail
