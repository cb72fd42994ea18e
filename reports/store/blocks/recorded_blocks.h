// Which blocks are recorded: what a resumed run need not do again.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>

#include "reports/store/compare/aggregate.h"
#include "reports/store/keys.h"

namespace assay {

/// A set of blocks, kept as ranges: blocks are done in order, so its memory grows with the rows of a campaign and not
/// with its cases. A shard's blocks are no neighbours; there, and nowhere else, it is one range a block.
class RecordedBlocks {
 public:
  /// Of one engine, property and domain: the last block of each range by its first. No two ranges touch.
  using Ranges = std::map<std::uint64_t, std::uint64_t>;

  bool contains(const BlockKey& key) const;
  /// False if it was there already.
  bool insert(const BlockKey& key);
  std::size_t size() const { return size_; }
  const Ranges& ranges_of(const RowKey& row) const;
  /// All rows of which a block is recorded.
  const std::map<RowKey, Ranges>& rows() const { return rows_; }

 private:
  std::map<RowKey, Ranges> rows_;
  std::size_t size_ = 0;
};

}  // namespace assay
