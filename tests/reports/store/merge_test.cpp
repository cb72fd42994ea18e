#include "reports/store/merge.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>

#include "reports/store/blocks/block_file.h"
#include "reports/store/store.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/temporary_directory.h"

namespace assay::merge_test {
namespace {

/// The campaign dealt to shards block by block; findings go to the shard of their place in the list.
std::vector<Campaign> dealt(const Campaign& campaign, std::size_t count = 7) {
  std::vector<Campaign> shards(count);
  for (Campaign& shard : shards) shard.header = campaign.header;
  for (std::size_t i = 0; i < campaign.blocks.size(); ++i) shards[i % count].blocks.push_back(campaign.blocks[i]);
  for (std::size_t i = 0; i < campaign.findings.size(); ++i) shards[i % count].findings.push_back(campaign.findings[i]);
  for (std::size_t i = 0; i < campaign.timings.size(); ++i) shards[i % count].timings.push_back(campaign.timings[i]);
  for (std::size_t i = 0; i < count; ++i)
    shards[i].provenance = {{"assay.version", "0.1.0"}, {"machine", "node" + std::to_string(i)}};
  return shards;
}

/// The parts written, merged into `out`, and given the findings of all.
Result<Written> merge_parts(const std::vector<Campaign>& parts, const std::filesystem::path& out) {
  const TemporaryDirectory folder;
  std::vector<std::filesystem::path> directories;
  for (const Campaign& part : parts) {
    directories.push_back(folder / std::to_string(directories.size()));
    if (auto written = write_campaign(part, directories.back()); !written) return written;
  }
  auto merged = merge_into(out, directories);
  if (!merged) return Error{merged.error()};
  return merged->store.set_findings(merged->findings);
}

Campaign merged(const std::vector<Campaign>& parts) {
  const TemporaryDirectory folder;
  const auto written = merge_parts(parts, folder / "out");
  EXPECT_TRUE(written) << written.error();
  const auto result = read_campaign(folder / "out");
  EXPECT_TRUE(result) << result.error();
  return result ? *result : Campaign{};
}

std::string refusal_of(const std::vector<Campaign>& parts) {
  const TemporaryDirectory folder;
  const auto written = merge_parts(parts, folder / "out");
  return written ? std::string("merged") : written.error();
}

std::vector<std::string> bytes_of(const std::filesystem::path& directory) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
    const std::string name = entry.path().filename().string();
    if (entry.is_regular_file() && name != "provenance.json" && name != "timings.jsonl")
      files.push_back(entry.path().lexically_relative(directory).string() + '\n' + text_of_file(entry.path()));
  }
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Merge, GivesTheSameBytesForOneShardSevenAndSevenTwiceShuffled) {
  const TemporaryDirectory folder;
  const Campaign whole = example::campaign();
  const std::vector<Campaign> shards = dealt(whole);
  std::vector<Campaign> twice = shards;
  twice.insert(twice.end(), shards.begin(), shards.end());
  std::rotate(twice.begin(), twice.begin() + 5, twice.end());
  std::reverse(twice.begin() + 2, twice.end() - 1);
  for (Campaign& shard : twice) std::reverse(shard.blocks.begin(), shard.blocks.end());
  ASSERT_TRUE(merge_parts({whole}, folder / "one"));
  ASSERT_TRUE(merge_parts(shards, folder / "seven"));
  ASSERT_TRUE(merge_parts(twice, folder / "twice"));
  EXPECT_EQ(bytes_of(folder / "one"), bytes_of(folder / "seven"));
  EXPECT_EQ(bytes_of(folder / "one"), bytes_of(folder / "twice"));
  EXPECT_EQ(text_of_file(folder / "seven/provenance.json"), text_of_file(folder / "twice/provenance.json"));
  EXPECT_EQ(text_of_file(folder / "seven/timings.jsonl"), text_of_file(folder / "twice/timings.jsonl"));
  EXPECT_EQ(hash_of(merged(twice)), hash_of(whole));
}

