#include "reports/store/store.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "reports/store/blocks/block_line.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/sha256.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::store_test {
namespace {

void fill(const std::filesystem::path& directory, const Campaign& campaign, std::size_t first, std::size_t last) {
  auto store = Store::create_or_resume(directory, campaign.header);
  ASSERT_TRUE(store) << store.error();
  for (std::size_t i = first; i < last; ++i) {
    const auto written = store->append(campaign.blocks[i]);
    ASSERT_TRUE(written) << written.error();
  }
}

std::string error_of_reading(const std::filesystem::path& directory) {
  const auto campaign = read_campaign(directory);
  return campaign ? "read" : campaign.error();
}

TEST(Store, GivesBackWhatWasWritten) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const auto written = write_campaign(campaign, folder / "run");
  ASSERT_TRUE(written) << written.error();
  const auto again = read_campaign(folder / "run");
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->blocks, campaign.blocks);
  EXPECT_EQ(again->findings, campaign.findings);
  EXPECT_EQ(again->provenance, campaign.provenance);
  std::set<std::tuple<std::string, std::string, std::int32_t>> timed;
  for (const Timing& timing : campaign.timings) timed.insert({timing.engine, timing.domain, timing.difficulty});
  EXPECT_EQ(again->timings.size(), timed.size()) << "the quickest of each";
  EXPECT_EQ(hash_of(*again), hash_of(campaign));
}

TEST(Store, NamesCaseFilesByTheirContent) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "run"));
  for (const Finding& finding : campaign.findings) {
    const std::string text = text_of_file(folder / ("run/findings/" + finding.id + ".case"));
    EXPECT_EQ(text, finding.case_text);
    EXPECT_EQ(finding.id, sha256_hex(text).substr(0, 16));
  }
}

TEST(Store, ReplacesFindingsAndTheirFiles) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(store) << store.error();
  ASSERT_TRUE(store->set_findings(campaign.findings));
  ASSERT_TRUE(store->set_findings({campaign.findings.front()}));
  const std::filesystem::directory_iterator files(folder / "run/findings");
  EXPECT_EQ(std::distance(begin(files), end(files)), 1);
  const auto again = read_campaign(folder / "run");
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->findings.size(), 1u);
}

TEST(Store, ToleratesATornLastLineAndResumesWithoutIt) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const std::filesystem::path blocks = folder / "run/blocks.jsonl";
  fill(folder / "run", campaign, 0, 3);
  const std::string whole = text_of_file(blocks);
  const std::size_t length = whole.size() - 1 - whole.rfind('\n', whole.size() - 2);
  for (std::size_t kept = 1; kept < length; kept += 17) {
    const std::size_t before_last = whole.rfind('\n', whole.size() - 2) + 1;
    write_text(blocks, whole.substr(0, before_last + kept));
    const auto torn = read_campaign(folder / "run");
    ASSERT_TRUE(torn) << torn.error();
    EXPECT_EQ(torn->blocks.size(), 2u);
    auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_TRUE(store) << store.error();
    EXPECT_EQ(store->recorded().size(), 2u);
    EXPECT_EQ(text_of_file(blocks), whole.substr(0, before_last));
    ASSERT_TRUE(store->append(campaign.blocks[2]));
    EXPECT_EQ(text_of_file(blocks), whole);
  }
}

TEST(Store, RefusesACampaignOfAnotherSchemaAndLeavesItAsItIs) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  fill(folder / "run", campaign, 0, 1);
  std::string earlier = text_of_file(folder / "run/campaign.json");
  earlier.replace(earlier.find("\"schema\": 4"), 11, "\"schema\": 3");
  write_text(folder / "run/campaign.json", earlier);
  const auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().find("schema 3 is not the one"), std::string::npos) << store.error();
  EXPECT_EQ(text_of_file(folder / "run/campaign.json"), earlier);
}

