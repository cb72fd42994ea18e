// The record is packed and summed one line at a time, and comes out as if it had been read whole.
#include "reports/store/blocks/block_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "reports/store/blocks/block_line.h"
#include "reports/store/compare/aggregate.h"
#include "reports/store/json/json.h"
#include "reports/store/untrusted/record_file.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::block_file_test {
namespace {

std::string lines_of(const Campaign& campaign) {
  const BlockLines lines(campaign.header);
  std::string text;
  for (const BlockRecord& block : campaign.blocks) text += *lines.text(block) + '\n';
  return text;
}

/// The packed file of `folder` after packing what is there.
Result<Written> pack(const std::filesystem::path& folder, const CampaignHeader& header) {
  return pack_blocks(folder, header, std::span(&folder, 1), [](const BlockRecord&) {});
}

std::string unpacked(const std::filesystem::path& path) {
  auto lines = RecordLines::open(path, Packing::kZstd, LastLine::kTake);
  EXPECT_TRUE(lines) << lines.error();
  std::string text;
  for (auto line = lines->next(); line && *line; line = lines->next()) text += std::string(**line) + '\n';
  return text;
}

TEST(BlockFile, PacksInTheOrderOfKeysAndKeepsEqualRecordsOnce) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  Campaign shuffled = campaign;
  std::reverse(shuffled.blocks.begin(), shuffled.blocks.end());
  shuffled.blocks.push_back(campaign.blocks.front());
  // The first as an object, which is the same record.
  write_text(folder / "blocks.jsonl", json_text(campaign.blocks.front()) + '\n' + lines_of(shuffled) + "[0,");
  const auto packed = pack(folder.path(), campaign.header);
  ASSERT_TRUE(packed) << packed.error();
  EXPECT_EQ(unpacked(folder / "blocks.jsonl.zst"), lines_of(campaign));
  EXPECT_FALSE(std::filesystem::exists(folder / "blocks.jsonl"));
}

TEST(BlockFile, ABlockComesBackFromItsLine) {
  const Campaign campaign = example::campaign();
  const BlockLines lines(campaign.header);
  for (BlockRecord block : campaign.blocks) {
    CellCounts& cell = block.cells.begin()->second;
    if (cell.outcomes[0] < 3) continue;
    cell.inside = 1, cell.refereed = 2, cell.cycles = 3, cell.magnitude_max = 0.1;
    for (const Outcome outcome : {Outcome::kUndecided, Outcome::kWithinDocumented, Outcome::kNotAsked}) {
      cell.outcomes[static_cast<std::size_t>(outcome)] += 1;
      cell.outcomes[0] -= 1;
    }
    set_tried_cases(cell);
    const auto again = lines.parse(*lines.text(block));
    ASSERT_TRUE(again) << again.error();
    ASSERT_EQ(*again, block);
    const auto of_old = lines.parse(json_text(block));
    ASSERT_TRUE(of_old) << of_old.error();
    ASSERT_EQ(*of_old, block);
  }
}

TEST(BlockFile, ASelfCheckComesBackAndMustAddUp) {
  const Campaign campaign = example::campaign();
  const BlockLines lines(campaign.header);
  BlockRecord block = campaign.blocks.front();
  block.self_check = {kDigestBits, 3, 2};
  for (const std::string& text : {*lines.text(block), json_text(block)}) {
    const auto again = lines.parse(text);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(*again, block);
  }
  const std::pair<SelfCheck, std::string> wrong[] = {
      {{kDigestBits + 1, 0, 0}, "digest"}, {{1, block.count + 1, 0}, "self_check"}, {{1, 2, 3}, "self_check"}};
  for (const auto& [check, field] : wrong) {
    block.self_check = check;
    for (const std::string& text : {*lines.text(block), json_text(block)}) {
      const auto refused = lines.parse(text);
      ASSERT_FALSE(refused);
      EXPECT_NE(refused.error().find(field), std::string::npos) << refused.error();
    }
  }
}

TEST(BlockFile, LeavesAFileThatContradictsItself) {
  const TemporaryDirectory folder;
  Campaign campaign = example::campaign();
  campaign.blocks.push_back(campaign.blocks.front());
  campaign.blocks.back().cells.begin()->second.steps += 1;
  const std::string text = lines_of(campaign);
  write_text(folder / "blocks.jsonl", text);
  const auto packed = pack(folder.path(), campaign.header);
  ASSERT_FALSE(packed);
  EXPECT_NE(packed.error().find("two different records of engine " + campaign.blocks.front().engine), std::string::npos)
      << packed.error();
  EXPECT_EQ(text_of_file(folder / "blocks.jsonl"), text);
  const std::filesystem::directory_iterator files(folder / ".");
  EXPECT_EQ(std::distance(begin(files), end(files)), 1) << "nothing half-written stays";
}

TEST(BlockFile, SaysHowFarARunIs) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const std::uint64_t planned = campaign.blocks.size();
  const auto far = [&] {
    const auto read = read_for_report(folder / "run");
    EXPECT_TRUE(read) << read.error();
    return read ? read->how_far : HowFar{};
  };
  auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(store) << store.error();
  EXPECT_EQ(far(), (HowFar{0, planned, false}));
  for (std::size_t i = 0; i < 5; ++i) ASSERT_TRUE(store->append(campaign.blocks[i]));
  EXPECT_EQ(far(), (HowFar{5, planned, false}));
  ASSERT_TRUE(store->finish());
  store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(store->append(campaign.blocks[5]));
  EXPECT_EQ(far(), (HowFar{6, planned, false})) << "packed ones and lines";
  for (std::size_t i = 6; i < planned; ++i) ASSERT_TRUE(store->append(campaign.blocks[i]));
  ASSERT_TRUE(store->finish());
  ASSERT_TRUE(store->append(KeptFinding{"id", {campaign.findings.front()}}));
  EXPECT_EQ(far(), (HowFar{planned, planned, false}));
  EXPECT_EQ(read_for_report(folder / "run")->campaign.findings.size(), 1u) << "confirmed until now";
  ASSERT_TRUE(store->set_findings(campaign.findings));
  EXPECT_TRUE(far().is_finished());
}

/// As many rows as engines, as a header may have them: minutes, if every engine were looked at for every row.
TEST(BlockFile, HowFarARunIsDoesNotTakeRowsTimesEngines) {
  constexpr std::uint64_t kMany = 60000;
  CampaignHeader header = example::header();
  EngineRow engine = header.engines.front();
  engine.families = {"hull2"};
  PlannedRow row = header.plan.front();
  row.family = "hull2";
  row.cases = header.block_size + 1;
  header.engines.clear(), header.plan.clear(), header.not_judged.clear();
  for (std::uint64_t i = 0; i < kMany; ++i) {
    engine.name = "e/" + std::to_string(i);
    header.engines.push_back(engine);
    row.domain = "hull2/d" + std::to_string(i) + "@1";
    header.plan.push_back(row);
  }
  header.not_judged = {{"e/7", row.property, "this test"}, {"e/8", "another", ""}, {"nobody", row.property, ""}};
  EXPECT_EQ(how_far(header, {}, true), (HowFar{0, 2 * kMany * (kMany - 1), true}));
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
  Campaign campaign = example::campaign();
  campaign.blocks.resize(1);
  write_text(folder / "blocks.jsonl", lines_of(campaign) + "{}\n");
  const auto packed = pack(folder.path(), campaign.header);
  ASSERT_FALSE(packed);
  EXPECT_NE(packed.error().find("blocks.jsonl, line 2: "), std::string::npos) << packed.error();
}

}  // namespace
}  // namespace assay::block_file_test
