#include "reports/store/blocks/recorded_blocks.h"

#include <iterator>

namespace assay {
namespace {

RowKey row_of(const BlockKey& key) { return {std::get<0>(key), std::get<1>(key), std::get<2>(key)}; }

bool has(const RecordedBlocks::Ranges& ranges, std::uint64_t block) {
  const auto after = ranges.upper_bound(block);
  return after != ranges.begin() && std::prev(after)->second >= block;
}

}  // namespace

const RecordedBlocks::Ranges& RecordedBlocks::ranges_of(const RowKey& row) const {
  static const Ranges none;
  const auto at = rows_.find(row);
  return at == rows_.end() ? none : at->second;
}

bool RecordedBlocks::contains(const BlockKey& key) const { return has(ranges_of(row_of(key)), std::get<3>(key)); }

bool RecordedBlocks::insert(const BlockKey& key) {
  const std::uint64_t block = std::get<3>(key);
  Ranges& ranges = rows_[row_of(key)];
  if (has(ranges, block)) return false;
  ++size_;
  auto at = ranges.emplace(block, block).first;
  if (at != ranges.begin()) {
    const auto before = std::prev(at);
    if (before->second + 1 == block) {
      before->second = block;
      ranges.erase(at);
      at = before;
    }
  }
  const auto after = std::next(at);
  if (after != ranges.end() && at->second + 1 == after->first) {
    at->second = after->second;
    ranges.erase(after);
  }
  return true;
}

}  // namespace assay
