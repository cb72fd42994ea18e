// blocks.jsonl read, sorted and summed with one record in memory at a time.
#pragma once
#include <filesystem>
#include <functional>

#include "reports/store/record.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"

namespace assay {

/// Hands over each record of the campaign's blocks that is a whole line, in the order of the file; an absent file has
/// none.
///
/// Error   "FILE, line N: REASON" for a line that is malformed, does not fit the header, or for which `visit` gives a
///         reason.
Result<Written> each_block(const std::filesystem::path& directory, const CampaignHeader& header,
                           const std::function<std::string(BlockRecord&&)>& visit);

/// Rewrites the file in the order of keys, identical records once.
///
/// Error   a malformed line, as above; two different records of one key: the key named. The file is as before then.
/// Cost    Memory: 24 bytes a block, and one record.
Result<Written> sort_blocks(const std::filesystem::path& path);

/// A campaign whose blocks are summed: one record for each engine, property and domain, which has the number of all its
/// cases and the lowest candidate of each claim. Findings, totals and tables of it are those of the campaign; what is
/// said of single blocks (which are missing, hash_of) is not.
struct SummedCampaign {
  Campaign campaign;  ///< without timings
  Sha256 blocks;      ///< over header and blocks as they stand in the file

  /// The hash_of the whole campaign with the findings that `campaign` has now, if its file is sorted.
  std::string hash() const;
};

/// Cost    Memory: rows of the plan times engines times difficulties, however many cases there are.
/// Error   as read_campaign's, but two different records of one key are found by sort_blocks.
Result<SummedCampaign> read_summed(const std::filesystem::path& directory);

}  // namespace assay