TEST(Merge, OfMorePartsThanAreReadAtATimeGivesTheSameBytesAndLeavesNothingElse) {
  const TemporaryDirectory folder;
  const Campaign whole = example::campaign();
  ASSERT_TRUE(merge_parts({whole}, folder / "one"));
  for (const std::size_t count : {2u, 9u, 70u}) {
    const std::filesystem::path out = folder / std::to_string(count);
    // What a killed merge left there is not believed.
    std::filesystem::create_directories(folder / "left");
    write_text(folder / "left/blocks.jsonl", "[this is no block\n");
    ASSERT_TRUE(write_campaign(dealt(whole, count).front(), out));
    std::filesystem::create_directories(out / "merging.part");
    std::filesystem::rename(folder / "left", out / "merging.part/0");
    const auto written = merge_parts(dealt(whole, count), out);
    ASSERT_TRUE(written) << written.error();
    EXPECT_FALSE(std::filesystem::exists(out / "merging.part")) << count;
    EXPECT_EQ(bytes_of(folder / "one"), bytes_of(out)) << count;
  }
}

/// While it lives the process has no more than so many files open.
class FewDescriptors {
 public:
  explicit FewDescriptors(rlim_t most) {
    getrlimit(RLIMIT_NOFILE, &before_);
    const rlimit fewer{most, before_.rlim_max};
    setrlimit(RLIMIT_NOFILE, &fewer);
  }
  FewDescriptors(const FewDescriptors&) = delete;
  FewDescriptors& operator=(const FewDescriptors&) = delete;
  ~FewDescriptors() { setrlimit(RLIMIT_NOFILE, &before_); }

 private:
  rlimit before_{};
};

// A part that is open has its window in memory, too.
TEST(Merge, OfManyPartsHasFewOfThemOpenAtATime) {
  const TemporaryDirectory folder;
  std::vector<std::filesystem::path> directories;
  for (const Campaign& part : dealt(example::campaign(), 70)) {
    directories.push_back(folder / std::to_string(directories.size()));
    ASSERT_TRUE(write_campaign(part, directories.back()));
  }
  const FewDescriptors few(32);
  const auto merged = merge_into(folder / "out", directories);
  EXPECT_TRUE(merged) << merged.error();
}

TEST(Merge, OfManyPartsSaysAmongWhichAConflictIsAndChangesNothing) {
  const TemporaryDirectory folder;
  const Campaign whole = example::campaign();
  std::vector<std::filesystem::path> directories;
  for (const Campaign& part : dealt(whole, 70)) {
    directories.push_back(folder / std::to_string(directories.size()));
    ASSERT_TRUE(write_campaign(part, directories.back()));
  }
  Campaign other = dealt(whole, 70)[0];
  ASSERT_FALSE(other.blocks.empty());
  other.blocks.front().cells.begin()->second.steps_max += 1;
  const auto refusal_with = [&](std::size_t place) {
    std::vector<std::filesystem::path> parts = directories;
    parts[place] = folder / "other";
    const auto merged = merge_into(folder / "out", parts);
    EXPECT_FALSE(std::filesystem::exists(folder / "out/merging.part"));
    EXPECT_FALSE(std::filesystem::exists(folder / "out/blocks.jsonl.zst"));
    return merged ? std::string("merged") : merged.error();
  };
  ASSERT_TRUE(write_campaign(other, folder / "other"));
  // Beside the other record it is named itself, else by the first of those that were read together.
  EXPECT_NE(refusal_with(3).find((folder / "other/blocks.jsonl.zst").string() + ": two different records of"),
            std::string::npos)
      << refusal_with(3);
  EXPECT_NE(refusal_with(69).find((folder / "64").string() + " or one of the 6 after it: two different records of"),
            std::string::npos)
      << refusal_with(69);
}

TEST(Merge, KeepsOfFindingsThoseThatAreWanted) {
  const TemporaryDirectory folder;
  const Campaign whole = example::campaign();
  ASSERT_TRUE(write_campaign(whole, folder / "part"));
  const std::vector parts = {folder / "part"};
  const std::string engine = whole.findings.front().engine;
  const auto merged =
      merge_into(folder / "out", whole.header, parts, [&](const Finding& finding) { return finding.engine == engine; });
  ASSERT_TRUE(merged) << merged.error();
  const auto wanted = std::ranges::count(whole.findings, engine, &Finding::engine);
  EXPECT_EQ(merged->findings.size(), static_cast<std::size_t>(wanted));
  EXPECT_LT(merged->findings.size(), whole.findings.size());
}

