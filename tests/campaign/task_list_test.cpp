// The blocks of a plan are given out breadth first, each to one shard, and counted without being listed.
#include "campaign/run/task_list.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

namespace assay {
namespace {

Plan plan_of(std::vector<std::uint64_t> hull2, std::vector<std::uint64_t> lp) {
  Plan plan;
  for (const std::uint64_t cases : hull2) plan.of<Hull2Family>().push_back({nullptr, nullptr, cases});
  for (const std::uint64_t cases : lp) plan.of<LpFamily>().push_back({nullptr, nullptr, cases});
  return plan;
}

RunOptions shard_of(std::uint64_t shard, std::uint64_t shards) {
  RunOptions options;
  options.block_size = 10;
  options.shard = shard;
  options.shards = shards;
  return options;
}

constexpr std::size_t kHull2 = Families::place_of<Hull2Family>(), kLp = Families::place_of<LpFamily>();

TEST(TaskList, ShardsHaveEveryCaseOnceAndCountTheirOwn) {
  const std::vector<std::uint64_t> hull2 = {25, 10, 1, 101}, lp = {9, 40};
  for (const std::uint64_t shards : {1, 2, 3, 7, 50}) {
    std::map<std::pair<std::size_t, std::size_t>, std::set<std::uint64_t>> seen;
    for (std::uint64_t shard = 0; shard < shards; ++shard) {
      TaskList tasks(plan_of(hull2, lp), shard_of(shard, shards));
      std::map<std::pair<std::size_t, std::size_t>, std::uint64_t> cases;
      std::uint64_t block = 0;
      while (const auto task = tasks.next()) {
        EXPECT_GE(task->block, block) << "breadth first";
        block = task->block;
        EXPECT_EQ(task->first, 10 * task->block);
        for (std::uint64_t i = 0; i < task->count; ++i)
          EXPECT_TRUE((seen[{task->family, task->row}].insert(task->first + i).second));
        cases[{task->family, task->row}] += task->count;
      }
      for (std::size_t row = 0; row < hull2.size(); ++row)
        EXPECT_EQ((cases[{kHull2, row}]), tasks.cases_of(row, hull2[row])) << row << " of " << shards;
      for (std::size_t row = 0; row < lp.size(); ++row) EXPECT_EQ((cases[{kLp, row}]), tasks.cases_of(row, lp[row]));
    }
    for (std::size_t row = 0; row < hull2.size(); ++row) EXPECT_EQ((seen[{kHull2, row}].size()), hull2[row]);
    for (std::size_t row = 0; row < lp.size(); ++row) EXPECT_EQ((seen[{kLp, row}].size()), lp[row]);
  }
}

TEST(TaskList, IsNoLonger_TheMoreCasesArePlanned) {
  TaskList tasks(plan_of({std::uint64_t{1} << 50}, {}), shard_of(0, 3));
  EXPECT_EQ(tasks.next()->block, 0u);
  EXPECT_EQ(tasks.next()->block, 3u);
  EXPECT_EQ(tasks.cases_of(0, std::uint64_t{1} << 50),
            std::uint64_t{10} * ((((std::uint64_t{1} << 50) - 1) / 10) / 3 + 1) - 6);
}

}  // namespace
}  // namespace assay
