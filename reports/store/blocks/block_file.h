// The blocks of campaigns packed and summed, with one record in memory at a time.
#pragma once
#include <filesystem>
#include <functional>
#include <optional>
#include <span>

#include "reports/store/blocks/how_far.h"
#include "reports/store/blocks/recorded_blocks.h"
#include "reports/store/findings/found_in_all.h"
#include "reports/store/record.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"

namespace assay {

/// Writes the union of the blocks of all `directories`, packed and in the order of keys, as those of `directory`, which
/// may be one of them, and removes its file of lines. Equal sets of blocks give equal bytes. `visit` sees each block.
///
/// Error   as BlockStream's, or the disk's. The directory's blocks are as before then.
Result<Written> pack_blocks(const std::filesystem::path& directory, const CampaignHeader& header,
                            std::span<const std::filesystem::path> directories,
                            const std::function<void(const BlockRecord&)>& visit);

/// A campaign whose blocks are summed: one record for each engine, property and domain, which has the number of all its
/// cases and the lowest candidate of each claim. Findings, totals and tables of it are those of the campaign; what is
/// said of single blocks is in `recorded`.
struct SummedCampaign {
  Campaign campaign;
  RecordedBlocks recorded;
  Sha256 blocks;   ///< over header and blocks
  HowFar how_far;  ///< what a reader is told of a run in work
  /// Of all findings, where `campaign` has only some of them.
  std::optional<FoundInAll> found{};

  /// The hash_of the whole campaign with the findings that `campaign` has now.
  std::string hash() const;
};

/// Without findings and timings.
///
/// Cost    Memory: rows of the plan times engines times difficulties, however many cases there are.
/// Error   as read_campaign's.
Result<SummedCampaign> read_summed(const std::filesystem::path& directory);

/// All that reports tell: with the findings, of a run in work those that it confirmed until now, and with the quickest
/// timings. Safe while another process writes.
Result<SummedCampaign> read_for_report(const std::filesystem::path& directory);

/// All that reports tell but findings, which are many: those are in `source`.
struct Reportable {
  SummedCampaign summed;
  FindingSource source;
};
/// Error  as read_for_report's.
Result<Reportable> open_for_report(const std::filesystem::path& directory);

/// Looks through all findings: the campaign has one for each signature then, which is what campaigns are compared by,
/// and `found` says what there is of all.
///
/// Cost    Memory: look_through's, however many findings there are.
Result<Written> look_through(Reportable& opened, const Acceptance& acceptance);

/// What a campaign is compared by: of its findings one for each signature.
Result<SummedCampaign> read_to_compare(const std::filesystem::path& directory);

/// The same of a campaign in memory.
SummedCampaign summed(Campaign campaign);

}  // namespace assay
