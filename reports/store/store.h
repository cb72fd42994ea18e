// A campaign on disk: plain files that survive a kill at any moment.
//
//   campaign.json        what was to be done (CampaignHeader); equal for all shards, hashed
//   provenance.json      where it was done; not hashed
//   blocks.jsonl         one block a line (blocks/block_line.h), append-only; until the run ends
//   blocks.jsonl.zst     the same lines in the order of keys, packed; both together are the source of truth
//   reduced.jsonl        one KeptFinding a line, append-only; until all findings are written
//   findings.jsonl       one Finding a line, and
//   findings/<id>.case   its case text, named by its own SHA-256: what `assay replay` reads
//   timings.jsonl        one Timing a line; advisory; when the run ends, the quickest of each thing
//   observations.jsonl   one judged case a line, if asked for
//   campaign.lock        held while a run writes here; it names the last one that did
//   merging.part         a folder: blocks of many parts while they are merged
//   *.part               what a killed run was writing; never read, written anew
//
// What is said to be kept: every line that was appended, against the end of the process however it comes and a disk
// that is full; every file that was replaced, against a power failure too. A line is appended where the last whole line
// ends, and cut off again where it does not fit, so a killed process leaves at most one torn line, the last. Readers
// skip a last line without its newline; a resumed run cuts it off and does the work again. Lines are synced when the
// run ends: what a power failure takes before that is a suffix, and is done again too.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/blocks/recorded_blocks.h"
#include "reports/store/disk/kept_finding.h"
#include "reports/store/files.h"
#include "reports/store/keys.h"

namespace assay {

/// The writing side. One process at a time; not for concurrent threads without a lock of their own.
class Store {
 public:
  /// Begins a campaign in `directory`, which is made if absent, or goes on with the one that is there.
  ///
  /// Error   the directory holds something else; its campaign has another header (the sentence names the difference);
  ///         another process is writing (the sentence names it); a record is malformed (file and line named). Nothing
  ///         is changed then.
  static Result<Store> create_or_resume(const std::filesystem::path& directory, const CampaignHeader& header);

  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  /// The blocks that need not be done again.
  const RecordedBlocks& recorded() const;
  /// The failures that need not be reduced again.
  const std::vector<KeptFinding>& reduced() const;

  /// Error   the disk's, or the block is recorded already. The file is as before then.
  Result<Written> append(const BlockRecord& block);
  Result<Written> append(const Timing& timing);
  Result<Written> append(const KeptFinding& reduced);
  /// In the schema of campaign/observation.h. All lines of a block are appended before the block: what a killed run
  /// observed of a block that it could not record is cut off when the campaign is resumed, and observed again.
  Result<Written> append_observation(std::string_view json_line);

  /// Joined with what earlier runs into this directory left, see merged_provenance.
  Result<Written> set_provenance(const std::map<std::string, std::string>& provenance);
  /// Adds the blocks and timings of other directories of this campaign, as finish leaves them.
  ///
  /// Error   the disk's; malformed; two different records of one key. The blocks are as before then.
  Result<Written> absorb(std::span<const std::filesystem::path> parts);
  /// Replaces all findings: case files first, then the list, then case files of no finding are removed; and what was
  /// kept of reducing, unless more failures are to come.
  Result<Written> set_findings(std::vector<Finding> findings, bool more_to_come = false);
  /// Packs the blocks in the order of keys: equal campaigns then have equal bytes, whatever the order of work. All are
  /// on the disk then. Nothing can be appended afterwards but reduced failures.
  Result<Written> finish();

 private:
  struct State;
  explicit Store(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// Reads a finished, partial or merged campaign; sorted as record.h says.
///
/// Error   unreadable or malformed: file and line named; two different records of one key: the key named.
Result<Campaign> read_campaign(const std::filesystem::path& directory);

/// Writes a whole campaign into `directory`, which must be absent, empty or without blocks.
Result<Written> write_campaign(const Campaign& campaign, const std::filesystem::path& directory);

/// SHA-256 over header, blocks and findings in canonical text: equal for equal results, wherever and however obtained.
/// Provenance and timings are left out.
std::string hash_of(const Campaign& campaign);

}  // namespace assay
