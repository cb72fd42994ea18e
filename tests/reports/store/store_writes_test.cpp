// What the writing side promises about files that grow and files that are replaced.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "reports/store/blocks/block_line.h"
#include "reports/store/json/json.h"
#include "reports/store/merge.h"
#include "reports/store/sha256.h"
#include "reports/store/store.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::store_writes_test {
namespace {

std::string observation_of(const BlockRecord& block, std::uint64_t index) {
  return R"({"features":{"domain":")" + block.domain + R"(","engine":")" + block.engine + R"(","property":")" +
         block.property + R"("},"metadata":{"index":)" + std::to_string(index) + "}}";
}

TEST(StoreWrites, CutOffObservationsOfABlockThatWasNotRecorded) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const BlockRecord &first = campaign.blocks[0], &second = campaign.blocks[1];
  const std::string of_first = observation_of(first, first.first) + '\n';
  const std::string of_second = observation_of(second, second.first) + '\n';
  {
    auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_TRUE(store) << store.error();
    ASSERT_TRUE(store->append_observation(observation_of(first, first.first)));
    ASSERT_TRUE(store->append(first));
    for (int line = 0; line < 3; ++line) ASSERT_TRUE(store->append_observation(observation_of(second, second.first)));
  }
  const std::filesystem::path file = folder / "run/observations.jsonl";
  write_text(file, text_of_file(file) + "{\"features\":{");
  {
    auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_TRUE(store) << store.error();
    EXPECT_EQ(text_of_file(file), of_first);
    ASSERT_TRUE(store->append_observation(observation_of(second, second.first)));
    ASSERT_TRUE(store->append(second));
  }
  const auto again = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(text_of_file(file), of_first + of_second);
}

TEST(StoreWrites, NameAnObservationThatIsNone) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "run"));
  const std::filesystem::path file = folder / "run/observations.jsonl";
  write_text(file, "{\"features\":1}\n");
  const auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_FALSE(store);
  EXPECT_TRUE(store.error().starts_with(file.string() + ": the last line: ")) << store.error();
  EXPECT_EQ(text_of_file(file), "{\"features\":1}\n");
}

TEST(StoreWrites, DoNotLookForTheBeginningOfALineWithoutEnd) {
  constexpr std::uintmax_t kTebibyte = std::uintmax_t{1} << 40;  // of holes
  for (const bool is_whole : {false, true}) {
    const TemporaryDirectory folder;
    const Campaign campaign = example::campaign();
    ASSERT_TRUE(write_campaign(campaign, folder / "run"));
    const std::filesystem::path file = folder / "run/observations.jsonl";
    write_text(file, "");
    std::filesystem::resize_file(file, kTebibyte);
    if (is_whole) std::ofstream(file, std::ios::binary | std::ios::app) << '\n';
    const auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error(),
              file.string() + ": the last line is longer than the 16777216 bytes that are read of a line");
  }
}

TEST(StoreWrites, KeepReducedFailuresUntilTheFindingsAreWritten) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const KeptFinding kept{"0123abcd", {campaign.findings.front()}};
  const std::filesystem::path file = folder / "run/reduced.jsonl";
  {
    auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_TRUE(store) << store.error();
    ASSERT_TRUE(store->append(kept));
  }
  const std::string line = text_of_file(file);
  write_text(file, line + line.substr(0, line.size() / 2));
  auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(store) << store.error();
  ASSERT_EQ(store->reduced().size(), 1u);
  EXPECT_EQ(store->reduced().front().findings, kept.findings);
  EXPECT_EQ(store->reduced().front().cluster, kept.cluster);
  ASSERT_TRUE(store->append(kept));
  EXPECT_EQ(text_of_file(file), line + line);
  ASSERT_TRUE(store->set_findings(kept.findings));
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_TRUE(store->reduced().empty());
}

