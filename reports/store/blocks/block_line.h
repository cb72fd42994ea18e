// A block as one short line: names are places in the campaign's header, counts are places in a list.
//
//   [engine, row, block, [[difficulty, holds, filtered, exact, steps, steps_max, {rest}], ...],
//    [[claim, case, severity, count, incident], ...], [digest, lies, caught]]
//
// `engine` and `row` count the lists "engines" and "plan" of campaign.json from 0; what case the block begins with, and
// how many it has, follows. Counts of 0 at the end of a cell are left out, as is a rest of nothing: the other outcomes,
// "violations" by claim, "cases" and "severities" by name, "inside", "explained", "refereed", "cycles",
// "magnitude_max", each where it is not 0. `case` counts from the block's first; the incident is absent where nothing
// is told of a crash. The last list is what our own code did (SelfCheck), of engines of ours. Of the last two lists
// those at the end that say nothing are left out.
#pragma once
#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "algorithms/model/result.h"
#include "reports/store/record.h"
#include "reports/store/untrusted/fits_header.h"

namespace assay {

/// The key of a block by places in the header; a header is sorted, so the order is that of keys.
struct BlockPlace {
  std::uint32_t engine = 0, row = 0;
  std::uint64_t block = 0;
  friend auto operator<=>(const BlockPlace&, const BlockPlace&) = default;
};

class BlockLines {
 public:
  /// `header` must outlive this.
  explicit BlockLines(const CampaignHeader& header);

  /// Without a newline. Equal blocks have equal lines.
  ///
  /// Error  the header does not name the block's engine or row, or plans other cases there.
  Result<std::string> text(const BlockRecord& block) const;
  /// Error  a sentence that names the field and the reason: malformed, does not fit the header, does not add up.
  Result<BlockRecord> parse(std::string_view line) const;
  /// Precondition: the block is one that was parsed here.
  BlockPlace place_of(const BlockRecord& block) const;

 private:
  const CampaignHeader& header_;
  HeaderIndex index_;
  std::map<std::string, std::uint32_t, std::less<>> engines_;
  std::map<std::pair<std::string, std::string>, std::uint32_t> rows_;  ///< by property and domain
};

}  // namespace assay