Campaign with_facts(const std::string& unit) {
  Campaign campaign = example::campaign();
  for (PlannedRow& row : campaign.header.plan)
    row.facts = RowFacts{Axis::Kind::kRelative, Axis::Scale::kMinusLog2, unit, false, {"no wrong hit"}};
  return campaign;
}

TEST(Store, FactsOfRowsAreReadAgain) {
  const Campaign gaps = with_facts("relative gap");
  const auto read = parse_header(json_text(gaps.header));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->plan.front().facts, gaps.header.plan.front().facts);
  const TemporaryDirectory folder;
  fill(folder / "run", gaps, 0, 1);
  EXPECT_FALSE(Store::create_or_resume(folder / "run", with_facts("relative deviation").header));
}

TEST(Store, NamesFileAndLineOfAMalformedRecord) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const std::filesystem::path blocks = folder / "run/blocks.jsonl";
  fill(folder / "run", campaign, 0, 3);
  std::string text = text_of_file(blocks);
  text.insert(text.find('\n') + 1, "{\"engine\":1}\n");  // as schemas 1 and 2 wrote it
  write_text(blocks, text);
  EXPECT_EQ(
      error_of_reading(folder / "run"),
      blocks.string() +
          ", line 2: block: the field \"engine\" is not a name: words of letters, digits and _+.@- joined by slashes");
  const auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_FALSE(store);
  EXPECT_EQ(text_of_file(blocks), text) << "a refused resume must leave the file alone";
}

TEST(Store, RefusesConflictingRecordsOfOneKey) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  fill(folder / "run", campaign, 0, 1);
  BlockRecord other = campaign.blocks[0];
  other.cells.begin()->second.steps += 1;
  const std::filesystem::path blocks = folder / "run/blocks.jsonl";
  write_text(blocks, text_of_file(blocks) + *BlockLines(campaign.header).text(other) + '\n');
  EXPECT_EQ(error_of_reading(folder / "run"),
            blocks.string() +
                ": two different records of engine faults/lp_hangs, property lp/answer_is_certified, "
                "domain lp/cyclers@1, block 0");
}

TEST(Store, RefusesToRecordABlockTwice) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  fill(folder / "run", campaign, 0, 1);
  auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(store) << store.error();
  EXPECT_FALSE(store->append(campaign.blocks[0]));
}

TEST(Store, SaysWhyAnotherCampaignCannotGoOnHere) {
  const TemporaryDirectory folder;
  const CampaignHeader header = example::header();
  fill(folder / "run", example::campaign(), 0, 1);
  const auto refusal = [&](const CampaignHeader& other) {
    const auto store = Store::create_or_resume(folder / "run", other);
    return store ? std::string("accepted") : store.error().substr((folder / "run").string().size());
  };
  const std::string start = ": holds another campaign than the one asked for: ";
  CampaignHeader other = header;
  other.seed = 8;
  EXPECT_EQ(refusal(other), start + "the seed is 7 in one and 8 in the other");
  other = header;
  other.battery = "quick";
  EXPECT_EQ(refusal(other), start + "the battery is example in one and quick in the other");
  other = header;
  other.battery_version = 2;
  EXPECT_EQ(refusal(other), start + "the version of the battery example is 1 in one and 2 in the other");
  other = header;
  other.plan.front().cases += 1;
  EXPECT_EQ(refusal(other), start + "the plans differ");
  other = header;
  other.engines.front().semantics.of<GjkFamily>().distance_gap = 0;
  EXPECT_EQ(refusal(other), start + "an engine's statement about itself differs");
  EXPECT_EQ(refusal(header), "accepted");
}

TEST(Store, KeepsAwayFromForeignDirectories) {
  const TemporaryDirectory folder;
  write_text(folder / "letter.txt", "not yours");
  const auto store = Store::create_or_resume(folder.path(), example::header());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error(), folder.path().string() + ": not empty and not a campaign (campaign.json is absent)");
  const std::filesystem::directory_iterator files(folder.path());
  EXPECT_EQ(std::distance(begin(files), end(files)), 1) << "nothing is written into it";
}

