// Blocks of a record that somebody else made: each count, place and sum is held to the header before it is believed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/store/blocks/block_line.h"
#include "reports/store/disk/packed_file.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/untrusted/limits.h"
#include "tests/reports/store/refusal.h"

namespace assay::untrusted_blocks_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

std::string lines_of(const std::vector<BlockRecord>& blocks) {
  std::string text;
  for (const BlockRecord& block : blocks) text += json_text(block) + '\n';
  return text;
}

TEST(Untrusted, BlocksHaveTheCasesThatArePlanned) {
  const std::vector<BlockRecord> good = {example::campaign().blocks.front()};
  ASSERT_EQ(refusal("blocks.jsonl", lines_of(good)), "read");
  const auto changed = [&](auto change) {
    std::vector<BlockRecord> blocks = good;
    change(blocks.front());
    return refusal("blocks.jsonl", lines_of(blocks));
  };
  EXPECT_THAT(changed([](BlockRecord& b) { b.engine = "nobody/at_all"; }), HasSubstr("\"engine\" is nobody/at_all"));
  EXPECT_THAT(changed([](BlockRecord& b) { b.engine = "a\x1b[2Jb"; }), HasSubstr("\"engine\" is not a name"));
  EXPECT_THAT(changed([](BlockRecord& b) { b.property = "gjk/other"; }), HasSubstr("is not planned in campaign.json"));
  const auto move = [](BlockRecord& b, std::uint64_t by) {
    b.first += by;
    for (Candidate& one : b.candidates) one.index += by;
  };
  EXPECT_THAT(changed([&](BlockRecord& b) { move(b, 500); }), HasSubstr("\"first\" is 500"));
  EXPECT_THAT(changed([&](BlockRecord& b) { b.block = 4, move(b, 4000); }), HasSubstr("does not begin there"));
  EXPECT_THAT(changed([](BlockRecord& b) { b.block = kMostBlocks; }), HasSubstr("does not begin there"));
  EXPECT_THAT(changed([](BlockRecord& b) {
                b.count -= 1;
                b.cells.begin()->second.outcomes[0] -= 1;
                set_tried_cases(b.cells.begin()->second);
              }),
              HasSubstr("\"count\" is 999, and the block has 1000 cases"));
  EXPECT_THAT(changed([](BlockRecord& b) { b.cells.begin()->second.steps = kMostCount + 1; }),
              HasSubstr("\"steps\" is not a count in range"));
  EXPECT_THAT(changed([](BlockRecord& b) {
                b.candidates = {{"never counted", 1, Severity::kPlain, 1}};
              }),
              HasSubstr("\"claim\" is not a failure that the block counts"));
  EXPECT_THAT(changed([](BlockRecord& b) { b.cells[kMostDifficulty + 1] = b.cells.begin()->second; }),
              HasSubstr("\"difficulty\""));
}

TEST(Untrusted, CandidatesAreCasesOfTheirBlock) {
  for (BlockRecord block : example::campaign().blocks) {
    if (block.candidates.empty()) continue;
    block.candidates.front().index = block.first + block.count;
    EXPECT_THAT(refusal("blocks.jsonl", lines_of({block})),
                HasSubstr("candidate: the field \"index\" is not one of the block's cases"));
    return;
  }
  FAIL() << "no block has a candidate";
}

TEST(Untrusted, SumsThatWouldOverflowAreRefusedBeforeTheyAreMade) {
  const std::uint64_t needed = kMostSum / kMostCount + 1;
  BlockRecord block = example::campaign().blocks.front();
  block.cells.begin()->second.steps = kMostCount;
  const auto refusal_of = [&](std::uint64_t blocks) {
    const TemporaryDirectory folder;
    Campaign campaign;
    campaign.header = example::header();
    for (PlannedRow& row : campaign.header.plan) row.cases = needed * example::kBlockSize;
    for (std::uint64_t i = 0; i < blocks; ++i) {
      block.block = i;
      const std::uint64_t before = block.first;
      block.first = i * example::kBlockSize;
      for (Candidate& candidate : block.candidates) candidate.index += block.first - before;
      campaign.blocks.push_back(block);
    }
    const auto written = write_campaign(campaign, folder / "run");
    return written ? std::string("read") : written.error();
  };
  EXPECT_THAT(refusal_of(needed), HasSubstr("more than can be added"));
  EXPECT_EQ(refusal_of(needed / 2), "read");
}

