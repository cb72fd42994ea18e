// One percentage never mixes claims or severities: what the writers show of an engine that is wrong under two claims
// and at two severities.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>

#include "reports/store/compare/compare.h"
#include "reports/writers/markdown.h"
#include "reports/writers/page/page.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/page/trust_json.h"
#include "reports/writers/rates.h"
#include "reports/writers/words.h"
#include "tests/reports/example_campaign.h"

namespace assay::mixed_rates_test {
namespace {

const std::string kSample = "gjk/sample_boxes_3d@1";

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Of 200 judged cases 80 fail under one claim, 50 plain and 30 near, and 9, all degenerate, of 60 under another; 70
/// hold under a third. What holds is extreme: the other severities fail always.
Campaign mixed() {
  Campaign campaign;
  campaign.header = example::header();
  std::erase_if(campaign.header.engines, [](const EngineRow& engine) { return engine.name != "libccd/gjk"; });
  const auto add = [&](const std::string& property, const std::string& domain, std::uint64_t cases,
                       const BySeverity& severities) {
    BlockRecord block{"libccd/gjk", property, domain, 0, 0, cases, {}, {}};
    CellCounts& cell = block.cells[4];
    cell.severities = severities;
    for (const std::uint64_t count : severities) cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] += count;
    cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = cases - failed(cell);
    set_tried_cases(cell, Severity::kExtreme);
    campaign.blocks.push_back(std::move(block));
  };
  add("gjk/verdict_is_right", "gjk/random_3d@1", 200, {50, 30, 0, 0});
  add("hull2/is_exact", "hull2/near_collinear@1", 60, {0, 0, 0, 9});
  add("lp/terminates", "lp/cyclers@1", 70, {});
  return campaign;
}

/// Every share that would mix severities or claims: of one claim 80 of 200, of all 89 of 330, and what lies between.
void expect_no_mixed_share(const std::string& text) {
  constexpr std::array<std::pair<std::uint64_t, std::uint64_t>, 7> kMixed = {
      {{80, 200}, {89, 260}, {89, 330}, {80, 330}, {80, 260}, {9, 330}, {9, 260}}};
  for (const auto& [part, whole] : kMixed)
    EXPECT_THAT(text, Not(HasSubstr(percent(part, whole)))) << part << " of " << whole;
}

nlohmann::json claims_of_engine(const Campaign& campaign) {
  return nlohmann::json::parse(record_json(campaign, digest_of(campaign)))["engines"][0]["claims"];
}

TEST(MixedRates, AreCountsWhereThePageTellsOfAnEngine) {
  expect_no_mixed_share(engines_section(mixed(), digest_of(mixed()), {}));
  EXPECT_EQ(claims_of_engine(mixed()),
            nlohmann::json::parse(R"([["gjk/verdict_is_right", "plain 50 of 50, near 30 of 30 of 200 judged", true],
                                      ["hull2/is_exact", "degenerate 9 of 9 of 60 judged", true],
                                      ["lp/terminates", "none of 70 judged", false]])"));
}

/// The same with the collisions drawn from a sample.
Campaign sampled() {
  Campaign campaign = mixed();
  for (std::string* domain : {&campaign.header.plan[1].domain, &campaign.blocks[0].domain}) *domain = kSample;
  return campaign;
}

nlohmann::json severities_on_the_page(const Campaign& campaign) {
  const Digest digest = digest_of(campaign);
  const auto tables = nlohmann::json::parse(trust_json(trust_tables(campaign, digest), campaign, digest))["tables"];
  for (const auto& table : tables)
    if (table["property"] == "gjk/verdict_is_right") return table["rows"][0]["severities"];
  return {};
}

TEST(MixedRates, AreOfOneSeverityInTheTablesOfEngines) {
  const nlohmann::json chosen = severities_on_the_page(mixed()), sample = severities_on_the_page(sampled());
  EXPECT_EQ(chosen[0][4], 50);
  EXPECT_EQ(chosen[0][5], 50);
  EXPECT_EQ(chosen[0][1], 0) << "of rows that were chosen there is no rate";
  EXPECT_EQ(sample[0][0], 50);
  EXPECT_EQ(sample[0][1], 50);
  EXPECT_EQ(sample[0][5], 0);
  EXPECT_EQ(sample[1][0], 30);
  EXPECT_EQ(sample[2][0], 0);
}

TEST(MixedRates, AreNotInTheHeadline) {
  const std::string words = headline(digest_of(mixed()).engines[0]);
  expect_no_mixed_share(words);
  EXPECT_THAT(words, AllOf(HasSubstr("Wrong under 2 of 3 claims"), HasSubstr("plain 50 of 50, near 30 of 30")));
}

TEST(MixedRates, AreNotInMarkdownAndCsv) {
  const Campaign campaign = sampled();
  const Digest digest = digest_of(campaign);
  expect_no_mixed_share(markdown_text(campaign, digest, std::nullopt));
  const std::vector<WrongRate> rates = wrong_rates(digest);
  ASSERT_EQ(rates.size(), 2U);
  EXPECT_EQ(rates[0].judged, "plain 50 of 50, near 30 of 30 of 200 judged") << "plain failures come first";
  EXPECT_THAT(rates[0].rates, AllOf(HasSubstr("plain 50 of 50 (100\u00a0%, "), HasSubstr("near 30 of 30 (")));
  EXPECT_EQ(rates[1].judged, "degenerate 9 of 9 of 60 judged");
  EXPECT_EQ(rates[1].rates, "") << "a row that was chosen";
}

TEST(MixedRates, HaveNoIntervalOnThePage) {
  const auto intervals = [](const Campaign& campaign, const std::string& property) {
    const nlohmann::json record = nlohmann::json::parse(record_json(campaign, digest_of(campaign)));
    for (const auto& claim : record["claims"])
      if (claim["property"] == property) return claim["rows"][0][1];
    return nlohmann::json();
  };
  EXPECT_EQ(intervals(mixed(), "gjk/verdict_is_right").size(), 0U) << "chosen rows have none";
  const nlohmann::json of_sample = intervals(sampled(), "gjk/verdict_is_right");
  ASSERT_EQ(of_sample.size(), kSeverities);
  EXPECT_TRUE(of_sample[0][0] > 0.9 && of_sample[0][1] == 1) << of_sample;
  EXPECT_TRUE(of_sample[2][0] == 0 && of_sample[2][1] > 0) << of_sample;
  EXPECT_TRUE(of_sample[3].is_null()) << of_sample;
}

TEST(MixedRates, AreCountsWhereARateGrew) {
  Campaign before = mixed();
  set_tried_cases(before.blocks[0].cells[4], Severity::kPlain);
  before.blocks[0].candidates = {{"no wrong hit", 1, Severity::kPlain, 50}, {"no wrong hit", 2, Severity::kNear, 30}};
  Campaign after = before;
  after.blocks[0].candidates = {{"no wrong hit", 1, Severity::kPlain, 150}, {"no wrong hit", 2, Severity::kNear, 30}};
  CellCounts& cell = after.blocks[0].cells[4];
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 20;
  cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 180;
  cell.severities = {150, 30, 0, 0};
  set_tried_cases(cell, Severity::kPlain);
  std::string sentences;
  for (const Change& change : compare(before, after).changes()) sentences += change.sentence;
  EXPECT_THAT(sentences, AllOf(HasSubstr("150 of 170 plain cases fail, 50 of 170 failed before"), Not(HasSubstr("%"))));
}

}  // namespace
}  // namespace assay::mixed_rates_test
