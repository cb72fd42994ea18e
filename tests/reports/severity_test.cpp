// Severities and explained violations in the record and in what is written of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/store/compare/compare.h"
#include "reports/store/json/json.h"
#include "reports/writers/junit.h"
#include "reports/writers/markdown.h"
#include "reports/writers/rates.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/sarif.h"
#include "reports/writers/words.h"
#include "tests/reports/example_campaign.h"

namespace assay::severity_test {
namespace {

using enum Severity;
using testing::HasSubstr;

/// Four of ten cases fail, and two are explained.
BlockRecord block() {
  BlockRecord block{"libccd/gjk", "gjk/verdict_is_right", "gjk/random_3d@1", 0, 0, 10, {}, {}};
  CellCounts& cell = block.cells[2];
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 4;
  cell.outcomes[static_cast<std::size_t>(Outcome::kUndecided)] = 2;
  cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 3;
  cell.outcomes[static_cast<std::size_t>(Outcome::kHung)] = 1;
  cell.explained = 2;
  cell.violations["no wrong hit"] = 3;
  cell.severities = {2, 1, 0, 0, 1};
  block.candidates = {{"hung", 9, kStated, 1}, {"no wrong hit", 4, kPlain, 2}, {"no wrong hit", 1, kNear, 1}};
  return block;
}

std::string refusal(const std::function<void(BlockRecord&)>& change) {
  BlockRecord changed = block();
  change(changed);
  const auto parsed = parse_block(json_text(changed));
  return parsed ? "" : parsed.error();
}

TEST(SeverityInRecords, ComesBackAsItWas) {
  const auto parsed = parse_block(json_text(block()));
  ASSERT_TRUE(parsed) << parsed.error();
  EXPECT_EQ(*parsed, block());
  Finding finding = example::findings().front();
  finding.severity = kDegenerate;
  finding.seen = 1234;
  const auto again = parse_finding(json_text(finding));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, finding);
}

TEST(SeverityInRecords, IsAbsentFromThoseOfEarlierVersions) {
  BlockRecord old = block();
  old.cells[2].severities = {};
  old.cells[2].explained = 0;
  old.candidates = {{"hung", 9}, {"no wrong hit", 1}};
  const std::string text = json_text(old);
  EXPECT_EQ(text.find("sever"), std::string::npos) << text;
  const auto parsed = parse_block(text);
  ASSERT_TRUE(parsed) << parsed.error();
  EXPECT_EQ(*parsed, old);
}

TEST(SeverityInRecords, MustAddUp) {
  EXPECT_EQ(refusal([](BlockRecord&) {}), "");
  EXPECT_THAT(refusal([](BlockRecord& b) { ++b.cells[2].severities[0]; }), HasSubstr("told apart by severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) {
                b.cells[2].severities = {1, 2, 0, 0, 1};
              }),
              HasSubstr("\"candidates\" is not the failed cases by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.cells[2].severities = {}; }), HasSubstr("by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.candidates.pop_back(); }), HasSubstr("by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { std::swap(b.candidates[1], b.candidates[2]); }),
              HasSubstr("sorted by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.candidates[1].count = 0; }), HasSubstr("\"count\""));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.cells[2].explained = 3; }), HasSubstr("a part of the undecided cases"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.cells[2].inside = 1; }), HasSubstr("a part of the undecided cases"));
  std::string text = json_text(block());
  text.replace(text.find("\"stated\""), 8, "\"steady\"");
  EXPECT_FALSE(parse_block(text));
}

TEST(SeverityInTotals, IsSummedAndTold) {
  CellCounts total = block().cells[2];
  total += block().cells[2];
  EXPECT_EQ(total.severities, (BySeverity{4, 2, 0, 0, 2}));
  EXPECT_EQ(total.explained, 4u);
  EXPECT_EQ(severity_counts(total), "4 plain, 2 near, 2 stated");
  EXPECT_EQ(severity_words(total), "4 plain (20.0\u00a0%), 2 near (10.0\u00a0%), 2 stated (10.0\u00a0%)");
  EXPECT_THAT(outcome_words(total), HasSubstr("4 of the undecided explained by a wrong reply"));
  std::vector<Candidate> list = block().candidates;
  for (const Candidate& one : block().candidates) add_candidate(list, one);
  add_candidate(list, {"no wrong hit", 0, kExtreme, 5});
  EXPECT_EQ(list, (std::vector<Candidate>{{"hung", 9, kStated, 2},
                                          {"no wrong hit", 4, kPlain, 4},
                                          {"no wrong hit", 1, kNear, 2},
                                          {"no wrong hit", 0, kExtreme, 5}}));
}

TEST(ExplainedViolations, AreNoSignatures) {
  Campaign campaign = example::campaign();
  campaign.findings.clear();
  campaign.blocks = {block()};
  BlockRecord& only = campaign.blocks.front();
  CellCounts explained;
  explained.outcomes[static_cast<std::size_t>(Outcome::kUndecided)] = 10;
  explained.explained = 10;
  only.cells = {{2, explained}};
  only.candidates.clear();
  EXPECT_TRUE(signatures_of(campaign).empty());
  EXPECT_EQ(failed(explained), 0u);
}

TEST(SeverityInReports, IsTheLevelOfAResultAndStandsInEveryFormat) {
  Campaign campaign = example::campaign();
  campaign.blocks = {block()};
  campaign.findings.resize(5);
  const std::array<std::string, 5> levels = {"error", "error", "warning", "warning", "note"};
  for (std::size_t i = 0; i < kSeverities; ++i) {
    campaign.findings[i].severity = static_cast<Severity>(i);
    campaign.findings[i].seen = 100 + i;
  }
  const auto sarif = nlohmann::json::parse(sarif_text(campaign, std::nullopt, {}));
  for (std::size_t i = 0; i < kSeverities; ++i) {
    const auto& result = sarif["runs"][0]["results"][i];
    EXPECT_EQ(result["level"], levels[i]);
    EXPECT_EQ(result["properties"]["severity"], name_of(static_cast<Severity>(i)));
    EXPECT_EQ(result["properties"]["seen"], 100 + i);
  }
  const Digest digest = digest_of(campaign);
  EXPECT_THAT(junit_text(campaign, digest),
              HasSubstr("failed: 2 plain (20.0\u00a0%), 1 near (10.0\u00a0%), 1 stated (10.0\u00a0%)"));
  const auto rates = wrong_rates(digest);
  ASSERT_EQ(rates.size(), 1U);
  EXPECT_EQ(rates[0].judged, "2 plain, 1 near, 1 stated of 8 judged");
  EXPECT_THAT(rates[0].rates,
              HasSubstr("2 plain (20.0\u00a0%, 2.52–55.6\u00a0%), 1 near (10.0\u00a0%, 0.25–44.5\u00a0%)"));
  const std::string markdown = markdown_text(campaign, digest, std::nullopt);
  EXPECT_THAT(markdown, HasSubstr("1 engine on trial: 1 wrong on plain input"));
  EXPECT_THAT(markdown, HasSubstr("| libccd/gjk | 200\u202f000 (25\u202f200–556\u202f000) | 100\u202f000 ("));
}

}  // namespace
}  // namespace assay::severity_test
