// A record that somebody else made names files, fields and reasons, and is believed in nothing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "properties/text/foreign_text.h"
#include "reports/store/json/json.h"
#include "reports/store/store.h"
#include "reports/store/untrusted/limits.h"
#include "reports/writers/card/card.h"
#include "reports/writers/markdown.h"
#include "reports/writers/report.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/words.h"
#include "tests/reports/example_campaign.h"
#include "tests/reports/store/refusal.h"
#include "tests/reports/temporary_directory.h"

namespace assay::untrusted_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Untrusted, FindingsAreNamedByTheirTextAndByNothingElse) {
  Finding finding = example::findings().front();
  EXPECT_EQ(refusal("findings.jsonl", json_text(finding) + '\n'), "read");
  const std::string right = finding.id;
  for (const std::string id : {"../../../x", "", "0123456789abcdef", "/etc/x"}) {
    finding.id = id;
    EXPECT_THAT(refusal("findings.jsonl", json_text(finding) + '\n'),
                HasSubstr("findings.jsonl, line 1: finding: the field \"id\" is not that of the case text, " + right));
  }
}

TEST(Untrusted, CaseFilesAreNamedByTheirTextEvenWhereNobodyReadTheFinding) {
  const TemporaryDirectory folder;
  Campaign campaign = example::campaign();
  campaign.findings.front().id = "../../escaped";
  ASSERT_TRUE(write_campaign(campaign, folder / "deep/run"));
  EXPECT_FALSE(std::filesystem::exists(folder / "deep/escaped.case"));
  EXPECT_FALSE(std::filesystem::exists(folder / "escaped.case"));
  EXPECT_TRUE(std::filesystem::exists(
      folder / ("deep/run/findings/" + finding_id(campaign.findings.front().case_text) + ".case")));
}

TEST(Untrusted, NamesAreWordsThatStayBelowAFolder) {
  for (const char* name : {"gjk/near_touching_2d@1", "bullet/gjk-f64", "mine", "a.b+c", "libccd/gjk@own"})
    EXPECT_TRUE(is_name(name)) << name;
  for (const std::string name : {std::string(), std::string("/a"), std::string("a/"), std::string("a//b"),
                                 std::string("../a"), std::string("a/../b"), std::string("."), std::string("-a"),
                                 std::string("a b"), std::string("a\nb"), std::string("<b>"), std::string("a\x1b[2J"),
                                 std::string("caf\xC3\xA9"), std::string(129, 'a'), std::string("a\0b", 3)})
    EXPECT_FALSE(is_name(name)) << name;
}

TEST(Untrusted, HeadersPlanWhatCanBeDone) {
  const auto changed = [](auto change) {
    CampaignHeader header = example::header();
    change(header);
    return refusal("campaign.json", json_text(header));
  };
  EXPECT_THAT(changed([](CampaignHeader& h) { h.block_size = 0; }), HasSubstr("\"block_size\" is not a number from 1"));
  EXPECT_THAT(changed([](CampaignHeader& h) { h.plan[0].cases = UINT64_MAX; }),
              HasSubstr("\"cases\" is not a number from 0"));
  EXPECT_THAT(changed([](CampaignHeader& h) { h.plan[0].cases = kMostCases, h.block_size = 1; }), HasSubstr("blocks"));
  EXPECT_THAT(changed([](CampaignHeader& h) { h.engines.push_back(h.engines[0]); }), HasSubstr("each is named once"));
  EXPECT_THAT(changed([](CampaignHeader& h) { h.plan.push_back(h.plan[0]); }), HasSubstr("each is named once"));
  EXPECT_THAT(changed([](CampaignHeader& h) { h.battery = "x\n::error::y"; }), HasSubstr("\"battery\" is not a name"));
}

/// A page has a place for each engine on each row of the plan.
TEST(Untrusted, HeadersAskNotEveryEngineWithoutEnd) {
  CampaignHeader header = example::header();
  header.not_judged.clear();
  EngineRow engine = header.engines.front();
  PlannedRow row = header.plan.front();
  header.engines.clear(), header.plan.clear();
  for (std::uint32_t i = 0; i < 4096; ++i) {
    engine.name = "e/" + std::to_string(i);
    header.engines.push_back(engine);
    row.domain = "hull2/d" + std::to_string(i) + "@1";
    header.plan.push_back(row);
  }
  EXPECT_TRUE(parse_header(json_text(header)));
  engine.name = "e/last";
  header.engines.push_back(engine);
  const auto refused = parse_header(json_text(header));
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error(), HasSubstr("\"plan\" is not one whose rows times the engines are at most 16777216"));
}

TEST(Untrusted, WhatCouldNotBeReadIsNotBegun) {
  const TemporaryDirectory folder;
  CampaignHeader header = example::header();
  header.engines.front().name = "my engine";
  const auto store = Store::create_or_resume(folder / "run", header);
  ASSERT_FALSE(store);
  EXPECT_THAT(store.error(), HasSubstr("the engine 'my engine' cannot be recorded"));
  EXPECT_FALSE(std::filesystem::exists(folder / "run"));
}

