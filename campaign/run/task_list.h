// The blocks of a plan one after the other, worked out as they are asked for: a plan of 2^40 cases has as many rows as
// one of 1000. Rows that put the same questions are one task, so that an engine is asked once for all of them.
#pragma once
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "campaign/run/runner.h"

namespace assay {

/// The first of the rows that put the questions of `row`: claims on the drawn problem share one domain's questions; the
/// images of a metamorphic relation are its own.
template <Family F>
std::size_t lead_of(const BatteryRows<F>& rows, std::size_t row) {
  if (rows[row].property->is_metamorphic()) return row;
  std::size_t lead = 0;
  while (rows[lead].domain != rows[row].domain || rows[lead].property->is_metamorphic()) ++lead;
  return lead;
}

/// One block of the rows that put the same questions: the unit of work of a thread.
struct Task {
  std::size_t family = 0;  ///< its place in Families
  std::span<const std::size_t>
      rows;  ///< in the plan of the family, those that have the block; readable as long as the list
  std::uint64_t block = 0, first = 0;
  std::uint64_t count = 0;  ///< of the row with the most cases; the others have the first of them
};

/// The tasks of one shard, breadth first: every row's first block comes before any row's second, so a short run sees
/// everything.
class TaskList {
 public:
  TaskList(const Plan& plan, const RunOptions& options);

  /// The next task for whichever thread asks; nothing when all are given out.
  std::optional<Task> next();

  bool is_planned(std::uint64_t block, std::uint64_t cases) const { return cases > 0 && block <= (cases - 1) / size_; }
  /// Whether the block of the rows that follow `lead` is this shard's.
  bool is_ours(std::size_t lead, std::uint64_t block) const { return (block + lead) % shards_ == shard_; }
  /// How many of a row's cases the block has. Precondition: is_planned.
  std::uint64_t cases_of_block(std::uint64_t block, std::uint64_t cases) const;
  /// How many cases are this shard's of a row that has so many and follows `lead`.
  std::uint64_t cases_of(std::size_t lead, std::uint64_t cases) const;

 private:
  struct Group {
    std::size_t family, lead;
    std::vector<std::size_t> rows;     ///< the one with the most cases first
    std::vector<std::uint64_t> cases;  ///< of each of them
  };

  std::vector<Group> groups_;
  std::uint64_t size_, shard_, shards_, blocks_ = 0;  ///< blocks_: of the longest row
  std::mutex mutex_;
  std::uint64_t block_ = 0;
  std::size_t at_ = 0;
};

}  // namespace assay
