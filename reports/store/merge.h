// Campaigns as sets of keyed records: merging is their union, so it is commutative, associative and idempotent.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/blocks/recorded_blocks.h"
#include "reports/store/record.h"
#include "reports/store/store.h"

namespace assay {

/// The union of findings by (engine, property, claim, id), sorted; `also_in` collects the domains of all. Of findings
/// with one key that were reduced from different cases the one with the smallest (domain, index) stands.
std::vector<Finding> merge_findings(std::span<const std::vector<Finding>> shards);

/// With its lists in their order, each entry once, as merge_findings leaves them.
Finding normalized(Finding finding);

/// The union by key; a key with several values keeps them all, sorted and joined by " | ".
std::map<std::string, std::string> merged_provenance(std::span<const std::map<std::string, std::string>> shards);

/// The values that merged_provenance joined in one text, sorted.
std::set<std::string> joined_parts(std::string_view text);

/// Parts of one campaign, joined in a directory: its writing side, and the union of those findings that are wanted.
struct MergedParts {
  Store store;
  std::vector<Finding> findings;
};

/// The header that the parts share, with the facts that any of them knows.
///
/// Error  no parts; one has none; they differ (the sentence says where).
Result<CampaignHeader> common_header(std::span<const std::filesystem::path> parts);

/// The union of the `parts` and of what `out` has already, which is made if absent: blocks, timings and provenance are
/// in `out` then. A part found its findings among its own blocks only, so the campaign finds them anew from the merged
/// blocks afterwards, and `wants` those alone that it cannot find. `header` is their common_header. A part may be a run
/// in work.
///
/// Error   malformed; conflicting blocks (the key is named), and `out` has
///         what it had before then; the disk's.
/// Cost    Memory: as read_summed's, that of FewerDirectories, the findings of one part and those that are wanted: no
///         more for many parts than for few.
Result<MergedParts> merge_into(const std::filesystem::path& out, CampaignHeader header,
                               std::span<const std::filesystem::path> parts,
                               const std::function<bool(const Finding&)>& wants);
/// The same with all findings.
Result<MergedParts> merge_into(const std::filesystem::path& out, std::span<const std::filesystem::path> parts);

/// Blocks of a planned row that an engine has not done. An engine that has no block of a row at all is taken to be one
/// to which the property does not apply; a row that no engine has begun is reported once, with an empty engine.
struct MissingBlocks {
  std::string engine, property, domain;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;  ///< first and last block, both included; ascending
  std::uint64_t cases = 0;                                      ///< in the missing blocks
};
std::vector<MissingBlocks> missing_blocks(const CampaignHeader& header, const RecordedBlocks& recorded);

/// "gjk/x lacks blocks 3-7, 9 (6144 cases) of gjk/y on gjk/z@1"
std::string sentence_of(const MissingBlocks& missing);

}  // namespace assay