TEST(Untrusted, PackedBlocksAreBoundedSortedAndWhole) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const BlockLines lines(campaign.header);
  const auto refusal_of = [&](std::string_view text, auto damage) {
    EXPECT_TRUE(store_detail::write_packed(folder / "packed", store_detail::PackedFor::kKeeping,
                                           [&](const PutPiece& put) { return put(text); }));
    std::string bytes = text_of_file(folder / "packed");
    damage(bytes);
    return refusal("blocks.jsonl.zst", bytes);
  };
  const auto as_it_is = [](std::string&) {};
  const std::string first = *lines.text(campaign.blocks[0]) + '\n', second = *lines.text(campaign.blocks[1]) + '\n';
  EXPECT_EQ(refusal_of(first + second, as_it_is), "read");
  EXPECT_EQ(refusal_of("", as_it_is), "read");
  EXPECT_THAT(refusal_of(second + first, as_it_is), HasSubstr("blocks.jsonl.zst, line 2: not behind the block"));
  EXPECT_THAT(refusal_of(first + first, as_it_is), HasSubstr("line 2: not behind the block"));
  EXPECT_THAT(refusal_of(first + "[0,0,", as_it_is), HasSubstr("line 2: not valid JSON"));
  EXPECT_THAT(refusal_of(first + second, [](std::string& bytes) { bytes.pop_back(); }),
              HasSubstr("cannot unpack it: it ends within a frame"));
  EXPECT_THAT(refusal_of(first + second, [](std::string& bytes) { bytes.back() ^= 1; }), HasSubstr("checksum"));
  EXPECT_THAT(refusal_of(first, [](std::string& bytes) { bytes += "more"; }), HasSubstr("cannot unpack it"));
  EXPECT_THAT(refusal_of(std::string(kMostLineBytes + 1, ' '), as_it_is), HasSubstr("line 1: longer than"));
  // A kilobyte that becomes gigabytes of lines is no record, whatever they say.
  std::string padded;
  for (std::size_t i = 0; i < 3; ++i)
    padded += '[' + std::string(kMostLineBytes / 2, ' ') + lines.text(campaign.blocks[i])->substr(1) + '\n';
  EXPECT_THAT(refusal_of(padded, as_it_is), HasSubstr("unpacks to far more than a record does"));
}

TEST(Untrusted, LinesOfBlocksNameWhatTheHeaderHas) {
  const std::string good = "[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}]]]\n";
  EXPECT_THAT(refusal("blocks.jsonl", good), HasSubstr("two different records of engine faults/lp_hangs"));
  for (const auto& [line, reason] : std::initializer_list<std::pair<std::string, std::string>>{
           {"[99,4,0,[[0,1000]]]", "\"engine\" is not a place in the list of engines"},
           {"[-1,4,0,[[0,1000]]]", "\"engine\" is not a count in range"},
           {"[0,6,0,[[0,1000]]]", "\"row\" is not a place in the plan"},
           {"[0,4,4,[[0,1000]]]", "\"block\" is not one of the 4000 cases of its row"},
           {"[0,4,18446744073709551615,[[0,1000]]]", "\"block\" is not one of the 4000 cases"},
           {"[0,4,0,[[0,999,{\"cases\":{\"near\":999}}]]]", "\"count\" is not the sum of the outcomes"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}],[1]]]",
            "\"cells\" is not a list of cells with a case in each"},
           {"[0,4,0,[[0,500,{\"cases\":{\"near\":500}}],[0,500,{\"cases\":{\"near\":500}}]]]",
            "\"cells\" is not a list with one cell a difficulty"},
           {"[0,4,0,[[0,1000,0,0,0,0,0]]]", "\"cells\" is not a list of cells with five counts"},
           {"[0,4,0,[[0,1000,9007199254740993]]]", "\"cells\" is not a count in range"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000},\"holds\":1}]]]", "cell: an unknown field"},
           {"[0,4,0,[[0,1000]]]", "\"cases\" is not the tried cases"},
           {"[0,4,0,[[0,999,{\"cases\":{\"near\":1000},\"hung\":1,\"severities\":{\"near\":1}}]],[[\"hung\",1000,"
            "\"near\",1]]]",
            "\"index\" is not one of the block's cases"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}]],[[\"hung\",1,\"near\",1]]]",
            "\"claim\" is not a failure that the block counts"},
           {"[0,4,0]", "\"line\" is not a list of 4 to 6 entries"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}]],[],[0,1,1],1]", "\"line\" is not a list of 4 to 6 entries"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}]],[],[1,2]]", "\"self_check\" is not a list of 3"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}]],[],[281474976710656,0,0]]",
            "\"digest\" is not a number below 2^48"},
           {"[0,4,0,[[0,1000,{\"cases\":{\"near\":1000}}]],[],[0,1,2]]",
            "\"self_check\" is not at most one lie a case"},
           {"7", "\"line\" is not a list"}})
    EXPECT_THAT(refusal("blocks.jsonl", line + '\n'), AllOf(HasSubstr("blocks.jsonl, line 1: "), HasSubstr(reason)))
        << line;
}

}  // namespace
}  // namespace assay::untrusted_blocks_test
