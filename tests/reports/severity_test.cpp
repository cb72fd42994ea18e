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

/// Of ten cases four fail, one is within what is documented, and two are explained.
BlockRecord block() {
  BlockRecord block{"libccd/gjk", "gjk/verdict_is_right", "gjk/random_3d@1", 0, 0, 10, {}, {}};
  CellCounts& cell = block.cells[2];
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 3;
  cell.outcomes[static_cast<std::size_t>(Outcome::kWithinDocumented)] = 1;
  cell.outcomes[static_cast<std::size_t>(Outcome::kUndecided)] = 2;
  cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 3;
  cell.outcomes[static_cast<std::size_t>(Outcome::kHung)] = 1;
  cell.explained = 2;
  cell.violations["no wrong hit"] = 3;
  cell.cases = {4, 5, 0, 1};
  cell.severities = {2, 1, 0, 1};
  block.candidates = {{"hung", 9, kDegenerate, 1}, {"no wrong hit", 4, kPlain, 2}, {"no wrong hit", 1, kNear, 1}};
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

TEST(SeverityInRecords, MustAddUp) {
  EXPECT_EQ(refusal([](BlockRecord&) {}), "");
  EXPECT_THAT(refusal([](BlockRecord& b) { ++b.cells[2].severities[0]; }), HasSubstr("told apart by severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) {
                b.cells[2].severities = {1, 2, 0, 1};
              }),
              HasSubstr("\"candidates\" is not the failed cases by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.cells[2].severities = {}; }), HasSubstr("the failed cases told apart"));
  EXPECT_THAT(refusal([](BlockRecord& b) { ++b.cells[2].cases[0]; }), HasSubstr("the tried cases told apart"));
  EXPECT_THAT(refusal([](BlockRecord& b) {
                b.cells[2].cases = {1, 8, 0, 1};
              }),
              HasSubstr("parts of the tried cases of each severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.candidates.pop_back(); }), HasSubstr("by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { std::swap(b.candidates[1], b.candidates[2]); }),
              HasSubstr("sorted by claim and severity"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.candidates[1].count = 0; }), HasSubstr("\"count\""));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.cells[2].explained = 3; }), HasSubstr("a part of the undecided cases"));
  EXPECT_THAT(refusal([](BlockRecord& b) { b.cells[2].inside = 1; }), HasSubstr("a part of the undecided cases"));
  std::string text = json_text(block());
  text.replace(text.find("\"degenerate\""), 12, "\"stated\"");
  EXPECT_FALSE(parse_block(text));
}

TEST(SeverityInTotals, IsSummedAndTold) {
  CellCounts total = block().cells[2];
  total += block().cells[2];
  EXPECT_EQ(total.severities, (BySeverity{4, 2, 0, 2}));
  EXPECT_EQ(total.cases, (BySeverity{8, 10, 0, 2}));
  EXPECT_EQ(total.explained, 4u);
  EXPECT_EQ(severity_counts(total.severities), "4 plain, 2 near, 2 degenerate");
  EXPECT_EQ(severity_words(PopulationCounts{total}), "plain 4 of 8, near 2 of 10, degenerate 2 of 2");
  EXPECT_THAT(outcome_words(total), HasSubstr("4 of the undecided explained by a wrong reply"));
  std::vector<Candidate> list = block().candidates;
  for (const Candidate& one : block().candidates) add_candidate(list, one);
  add_candidate(list, {"no wrong hit", 0, kExtreme, 5});
  EXPECT_EQ(list, (std::vector<Candidate>{{"hung", 9, kDegenerate, 2},
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
  campaign.findings.resize(kSeverities);
  const std::array<std::string, kSeverities> levels = {"error", "error", "warning", "warning"};
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
  EXPECT_THAT(junit_text(campaign, digest), HasSubstr("failed: plain 2 of 4, near 1 of 5, degenerate 1 of 1"));
  const auto rates = wrong_rates(digest);
  ASSERT_EQ(rates.size(), 1U);
  EXPECT_EQ(rates[0].judged, "plain 2 of 4, near 1 of 5, degenerate 1 of 1 of 8 judged");
  EXPECT_EQ(rates[0].rates, "") << "the row was chosen";
  const std::string markdown = markdown_text(campaign, digest, std::nullopt);
  EXPECT_THAT(markdown, HasSubstr("1 failed on plain input"));
  EXPECT_THAT(markdown, HasSubstr("| libccd/gjk | 2 of 4 | 1 of 5 | – | none of 1 | 0 and 1 | 1 | 8 |"));
}

}  // namespace
}  // namespace assay::severity_test
