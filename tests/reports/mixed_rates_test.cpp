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

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Of 200 judged cases 80 fail under one claim, 50 plain and 30 near, and 9, all degenerate, of 60 under another; 70
/// hold under a third.
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
    campaign.blocks.push_back(std::move(block));
  };
  add("gjk/verdict_is_right", "gjk/random_3d@1", 200, {50, 30, 0, 0, 0});
  add("hull2/is_exact", "hull2/near_collinear@1", 60, {0, 0, 0, 9, 0});
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
            nlohmann::json::parse(R"([["gjk/verdict_is_right", "50 plain, 30 near of 200 judged", true],
                                      ["hull2/is_exact", "9 degenerate of 60 judged", true],
                                      ["lp/terminates", "none in 70 judged", false]])"));
}

TEST(MixedRates, AreRatesOfOneSeverityInTheTablesOfEngines) {
  const Campaign campaign = mixed();
  const Digest digest = digest_of(campaign);
  const nlohmann::json tables = nlohmann::json::parse(trust_json(trust_tables(campaign, digest), campaign, digest));
  for (const auto& table : tables["tables"]) {
    if (table["property"] != "gjk/verdict_is_right") continue;
    const auto& severities = table["rows"][0]["severities"];
    EXPECT_EQ(severities[0][0], 50);
    EXPECT_EQ(severities[1][0], 30);
    for (std::size_t i = 2; i < severities.size(); ++i) EXPECT_EQ(severities[i][0], 0);
    for (const auto& one : severities) {
      const double share = one[0].get<double>() / one[1].get<double>();
      EXPECT_LE(one[2], share);
      EXPECT_GE(one[3], share);
    }
  }
}

TEST(MixedRates, AreNotInTheHeadline) {
  const std::string words = headline(digest_of(mixed()).engines[0]);
  expect_no_mixed_share(words);
  EXPECT_THAT(words, AllOf(HasSubstr("Wrong under 2 of 3 claims"),
                           HasSubstr("50 plain (25.0\u00a0%), 30 near (15.0\u00a0%) of 200 cases")));
}

TEST(MixedRates, AreNotInMarkdownAndCsv) {
  const Campaign campaign = mixed();
  const Digest digest = digest_of(campaign);
  expect_no_mixed_share(markdown_text(campaign, digest, std::nullopt));
  const std::vector<WrongRate> rates = wrong_rates(digest);
  ASSERT_EQ(rates.size(), 2U);
  EXPECT_EQ(rates[0].judged, "50 plain, 30 near of 200 judged") << "plain failures come first";
  EXPECT_THAT(rates[0].rates, AllOf(HasSubstr("50 plain (25.0\u00a0%, "), HasSubstr("30 near (15.0\u00a0%, ")));
  EXPECT_EQ(rates[1].judged, "9 degenerate of 60 judged");
  EXPECT_THAT(rates[1].rates, HasSubstr("9 degenerate (15.0\u00a0%, "));
}

TEST(MixedRates, HaveNoIntervalOnThePage) {
  const nlohmann::json record = nlohmann::json::parse(record_json(mixed(), digest_of(mixed())));
  const auto intervals = [&](const std::string& property) {
    for (const auto& claim : record["claims"])
      if (claim["property"] == property) return claim["rows"][0][1];
    return nlohmann::json();
  };
  const nlohmann::json two = intervals("gjk/verdict_is_right");
  ASSERT_EQ(two.size(), 2U) << "one a severity";
  EXPECT_TRUE(two[0][0] < 0.25 && two[0][1] > 0.25 && two[0][1] < 0.4) << two;
  EXPECT_TRUE(two[1][0] < 0.15 && two[1][1] > 0.15 && two[1][1] < 0.25) << two;
  EXPECT_EQ(intervals("hull2/is_exact").size(), 1U);
  const nlohmann::json none = intervals("lp/terminates");
  ASSERT_EQ(none.size(), 1U);
  EXPECT_EQ(none[0][0], 0);
}

TEST(MixedRates, AreCountsWhereARateGrew) {
  Campaign before = mixed();
  before.blocks[0].candidates = {{"no wrong hit", 1, Severity::kPlain, 50}, {"no wrong hit", 2, Severity::kNear, 30}};
  Campaign after = before;
  after.blocks[0].candidates = {{"no wrong hit", 1, Severity::kPlain, 150}, {"no wrong hit", 2, Severity::kNear, 30}};
  CellCounts& cell = after.blocks[0].cells[4];
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 20;
  cell.outcomes[static_cast<std::size_t>(Outcome::kViolated)] = 180;
  cell.severities = {150, 30, 0, 0, 0};
  std::string sentences;
  for (const Change& change : compare(before, after).changes()) sentences += change.sentence;
  EXPECT_THAT(sentences, AllOf(HasSubstr("plain: 150 of 200 fail, 50 of 200 failed before"), Not(HasSubstr("%"))));
}

/// Records of before have no severities: a share of all failures would be one of none.
TEST(MixedRates, OfFailuresWithoutSeverityAreCounts) {
  Campaign old = mixed();
  for (BlockRecord& block : old.blocks) block.cells[4].severities = {};
  const Digest digest = digest_of(old);
  EXPECT_EQ(claims_of_engine(old)[0][1], "80 of 200 judged, severity not recorded");
  EXPECT_EQ(trust_tables(old, digest)[1].rows[0].wrong_without_severity(), 80U);
  EXPECT_THAT(trust_json(trust_tables(old, digest), old, digest), HasSubstr("\"unknown\":80"));
  EXPECT_THAT(headline(digest.engines[0]), Not(HasSubstr("%")));
  EXPECT_EQ(wrong_rates(digest)[0].rates, "");
}

}  // namespace
}  // namespace assay::mixed_rates_test
