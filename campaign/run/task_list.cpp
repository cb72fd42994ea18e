#include "campaign/run/task_list.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace assay {

TaskList::TaskList(const Plan& plan, const RunOptions& options)
    : size_(options.block_size), shard_(options.shard), shards_(options.shards) {
  for_each_family([&]<Family F>() {
    const BatteryRows<F>& rows = plan.of<F>();
    std::vector<std::size_t> most_first(rows.size());
    std::iota(most_first.begin(), most_first.end(), std::size_t{0});
    std::ranges::stable_sort(most_first, std::greater{}, [&](std::size_t row) { return rows[row].cases; });
    std::map<std::size_t, Group> groups;
    for (const std::size_t row : most_first) {
      if (rows[row].cases == 0) continue;
      const std::size_t lead = lead_of<F>(rows, row);
      Group& group = groups[lead];
      group.family = Families::place_of<F>();
      group.lead = lead;
      group.rows.push_back(row);
      group.cases.push_back(rows[row].cases);
      blocks_ = std::max(blocks_, (rows[row].cases - 1) / size_ + 1);
    }
    for (auto& [lead, group] : groups) groups_.push_back(std::move(group));
  });
}

std::optional<Task> TaskList::next() {
  const std::lock_guard lock(mutex_);
  for (; block_ < blocks_; ++block_, at_ = 0) {
    while (at_ < groups_.size()) {
      const Group& group = groups_[at_++];
      const auto planned =
          std::ranges::partition_point(group.cases, [this](std::uint64_t cases) { return is_planned(block_, cases); });
      if (planned == group.cases.begin() || !is_ours(group.lead, block_)) continue;
      return Task{group.family, std::span(group.rows).first(planned - group.cases.begin()), block_, block_ * size_,
                  cases_of_block(block_, group.cases.front())};
    }
  }
  return std::nullopt;
}

std::uint64_t TaskList::cases_of_block(std::uint64_t block, std::uint64_t cases) const {
  return std::min(size_, cases - block * size_);
}

std::uint64_t TaskList::cases_of(std::size_t lead, std::uint64_t cases) const {
  if (cases == 0) return 0;
  // The shard has the blocks that are `offset` modulo shards_.
  const std::uint64_t offset = (shard_ + shards_ - lead % shards_) % shards_, last = (cases - 1) / size_;
  if (offset > last) return 0;
  const std::uint64_t count = (last - offset) / shards_ + 1;
  const bool has_last = (last - offset) % shards_ == 0;
  return count * size_ - (has_last ? size_ - cases_of_block(last, cases) : 0);
}

}  // namespace assay