TEST(StoreWrites, RefuseAReducedFailureThatIsNone) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "run"));
  const std::string finding = json_text(campaign.findings.front());
  std::string renamed = finding;
  renamed.replace(renamed.find(campaign.findings.front().id), 16, "../../../../../x");
  const std::string deep = std::string(1 << 20, '[') + std::string(1 << 20, ']');
  for (const std::string& line :
       {std::string("[]"), std::string("{"), R"({"findings":[)" + finding + "]}",
        R"({"cluster":7,"findings":[)" + finding + "]}", std::string(R"({"cluster":"c","findings":[]})"),
        R"({"cluster":"c","findings":[)" + renamed + "]}",
        R"({"cluster":"c","cluster":"c","findings":[)" + finding + "]}",
        R"({"cluster":"c","findings":[)" + deep + "]}"}) {
    write_text(folder / "run/reduced.jsonl", line + '\n');
    const auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_FALSE(store) << line;
    EXPECT_TRUE(store.error().starts_with((folder / "run/reduced.jsonl").string() + ", line 1: ")) << store.error();
  }
}

TEST(StoreWrites, NeverTakeARecordedBlockAway) {
  const TemporaryDirectory folder;
  Campaign campaign = example::campaign();
  ASSERT_TRUE(write_campaign(campaign, folder / "run"));
  const std::string whole = text_of_file(folder / "run/blocks.jsonl.zst");
  campaign.blocks.resize(3);
  ASSERT_TRUE(write_campaign(campaign, folder / "part"));
  const std::filesystem::path part = folder / "part";
  ASSERT_TRUE(merge_into(folder / "run", std::span(&part, 1)));
  EXPECT_EQ(text_of_file(folder / "run/blocks.jsonl.zst"), whole);
  campaign.blocks[2].cells.begin()->second.steps += 1;
  ASSERT_TRUE(write_campaign(campaign, folder / "other"));
  const std::filesystem::path other = folder / "other";
  const auto merged = merge_into(folder / "run", std::span(&other, 1));
  ASSERT_FALSE(merged);
  EXPECT_NE(merged.error().find("two different records of engine "), std::string::npos) << merged.error();
  EXPECT_EQ(text_of_file(folder / "run/blocks.jsonl.zst"), whole);
  EXPECT_FALSE(std::filesystem::exists(folder / "run/blocks.jsonl.zst.part"));
}

// Killed after packing and before the lines were removed: both are one set, and the next run leaves the same bytes.
TEST(StoreWrites, PackedBlocksAndTheirLinesAreOneSet) {
  const TemporaryDirectory folder;
  const Campaign campaign = example::campaign();
  const BlockLines lines(campaign.header);
  ASSERT_TRUE(write_campaign(campaign, folder / "run"));
  const std::string whole = text_of_file(folder / "run/blocks.jsonl.zst");
  std::string text;
  for (const BlockRecord& block : campaign.blocks) text = *lines.text(block) + '\n' + text;
  write_text(folder / "run/blocks.jsonl", text + "[0,0,");
  auto store = Store::create_or_resume(folder / "run", campaign.header);
  ASSERT_TRUE(store) << store.error();
  EXPECT_EQ(store->recorded().size(), campaign.blocks.size());
  ASSERT_TRUE(store->finish());
  EXPECT_EQ(text_of_file(folder / "run/blocks.jsonl.zst"), whole);
  EXPECT_FALSE(std::filesystem::exists(folder / "run/blocks.jsonl"));
}

/// What stands under a name of a record: a pipe that nobody writes, a link to nothing, a link to somebody's file.
struct Trap {
  const char* name;
  void (*set)(const std::filesystem::path& at, const std::filesystem::path& somebodys);
};
constexpr Trap kTraps[] = {
    {"a pipe", [](const auto& at, const auto&) { EXPECT_EQ(::mkfifo(at.c_str(), 0600), 0); }},
    {"a link to nothing",
     [](const auto& at, const auto& somebodys) { create_symlink(somebodys.parent_path() / "nothing", at); }},
    {"a link to a device", [](const auto& at, const auto&) { create_symlink("/dev/zero", at); }},
    {"a link to a file", [](const auto& at, const auto& somebodys) { create_symlink(somebodys, at); }}};