TEST(Store, LetsOneProcessWriteAtATime) {
  const TemporaryDirectory folder;
  auto store = Store::create_or_resume(folder / "run", example::header());
  ASSERT_TRUE(store) << store.error();
  const std::string holder = "another run is writing here (process " + std::to_string(::getpid()) + " on ";
  const pid_t child = ::fork();
  if (child == 0) {
    const auto second = Store::create_or_resume(folder / "run", example::header());
    ::_exit(!second && second.error().find(holder) != std::string::npos ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

TEST(Store, FinishesWithTheSameBytesWhateverTheOrderOfWork) {
  const TemporaryDirectory folder;
  Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "sorted"));
  std::reverse(campaign.blocks.begin(), campaign.blocks.end());
  fill(folder / "reversed", campaign, 0, campaign.blocks.size());
  auto store = Store::create_or_resume(folder / "reversed", campaign.header);
  ASSERT_TRUE(store) << store.error();
  EXPECT_FALSE(std::filesystem::exists(folder / "reversed/blocks.jsonl.zst"));
  const auto finished = store->finish();
  ASSERT_TRUE(finished) << finished.error();
  EXPECT_FALSE(std::filesystem::exists(folder / "reversed/blocks.jsonl"));
  EXPECT_EQ(text_of_file(folder / "reversed/blocks.jsonl.zst"), text_of_file(folder / "sorted/blocks.jsonl.zst"));
}

TEST(Store, SurvivesBeingKilledAtAnyByte) {
  // A run killed while writing leaves a prefix of what it would have written; resuming and finishing gives the same
  // bytes.
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "whole"));
  fill(folder / "run", campaign, 0, campaign.blocks.size());
  const std::string whole = text_of_file(folder / "run/blocks.jsonl");
  for (std::size_t kept = 0; kept < whole.size(); kept += whole.size() / 7) {
    write_text(folder / "run/blocks.jsonl", whole.substr(0, kept));
    auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_TRUE(store) << store.error();
    for (const BlockRecord& block : campaign.blocks) {
      if (!store->recorded().contains(key_of(block))) {
        ASSERT_TRUE(store->append(block));
      }
    }
    ASSERT_TRUE(store->finish());
    ASSERT_EQ(text_of_file(folder / "run/blocks.jsonl.zst"), text_of_file(folder / "whole/blocks.jsonl.zst"));
    std::filesystem::remove(folder / "run/blocks.jsonl.zst");
  }
}

TEST(Store, SaysWhatCannotBeRead) {
  const TemporaryDirectory folder;
  EXPECT_EQ(error_of_reading(folder / "absent"),
            (folder / "absent/campaign.json").string() + ": cannot open: No such file or directory");
  std::filesystem::create_directories(folder / "bad");
  write_text(folder / "bad/campaign.json", "{\"schema\":");
  EXPECT_EQ(error_of_reading(folder / "bad"), (folder / "bad/campaign.json").string() + ": not valid JSON");
  write_text(folder / "file", "");
  EXPECT_FALSE(Store::create_or_resume(folder / "file", example::header()));
  EXPECT_FALSE(Store::create_or_resume(folder / "file/below", example::header()));
}

TEST(Store, JoinsTheProvenanceOfSeveralRuns) {
  const TemporaryDirectory folder;
  auto store = Store::create_or_resume(folder / "run", example::header());
  ASSERT_TRUE(store) << store.error();
  ASSERT_TRUE(store->set_provenance({{"machine", "b"}, {"compiler", "g++"}}));
  ASSERT_TRUE(store->set_provenance({{"machine", "a"}, {"compiler", "g++"}}));
  const auto again = read_campaign(folder / "run");
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->provenance.at("machine"), "a | b");
  EXPECT_EQ(again->provenance.at("compiler"), "g++");
}

TEST(Store, ReportsAFullDisk) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "skipped: /dev/full is absent";
  const auto written = write_whole_file("/dev/full/x", "text");
  EXPECT_FALSE(written);
}

}  // namespace
}  // namespace assay::store_test
