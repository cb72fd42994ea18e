// The blocks of a plan are given out breadth first, each to one shard, and counted without being listed. Which of their
// cases are looked at once more goes by their index.
#include "campaign/run/task_list.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "campaign/run/sampled_cases.h"

namespace assay {
namespace {

template <Family F>
constexpr std::array<DomainEntry<F>, 8> kDomains{};

template <Family F>
PropertyEntry<F> kOnTheProblem{};

template <Family F>
void ask_nothing(const typename F::Problem&, std::vector<typename F::Problem>&) {}

template <Family F>
PropertyEntry<F> metamorphic() {
  PropertyEntry<F> property;
  property.ask = &ask_nothing<F>;
  return property;
}

/// A row for each count, each on a domain of its own.
template <Family F>
BatteryRows<F> rows_of(const std::vector<std::uint64_t>& counts) {
  BatteryRows<F> rows;
  for (std::size_t row = 0; row < counts.size(); ++row)
    rows.push_back({&kOnTheProblem<F>, &kDomains<F>[row], counts[row]});
  return rows;
}

Plan plan_of(const std::vector<std::uint64_t>& hull2, const std::vector<std::uint64_t>& lp) {
  Plan plan;
  plan.of<Hull2Family>() = rows_of<Hull2Family>(hull2);
  plan.of<LpFamily>() = rows_of<LpFamily>(lp);
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
        ASSERT_EQ(task->rows.size(), 1u);
        const std::pair row(task->family, task->rows.front());
        for (std::uint64_t i = 0; i < task->count; ++i) EXPECT_TRUE(seen[row].insert(task->first + i).second);
        cases[row] += task->count;
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

TEST(TaskList, ClaimsOnTheProblemShareADomainsQuestions_AndARelationHasItsOwn) {
  const PropertyEntry<Hull2Family> relation = metamorphic<Hull2Family>();
  const auto& domains = kDomains<Hull2Family>;
  Plan plan;
  plan.of<Hull2Family>() = {{&relation, &domains[0], 30},
                            {&kOnTheProblem<Hull2Family>, &domains[0], 5},
                            {&kOnTheProblem<Hull2Family>, &domains[1], 12},
                            {&kOnTheProblem<Hull2Family>, &domains[0], 25}};
  for (const std::uint64_t shards : {1, 2, 5}) {
    std::map<std::size_t, std::uint64_t> cases, counted;
    for (std::uint64_t shard = 0; shard < shards; ++shard) {
      TaskList tasks(plan, shard_of(shard, shards));
      const BatteryRows<Hull2Family>& rows = plan.of<Hull2Family>();
      for (std::size_t row = 0; row < rows.size(); ++row)
        counted[row] += tasks.cases_of(lead_of<Hull2Family>(rows, row), rows[row].cases);
      while (const auto task = tasks.next()) {
        const std::vector<std::size_t> together(task->rows.begin(), task->rows.end());
        const std::vector<std::size_t> both = {3, 1}, alone = {together.front()};
        EXPECT_EQ(together, together.front() == 3 && task->block == 0 ? both : alone);
        EXPECT_EQ(task->count, tasks.cases_of_block(task->block, rows[together.front()].cases));
        for (const std::size_t row : together) cases[row] += tasks.cases_of_block(task->block, rows[row].cases);
      }
    }
    EXPECT_EQ(cases, (std::map<std::size_t, std::uint64_t>{{0, 30}, {1, 5}, {2, 12}, {3, 25}}));
    EXPECT_EQ(counted, cases);
  }
}

TEST(SampledCases, AreFewerOfLaterCasesAndOthersOfOtherRows) {
  constexpr std::uint64_t kOneIn = 16;
  const auto seen = [](std::uint64_t key, std::uint64_t begin, std::uint64_t end) {
    const SampledCases sample(kOneIn, key);
    std::set<std::uint64_t> cases;
    for (std::uint64_t index = begin; index < end; ++index)
      if (sample.has(index)) cases.insert(index);
    return cases;
  };
  const std::uint64_t row = key_of_row("a", "gjk/x", "gjk/d@1");
  EXPECT_EQ(seen(row, 0, 256).size(), 256 / kOneIn);
  EXPECT_EQ(seen(row, 256, 256 + (std::uint64_t{1} << 20)).size(), (std::uint64_t{1} << 20) / (64 * kOneIn));
  std::set<std::set<std::uint64_t>> others;
  for (const auto& [engine, property, domain] : std::vector<std::array<std::string, 3>>{
           {"a", "gjk/x", "gjk/d@1"}, {"b", "gjk/x", "gjk/d@1"}, {"a", "gjk/y", "gjk/d@1"}, {"a", "gjk/x", "gjk/e@1"}})
    others.insert(seen(key_of_row(engine, property, domain), 0, 256));
  EXPECT_GT(others.size(), 1U) << "rows have other cases seen";
}

}  // namespace
}  // namespace assay