TEST(StoreWrites, CaseFilesReplaceWhatIsNoFileAndWriteIntoNothingElse) {
  for (const Trap& trap : kTraps) {
    const TemporaryDirectory folder;
    const Campaign campaign = example::campaign();
    ASSERT_TRUE(write_campaign(campaign, folder / "run"));
    write_text(folder / "somebody's", "kept");
    const Finding& finding = campaign.findings.front();
    const std::filesystem::path at = folder / "run/findings" / (finding_id(finding.case_text) + ".case");
    std::filesystem::remove(at);
    trap.set(at, folder / "somebody's");
    auto store = Store::create_or_resume(folder / "run", campaign.header);
    ASSERT_TRUE(store) << store.error();
    const auto written = store->set_findings(campaign.findings);
    ASSERT_TRUE(written) << trap.name << ": " << written.error();
    EXPECT_FALSE(std::filesystem::is_symlink(at)) << trap.name;
    EXPECT_EQ(text_of_file(at), finding.case_text) << trap.name;
    EXPECT_EQ(text_of_file(folder / "somebody's"), "kept") << trap.name;
  }
}

/// The first sentence of a run that writes everything; empty where it comes to its end.
std::string refusal_of_a_run(const std::filesystem::path& folder, const Campaign& campaign) {
  auto store = Store::create_or_resume(folder, campaign.header);
  if (!store) return store.error();
  const BlockRecord& block = campaign.blocks.front();
  for (const auto& written :
       {store->append_observation(observation_of(block, block.first)), store->append(block),
        store->append(campaign.timings.front()), store->append(KeptFinding{"0123abcd", {campaign.findings.front()}}),
        store->finish(), store->set_findings(campaign.findings)})
    if (!written) return written.error();
  return "";
}

TEST(StoreWrites, WhatIsWrittenIntoIsAFileOfTheRecordOrRefused) {
  for (const char* name : {"campaign.lock", "blocks.jsonl", "timings.jsonl", "observations.jsonl", "reduced.jsonl",
                           "findings.jsonl.part", "blocks.jsonl.zst.part"}) {
    for (const Trap& trap : kTraps) {
      const TemporaryDirectory folder;
      const Campaign campaign = example::campaign();
      ASSERT_TRUE(Store::create_or_resume(folder / "run", campaign.header));
      write_text(folder / "somebody's", "");
      const std::filesystem::path at = folder / "run" / name;
      std::filesystem::remove(at);
      trap.set(at, folder / "somebody's");
      const std::string refused = refusal_of_a_run(folder / "run", campaign);
      EXPECT_TRUE(refused.starts_with(at.string() + ": ")) << name << ", " << trap.name << ": " << refused;
      EXPECT_EQ(text_of_file(folder / "somebody's"), "") << name << ", " << trap.name;
    }
  }
}

TEST(WholeFiles, UseThePartOfAKilledProcessAgain) {
  const TemporaryDirectory folder;
  write_text(folder / "file", "before");
  write_text(folder / "file.part", "much longer than what is to be written");
  const auto written = write_whole_file(folder / "file", "after");
  ASSERT_TRUE(written) << written.error();
  EXPECT_EQ(text_of_file(folder / "file"), "after");
  EXPECT_FALSE(std::filesystem::exists(folder / "file.part"));
}

TEST(WholeFiles, TakeTurnsOfTwoProcesses) {
  const TemporaryDirectory folder;
  const std::string mine(1 << 16, 'a'), theirs(1 << 16, 'b');
  const pid_t child = ::fork();
  for (int round = 0; round < 20; ++round)
    if (!write_whole_file(folder / "file", child == 0 ? theirs : mine) && child == 0) ::_exit(1);
  if (child == 0) ::_exit(0);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  const std::string text = text_of_file(folder / "file");
  EXPECT_TRUE(text == mine || text == theirs);
  EXPECT_FALSE(std::filesystem::exists(folder / "file.part"));
}

TEST(WholeFiles, WriteIntoAPipeAndLeaveItThere) {
  const TemporaryDirectory folder;
  const std::filesystem::path pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::string got;
  std::thread reader([&] { got = text_of_file(pipe); });
  const auto written = write_whole_file(pipe, "text");
  reader.join();
  ASSERT_TRUE(written) << written.error();
  EXPECT_EQ(got, "text");
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

}  // namespace
}  // namespace assay::store_writes_test
