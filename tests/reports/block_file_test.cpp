// The record is sorted and summed one line at a time, and comes out as if it had been read whole.
#include "reports/store/blocks/block_file.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/store/compare/aggregate.h"
#include "reports/store/json/json.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay {
namespace {

std::string lines_of(const std::vector<BlockRecord>& blocks) {
  std::string text;
  for (const BlockRecord& block : blocks) text += json_text(block) + '\n';
  return text;
}

TEST(BlockFile, SortsByKeyAndKeepsEqualRecordsOnce) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  std::vector<BlockRecord> shuffled(campaign.blocks.rbegin(), campaign.blocks.rend());
  shuffled.push_back(campaign.blocks.front());
  write_text(folder / "blocks.jsonl", lines_of(shuffled) + "{\"torn");
  const auto sorted = sort_blocks(folder / "blocks.jsonl");
  ASSERT_TRUE(sorted) << sorted.error();
  EXPECT_EQ(text_of_file(folder / "blocks.jsonl"), lines_of(campaign.blocks));
}

TEST(BlockFile, LeavesAFileThatContradictsItself) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  std::vector<BlockRecord> blocks = campaign.blocks;
  blocks.push_back(blocks.front());
  blocks.back().cells.begin()->second.steps += 1;
  const std::string text = lines_of(blocks);
  write_text(folder / "blocks.jsonl", text);
  const auto sorted = sort_blocks(folder / "blocks.jsonl");
  ASSERT_FALSE(sorted);
  EXPECT_NE(sorted.error().find("two different records of engine " + blocks.front().engine), std::string::npos)
      << sorted.error();
  EXPECT_EQ(text_of_file(folder / "blocks.jsonl"), text);
  const std::filesystem::directory_iterator files(folder / ".");
  EXPECT_EQ(std::distance(begin(files), end(files)), 1) << "nothing half-written stays";
}

TEST(BlockFile, TheSumIsTheCampaigns) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "run"));
  auto summed = read_summed(folder / "run");
  ASSERT_TRUE(summed) << summed.error();
  summed->campaign.findings = campaign.findings;
  EXPECT_EQ(summed->hash(), hash_of(campaign));
  EXPECT_EQ(totals_of(summed->campaign), totals_of(campaign));
  std::map<std::tuple<RowKey, std::string>, std::uint64_t> lowest, given;
  std::map<RowKey, std::uint64_t> cases;
  for (const BlockRecord& block : campaign.blocks) {
    const RowKey row{block.engine, block.property, block.domain};
    cases[row] += block.count;
    for (const Candidate& candidate : block.candidates) {
      const auto [at, fresh] = lowest.try_emplace({row, candidate.claim}, candidate.index);
      at->second = std::min(at->second, candidate.index);
    }
  }
  for (const BlockRecord& row : summed->campaign.blocks) {
    EXPECT_EQ(row.count, (cases[{row.engine, row.property, row.domain}]));
    for (const Candidate& candidate : row.candidates)
      EXPECT_TRUE(
          (given.try_emplace({{row.engine, row.property, row.domain}, candidate.claim}, candidate.index).second));
  }
  EXPECT_EQ(given, lowest);
  EXPECT_EQ(summed->campaign.blocks.size(), cases.size());
  EXPECT_LT(summed->campaign.blocks.size(), campaign.blocks.size()) << "the example has several blocks of one row";
}

TEST(BlockFile, SaysWhichLineIsMalformed) {
  const TemporaryDirectory folder;
  write_text(folder / "blocks.jsonl", lines_of({example::campaign().blocks.front()}) + "{}\n");
  const auto sorted = sort_blocks(folder / "blocks.jsonl");
  ASSERT_FALSE(sorted);
  EXPECT_NE(sorted.error().find("blocks.jsonl, line 2: "), std::string::npos) << sorted.error();
}

}  // namespace
}  // namespace assay
