// A campaign on disk: plain files that survive a kill at any moment.
//
//   campaign.json        what was to be done (CampaignHeader); equal for all shards, hashed
//   provenance.json      where it was done; not hashed
//   blocks.jsonl         one BlockRecord a line, append-only; the source of truth
//   findings.jsonl       one Finding a line, and
//   findings/<id>.case   its case text, named by its own SHA-256: what `assay replay` reads
//   timings.jsonl        one Timing a line; advisory
//   observations.jsonl   one judged case a line, if asked for
//   campaign.lock        held while a run writes here
//
// A line is handed to the kernel by one write(2), so a killed process leaves at most one torn line, the last. Readers
// skip a last line without its newline; a resumed run cuts it off and does the block again. There is no fsync: what a
// power failure takes is a suffix, and is done again too.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/blocks/recorded_blocks.h"
#include "reports/store/files.h"
#include "reports/store/keys.h"

namespace assay {

/// The writing side. One process at a time; not for concurrent threads without a lock of their own.
class Store {
 public:
  /// Begins a campaign in `directory`, which is made if absent, or goes on with the one that is there.
  ///
  /// Error   the directory holds something else; its campaign has another header (the sentence names the difference);
  ///         another process is writing; a record is malformed (file and line named). Nothing is changed then.
  static Result<Store> create_or_resume(const std::filesystem::path& directory, const CampaignHeader& header);

  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  /// The blocks that need not be done again.
  const RecordedBlocks& recorded() const;

  /// Error   the disk's, or the block is recorded already. The file is as before then.
  Result<Written> append(const BlockRecord& block);
  Result<Written> append(const Timing& timing);
  Result<Written> append_observation(std::string_view json_line);

  /// Joined with what earlier runs into this directory left, see merged_provenance.
  Result<Written> set_provenance(const std::map<std::string, std::string>& provenance);
  /// Replaces all findings: case files first, then the list, then case files of no finding are removed.
  Result<Written> set_findings(std::vector<Finding> findings);
  /// Rewrites blocks.jsonl in the order of keys: equal campaigns then have equal bytes, whatever the order of work.
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

/// Writes a whole campaign into `directory`, which must be absent, empty or a campaign with an equal header.
Result<Written> write_campaign(const Campaign& campaign, const std::filesystem::path& directory);

/// SHA-256 over header, blocks and findings in canonical text: equal for equal results, wherever and however obtained.
/// Provenance and timings are left out.
std::string hash_of(const Campaign& campaign);

}  // namespace assay