TEST(Merge, IsCommutativeAssociativeAndIdempotent) {
  const std::vector<Campaign> s = dealt(example::campaign());
  const auto text = [](const Campaign& campaign) { return hash_of(campaign); };
  EXPECT_EQ(text(merged({s[0], s[1]})), text(merged({s[1], s[0]})));
  EXPECT_EQ(text(merged({merged({s[0], s[1]}), s[2]})), text(merged({s[0], merged({s[1], s[2]})})));
  EXPECT_EQ(text(merged({s[3], s[3]})), text(merged({s[3]})));
}

TEST(Merge, JoinsFindingsOfOneKeyFromSeveralDomains) {
  Finding p = example::findings().front(), q = p, r = p;
  const SeenAs wrong{"p", "c", Severity::kPlain, 5}, hung{"p", "hung", Severity::kNear, 2};
  p.domain = "a@1", p.also_in = {"d@1"}, p.index = 5, p.seen_as = {wrong};
  q.domain = "b@1", q.also_in = {}, q.index = 1, q.seen_as = {{"p", "c", Severity::kPlain, 3}, hung};
  r.domain = "a@1", r.also_in = {"c@1"}, r.index = 4, r.seen_as = {};
  std::vector<std::vector<Finding>> lists = {{p}, {q}, {r}};
  const std::vector<Finding> first = merge_findings(lists);
  ASSERT_EQ(first.size(), 1u);
  EXPECT_EQ(first.front().domain, "a@1");
  EXPECT_EQ(first.front().index, 4u);
  EXPECT_EQ(first.front().also_in, (std::vector<std::string>{"b@1", "c@1", "d@1"}));
  EXPECT_EQ(first.front().seen_as, (std::vector<SeenAs>{wrong, hung}));
  std::sort(lists.begin(), lists.end(), [](const auto& x, const auto& y) { return x.front().index < y.front().index; });
  do {
    const std::vector<std::vector<Finding>> nested = {merge_findings(std::span(lists).first(2)), lists[2]};
    ASSERT_EQ(merge_findings(nested), first);
  } while (std::next_permutation(lists.begin(), lists.end(),
                                 [](const auto& x, const auto& y) { return x.front().index < y.front().index; }));
}

TEST(Merge, NamesTheKeyOfConflictingRecords) {
  std::vector<Campaign> parts(2, example::campaign());
  parts[1].blocks[4].cells.begin()->second.steps_max += 1;
  EXPECT_NE(refusal_of(parts).find("two different records of engine gjk/signed_volumes, property "
                                   "gjk/verdict_is_right, domain gjk/near_touching_2d@1, block 0"),
            std::string::npos)
      << refusal_of(parts);
}

TEST(Merge, RefusesPartsOfDifferentCampaigns) {
  std::vector<Campaign> parts(2, example::campaign());
  parts[1].header.block_size = 500;
  parts[1].blocks.clear();
  EXPECT_EQ(refusal_of(parts),
            "these are parts of different campaigns: the block size is 1000 in one and 500 in the other");
  parts[1] = parts[0];
  parts[1].header.battery_version = 2;
  EXPECT_EQ(
      refusal_of(parts),
      "these are parts of different campaigns: the version of the battery example is 1 in one and 2 in the other");
  EXPECT_EQ(refusal_of({}), "there is nothing to merge");
}

TEST(Merge, ReportsWhatIsMissing) {
  Campaign campaign = example::campaign();
  const auto missing_of = [](const Campaign& some) { return missing_blocks(some.header, summed(some).recorded); };
  EXPECT_TRUE(missing_of(campaign).empty());
  std::erase_if(campaign.blocks, [](const BlockRecord& block) {
    return (block.engine == "libccd/gjk" && block.domain == "gjk/random_3d@1" && block.block != 2) ||
           block.property == "lp/terminates";
  });
  const auto missing = missing_of(campaign);
  ASSERT_EQ(missing.size(), 2u);
  EXPECT_EQ(sentence_of(missing[0]),
            "libccd/gjk lacks blocks 0-1, 3 (3000 cases) of gjk/verdict_is_right on gjk/random_3d@1");
  EXPECT_EQ(sentence_of(missing[1]), "every engine lacks blocks 0-3 (4000 cases) of lp/terminates on lp/cyclers@1");
}

}  // namespace
}  // namespace assay::merge_test