TEST(Untrusted, JsonIsBoundedInDepthAndHasNoFieldTwice) {
  EXPECT_THAT(refusal("campaign.json", std::string(1 << 20, '[')), HasSubstr("nested deeper than any record is"));
  EXPECT_THAT(refusal("blocks.jsonl", std::string(1 << 20, '[') + '\n'), HasSubstr("line 1: nested deeper"));
  std::string text = json_text(example::header());
  text.insert(1, "\"seed\":7,");
  EXPECT_THAT(refusal("campaign.json", text), HasSubstr("the field \"seed\" is given twice"));
  EXPECT_THAT(refusal("findings.jsonl", std::string(kMostLineBytes + 1, 'x') + '\n'),
              HasSubstr("line 1: longer than the 16777216 bytes"));
}

TEST(Untrusted, WhatIsNoFileIsNotWaitedFor) {
  const TemporaryDirectory folder;
  ASSERT_TRUE(write_campaign(example::campaign(), folder / "run"));
  for (const char* name :
       {"campaign.json", "provenance.json", "blocks.jsonl", "blocks.jsonl.zst", "findings.jsonl", "timings.jsonl"}) {
    const auto path = folder / "run" / name;
    const bool was_there = std::filesystem::exists(path);
    const std::string good = was_there ? text_of_file(path) : "";
    const auto error_of = [&] {
      const auto campaign = read_campaign(folder / "run");
      return campaign ? std::string("read") : campaign.error();
    };
    std::filesystem::remove(path);
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    EXPECT_EQ(error_of(), path.string() + ": is a device or a pipe, and a file is wanted");
    std::filesystem::remove(path);
    std::filesystem::create_symlink("/dev/zero", path);
    EXPECT_EQ(error_of(), path.string() + ": is a device or a pipe, and a file is wanted");
    std::filesystem::remove(path);
    std::filesystem::create_directory(path);
    EXPECT_EQ(error_of(), path.string() + ": is a directory, and a file of a campaign is wanted");
    std::filesystem::remove(path);
    if (was_there) write_text(path, good);
  }
}

TEST(Untrusted, ALongFileOfHolesIsRefusedByItsLengthAlone) {
  const TemporaryDirectory folder;
  ASSERT_TRUE(write_campaign(example::campaign(), folder / "run"));
  std::filesystem::resize_file(folder / "run/campaign.json", std::uintmax_t{1} << 33);
  const auto campaign = read_campaign(folder / "run");
  ASSERT_FALSE(campaign);
  EXPECT_THAT(campaign.error(), HasSubstr("more than the 67108864 bytes that are read"));
}

TEST(Untrusted, ReportsDoNotFollowALinkOutOfTheCampaign) {
  const TemporaryDirectory folder;
  std::filesystem::create_directory(folder / "elsewhere");
  std::filesystem::create_directory_symlink(folder / "elsewhere", folder / "report");
  const auto written = write_report(summed(example::campaign()), folder / "report", std::nullopt);
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error(), HasSubstr("is a symbolic link"));
  EXPECT_TRUE(std::filesystem::is_empty(folder / "elsewhere"));
}

TEST(Untrusted, TextIsShownAndNotObeyed) {
  EXPECT_EQ(one_line("a\x1b[2J\nb\tc\xE2\x80\xAE\xff\xC2\x9B"), "a?[2J b c?\?\?\?\?\?");
  EXPECT_EQ(one_line("\xC3\xA9 \xE2\x86\x92 \xF0\x9F\x98\x80"), "\xC3\xA9 \xE2\x86\x92 \xF0\x9F\x98\x80");
  EXPECT_EQ(escaped_markup("<\xE2\x80\xAE>"), "&lt;\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD&gt;");
}

TEST(Untrusted, NothingThatAnEngineSaysLeavesItsPlaceInMarkdown) {
  Campaign campaign = example::campaign();
  const std::string hostile = "x|\n```\n<script>alert(1)</script>\n\x1b[2J[a](b)" + std::string(5000, '|');
  for (Finding& finding : campaign.findings) finding.claim = finding.evidence = finding.case_text = hostile;
  for (EngineRow& engine : campaign.header.engines) {
    engine.version = engine.sentence = engine.semantics.note = hostile;
  }
  const Digest digest = digest_of(campaign);
  for (const std::string& text : {markdown_text(campaign, digest, std::nullopt),
                                  card_text(campaign, digest, "lp/tableau_dantzig", std::nullopt)}) {
    EXPECT_LE(text.size(), kMarkdownBytes);
    for (const char* raw : {"\x1b", "<script>", "\n```", "[a](b)"}) EXPECT_THAT(text, Not(HasSubstr(raw)));
    EXPECT_THAT(text, HasSubstr("assay replay "));
  }
}

}  // namespace
}  // namespace assay::untrusted_test
