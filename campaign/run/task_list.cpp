#include "campaign/run/task_list.h"

#include <algorithm>

namespace assay {

TaskList::TaskList(const Plan& plan, const RunOptions& options)
    : size_(options.block_size), shard_(options.shard), shards_(options.shards) {
  for_each_family([&]<Family F>() {
    const BatteryRows<F>& rows = plan.of<F>();
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (rows[row].cases == 0) continue;
      rows_.push_back({Families::place_of<F>(), row, rows[row].cases});
      blocks_ = std::max(blocks_, (rows[row].cases - 1) / size_ + 1);
    }
  });
}

std::optional<Task> TaskList::next() {
  const std::lock_guard lock(mutex_);
  for (; block_ < blocks_; ++block_, at_ = 0) {
    while (at_ < rows_.size()) {
      const Row& row = rows_[at_++];
      if (!is_planned(block_, row.cases) || !is_ours(row.row, block_)) continue;
      return Task{row.family, row.row, block_, block_ * size_, cases_of_block(block_, row.cases)};
    }
  }
  return std::nullopt;
}

std::uint64_t TaskList::cases_of_block(std::uint64_t block, std::uint64_t cases) const {
  return std::min(size_, cases - block * size_);
}

std::uint64_t TaskList::cases_of(std::size_t row, std::uint64_t cases) const {
  if (cases == 0) return 0;
  // The shard has the blocks that are `offset` modulo shards_.
  const std::uint64_t offset = (shard_ + shards_ - row % shards_) % shards_, last = (cases - 1) / size_;
  if (offset > last) return 0;
  const std::uint64_t count = (last - offset) / shards_ + 1;
  const bool has_last = (last - offset) % shards_ == 0;
  return count * size_ - (has_last ? size_ - cases_of_block(last, cases) : 0);
}

}  // namespace assay
