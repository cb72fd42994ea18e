// The blocks of a plan one after the other, worked out as they are asked for: a plan of 2^40 cases has as many rows as
// one of 1000.
#pragma once
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "campaign/run/runner.h"

namespace assay {

/// One block of one planned row: the unit of work of a thread.
struct Task {
  std::size_t family = 0;  ///< its place in Families
  std::size_t row = 0;     ///< in the plan of the family
  std::uint64_t block = 0, first = 0, count = 0;
};

/// The tasks of one shard, breadth first: every row's first block comes before any row's second, so a short run sees
/// everything.
class TaskList {
 public:
  TaskList(const Plan& plan, const RunOptions& options);

  /// The next task for whichever thread asks; nothing when all are given out.
  std::optional<Task> next();

  bool is_planned(std::uint64_t block, std::uint64_t cases) const { return cases > 0 && block <= (cases - 1) / size_; }
  /// Whether the block of a family's row is this shard's.
  bool is_ours(std::size_t row, std::uint64_t block) const { return (block + row) % shards_ == shard_; }
  /// How many of a row's cases the block has. Precondition: is_planned.
  std::uint64_t cases_of_block(std::uint64_t block, std::uint64_t cases) const;
  /// How many of a row's cases are this shard's.
  std::uint64_t cases_of(std::size_t row, std::uint64_t cases) const;

 private:
  struct Row {
    std::size_t family, row;
    std::uint64_t cases;
  };

  std::vector<Row> rows_;
  std::uint64_t size_, shard_, shards_, blocks_ = 0;  ///< blocks_: of the longest row
  std::mutex mutex_;
  std::uint64_t block_ = 0;
  std::size_t at_ = 0;
};

}  // namespace assay
